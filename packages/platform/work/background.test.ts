import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { delayOf, openBackground } from '#platform/work/background.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const noFailure = (error: unknown) => {
  throw error
}

test('background work starts after its own delay, one at a time and in order', async () => {
  const delays = [1_000, 600, 1_200]
  const background = openBackground(noFailure, () => delays.shift() ?? 0)
  const seen: string[] = []
  let letGo = () => {}
  background.later(async () => {
    seen.push('first begun')
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    seen.push('first done')
  })
  background.later(async () => void seen.push('second'))
  await vi.advanceTimersByTimeAsync(999)
  expect(seen).toEqual([])
  background.later(async () => void seen.push('third'))
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['first begun'])
  letGo()
  await vi.advanceTimersByTimeAsync(1_198)
  expect(seen).toEqual(['first begun', 'first done', 'second'])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['first begun', 'first done', 'second', 'third'])
  await background.settled()
})

test('background work that never ends is reported with its origin after 30 seconds, and the next work runs', async () => {
  const failures: unknown[] = []
  const background = openBackground(
    (error, origin) => failures.push([error, origin]),
    () => 0,
  )
  const done: string[] = []
  background.later(() => new Promise(() => {}), 'a request')
  background.later(async () => void done.push('next'), 'another request')
  await vi.advanceTimersByTimeAsync(29_999)
  expect([failures, done]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(2)
  expect(failures).toEqual([[new Error('not done within 30000 ms'), 'a request']])
  expect(done).toEqual(['next'])
  await background.settled()
})

test('settled() runs waiting background work at once, and a failed piece stops no other', async () => {
  const failures: unknown[] = []
  const background = openBackground(
    (error) => failures.push(error),
    () => 60_000,
  )
  const done: string[] = []
  background.later(async () => {
    background.later(async () => void done.push('done'))
    throw new Error('no mail')
  })
  background.later(async () => void done.push('done'))
  await background.settled()
  expect(done).toEqual(['done', 'done'])
  expect(failures).toEqual([new Error('no mail')])
})

test('the delay of background work is half a second to three seconds', () => {
  expect(delayOf(Uint8Array.of(0, 0))).toBe(500)
  expect(delayOf(Uint8Array.of(0x80, 0))).toBeCloseTo(1_750, 0)
  expect(delayOf(Uint8Array.of(0xff, 0xff))).toBe(3_000)
})
