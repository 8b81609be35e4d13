/** Who is asking (specification, section 6). Roles are found by the server for the session, never sent by the browser. */
export const roles = ['admin', 'premium', 'tester'] as const
export type Role = (typeof roles)[number]

/** What somebody with an account may do: the first of these that they are (P37). Premium is who has the role or a live subscription. */
export const plans = ['admin', 'premium', 'tester', 'free'] as const
export type Plan = (typeof plans)[number]

/** Who may call an endpoint. `half-signed-in` lets an account in before its second factor is shown; `raised` only after one was. */
export const accesses = ['anyone', 'half-signed-in', 'signed-in', 'raised', 'admin'] as const
export type Access = (typeof accesses)[number]

/** What a session has of a second factor: its account has none, the account has one that this session did not show (half signed in), or it was shown. */
export type SecondFactor = 'none' | 'owed' | 'shown'

/** An account in one of its sessions. Half signed in, it has no roles and is on the free plan. */
export interface Member {
  kind: 'member'
  userId: string
  sessionId: string
  roles: readonly Role[]
  plan: Plan
  secondFactor: SecondFactor
  /** The account has neither an address nor a number: it costs nothing to make another. */
  isAnonymous: boolean
}

/** A visitor without an account, a member, or a program that holds the service role's key: it acts for the owner and for no account. */
export type Actor = { kind: 'visitor' } | Member | { kind: 'service' }

/**
 * The account whose searches are counted for this actor; null for whoever is counted as a visitor. That is an anonymous account too, unless it has a plan of its own: each
 * would bring a new month's searches.
 */
export function countedAs(actor: Actor): Member | null {
  if (actor.kind !== 'member') return null
  return actor.isAnonymous && actor.plan === 'free' ? null : actor
}

/** Why this actor is kept out of a door with this access; null for whoever passes. */
export function refusalAt(actor: Actor, access: Access): 'forbidden' | 'second_factor_required' | null {
  if (access === 'anyone') return null
  if (actor.kind === 'visitor') return 'forbidden'
  if (actor.kind === 'service') return access === 'admin' ? null : 'forbidden'
  if (access === 'half-signed-in') return null
  if (actor.secondFactor === 'owed' || (access === 'raised' && actor.secondFactor === 'none')) return 'second_factor_required'
  return access === 'admin' && !actor.roles.includes('admin') ? 'forbidden' : null
}
