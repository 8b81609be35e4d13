import { network } from '@potluck/platform/http/client-address'
import { countedMember, type Plan } from '#domain/access.ts'
import { limits } from '#domain/limits.ts'
import { type Allowance, dailyAllowance, monthlyAllowance } from '#domain/usage/rules.ts'
import type { Call } from '#server/http/mount.ts'

/**
 * Whose searches a call counts. A visitor is counted twice, by browser session and by address, and the stricter count
 * decides (P6). A member is counted once, on any device.
 */
export interface Searcher {
  sessionId: string | null
  userId: string | null
  /** The owner of the call's idempotency keys: the member, or else the session, or else the address. */
  principal: string
  /** The ledger accounts to charge, the principal first. */
  accounts: readonly [string, ...string[]]
  allowance: Allowance
  pace: Pace
  timeZone: string
}

/** At most `most` in `within` milliseconds. */
interface Rate {
  most: number
  within: number
}

/**
 * How fast a searcher may search: the rate of all searches, and the rate of searches that were given back, which no
 * quota limits. Null means no limit (P30).
 */
export interface Pace {
  burst: Rate | null
  givenBack: Rate | null
}

/** The searcher of a call. The header's session id goes before the body's. */
export function searcherOf(call: Call, bodySessionId?: string): Searcher {
  const { timeZone } = call
  const member = countedMember(call.actor)
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

/** The ledger account of the caller's address. */
export function householdOf({ address }: Call): string {
  return `ip:${address === undefined ? 'unknown' : network(address)}`
}

/** Testers and premium members have no quota, only a fair-use ceiling per day; admins have none (P30). */
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

/** A member with a quota may use it up at any speed. */
function paceOf(plan: Plan): Pace {
  const { burst, givenBack } = limits.fairUse
  return { burst: plan === 'premium' || plan === 'tester' ? burst : null, givenBack: plan === 'admin' ? null : givenBack }
}
