import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Tally } from './reporter.ts'

test('the reporter counts and names a failed test, a printed error, a file that does not load and a file without tests', () => {
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
  const { failures, ...counts } = JSON.parse(readFileSync(tally, 'utf8')) as Tally
  expect(counts).toEqual({ passed: 2, skipped: 1 })
  expect(failures.map(({ name }) => name).sort()).toEqual([
    'does-not-load.fixture.ts',
    'empty.fixture.ts',
    'tests.fixture.ts > fails',
    'tests.fixture.ts > prints an unexpected error',
  ])
  expect(failures.map(({ said }) => said)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^This file does not load\nat .*does-not-load\.fixture\.ts:1$/),
      expect.stringMatching(/^expected 1 to be 2.*\nat .*tests\.fixture\.ts:5$/s),
    ]),
  )
  rmSync(folder, { recursive: true })
}, 30_000)
