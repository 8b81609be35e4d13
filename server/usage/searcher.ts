import { countedAs, type Plan } from '#domain/access.ts'
import { limits } from '#domain/limits.ts'
import { type Allowance, dailyAllowance, monthlyAllowance } from '#domain/usage/rules.ts'
import { network } from '#platform/http/client-address.ts'
import type { Call } from '#server/http/mount.ts'

/**
 * Whose searches a call counts. A visitor without an account is counted twice, by browser session and by address, and
 * the stricter count holds (P6); a member once, wherever they are.
 */
export interface Searcher {
  sessionId: string | null
  userId: string | null
  /** Whose idempotency keys the call's are: the member's, or else the session's, or else the address's. */
  principal: string
  /** The accounts of the ledger that are charged, the principal first. */
  accounts: readonly [string, ...string[]]
  allowance: Allowance
  pace: Pace
  timeZone: string
}

/** So many (`most`) in so long (`within` milliseconds). */
interface Most {
  most: number
  within: number
}

/**
 * How fast somebody may search: all searches asked for, and those that cost nothing in the end, which no quota holds.
 * Null is as fast as one likes (P30).
 */
export interface Pace {
  burst: Most | null
  givenBack: Most | null
}

/** Who is counted for a call. The header's session id goes before the body's. */
export function searcherOf(call: Call, bodySessionId?: string): Searcher {
  const { timeZone } = call
  const member = countedAs(call.actor)
  const { config } = call.world
  const sessionId = call.sessionId ?? (bodySessionId?.trim() || null)
  if (member) {
    const { userId, plan } = member
    const principal = `member:${userId}`
    const allowance = allowanceOf(plan, config.freeMonthlySearches)
    return { sessionId, userId, principal, accounts: [principal], allowance, pace: paceOf(plan), timeZone }
  }
  const household = householdOf(call)
  const session = sessionId === null ? null : `session:${sessionId}`
  return {
    sessionId,
    userId: null,
    principal: session ?? household,
    accounts: session === null ? [household] : [session, household],
    allowance: dailyAllowance(config.anonymousDailySearches),
    pace: paceOf('free'),
    timeZone,
  }
}

/** The account of the address that a call comes from. */
export function householdOf({ address }: Call): string {
  return `ip:${address === undefined ? 'unknown' : network(address)}`
}

/** Testers and premium members have no quota, only what is fair in a day; admins not even that (P30). */
function allowanceOf(plan: Plan, freeMonthly: number): Allowance {
  switch (plan) {
    case 'free':
      return monthlyAllowance(freeMonthly)
    case 'premium':
    case 'tester':
      return { ...monthlyAllowance(null), ceiling: limits.fairUse.searchesIn24Hours }
    case 'admin':
      return monthlyAllowance(null)
  }
}

/** Who has a quota spends it as fast as they like. */
function paceOf(plan: Plan): Pace {
  const { burst, givenBack } = limits.fairUse
  return { burst: plan === 'premium' || plan === 'tester' ? burst : null, givenBack: plan === 'admin' ? null : givenBack }
}
