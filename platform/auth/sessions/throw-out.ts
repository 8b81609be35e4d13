import type { User } from '#platform/auth/call.ts'
import { needsBoth } from '#platform/auth/codes/needs-both.ts'
import { forgetEmailChange, forgetPhoneChange } from '#platform/auth/codes/token-store.ts'
import { removeFlowsOf } from '#platform/auth/flow/flow-store.ts'
import { deleteSessionsOf } from '#platform/auth/sessions/session-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/**
 * Ends all sessions of an account, or all but one, because somebody sits in one who should not: with all by which
 * they could come back.
 */
export async function throwOut(trx: AuthTransaction, userId: string, exceptId?: string): Promise<void> {
  await takeBack(trx, userId)
  await deleteSessionsOf(trx, userId, exceptId)
}

/**
 * The same at the owner's wish, who may have begun something too: a change of address that the mailbox of the old one
 * has to agree to goes on.
 */
export async function signOutOf(trx: AuthTransaction, world: AuthWorld, user: User, exceptId?: string): Promise<void> {
  await takeBackUnagreed(trx, world, user)
  await deleteSessionsOf(trx, user.id, exceptId)
}

/**
 * Takes back what was begun in a session, be it over, and could be finished without one: a change of address or
 * number, a link to a provider, a code that a verifier opens.
 */
export async function takeBack(trx: AuthTransaction, userId: string): Promise<void> {
  await forgetEmailChange(trx, userId)
  await forgetPhoneChange(trx, userId)
  await removeFlowsOf(trx, userId)
}

/** The same but for a change of address that the mailbox of the old one has to agree to. */
export async function takeBackUnagreed(trx: AuthTransaction, { settings }: Pick<AuthWorld, 'settings'>, user: User): Promise<void> {
  if (!needsBoth(settings, user)) await forgetEmailChange(trx, user.id)
  await forgetPhoneChange(trx, user.id)
  await removeFlowsOf(trx, user.id)
}
