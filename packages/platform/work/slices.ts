import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work that blocks the event loop before other calls get a turn. */
const longestSlice = 4

/**
 * Runs the steps of work that would block the event loop, with a turn for other calls after each slice of some
 * milliseconds, and answers the result. Throws the reason of the signal when it is aborted between two slices.
 */
export async function runInSlices<Result>(steps: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() - began < longestSlice) continue
    await setImmediate()
    signal?.throwIfAborted()
    began = performance.now()
  }
}
