import { type Role, roles } from '#domain/access.ts'
import { claimsOf } from '#web/session/token-claims.ts'

/** A signed-in member. `roles` is null while the roles load. If loading fails, the member has none. */
export interface Member {
  id: string
  email: string
  roles: readonly Role[] | null
}

/**
 * The session at this page. 'second-factor': the password was right, and the code of the second factor is missing.
 * Every page except the one that asks for the code treats such a member as a visitor.
 */
export type SessionState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'second-factor'; member: Member }
  | { state: 'signed-in'; member: Member }

/** The fields of a GoTrue session that this machine reads. */
export interface GoTrueSession {
  access_token: string
  user: { id: string; email?: string | undefined; factors?: readonly { status: string }[] | undefined }
}

/**
 * The state after an event with a session (INITIAL_SESSION, SIGNED_IN, TOKEN_REFRESHED, …). A null session means
 * SIGNED_OUT.
 */
export function nextState(now: SessionState, session: GoTrueSession | null): SessionState {
  if (session === null) return { state: 'signed-out' }
  const { user } = session
  const before = memberOf(now)
  const member: Member = { id: user.id, email: user.email ?? '', roles: before?.id === user.id ? before.roles : null }
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return { state: hasFactor && levelOf(session.access_token) !== 'aal2' ? 'second-factor' : 'signed-in', member }
}

/**
 * The state once the roles of a member are known. The roles are dropped when another member has signed in meanwhile.
 */
export function withRoles(now: SessionState, id: string, found: readonly Role[]): SessionState {
  const member = memberOf(now)
  if (!member || member.id !== id || now.state === 'loading' || now.state === 'signed-out') return now
  return { ...now, member: { ...member, roles: found } }
}

/** The roles in the rows of get_user_roles. Unknown roles are left out. */
export function readRoles(rows: unknown): Role[] {
  if (!Array.isArray(rows)) return []
  const named = rows.map((row: unknown) => (typeof row === 'object' && row && 'role' in row ? row.role : undefined))
  return roles.filter((role) => named.includes(role))
}

export function memberOf(session: SessionState): Member | null {
  return session.state === 'signed-in' || session.state === 'second-factor' ? session.member : null
}

/** The authenticator assurance level in an access token, or 'aal1' if the token has none that can be read. */
function levelOf(token: string): string {
  const claims = claimsOf(token)
  return typeof claims === 'object' && claims && 'aal' in claims ? String(claims.aal) : 'aal1'
}
