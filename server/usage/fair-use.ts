import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { takeFrom } from '#platform/limits/limiter.ts'
import type { Call } from '#server/http/mount.ts'
import type { Searcher } from '#server/usage/searcher.ts'
import { tellOneLimit } from '#server/usage/tell-limit.ts'

const { burst, searchesIn24Hours } = limits.fairUse

/** In seconds. */
const [day, burstWindow] = [86_400, burst.within / 1000]

/** Takes one of what whoever has no quota may do in a burst (decision 30). Throws `too_many_requests`. */
export async function takeBurst(call: Call, { allowance, principal }: Searcher): Promise<void> {
  if (allowance.most !== null || allowance.ceiling === null) return
  const { db, now } = call.world
  const wait = Math.ceil((await takeFrom(db, `burst:${principal}`, burst, now())) / 1000)
  if (wait > 0) throw refuse(call, { name: 'fair-use-burst', most: burst.most, window: burstWindow, wait })
}

/** The refusal of whoever has made all the searches that are fair in a day: `too_many_requests`, told in the fields of the answer. */
export function refuseDay(call: Call, wait: number): AppError {
  return refuse(call, { name: 'fair-use-day', most: searchesIn24Hours, window: day, wait })
}

function refuse(call: Call, limit: { name: string; most: number; window: number; wait: number }): AppError {
  tellOneLimit(call, { ...limit, left: 0 })
  return new AppError('too_many_requests', { retryAfter: limit.wait })
}
