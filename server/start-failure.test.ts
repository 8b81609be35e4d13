import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DirectoryInUse, DirectoryUnusable } from '@potluck/platform/database/lock'
import { openDatabase } from '@potluck/platform/database/open'
import type { HttpEnv } from '@potluck/platform/http/env'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '#server/config/reader.ts'
import { readConfig } from '#server/config.ts'
import { CannotListen, listen } from '#server/listen.ts'
import { describeStartFailure } from '#server/start-failure.ts'
import { DatabaseAway, waitForDatabase } from '#server/wait-for-database.ts'

// The one sentence for each failed start. tests/processes/start.test.ts checks that a process prints it and ends.

let scratch: string
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'potluck-why-'))
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The sentence for the error that an act throws. */
async function whyNot(act: () => unknown): Promise<string | undefined> {
  try {
    await act()
  } catch (error) {
    return error instanceof CannotListen ? error.message : describeStartFailure(error)
  }
  throw new Error('Nothing was wrong')
}

const open = (directory: string) => openDatabase<unknown>({ kind: 'embedded', directory }, () => {})

test.each([
  [
    'DATABASE_URL',
    'mysql://user:hunter2@host/db',
    'DATABASE_URL must be an address such as postgres://user:password@host:5432/name, but it is something else',
  ],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, but it is "loud"'],
])('a wrong %s stops the start with one line that names it and shows no password', async (name, value, sentence) => {
  expect(await whyNot(() => readConfig({ [name]: value }))).toBe(sentence)
})

test('a data directory that is a file or cannot be made is named in one sentence', async () => {
  const file = join(scratch, 'file')
  writeFileSync(file, '')
  for (const directory of [file, '/proc/nope']) {
    expect(await whyNot(() => open(directory))).toMatch(
      new RegExp(`^The data directory ${directory} cannot be made or written to \\([^\n]+$`),
    )
  }
})

test.each(['192.0.2.1', 'no-such-host.invalid'])('a HOST of another machine (%s) is named in one sentence', async (host) => {
  const why = await whyNot(() => listen(new Hono<HttpEnv>(), { host, port: 0 }))
  expect(why).toMatch(new RegExp(`^HOST ${host} is no address of this machine \\([^\n]+$`))
})

test('a PostgreSQL port that refuses connections is waited for and reported at once, without the password', async () => {
  const url = 'postgres://nobody:hunter2@127.0.0.1:9/potluck'
  const told: string[] = []
  let tries = 0
  await waitForDatabase(
    url,
    async () => {
      tries += 1
      if (tries > 1) return
      const db = await openDatabase<unknown>({ kind: 'postgres', url }, () => {})
      await db.connection().execute(async () => {})
    },
    (words) => told.push(words),
  )
  expect(told).toEqual(['PostgreSQL at 127.0.0.1:9 does not answer (ECONNREFUSED): trying again for a minute'])
  expect(tries).toBe(2)
})

const withCode = (code: string, message = 'the words of the driver') => Object.assign(new Error(message), { code })

test.each([
  ['a wrong setting', new ConfigError('PORT must be a port')],
  ['a data directory in use', new DirectoryInUse('/data')],
  ['a data directory that cannot be written to', new DirectoryUnusable('/data', withCode('EACCES'))],
  ['a taken port', new CannotListen({ host: '127.0.0.1', port: 3000 }, withCode('EADDRINUSE'))],
  ['an absent database', new DatabaseAway('postgres://ada:hunter2@db:5432/potluck', withCode('ECONNREFUSED'))],
])('%s is reported with its own sentence', (_, error) => {
  expect(describeStartFailure(error)).toBe(error.message)
  expect(describeStartFailure(error)).not.toContain('hunter2')
})

test.each([
  ['ECONNREFUSED', 'The database at DATABASE_URL does not answer.'],
  ['28P01', 'The database at DATABASE_URL refuses: the words of the driver'],
  ['3D000', 'The database at DATABASE_URL refuses: the words of the driver'],
])('a database failure with the code %s is reported with one sentence', (code, sentence) => {
  expect(describeStartFailure(withCode(code))).toBe(sentence)
})

test.each([new Error('a fault of ours'), withCode('23505'), 'thrown words', undefined])(
  'the unexpected error %s gets no sentence for the owner',
  (error) => {
    expect(describeStartFailure(error)).toBeUndefined()
  },
)
