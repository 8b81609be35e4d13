import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { type GenerateAnswer, GenerateInput } from '#domain/recipes/api.ts'
import { ApiFailure, type FailureCode } from '#web/calls/fetch-json.ts'

/**
 * A click on a button that generates, kept until its answer comes. `key`: the idempotency key. `input`: the body of
 * the request. `madeFrom`: the choices as one string.
 */
export const Click = z.object({ key: z.string(), input: GenerateInput, madeFrom: z.string() })
export type Click = z.infer<typeof Click>

/** The surroundings of a request. `call` sends a body with an idempotency key. */
export interface AskWorld {
  call: (input: GenerateInput, key: string, signal: AbortSignal) => Promise<GenerateAnswer>
  wait: (milliseconds: number) => Promise<void>
  now: () => number
}

/**
 * After these failures the page cannot know whether the server made the search. A request with the same key does not
 * charge it twice.
 */
const unanswered: readonly FailureCode[] = ['unreachable', 'unavailable', 'in_flight']

export const isUnanswered = ({ code }: ApiFailure): boolean => unanswered.includes(code)

/** Milliseconds between two tries, if the server does not say. */
const pause = 1_000

/** The longest time of a search. After it, the server has released the search's lease. */
const longestFlight = limits.searchLease + 2 * limits.searchSweep

/**
 * Sends the request of a click until it has an answer: a second time after a failed network, and again while the
 * server still works on it. Fails as the last try did, or with an abort.
 */
export async function askUntilAnswered({ key, input }: Click, signal: AbortSignal, { call, wait, now }: AskWorld): Promise<GenerateAnswer> {
  const until = now() + longestFlight
  let isRepeated = false
  for (;;) {
    try {
      return await call(input, key, signal)
    } catch (error) {
      const code = !signal.aborted && error instanceof ApiFailure && error.code
      const isWorthIt = code === 'in_flight' ? now() < until : code === 'unreachable' && !isRepeated
      if (!isWorthIt || !(error instanceof ApiFailure)) throw error
      isRepeated ||= code === 'unreachable'
      await wait(error.retryAfter ?? pause)
      signal.throwIfAborted()
    }
  }
}
