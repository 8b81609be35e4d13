import { createUser } from '#platform/auth/admin/create.ts'
import { changeFactor, deleteFactorOfUser, listFactors } from '#platform/auth/admin/factors.ts'
import { listUsers } from '#platform/auth/admin/list.ts'
import { removeUser } from '#platform/auth/admin/remove.ts'
import { requireUserInPath } from '#platform/auth/admin/require-user-in-path.ts'
import { changeUser } from '#platform/auth/admin/update.ts'
import { ok } from '#platform/auth/answer.ts'
import type { Call, Route } from '#platform/auth/call.ts'
import { presentUser } from '#platform/auth/users/present.ts'
import { findWholeUser } from '#platform/auth/users/whole-user.ts'

/** Routes about other accounts, for a token with an admin's role. */
export const adminRoutes: readonly Route[] = [
  { method: 'GET', path: '/admin/users', access: 'admin', answer: listUsers },
  { method: 'POST', path: '/admin/users', access: 'admin', answer: createUser },
  { method: 'GET', path: '/admin/users/:user_id', access: 'admin', answer: showUser },
  { method: 'PUT', path: '/admin/users/:user_id', access: 'admin', answer: changeUser },
  { method: 'DELETE', path: '/admin/users/:user_id', access: 'admin', answer: removeUser },
  { method: 'GET', path: '/admin/users/:user_id/factors', access: 'admin', answer: listFactors },
  { method: 'PUT', path: '/admin/users/:user_id/factors/:factor_id', access: 'admin', answer: changeFactor },
  { method: 'DELETE', path: '/admin/users/:user_id/factors/:factor_id', access: 'admin', answer: deleteFactorOfUser },
]

async function showUser(call: Call) {
  return ok(presentUser(await findWholeUser(call.world.db, await requireUserInPath(call))))
}
