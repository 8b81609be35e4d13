import type { RawBuilder } from 'kysely'
import type { Call, LimitName } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { RateLimits } from '#platform/auth/settings.ts'
import { runTogether } from '#platform/database/together.ts'
import { network } from '#platform/http/client-address.ts'
import { type Limit, type Taken, takeFrom, taking, waitAfter } from '#platform/limits/limiter.ts'

const minute = 60_000
const hour = 60 * minute

const byToken = ({ token }: RateLimits): Limit => ({ most: token, within: 5 * minute, burst: Math.ceil(token / 5) })
const byOtp = ({ otp }: RateLimits): Limit => ({ most: otp, within: 5 * minute })
const bySso = ({ sso }: RateLimits): Limit => ({ most: sso, within: 5 * minute })
/** 15 in a minute, 30 of them at once. */
const byMfa = ({ mfa }: RateLimits): Limit => ({ most: mfa, within: minute, burst: 2 * mfa })

/**
 * What each limit allows one address. Times and bursts are GoTrue's: 30 sign-ins at once of 150. GoTrue limits neither
 * what a captcha's provider is asked, nor what is done with identities, enrolling and removing factors,
 * reauthenticating, and the way to a provider and back; here nothing that costs us something is without end.
 */
const limits: Record<LimitName, (rates: RateLimits) => Limit> = {
  token: byToken,
  captcha: byToken,
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

/** One who was given 65,536 networks has so many households' allowances, and no more. */
const largestNetwork = 16

/**
 * Counts a call against its address and, beyond IPv4, the largest network that it may be part of. Throws 429
 * over_request_rate_limit with Retry-After.
 */
export async function limitByAddress(call: Pick<Call, 'world' | 'address'>, name: LimitName): Promise<void> {
  const { db } = call.world
  const taken = takenBy(call, name)
  await requireTaken(call, name, { ...taken, rows: (await taking(taken.key, taken.limit, taken.now).execute(db)).rows })
}

/** Looks something up in the round trip that counts the call as `limitByAddress` does. Throws what that throws. */
export async function lookWithinLimit<Row>(
  call: Pick<Call, 'world' | 'address'>,
  name: LimitName,
  look: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const { db } = call.world
  const taken = takenBy(call, name)
  // The look comes first: callers of one address wait for each other from the counting on.
  const [found, rows] = await runTogether(db, look, taking(taken.key, taken.limit, taken.now))
  await requireTaken(call, name, { ...taken, rows })
  return found
}

function takenBy({ world: { settings, now }, address }: Pick<Call, 'world' | 'address'>, name: LimitName) {
  return { key: `auth:${name}:${householdOf(address)}`, limit: limits[name](settings.rateLimits), now: now() }
}

async function requireTaken(
  { world: { db, now }, address }: Pick<Call, 'world' | 'address'>,
  name: LimitName,
  { rows, ...taken }: ReturnType<typeof takenBy> & { rows: readonly Taken[] },
): Promise<void> {
  const wait = await waitAfter(db, rows, taken)
  if (wait > 0) throw tooMany(wait)
  const widest = widestHousehold(address)
  if (widest === householdOf(address)) return
  const { limit } = taken
  const together = { most: largestNetwork * limit.most, within: limit.within, burst: largestNetwork * (limit.burst ?? limit.most) }
  const longer = await takeFrom(db, `auth:${name}:${widest}`, together, now())
  if (longer > 0) throw tooMany(longer)
}

/** Whom a caller's address stands for; one without an address shares with all such. */
export function householdOf(address: string | undefined): string {
  return address === undefined ? 'unknown' : network(address)
}

/** The same, for what must not be shared out anew to each of many networks of one owner. */
export function widestHousehold(address: string | undefined): string {
  return address === undefined ? 'unknown' : network(address, 48)
}

/** 429 over_request_rate_limit; `wait` is milliseconds. */
export function tooMany(wait: number): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
  })
}
