import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runInSlices } from '#platform/work/slices.ts'

/** Steps of which each blocks the event loop for longer than a slice may last. */
function* longSteps(count: number, onStep = (_at: number) => {}): Generator<void, string> {
  for (let at = 0; at < count; at += 1) {
    const until = performance.now() + 6
    while (performance.now() < until);
    onStep(at)
    yield
  }
  return 'done'
}

test('work in slices answers its result, and other calls get a turn after each slice', async () => {
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate()
  })()
  const turnsAt: number[] = []
  expect(await runInSlices(longSteps(5, () => turnsAt.push(turns)))).toBe('done')
  isDone = true
  await others
  expect(new Set(turnsAt).size).toBe(5)
})

test('steps that take no time run in one slice', async () => {
  let turns = 0
  const other = setImmediate().then(() => (turns += 1))
  function* shortSteps(): Generator<void, number> {
    for (let at = 0; at < 20; at += 1) yield
    return turns
  }
  expect(await runInSlices(shortSteps())).toBe(0)
  await other
})

test('work in slices ends after the slice in which it was aborted', async () => {
  const stop = new AbortController()
  const steps: number[] = []
  const work = runInSlices(
    longSteps(5, (at) => {
      steps.push(at)
      if (at === 1) stop.abort(new Error('enough'))
    }),
    stop.signal,
  )
  await expect(work).rejects.toThrow('enough')
  expect(steps).toEqual([0, 1])
})
