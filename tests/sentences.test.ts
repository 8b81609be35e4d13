import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '#locales/en/en.ts'
import { first } from '#locales/en/first.ts'
import { readSource } from './architecture/read-source.ts'

// The type of `t` knows every sentence, but the browser has only those its chunks have added (`addSentences`). Only
// this test finds a missing noun.

const root = join(import.meta.dirname, '..')
const entry = 'web/main.tsx'
const anyNoun = new RegExp(`['"\`](${Object.keys(en).join('|')})\\.[\\w$]`, 'g')

interface Part {
  now: readonly string[]
  later: readonly string[]
  /** The nouns whose sentences the file uses. */
  says: readonly string[]
  /** The nouns whose sentences the file adds. */
  brings: readonly string[]
}

function readPart(path: string, text: string): Part {
  const { imports } = readSource(path, text)
  const targets = imports.flatMap(({ from, isType, isLazy }) => {
    if (from === null || isType || !/^[#.].*\.tsx?$/.test(from)) return []
    return [{ isLazy, path: from.startsWith('#') ? from.slice(1) : posix.join(posix.dirname(path), from) }]
  })
  const pathsOf = (isLazy: boolean) => targets.filter((target) => target.isLazy === isLazy).map((target) => target.path)
  const brought = [...text.matchAll(/^addSentences\(\{ ([\w, ]+) \}\)/gm)].flatMap(([, names = '']) => names.split(', '))
  return { now: pathsOf(false), later: pathsOf(true), says: [...text.matchAll(anyNoun)].map(([, noun = '']) => noun), brings: brought }
}

function readWeb(): Map<string, Part> {
  const files = readdirSync(join(root, 'web'), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  const paths = files.map((file) => ({ file, path: relative(root, file).split(sep).join('/') }))
  return new Map(paths.map(({ file, path }) => [path, readPart(path, readFileSync(file, 'utf8'))]))
}

/** Every file that is loaded together with one file. */
function togetherWith(parts: ReadonlyMap<string, Part>, path: string, found = new Map<string, Part>()): Map<string, Part> {
  const part = parts.get(path)
  if (!part || found.has(path)) return found
  found.set(path, part)
  for (const next of part.now) togetherWith(parts, next, found)
  return found
}

const parts = readWeb()
const chunks = [...new Set([...parts.values()].flatMap(({ later }) => later))].filter((path) => parts.has(path))

test('the check of sentences finds chunks and nouns', () => {
  expect(chunks).toContain('web/pages/results-tab.tsx')
  expect(parts.get('web/recipes/facts.tsx')?.says).toContain('recipes')
  expect(parts.get('web/pages/results-tab.tsx')?.brings).toEqual(['recipes', 'problems'])
})

test.each([entry, ...chunks])('the chunk %s brings every sentence that it uses', (path) => {
  const chunk = togetherWith(parts, path)
  const brought = new Set([...Object.keys(first), ...[...chunk.values()].flatMap(({ brings }) => brings)])
  const missing = [...chunk].flatMap(([file, { says }]) => says.filter((noun) => !brought.has(noun)).map((noun) => `${file}: ${noun}`))
  expect(missing).toEqual([])
})
