import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

// `P25` is a row of docs/product-decisions.md, four digits are a file of docs/decisions/.

const root = join(import.meta.dirname, '..')
const rooms = ['domain', 'locales', 'packages', 'server', 'web', 'database', 'scripts', 'bench', 'tests', 'e2e', 'docs']
const self = relative(root, import.meta.filename)

interface Numbered {
  /** Rows of docs/product-decisions.md, such as `P25`. */
  rows: ReadonlySet<string>
  /** Names of the files in docs/decisions/. */
  files: ReadonlySet<string>
}

function readNumbered(): Numbered {
  const table = readFileSync(join(root, 'docs/product-decisions.md'), 'utf8')
  return {
    rows: new Set([...table.matchAll(/^\| (P\d+) \|/gm)].map(([, row = '']) => row)),
    files: new Set(readdirSync(join(root, 'docs/decisions'))),
  }
}

/** The wrong references to decisions in `text`, one sentence each. */
function wrongDecisions(path: string, text: string, { rows, files }: Numbered): string[] {
  const numbers = new Set([...files].map((file) => file.slice(0, 4)))
  const wrong = (pattern: RegExp, isRight: (named: string) => boolean, why: string) =>
    [...text.matchAll(pattern)].filter(([, named = '']) => !isRight(named)).map(([, named]) => `${path}: ${named} ${why}`)
  return [
    ...wrong(/(?<![\w^$-])(P[1-9]\d{0,2})(?![\w-])/g, (row) => rows.has(row), 'is no row of docs/product-decisions.md'),
    ...wrong(/decisions\/(\d[\w-]*\.md)/g, (file) => files.has(file), 'is no file of docs/decisions/'),
    ...wrong(/\]\((\d{4}-[\w-]*\.md)\)/g, (file) => files.has(file), 'is no file of docs/decisions/'),
    ...wrong(/\[(\d{4})\]\(/g, (number) => numbers.has(number), 'is no file of docs/decisions/'),
    ...wrong(
      /\bdecisions?\s+(\d+)\b/gi,
      (number) => numbers.has(number),
      'is no file of docs/decisions/; a product decision is written P and its number',
    ),
    ...wrong(/\bADR[ -]?(\d+)\b/g, () => false, 'is no name of a decision: write "decision" and four digits'),
  ]
}

function readTexts(): Map<string, string> {
  const inRooms = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|js|sql|md|css)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const above = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => join(root, name))
  const paths = [...inRooms, ...above].filter((file) => relative(root, file) !== self)
  return new Map(paths.map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')]))
}

test('every decision named in the repository exists', () => {
  const texts = readTexts()
  const numbered = readNumbered()
  // A test that reads nothing would pass silently, so these files, which name decisions, must be among those read.
  for (const path of [
    'packages/kitchen/checker/reading/read-text.ts',
    'domain/limits.ts',
    'database/migrations/0014_subscriptions.sql',
    'docs/supabase.md',
  ]) {
    expect(texts.has(path), path).toBe(true)
  }
  expect([...texts].flatMap(([path, text]) => wrongDecisions(path, text, numbered))).toEqual([])
})

const numbered: Numbered = { rows: new Set(['P1', 'P2']), files: new Set(['0001-one.md']) }

test('a text that names only existing decisions has no wrong reference', () => {
  const text = 'P1, (P2), decision 0001, [0001](decisions/0001-one.md), see docs/decisions/0001-one.md, SQLSTATE P0001'
  expect(wrongDecisions('a.ts', text, numbered)).toEqual([])
})

test.each([
  ['a row that is not in the table', 'the ceiling (P3)', 'P3'],
  ['a missing file', 'docs/decisions/0002-two.md', '0002-two.md'],
  ['a link to a missing neighbour', '[why](0002-two.md)', '0002-two.md'],
  ['a number without a file', 'decision 0003', '0003'],
  ['a product decision written as before', 'the ceiling (decision 1)', '1'],
  ['a decision by another word', 'the session ends (ADR 0001)', '0001'],
])('the check of decisions finds %s', (_, text, named) => {
  expect(wrongDecisions('a.ts', text, numbered)).toEqual([expect.stringContaining(`a.ts: ${named} is no `)])
})

test('rows and files of decisions have unique numbers', () => {
  const { rows, files } = readNumbered()
  const table = readFileSync(join(root, 'docs/product-decisions.md'), 'utf8')
  expect(rows.size).toBe([...table.matchAll(/^\| P\d+ \|/gm)].length)
  const named = [...files].filter((file) => file !== 'README.md')
  expect(named.filter((file) => !/^\d{4}-[a-z0-9-]+\.md$/.test(file))).toEqual([])
  expect(new Set(named.map((file) => file.slice(0, 4))).size).toBe(named.length)
})
