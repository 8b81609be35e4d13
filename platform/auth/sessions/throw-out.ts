import { forgetChanges } from '#platform/auth/codes/token-store.ts'
import { removeFlowsOf } from '#platform/auth/flow/flow-store.ts'
import { deleteSessionsOf } from '#platform/auth/sessions/session-store.ts'
import { lockUser } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** Ends all sessions of an account, or all but one, because somebody sits in one who should not: with all by which they could come back. */
export async function throwOut(trx: AuthTransaction, userId: string, exceptId?: string): Promise<void> {
  await takeBack(trx, userId)
  await deleteSessionsOf(trx, userId, exceptId)
}

/** Signs out everywhere, and so throws out whoever sits in another session than one's own. Who sits in none but that has their changes go on. */
export async function signOutEverywhere(trx: AuthTransaction, userId: string, ownId: string | undefined): Promise<void> {
  await lockUser(trx, userId)
  const ended = await deleteSessionsOf(trx, userId)
  if (ended.some((id) => id !== ownId)) await takeBack(trx, userId)
}

/** Takes back what was begun in a session and could be finished without one: a change of address or number, a link to a provider, a code that a verifier opens. */
export async function takeBack(trx: AuthTransaction, userId: string): Promise<void> {
  await forgetChanges(trx, userId)
  await removeFlowsOf(trx, userId)
}
