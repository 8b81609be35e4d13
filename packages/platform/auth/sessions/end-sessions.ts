import type { User } from '#platform/auth/call.ts'
import { needsBoth } from '#platform/auth/codes/needs-both.ts'
import { cancelEmailChange, cancelPhoneChange } from '#platform/auth/codes/token-store.ts'
import { removeFlowsOf } from '#platform/auth/flow/flow-store.ts'
import { deleteSessionsOf } from '#platform/auth/sessions/session-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Ends all sessions of an account, or all but one, because an attacker may have one, and cancels everything by which
 * an attacker could return.
 */
export async function endAllSessions(trx: AuthTransaction, userId: string, exceptId?: string): Promise<void> {
  await cancelPending(trx, userId)
  await deleteSessionsOf(trx, userId, exceptId)
}

/**
 * Ends all sessions of an account, or all but one, at its owner's wish. Keeps a pending address change that the old
 * mailbox must confirm too: the owner may have begun it.
 */
export async function endSessionsForOwner(trx: AuthTransaction, world: AuthWorld, user: User, exceptId?: string): Promise<void> {
  await cancelUnconfirmed(trx, world, user)
  await deleteSessionsOf(trx, user.id, exceptId)
}

/**
 * Cancels changes that a session began and that could be finished without the session: pending changes of address or
 * number, links to a provider, and PKCE codes.
 */
export async function cancelPending(trx: AuthTransaction, userId: string): Promise<void> {
  await cancelEmailChange(trx, userId)
  await cancelPhoneChange(trx, userId)
  await removeFlowsOf(trx, userId)
}

/** Cancels the same as `cancelPending`, except an address change that the old mailbox must confirm too. */
export async function cancelUnconfirmed(trx: AuthTransaction, { settings }: Pick<AuthWorld, 'settings'>, user: User): Promise<void> {
  if (!needsBoth(settings, user)) await cancelEmailChange(trx, user.id)
  await cancelPhoneChange(trx, user.id)
  await removeFlowsOf(trx, user.id)
}
