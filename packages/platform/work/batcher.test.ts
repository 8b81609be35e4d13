import { expect, test, vi } from 'vitest'
import { currentAsker, runAsAsker } from '#platform/work/asker.ts'
import { openBatcher } from '#platform/work/batcher.ts'
import { NoTurn } from '#platform/work/turns.ts'

/** A batcher whose loads wait until the test releases them, with the questions of each load. */
function aGathering(room = { together: 4, waiting: 10 }) {
  const looks: { asked: readonly string[]; answer(): void; fail(cause: Error): void }[] = []
  const look = vi.fn((asked: readonly string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>()
    looks.push({ asked, answer: () => resolve(asked.map((one) => one.toUpperCase())), fail: reject })
    return promise
  })
  return { ask: openBatcher(look, 'the gathering', room), looks, look }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

test('a single question is loaded at once, and questions that arrive meanwhile share the next load', async () => {
  const { ask, looks } = aGathering()
  const answers = [ask('a'), runAsAsker('one', () => ask('b')), runAsAsker('two', () => ask('c'))]
  await settle()
  expect(looks.map(({ asked }) => asked)).toEqual([['a']])
  looks[0]?.answer()
  await settle()
  expect(looks.map(({ asked }) => asked)).toEqual([['a'], ['b', 'c']])
  looks[1]?.answer()
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C'])
})

test('a failed load rejects its own questions, and the next load runs', async () => {
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

test('one asker gets at most a quarter of two loads, and no other waits behind all of its questions', async () => {
  const { ask, looks } = aGathering({ together: 4, waiting: 100 })
  const flood = Array.from({ length: 20 }, (_, at) => runAsAsker('flood', () => ask(`f${at}`)))
  const other = runAsAsker('other', () => ask('o'))
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

test('too many waiting questions are refused', async () => {
  const { ask } = aGathering({ together: 2, waiting: 1 })
  const asked = Array.from({ length: 4 }, (_, at) => ask(`a${at}`).catch((error: unknown) => error))
  expect(await asked[3]).toBeInstanceOf(NoTurn)
})

test("a load runs on behalf of the batcher's own asker", async () => {
  const seen: (string | undefined)[] = []
  const ask = openBatcher(
    async (asked: readonly string[]) => {
      seen.push(currentAsker())
      return asked
    },
    'the gathering',
    { together: 4, waiting: 10 },
  )
  await runAsAsker('somebody', () => ask('a'))
  expect(seen).toEqual(['the gathering'])
})
