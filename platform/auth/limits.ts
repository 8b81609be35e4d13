import type { Call, LimitName } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { RateLimits } from '#platform/auth/settings.ts'
import { network } from '#platform/http/client-address.ts'
import { type Limit, takeFrom } from '#platform/limits/limiter.ts'

const minute = 60_000
const hour = 60 * minute

/** What each limit allows one address; the times are GoTrue's, and so is the burst of the first: 30 of 150. */
const limits: Record<LimitName | 'anonymous', (rates: RateLimits) => Limit> = {
  token: (rates) => ({ most: rates.token, within: 5 * minute, burst: Math.ceil(rates.token / 5) }),
  verify: (rates) => ({ most: rates.verify, within: 5 * minute }),
  otp: (rates) => ({ most: rates.otp, within: 5 * minute }),
  signup: (rates) => ({ most: rates.otp, within: 5 * minute }),
  user: (rates) => ({ most: rates.otp, within: 5 * minute }),
  web3: (rates) => ({ most: rates.web3, within: 5 * minute }),
  sso: (rates) => ({ most: rates.sso, within: 5 * minute }),
  mfa: (rates) => ({ most: rates.mfa, within: minute }),
  anonymous: (rates) => ({ most: rates.anonymousUsers, within: hour }),
}

/** Counts a call against its address. Throws 429 over_request_rate_limit with Retry-After. */
export async function limitByAddress(call: Pick<Call, 'world' | 'address'>, name: LimitName | 'anonymous'): Promise<void> {
  const { db, settings, now } = call.world
  const household = call.address === undefined ? 'unknown' : network(call.address)
  const wait = await takeFrom(db, `auth:${name}:${household}`, limits[name](settings.rateLimits), now())
  if (wait > 0) throw tooMany(wait)
}

/** 429 over_request_rate_limit; `wait` is milliseconds. */
export function tooMany(wait: number): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
  })
}
