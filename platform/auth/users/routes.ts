import { ok } from '#platform/auth/answer.ts'
import type { Route } from '#platform/auth/call.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { updateOwnUser } from '#platform/auth/users/update.ts'
import { findWholeUser } from '#platform/auth/users/user-store.ts'

/** What people do with their own account. */
export const userRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/user',
    access: 'user',
    answer: async ({ world, user }) => ok(presentUser(await findWholeUser(world.db, user))),
  },
  { method: 'PUT', path: '/user', access: 'user', limit: 'user', answer: updateOwnUser },
]
