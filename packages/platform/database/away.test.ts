import { expect, test } from 'vitest'
import { isConnectionLost, isDatabaseAway } from '#platform/database/away.ts'

const coded = (message: string, parts: object) => Object.assign(new Error(message), parts)

test.each([
  ['a refused connection', coded('connect ECONNREFUSED', { code: 'ECONNREFUSED' })],
  ['a shutdown', coded('terminating connection due to administrator command', { code: '57P01' })],
  ['a server that is starting', coded('the database system is starting up', { code: '57P03' })],
  ['a cut connection', new Error('Connection terminated unexpectedly')],
  ['a query on a broken connection', new Error('Client has encountered a connection error and is not queryable')],
  ['a query on a closing connection', new Error('Client was closed and is not queryable')],
  ['a transaction whose connection was discarded', new Error('Postgres connection has been discarded')],
  ['a missing Unix socket', coded('connect ENOENT /run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' })],
])('%s counts as an absent database', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a violated constraint', coded('duplicate key value violates unique constraint', { code: '23505' })],
  ['a missing file', coded('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' })],
  ['a programming error', new TypeError('x is undefined')],
  ['a text instead of an error', 'ECONNREFUSED'],
])('%s does not count as an absent database', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test.each([
  ['a shutdown', '57P01', true],
  ['a reset connection', 'ECONNRESET', true],
  ['a cut statement', '57014', false],
  ['too many connections', '53300', false],
])('the connection of %s (%s) is lost: %s', (_, code, isLost) => {
  expect(isConnectionLost(coded('', { code }))).toBe(isLost)
})
