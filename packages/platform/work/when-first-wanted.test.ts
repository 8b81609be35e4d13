import { expect, test } from 'vitest'
import { whenFirstWanted } from './when-first-wanted.ts'

test('concurrent callers share one attempt, and later callers get its result', async () => {
  let attempts = 0
  const thing = whenFirstWanted(async () => {
    attempts += 1
    return { attempts }
  })
  expect(attempts).toBe(0)
  const [one, other] = await Promise.all([thing(), thing()])
  expect(one).toBe(other)
  expect(await thing()).toBe(one)
  expect(attempts).toBe(1)
})

test('a failed attempt fails every call that shared it, and the next call tries again', async () => {
  let attempts = 0
  const thing = whenFirstWanted(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('not installed')
    return 'made'
  })
  const shared = await Promise.allSettled([thing(), thing()])
  expect(shared.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await thing()).toBe('made')
  expect(attempts).toBe(2)
})
