import type { Plan } from '#domain/access.ts'
import { limits } from '#domain/limits.ts'
import { type Allowance, dailyAllowance, monthlyAllowance } from '#domain/usage/rules.ts'
import { network } from '#platform/http/client-address.ts'
import type { Call } from '#server/http/mount.ts'

/**
 * Whose searches a call counts. A visitor without an account is counted twice, by browser session and by address, and the stricter count holds (decision 6); a member once,
 * wherever they are.
 */
export interface Searcher {
  sessionId: string | null
  userId: string | null
  /** Whose idempotency keys the call's are: the member's, or else the session's, or else the address's. */
  principal: string
  /** The accounts of the ledger that are charged, the principal first. */
  accounts: readonly [string, ...string[]]
  allowance: Allowance
  timeZone: string
}

/** Who is counted for a call. The header's session id goes before the body's. */
export function searcherOf(call: Call, bodySessionId?: string): Searcher {
  const { actor, timeZone } = call
  const { config } = call.world
  const sessionId = call.sessionId ?? (bodySessionId?.trim() || null)
  if (actor.kind === 'member') {
    const principal = `member:${actor.userId}`
    const allowance = allowanceOf(actor.plan, config.freeMonthlySearches)
    return { sessionId, userId: actor.userId, principal, accounts: [principal], allowance, timeZone }
  }
  const household = householdOf(call)
  const session = sessionId === null ? null : `session:${sessionId}`
  return {
    sessionId,
    userId: null,
    principal: session ?? household,
    accounts: session === null ? [household] : [session, household],
    allowance: dailyAllowance(config.anonymousDailySearches),
    timeZone,
  }
}

/** The account of the address that a call comes from. */
export function householdOf({ address }: Call): string {
  return `ip:${address === undefined ? 'unknown' : network(address)}`
}

/** Testers and premium members have no quota, only what is fair in a day; admins not even that (decision 30). */
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
