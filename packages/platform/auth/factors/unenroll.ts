import { type Answer, ok } from '#platform/auth/answer.ts'
import { lockCaller } from '#platform/auth/bearer.ts'
import type { SignedInCall } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { isAal2 } from '#platform/auth/factors/aal.ts'
import { findFactor } from '#platform/auth/factors/factor-store.ts'
import { factorNotFound, requireFactor, requireFactorCall } from '#platform/auth/factors/guards.ts'
import { removeFactor } from '#platform/auth/factors/remove.ts'

/**
 * DELETE /factors/:factor_id: removes the factor and lowers the sessions it raised to aal1. Throws 422
 * insufficient_aal.
 */
export async function unenrollFactor(signedIn: SignedInCall): Promise<Answer> {
  const call = requireFactorCall(signedIn)
  const { id } = await requireFactor(call)
  await call.world.db.transaction().execute(async (trx) => {
    const { session } = await lockCaller(trx, call)
    const factor = await findFactor(trx, call.user.id, id)
    if (!factor) throw factorNotFound()
    if (factor.status === 'verified' && !isAal2(session)) {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await removeFactor(trx, factor)
  })
  return ok({ id })
}
