import { expect, test, vi } from 'vitest'
import { currentAsker, workFor } from '#platform/work/asker.ts'
import { openGathering } from '#platform/work/gathering.ts'
import { NoTurn } from '#platform/work/turns.ts'

/** A gathering whose looks wait until they are let go, and what each was asked. */
function aGathering(room = { together: 4, waiting: 10 }) {
  const looks: { asked: readonly string[]; answer(): void; fail(cause: Error): void }[] = []
  const look = vi.fn((asked: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>()
    looks.push({ asked, answer: () => resolve(asked.map((one) => one.toUpperCase())), fail: reject })
    return promise
  })
  return { ask: openGathering(look, 'the gathering', room), looks, look }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('who asks alone is answered by a look at once, and those who ask meanwhile by the next one together', async () => {
  const { ask, looks } = aGathering()
  const answers = [ask('a'), workFor('one', () => ask('b')), workFor('two', () => ask('c'))]
  await settle()
  expect(looks.map(({ asked }) => asked)).toEqual([['a']])
  looks[0]?.answer()
  await settle()
  expect(looks.map(({ asked }) => asked)).toEqual([['a'], ['b', 'c']])
  looks[1]?.answer()
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C'])
})

test('a look that fails fails for those who asked it, and the next one is taken', async () => {
  const { ask, looks } = aGathering()
  const first = ask('a').catch((error: unknown) => error)
  const second = ask('b')
  await settle()
  looks[0]?.fail(new Error('The database is away'))
  expect(await first).toEqual(new Error('The database is away'))
  await settle()
  looks[1]?.answer()
  expect(await second).toBe('B')
})

test('a household that asks without end has a quarter of two looks, and nobody waits behind all of it', async () => {
  const { ask, looks } = aGathering({ together: 4, waiting: 100 })
  const flood = Array.from({ length: 20 }, (_, at) => workFor('flood', () => ask(`f${at}`)))
  const other = workFor('other', () => ask('o'))
  await settle()
  looks[0]?.answer()
  await settle()
  expect(looks[1]?.asked).toContain('o')
  for (let at = 1; at < 30; at += 1) {
    looks[at]?.answer()
    await settle()
  }
  expect(await other).toBe('O')
  expect((await Promise.all(flood)).length).toBe(20)
  expect(Math.max(...looks.map(({ asked }) => asked.length))).toBeLessThanOrEqual(4)
})

test('where too many wait the rest are refused', async () => {
  const { ask } = aGathering({ together: 2, waiting: 1 })
  const asked = Array.from({ length: 4 }, (_, at) => ask(`a${at}`).catch((error: unknown) => error))
  expect(await asked[3]).toBeInstanceOf(NoTurn)
})

test('a look is work of its own asker, whoever asked', async () => {
  const seen: (string | undefined)[] = []
  const ask = openGathering(
    async (asked: readonly string[]) => {
      seen.push(currentAsker())
      return asked
    },
    'the gathering',
    { together: 4, waiting: 10 },
  )
  await workFor('somebody', () => ask('a'))
  expect(seen).toEqual(['the gathering'])
})
