import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

// CONTRIBUTING.md, "Plain words": a comment ends before column 120. The formatter wraps code and leaves comments.

const root = join(import.meta.dirname, '..')
const rooms = ['domain', 'locales', 'packages', 'server', 'web', 'database', 'scripts', 'bench', 'tests', 'e2e']
const longest = 120

/** Lines that are nothing but a comment, by the ending of their file. */
const commentLine: Readonly<Record<string, RegExp>> = {
  ts: /^\s*(\/\/|\/\*|\*|\{\/\*)/,
  tsx: /^\s*(\/\/|\/\*|\*|\{\/\*)/,
  js: /^\s*(\/\/|\/\*|\*)/,
  sql: /^\s*(--|\/\*|\*)/,
  css: /^\s*(\/\*|\*)/,
  html: /^\s*<!--/,
}

/** A directive must stand in one line to be obeyed. */
const directive = /^\s*(\{?\/\*|\/\/\/?)\s*(biome-ignore|@ts-|@vitest-|<reference)/

/** The comment lines of a file that are too long, as `path:line: how many characters`. */
function findLongComments(path: string, text: string): string[] {
  const isComment = commentLine[path.split('.').at(-1) ?? '']
  return text.split('\n').flatMap((line, index) => {
    const characters = [...line].length
    if (characters <= longest || !isComment?.test(line) || directive.test(line)) return []
    return [`${path}:${index + 1}: ${characters} characters`]
  })
}

test(`no comment line in the repository is longer than ${longest} characters`, () => {
  const paths = globSync([`{${rooms.join(',')}}/**/*.{ts,tsx,js,sql,css,html}`, '*.{ts,js}'], { cwd: root }).map((path) =>
    path.split(sep).join('/'),
  )
  // A test that silently reads nothing would pass: these must be among what was read.
  for (const path of [
    'vitest.config.ts',
    'web/main.tsx',
    'web/styles.css',
    'scripts/test.js',
    'database/migrations/0001_recipes_and_usage.sql',
  ]) {
    expect(paths).toContain(path)
  }
  expect(paths.flatMap((path) => findLongComments(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
})

const words = (length: number) => 'x'.repeat(length)

test.each([
  ['a line comment', 'a.ts', `// ${words(118)}`],
  ['an indented line comment', 'a.js', `    // ${words(114)}`],
  ['the first line of a block', 'a.ts', `/** ${words(117)}`],
  ['an inner line of a block', 'a.tsx', ` * ${words(118)}`],
  ['a comment between elements', 'a.tsx', `{/* ${words(117)}`],
  ['a comment in SQL', 'a.sql', `-- ${words(118)}`],
  ['a comment in CSS', 'a.css', `/* ${words(118)}`],
])('%s of 121 characters is found', (_, path, line) => {
  expect(findLongComments(path, `const a = 1\n${line}\n`)).toEqual([`${path}:2: 121 characters`])
})

test.each([
  ['a comment of 120 characters', 'a.ts', `// ${words(117)}`],
  ['a comment of 120 characters that are more than 120 bytes', 'a.ts', `// ${'é'.repeat(117)}`],
  ['a comment of 120 characters outside the first plane', 'a.ts', `// ${'🥕'.repeat(117)}`],
  ['a long line of code', 'a.ts', `const a = '${words(140)}'`],
  ['a directive of the linter', 'a.tsx', `// biome-ignore lint/a11y/noStaticElementInteractions: ${words(100)}`],
])('%s is no long comment', (_, path, line) => {
  expect(findLongComments(path, line)).toEqual([])
})
