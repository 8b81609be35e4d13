import type { Role } from '#domain/access.ts'
import type { Allowance } from '#web/usage/allowance.ts'

/** What lifts the limit, the first of what somebody is (P37): of an admin it is not told. */
export function liftedBy({ premium, tester }: Allowance, roles: readonly Role[]): 'premium' | 'tester' | null {
  if (roles.includes('admin')) return null
  return premium ? 'premium' : tester ? 'tester' : null
}
