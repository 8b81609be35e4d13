import { expect, test } from 'vitest'
import { DirectoryInUse, DirectoryUnusable } from '#platform/database/lock.ts'
import { ConfigError } from '#server/config/reader.ts'
import { CannotListen } from '#server/listen.ts'
import { sentenceFor } from '#server/say-why.ts'
import { DatabaseAway } from '#server/wait-for-database.ts'

const withCode = (code: string, message = 'the words of the driver') => Object.assign(new Error(message), { code })

test.each([
  ['a wrong setting', new ConfigError('PORT must be a port')],
  ['a data directory in use', new DirectoryInUse('/data')],
  ['a data directory that cannot be written to', new DirectoryUnusable('/data', withCode('EACCES'))],
  ['a port that is taken', new CannotListen({ host: '127.0.0.1', port: 3000 }, withCode('EADDRINUSE'))],
  ['a database that stayed away', new DatabaseAway('postgres://ada:hunter2@db:5432/potluck', withCode('ECONNREFUSED'))],
])('%s is told in its own sentence', (_, error) => {
  expect(sentenceFor(error)).toBe(error.message)
  expect(sentenceFor(error)).not.toContain('hunter2')
})

test.each([
  ['ECONNREFUSED', 'The database at DATABASE_URL does not answer.'],
  ['28P01', 'The database at DATABASE_URL refuses: the words of the driver'],
  ['3D000', 'The database at DATABASE_URL refuses: the words of the driver'],
])('a failure of the database with the code %s is told in one sentence', (code, sentence) => {
  expect(sentenceFor(withCode(code))).toBe(sentence)
})

test.each([new Error('a fault of ours'), withCode('23505'), 'thrown words', undefined])('%s is no sentence for the owner', (error) => {
  expect(sentenceFor(error)).toBeUndefined()
})
