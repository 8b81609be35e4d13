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

test('what is left for later begins at a moment of its own, and one thing at a time', async () => {
  const delays = [1_000, 600]
  const background = openBackground(noFailure, () => delays.shift() ?? 0)
  const seen: string[] = []
  let letGo = () => {}
  background.later(async () => void seen.push('first asked'))
  background.later(async () => {
    seen.push('begun')
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    seen.push('done')
  })
  await vi.advanceTimersByTimeAsync(599)
  expect(seen).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen).toEqual(['begun'])
  letGo()
  await background.settled()
  expect(seen).toEqual(['begun', 'done', 'first asked'])
})

test('whoever waits for the end does not wait for the moment, and a failure stops nothing', async () => {
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

test('the moment is half a second to three away', () => {
  expect(delayOf(Uint8Array.of(0, 0))).toBe(500)
  expect(delayOf(Uint8Array.of(0x80, 0))).toBeCloseTo(1_750, 0)
  expect(delayOf(Uint8Array.of(0xff, 0xff))).toBe(3_000)
})
