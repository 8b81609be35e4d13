import { expect, test } from 'vitest'
import { openBackgroundWork } from '#server/background-work.ts'

test('the method settled() waits for running work and for work added meanwhile', async () => {
  const backgroundWork = openBackgroundWork({ log: { error: () => {} } })
  const done: string[] = []
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  backgroundWork.keep(first.promise.then(() => void done.push('first')))
  const settled = backgroundWork.settled().then(() => void done.push('settled'))
  backgroundWork.keep(second.promise.then(() => void done.push('second')))
  first.resolve()
  await first.promise
  second.resolve()
  await settled
  expect(done).toEqual(['first', 'second', 'settled'])
})

test('a failure of background work is logged and stops nothing', async () => {
  const said: string[] = []
  const backgroundWork = openBackgroundWork({ log: { error: (_entry: unknown, words?: string) => void said.push(words ?? '') } })
  backgroundWork.keep(Promise.reject(new Error('on purpose')))
  await backgroundWork.settled()
  expect(said).toEqual(['what went on after an answer failed'])
})
