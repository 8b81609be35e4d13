import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withSourceNames } from './source-names.ts'

const folder = mkdtempSync(join(tmpdir(), 'potluck-bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The first line of a.js is the third of source.ts, from its fifth column (source maps, revision 3: 0, 0, 2, 4).
writeFileSync(join(folder, 'a.js.map'), JSON.stringify({ version: 3, sources: ['source.ts'], names: [], mappings: 'AAEI' }))
writeFileSync(join(folder, 'broken.js.map'), '{')

test('a position in the bundle is shown as its position in the source, for addresses and paths', () => {
  const stack = `Error: no\n    at run (file://${folder}/a.js:1:1)\n    at ${folder}/a.js:1:1`
  const source = `${relative(process.cwd(), join(folder, 'source.ts'))}:3:5`
  expect(withSourceNames(stack, folder)).toBe(`Error: no\n    at run (${source})\n    at ${source}`)
})

test('a position outside the bundle, or without a valid map, stays unchanged', () => {
  for (const file of ['/elsewhere/a.js', join(folder, 'none.js'), join(folder, 'broken.js'), 'node:internal/a.js']) {
    const stack = `Error: no\n    at run (${file}:1:1)`
    expect(withSourceNames(stack, folder)).toBe(stack)
  }
})
