import { setTimeout } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import type { Call } from '#server/http/mount.ts'
import { findAnswer } from '#server/usage/queries.ts'

const { firstLook, longestPause, longestWait, retryAfter } = ledgerLimits.joining

/**
 * Waits for the answer of a search that runs in this process or another; null when it ended without an answer that
 * can be reused. Throws `in_flight` when it takes too long.
 */
export async function waitForAnswer({ world, signal }: Call, id: string): Promise<string | null> {
  const { db, pause = setTimeout } = world
  let waited = 0
  for (let ms: number = firstLook; waited < longestWait && !signal.aborted; ms = Math.min(ms * 2, longestPause)) {
    await pause(ms)
    waited += ms
    const answer = await findAnswer(db, id)
    if (answer !== undefined) return answer
  }
  throw new AppError('in_flight', { retryAfter: retryAfter / 1000 })
}
