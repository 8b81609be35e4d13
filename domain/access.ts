/** Who is asking (specification, section 6). Roles are found by the server for the session, never sent by the browser. */
export const roles = ['admin', 'premium', 'tester'] as const
export type Role = (typeof roles)[number]

/** Who may call an endpoint. */
export const accesses = ['anyone', 'signed-in', 'admin'] as const
export type Access = (typeof accesses)[number]

/** A visitor without an account, a member, or a program that holds the service role's key: it acts for the owner and for no account. */
export type Actor = { kind: 'visitor' } | { kind: 'member'; userId: string; roles: readonly Role[] } | { kind: 'service' }

/** May this actor pass a door with this access? */
export function mayPass(actor: Actor, access: Access): boolean {
  if (access === 'anyone') return true
  if (actor.kind === 'visitor') return false
  if (actor.kind === 'service') return true
  return access === 'signed-in' || actor.roles.includes('admin')
}
