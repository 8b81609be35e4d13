import { expect, test } from 'vitest'
import { isDatabaseAway } from '#platform/database/away.ts'

const coded = (message: string, parts: object) => Object.assign(new Error(message), parts)

test.each([
  ['a refused connection', coded('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['a shutdown', coded('terminating connection due to administrator command', { code: '57P01' })],
  ['a server that is starting', coded('the database system is starting up', { code: '57P03' })],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a question to a connection that broke before', new Error('Client has encountered a connection error and is not queryable')],
  ['a question to a connection that is being closed', new Error('Client was closed and is not queryable')],
  ['a transaction whose connection was discarded', new Error('Postgres connection has been discarded')],
  ['a Unix socket that is not there', coded('connect ENOENT /run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
])('%s means that the database is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a broken rule of a table', coded('duplicate key value violates unique constraint', { code: '23505' })],
  ['a file that is not there', coded('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a mistake of ours', new TypeError('x is undefined')],
  ['what is no error', 'ECONNREFUSED'],
])('%s does not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})
