import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every failure counts: of a test, of one that prints an error, of a file that does not load, of a file without tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'potluck-tally-'))
  const tally = join(folder, 'tally')
  const vitest = join(import.meta.dirname, '..', 'node_modules', 'vitest', 'vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', join(import.meta.dirname, 'reporter-fixture', 'vitest.config.ts')],
    {
      env: { ...process.env, TALLY: tally },
    },
  )
  expect(status).toBe(1)
  expect(JSON.parse(readFileSync(tally, 'utf8'))).toEqual({ passed: 2, failed: 4, skipped: 1 })
  rmSync(folder, { recursive: true })
}, 30_000)
