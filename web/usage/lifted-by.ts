import type { Role } from '#domain/access.ts'
import type { Allowance } from '#web/usage/allowance.ts'

/** The role that lifts the limit, Premium before tester (P37). Null for an admin, whose meter names no role. */
export function liftedBy({ premium, tester }: Allowance, roles: readonly Role[]): 'premium' | 'tester' | null {
  if (roles.includes('admin')) return null
  return premium ? 'premium' : tester ? 'tester' : null
}
