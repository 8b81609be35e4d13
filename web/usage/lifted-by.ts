import type { Role } from '#domain/access.ts'
import type { Allowance } from '#web/usage/allowance.ts'

/** The role that lifts the limit, the first that the member has (P37); an admin does not read it. */
export function liftedBy({ premium, tester }: Allowance, roles: readonly Role[]): 'premium' | 'tester' | null {
  if (roles.includes('admin')) return null
  return premium ? 'premium' : tester ? 'tester' : null
}
