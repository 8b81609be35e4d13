import type { User } from '#platform/auth/call.ts'
import { endAllSessions } from '#platform/auth/sessions/end-sessions.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * Ends all sessions of an account at the first proof of its address. Also removes its factors unless its number is
 * proved, because an attacker may have made them.
 */
export async function endSessionsAndFactors(trx: AuthTransaction, { id, phone_confirmed_at }: User): Promise<void> {
  await endAllSessions(trx, id)
  if (phone_confirmed_at === null) await trx.deleteFrom('auth.mfa_factors').where('user_id', '=', id).execute()
}
