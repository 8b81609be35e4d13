import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alwaysRun, isReachedOtherwise, runsSince } from '../scripts/changed-tests.js'
import { readDoors } from './architecture/doors.ts'
import { readSource } from './architecture/read-source.ts'

const root = join(import.meta.dirname, '..')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const readText = (path: string) => readFileSync(join(root, path), 'utf8')
const sources = new Set(globSync('{bench,domain,e2e,locales,packages,server,tests,web}/**/*.{ts,tsx}', { cwd: root }))
const imports = new Map<string, string[]>()
const packages = globSync('packages/*/package.json', { cwd: root })
const openDoor = readDoors(new Map(packages.map((path) => [path, readText(path)])))

/** The file that an import names, whether it exists or not. */
function fileOf(path: string, from: string): string {
  if (from.startsWith('#')) return path.startsWith('packages/') ? `packages/${from.slice(1)}` : from.slice(1)
  return openDoor(from) ?? join(path, '..', from)
}

/** The files of the repository that a file imports, types left out, as Vitest follows them. */
function importsOf(path: string): string[] {
  const known = imports.get(path)
  if (known) return known
  const followed = readSource(path, readText(path)).imports.flatMap(({ isType, from }) => (isType || from === null ? [] : [from]))
  const files = followed.map((from) => fileOf(path, from))
  // The kitchen's tables are large, and all of the kitchen hangs together by imports.
  const own = files.filter((file) => sources.has(file) && !file.startsWith('packages/kitchen/'))
  imports.set(path, own)
  return own
}

/** All files that imports lead to from these. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files)
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  return reached
}

test.each([
  ['unit', 'domain/limits.ts', [['--changed=HEAD', ...alwaysRun.unit.map((file) => `--exclude=${file}`)], alwaysRun.unit]],
  ['unit', 'docs/map.md', [['--changed=HEAD', ...alwaysRun.unit.map((file) => `--exclude=${file}`)], alwaysRun.unit]],
  ['unit', 'package-lock.json', [[]]],
  ['unit', 'packages/kitchen/bench/gates/unseen/one/de.txt', [[]]],
  ['api', 'domain/limits.ts', [['--changed=HEAD']]],
  ['api', 'server/README.md', [['--changed=HEAD']]],
  ['api', 'database/migrations/0001_recipes_and_usage.sql', [[]]],
  ['api', 'packages/platform/migrations/0001_auth.sql', [[]]],
  ['api', 'packages/platform/database/embedded-worker.ts', [[]]],
  ['api', 'server/serve.ts', [[]]],
  ['e2e', 'docs/map.md', [['--changed=HEAD']]],
  ['e2e', 'web/main.tsx', [[]]],
  ['e2e', 'e2e/journey-main.ts', [[]]],
] as const)('the suite %s runs what a change of %s reaches', (project, file, runs) => {
  expect(runsSince('HEAD', ['CHANGELOG.md', file], project)).toEqual(runs)
})

test('each source of the servers that tests start is imported by an API test, or makes all of them run', () => {
  const programs = [
    'server/main.ts',
    'tests/quick-kitchen-main.ts',
    'tests/crash/mortal-main.ts',
    'packages/platform/database/embedded-worker.ts',
    'packages/platform/passwords/hash-thread.ts',
  ]
  const tests = [...sources].filter((path) => /^tests\/.+\//.test(path) && isTest(path))
  const imported = reachedFrom(tests)
  // A test that silently reads nothing would pass.
  expect(imported.has('server/app.ts')).toBe(true)
  expect([...reachedFrom(programs)].filter((path) => !imported.has(path) && !isReachedOtherwise('api', path))).toEqual([])
})

test('each source of the server that journeys start is imported by a journey, or makes all of them run', () => {
  const imported = reachedFrom([...sources].filter((path) => path.startsWith('e2e/') && isTest(path)))
  // A test that silently reads nothing would pass.
  expect(imported.has('e2e/site.ts')).toBe(true)
  expect([...reachedFrom(['e2e/journey-main.ts'])].filter((path) => !imported.has(path) && !isReachedOtherwise('e2e', path))).toEqual([])
})

/** Unit tests that use files or programs of their own making, or import all that they start. */
const followedByImports = [
  'packages/platform/database/lock.test.ts',
  'server/kitchen-cli/commands.test.ts',
  'server/outside/mail.test.ts',
  'server/pages/pages.test.ts',
  'server/source-names.test.ts',
  'server/start-failure.test.ts',
]

test('each unit test that reads files or starts programs always runs, or imports all that it needs', () => {
  const tests = [...sources].filter((path) => isTest(path) && !/^(e2e|tests\/.+)\//.test(path))
  const usesFiles = ({ from, isType }: { from: string | null; isType: boolean }) =>
    !isType && (from === null || ['node:fs', 'node:fs/promises', 'node:child_process', 'node:worker_threads'].includes(from))
  const mayUse = (text: string) => /node:|import\(/.test(text)
  const found = tests.filter((path) => mayUse(readText(path)) && readSource(path, readText(path)).imports.some(usesFiles))
  expect(found.sort()).toEqual([...alwaysRun.unit, ...followedByImports].sort())
})
