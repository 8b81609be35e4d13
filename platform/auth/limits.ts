import type { Call, LimitName } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { RateLimits } from '#platform/auth/settings.ts'
import { network } from '#platform/http/client-address.ts'
import { type Limit, takeFrom } from '#platform/limits/limiter.ts'

const minute = 60_000
const hour = 60 * minute

const byOtp = ({ otp }: RateLimits): Limit => ({ most: otp, within: 5 * minute })
const bySso = ({ sso }: RateLimits): Limit => ({ most: sso, within: 5 * minute })
/** 15 in a minute, 30 of them at once. */
const byMfa = ({ mfa }: RateLimits): Limit => ({ most: mfa, within: minute, burst: 2 * mfa })

/**
 * What each limit allows one address. Times and bursts are GoTrue's: 30 sign-ins at once of 150. GoTrue does not limit what is done with identities, to enrol and
 * remove factors, to reauthenticate, and to go to a provider and come back; here nothing that costs the database or somebody else something is without end.
 */
const limits: Record<LimitName | 'anonymous', (rates: RateLimits) => Limit> = {
  token: ({ token }) => ({ most: token, within: 5 * minute, burst: Math.ceil(token / 5) }),
  web3: ({ web3 }) => ({ most: web3, within: 5 * minute }),
  verify: ({ verify }) => ({ most: verify, within: 5 * minute }),
  signup: byOtp,
  otp: byOtp,
  magiclink: byOtp,
  recover: byOtp,
  resend: byOtp,
  user: byOtp,
  reauthenticate: byOtp,
  identities: byOtp,
  sso: bySso,
  saml: bySso,
  provider: ({ sso }) => ({ most: 10 * sso, within: 5 * minute }),
  factor_enroll: byMfa,
  factor_challenge: byMfa,
  factor_verify: byMfa,
  factor_unenroll: byMfa,
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
