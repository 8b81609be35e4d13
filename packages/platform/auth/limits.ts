import type { RawBuilder } from 'kysely'
import type { Call, LimitName } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import type { RateLimits } from '#platform/auth/settings.ts'
import { runTogether } from '#platform/database/together.ts'
import { network } from '#platform/http/client-address.ts'
import { type Limit, type TakenRow, takeFromLimit, takingFromLimit, waitAfter } from '#platform/limits/limiter.ts'

const minute = 60_000
const hour = 60 * minute

const byToken = ({ token }: RateLimits): Limit => ({ most: token, within: 5 * minute, burst: Math.ceil(token / 5) })
const byOtp = ({ otp }: RateLimits): Limit => ({ most: otp, within: 5 * minute })
const bySso = ({ sso }: RateLimits): Limit => ({ most: sso, within: 5 * minute })
/** 15 a minute, with a burst of 30. */
const byMfa = ({ mfa }: RateLimits): Limit => ({ most: mfa, within: minute, burst: 2 * mfa })

/**
 * The limits of one IP address. Times and bursts are GoTrue's: 150 sign-ins, 30 of them at once. GoTrue does not
 * limit captchas, identities, enrolling and removing factors, reauthentication, and providers; here everything that
 * costs us something has a limit.
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

/** The owner of a /48 (65,536 networks) has the limits of this many households. */
const largestNetwork = 16

/**
 * Counts a call by its IP address and, for IPv6, by its /48 network. Throws 429 over_request_rate_limit with
 * Retry-After.
 */
export async function limitByAddress(call: Pick<Call, 'world' | 'address'>, name: LimitName): Promise<void> {
  const { db } = call.world
  const taken = takeOf(call, name)
  await requireWithinLimit(call, name, { ...taken, rows: (await takingFromLimit(taken.key, taken.limit, taken.now).execute(db)).rows })
}

/** Runs a read in the round trip that counts the call by its address. Throws what `limitByAddress` throws. */
export async function readWithinLimit<Row>(
  call: Pick<Call, 'world' | 'address'>,
  name: LimitName,
  read: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const { db } = call.world
  const taken = takeOf(call, name)
  // The read comes first: callers of one address wait for each other once they are counted.
  const [found, rows] = await runTogether(db, read, takingFromLimit(taken.key, taken.limit, taken.now))
  await requireWithinLimit(call, name, { ...taken, rows })
  return found
}

/**
 * Parses a body whose call is counted later, by `readWithinLimit`. When `parse` throws, the call is counted here, so
 * that refused bodies are limited too.
 */
export async function parseOrCount<Parsed>(call: Pick<Call, 'world' | 'address'>, name: LimitName, parse: () => Parsed): Promise<Parsed> {
  try {
    return parse()
  } catch (cause) {
    await limitByAddress(call, name)
    throw cause
  }
}

function takeOf({ world: { settings, now }, address }: Pick<Call, 'world' | 'address'>, name: LimitName) {
  return { key: `auth:${name}:${networkOf(address)}`, limit: limits[name](settings.rateLimits), now: now() }
}

async function requireWithinLimit(
  { world: { db, now }, address }: Pick<Call, 'world' | 'address'>,
  name: LimitName,
  { rows, ...taken }: ReturnType<typeof takeOf> & { rows: readonly TakenRow[] },
): Promise<void> {
  const wait = await waitAfter(db, rows, taken)
  if (wait > 0) throw tooMany(wait)
  const widest = widestNetworkOf(address)
  if (widest === networkOf(address)) return
  const { limit } = taken
  const together = { most: largestNetwork * limit.most, within: limit.within, burst: largestNetwork * (limit.burst ?? limit.most) }
  const longer = await takeFromLimit(db, `auth:${name}:${widest}`, together, now())
  if (longer > 0) throw tooMany(longer)
}

/**
 * The network that a caller's limit counts for: an IPv4 address or an IPv6 /64. Callers without an address share one.
 */
export function networkOf(address: string | undefined): string {
  return address === undefined ? 'unknown' : network(address)
}

/** The largest network of one owner (an IPv6 /48), for limits that must not multiply with an owner's many networks. */
export function widestNetworkOf(address: string | undefined): string {
  return address === undefined ? 'unknown' : network(address, 48)
}

/** 429 over_request_rate_limit; `wait` is in milliseconds. */
export function tooMany(wait: number): AuthError {
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'retry-after': String(Math.ceil(wait / 1000)) },
  })
}
