import { expect, test } from 'vitest'
import { makeTurnQueue, NoTurn } from '#platform/work/turns.ts'

/** Turns one at a time, the first of which waits for `open`; records who was served and who was refused. */
function gate(waiting: number) {
  const turns = makeTurnQueue({ parallel: 1, waiting })
  const held = Promise.withResolvers<void>()
  const served: string[] = []
  const refused: string[] = []
  const asked: Promise<void>[] = [turns(() => held.promise)]
  const ask = (asker: string, count: number, signal?: AbortSignal) => {
    for (let at = 1; at <= count; at += 1) {
      const name = `${asker}${at}`
      const turn = turns(async () => void served.push(name), { asker, signal })
      asked.push(
        turn.catch((error) => {
          expect(error).toBeInstanceOf(NoTurn)
          refused.push(name)
        }),
      )
    }
  }
  const open = async () => {
    held.resolve()
    await Promise.all(asked)
  }
  return { ask, open, served, refused }
}

test("askers take turns, and each asker's work stays in order", async () => {
  const { ask, open, served } = gate(10)
  ask('a', 4)
  ask('b', 2)
  ask('c', 1)
  await open()
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('one asker may fill the queue without keeping others out', async () => {
  const { ask, open, served, refused } = gate(6)
  ask('a', 8)
  ask('b', 2)
  ask('c', 1)
  await open()
  expect(refused.toSorted()).toEqual(['a4', 'a5', 'a6', 'a7', 'a8'])
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('a full queue that askers share evenly accepts no further work', async () => {
  const { ask, open, refused } = gate(4)
  for (const asker of ['a', 'b', 'c', 'd', 'e']) ask(asker, 1)
  ask('a', 1)
  await open()
  expect(refused).toEqual(['e1', 'a1'])
})

test('an asker that has disconnected frees its place in the queue', async () => {
  const { ask, open, served, refused } = gate(2)
  const gone = new AbortController()
  ask('a', 1, gone.signal)
  ask('b', 1)
  gone.abort()
  ask('c', 1)
  await open()
  expect(refused).toEqual(['a1'])
  expect(served).toEqual(['b1', 'c1'])
})

test('one asker runs at most its share, and leaves the rest even to later askers', async () => {
  const turns = makeTurnQueue({ parallel: 4, each: 2, waiting: 10 })
  const underWay: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, asker: string) =>
    turns(
      async () => {
        underWay.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        underWay.splice(underWay.indexOf(name), 1)
      },
      { asker },
    )
  const all = [...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 'a')), ...['b1', 'c1', 'c2'].map((name) => ask(name, name.slice(0, 1)))]
  expect(underWay).toEqual(['a1', 'a2', 'b1', 'c1'])
  ends.get('b1')?.()
  await expect.poll(() => underWay).toEqual(['a1', 'a2', 'c1', 'c2'])
  ends.get('c1')?.()
  ends.get('a1')?.()
  await expect.poll(() => underWay).toEqual(['a2', 'c2', 'a3'])
  for (const name of ['a2', 'c2', 'a3']) ends.get(name)?.()
  await expect.poll(() => underWay).toEqual(['a4'])
  ends.get('a4')?.()
  await Promise.all(all)
})
