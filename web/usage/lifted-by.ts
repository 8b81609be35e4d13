import type { Role } from '#domain/access.ts'
import type { Standing } from '#web/usage/standing.ts'

/** What lifts the limit, the first of what somebody is (P37): of an admin it is not told. */
export function liftedBy({ premium, tester }: Standing, roles: readonly Role[]): 'premium' | 'tester' | null {
  if (roles.includes('admin')) return null
  return premium ? 'premium' : tester ? 'tester' : null
}
