/**
 * Roles of an account (specification, section 6). The server reads them for the session; the browser never sends
 * them.
 */
export const roles = ['admin', 'premium', 'tester'] as const
export type Role = (typeof roles)[number]

/**
 * Plans in order of rank: an account has the first that fits (P37). Premium: by role or by a live
 * subscription.
 */
export const plans = ['admin', 'premium', 'tester', 'free'] as const
export type Plan = (typeof plans)[number]

/** Who may call an endpoint. `half-signed-in`: also before the second factor is shown. `raised`: only after it. */
export const accesses = ['anyone', 'half-signed-in', 'signed-in', 'raised', 'admin'] as const
export type Access = (typeof accesses)[number]

/**
 * The second factor of a session. `none`: the account has no factor. `owed`: not shown yet (half signed in).
 * `shown`: shown.
 */
export type SecondFactor = 'none' | 'owed' | 'shown'

/** An account in one of its sessions. A half signed-in session has no roles and the free plan. */
export interface Member {
  kind: 'member'
  userId: string
  sessionId: string
  roles: readonly Role[]
  plan: Plan
  secondFactor: SecondFactor
  /** The account has neither an e-mail address nor a phone number, so making another costs nothing. */
  isAnonymous: boolean
}

/** A visitor without an account, a member, or a program with the service role's key, which acts for the owner. */
export type Actor = { kind: 'visitor' } | Member | { kind: 'service' }

/**
 * The account that an actor's searches are counted for; null when they are counted as a visitor's. An anonymous
 * account on the free plan counts as a visitor too, because otherwise each new account would bring a new month's
 * searches.
 */
export function countedMember(actor: Actor): Member | null {
  if (actor.kind !== 'member') return null
  return actor.isAnonymous && actor.plan === 'free' ? null : actor
}

/** Why an actor may not call an endpoint with this access; null when the actor may. */
export function refusalAt(actor: Actor, access: Access): 'forbidden' | 'second_factor_required' | null {
  if (access === 'anyone') return null
  if (actor.kind === 'visitor') return 'forbidden'
  if (actor.kind === 'service') return access === 'admin' ? null : 'forbidden'
  if (access === 'half-signed-in') return null
  if (actor.secondFactor === 'owed' || (access === 'raised' && actor.secondFactor === 'none')) return 'second_factor_required'
  return access === 'admin' && !actor.roles.includes('admin') ? 'forbidden' : null
}
