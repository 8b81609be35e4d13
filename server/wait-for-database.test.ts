import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForDatabase } from './wait-for-database.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a database that comes after ten seconds is used, and the wait was told once', async () => {
  const tell = vi.fn()
  const there = performance.now() + 10_000
  const waiting = waitForDatabase(async () => {
    if (performance.now() < there) throw refused
  }, tell)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(tell).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(6_000)
  await waiting
  expect(tell).toHaveBeenCalledOnce()
})

test('a database that is there is not talked about', async () => {
  const tell = vi.fn()
  await waitForDatabase(async () => {}, tell)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(tell).not.toHaveBeenCalled()
})

test.each([
  ['refuses at once', 0],
  ['swallows every try for 5 s', 5_000],
])('a database that %s is given up after a minute', async (_, slowness) => {
  const started = performance.now()
  const waiting = waitForDatabase(async () => {
    await new Promise((resolve) => setTimeout(resolve, slowness))
    throw refused
  }, vi.fn()).catch((error: unknown) => ({ error, after: performance.now() - started }))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await waiting).toEqual({ error: refused, after: expect.any(Number) })
  const { after } = Object(await waiting)
  expect(after).toBeGreaterThan(50_000)
  expect(after).toBeLessThanOrEqual(60_000)
})

test('what waiting does not mend is thrown at once', async () => {
  const wrong = Object.assign(new Error('password authentication failed'), { code: '28P01' })
  await expect(waitForDatabase(() => Promise.reject(wrong), vi.fn())).rejects.toBe(wrong)
})
