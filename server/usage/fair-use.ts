import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import type { Call } from '#server/http/mount.ts'
import { tellOneLimit } from '#server/usage/tell-limit.ts'

const { burst, givenBack, searchesIn24Hours } = limits.fairUse

/**
 * What is fair, by the ledger's word for it (P30): its name in the fields of an answer, how many, and in how many
 * seconds.
 */
const fair = {
  fair_use: { name: 'fair-use-day', most: searchesIn24Hours, window: 86_400 },
  burst: { name: 'fair-use-burst', most: burst.most, window: burst.within / 1000 },
  given_back: { name: 'fair-use-given-back', most: givenBack.most, window: givenBack.within / 1000 },
} as const

/**
 * The refusal of whoever searches more than is fair, for so many seconds: `too_many_requests`, told in the fields of
 * the answer.
 */
export function refuseUnfair(call: Call, limit: keyof typeof fair, wait: number): AppError {
  tellOneLimit(call, { ...fair[limit], left: 0, wait })
  return new AppError('too_many_requests', { retryAfter: wait })
}
