import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import type { Call } from '#server/http/mount.ts'
import { setLimitHeaders } from '#server/usage/limit-headers.ts'

const { burst, givenBack, searchesIn24Hours } = limits.fairUse

/**
 * The fair-use limits (P30) by the ledger's name: the name in the RateLimit header fields, how many searches, in how
 * many seconds.
 */
const fairUseLimits = {
  fair_use: { name: 'fair-use-day', most: searchesIn24Hours, window: 86_400 },
  burst: { name: 'fair-use-burst', most: burst.most, window: burst.within / 1000 },
  given_back: { name: 'fair-use-given-back', most: givenBack.most, window: givenBack.within / 1000 },
} as const

/** The refusal of a search beyond fair use: `too_many_requests` with RateLimit header fields. `wait` is in seconds. */
export function refuseUnfair(call: Call, limit: keyof typeof fairUseLimits, wait: number): AppError {
  setLimitHeaders(call, { ...fairUseLimits[limit], left: 0, wait })
  return new AppError('too_many_requests', { retryAfter: wait })
}
