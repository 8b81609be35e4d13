import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatabaseAway, waitForDatabase } from './wait-for-database.ts'

const url = 'postgres://cook:hunter2@db.example.org/potluck?password=hunter2'
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a database that answers after ten seconds is used, and the wait is reported once with host and reason', async () => {
  const tell = vi.fn()
  const there = performance.now() + 10_000
  const act = async () => {
    if (performance.now() < there) throw refused
  }
  const waiting = waitForDatabase(url, act, tell)
  await vi.advanceTimersByTimeAsync(1)
  expect(tell).toHaveBeenCalledExactlyOnceWith(
    'PostgreSQL at db.example.org:5432 does not answer (ECONNREFUSED): trying again for a minute',
  )
  await vi.advanceTimersByTimeAsync(11_000)
  await waiting
  expect(tell).toHaveBeenCalledOnce()
})

test('a start reports after two seconds that the database has not answered yet', async () => {
  const tell = vi.fn()
  const waiting = waitForDatabase(url, () => new Promise((resolve) => setTimeout(resolve, 4_000)), tell)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(tell).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3_000)
  await waiting
  expect(tell).toHaveBeenCalledExactlyOnceWith('PostgreSQL at db.example.org:5432 does not answer yet: trying again for a minute')
})

test('a database that answers at once is not reported', async () => {
  const tell = vi.fn()
  await waitForDatabase(url, async () => {}, tell)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tell).not.toHaveBeenCalled()
})

test.each([
  ['refuses at once', 0],
  ['swallows every try for 5 s', 5_000],
])('a database that %s is abandoned after a minute', async (_, slowness) => {
  const started = performance.now()
  const act = async () => {
    await new Promise((resolve) => setTimeout(resolve, slowness))
    throw refused
  }
  const waiting = waitForDatabase(url, act, vi.fn()).catch((error: unknown) => ({ error, after: performance.now() - started }))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await waiting).toEqual({ error: expect.any(DatabaseAway), after: expect.any(Number) })
  const { error, after } = Object(await waiting)
  expect(error.message).toBe('The database at DATABASE_URL (db.example.org:5432) does not answer: ECONNREFUSED.')
  expect(after).toBeGreaterThan(50_000)
  expect(after).toBeLessThanOrEqual(60_000)
})

test.each([
  ['postgres://cook@[::1]:9/potluck', '[::1]:9'],
  ['postgres:///potluck', 'localhost:5432'],
  ['postgres://cook@%2Frun%2Fpostgresql/potluck', '/run/postgresql'],
  ['postgres:///potluck?host=/run/postgresql', '/run/postgresql'],
])('the database at %s is shown as %s', (address, name) => {
  expect(new DatabaseAway(address, refused).message).toContain(`(${name})`)
})

test('an error that waiting cannot solve is thrown at once', async () => {
  const wrong = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  await expect(waitForDatabase(url, () => Promise.reject(wrong), vi.fn())).rejects.toBe(wrong)
})
