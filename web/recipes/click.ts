import * as z from 'zod/mini'
import { limits } from '#domain/limits.ts'
import { type GenerateAnswer, GenerateInput } from '#domain/recipes/api.ts'
import { ApiFailure, type FailureCode } from '#web/calls/fetch-json.ts'

/**
 * A click on a button that generates, until it is answered: the key that the server knows it by, the very body, and
 * the choices it was made from.
 */
export const Click = z.object({ key: z.string(), input: GenerateInput, madeFrom: z.string() })
export type Click = z.infer<typeof Click>

/** What asking needs of the page. `call` sends a body under a key. */
export interface AskWorld {
  call: (input: GenerateInput, key: string, signal: AbortSignal) => Promise<GenerateAnswer>
  wait: (milliseconds: number) => Promise<void>
  now: () => number
}

/**
 * Failures after which nobody knows whether the search was made: asking again under the same key charges nothing
 * twice.
 */
const unanswered: readonly FailureCode[] = ['unreachable', 'unavailable', 'in_flight']

export const isUnanswered = ({ code }: ApiFailure): boolean => unanswered.includes(code)

/** Milliseconds between two askings where the server does not say. */
const pause = 1_000

/** No search is under way for longer: by then its lease was freed. */
const longestFlight = limits.searchLease + 2 * limits.searchSweep

/**
 * Asks under the key of one click until it is answered: once more where the network failed, and for as long as the
 * server is still at it. Fails as the last asking did, or with an abort.
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
