import { expect, test } from 'vitest'
import { retryOnRace } from './retry-on-race.ts'

/** Fails with these SQLSTATE codes in turn, then answers. */
function failing(...codes: readonly string[]) {
  let calls = 0
  return {
    act: async () => {
      const code = codes[calls]
      calls += 1
      if (code !== undefined) throw Object.assign(new Error(code), { code })
      return 'kept'
    },
    calls: () => calls,
  }
}

test('a statement that breaks a unique index runs once more', async () => {
  const { act, calls } = failing('23505')
  expect(await retryOnRace(act)).toBe('kept')
  expect(calls()).toBe(2)
})

test.each([
  ['another failure is thrown at once', ['40P01'], 1],
  ['a second violation is thrown', ['23505', '23505'], 2],
] as const)('%s', async (_, codes, expected) => {
  const { act, calls } = failing(...codes)
  await expect(retryOnRace(act)).rejects.toThrow(codes.at(-1))
  expect(calls()).toBe(expected)
})
