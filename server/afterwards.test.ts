import { expect, test } from 'vitest'
import { openAfterwards } from '#server/afterwards.ts'

test('settled() waits for the work under way, and for work that is added meanwhile', async () => {
  const afterwards = openAfterwards({ log: { error: () => {} } })
  const done: string[] = []
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  afterwards.keep(first.promise.then(() => void done.push('first')))
  const settled = afterwards.settled().then(() => void done.push('settled'))
  afterwards.keep(second.promise.then(() => void done.push('second')))
  first.resolve()
  await first.promise
  second.resolve()
  await settled
  expect(done).toEqual(['first', 'second', 'settled'])
})

test('what fails is logged and holds nobody up', async () => {
  const said: string[] = []
  const afterwards = openAfterwards({ log: { error: (_entry: unknown, words?: string) => void said.push(words ?? '') } })
  afterwards.keep(Promise.reject(new Error('on purpose')))
  await afterwards.settled()
  expect(said).toEqual(['what went on after an answer failed'])
})
