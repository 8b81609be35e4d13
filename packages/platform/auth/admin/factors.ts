import * as z from 'zod/mini'
import { requireUserInPath } from '#platform/auth/admin/require-user-in-path.ts'
import { mapUniqueViolation } from '#platform/auth/admin/taken.ts'
import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, parseBody, Text, uuidParam } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'
import { findFactor, updateFactor } from '#platform/auth/factors/factor-store.ts'
import { factorNotFound } from '#platform/auth/factors/guards.ts'
import { removeFactor } from '#platform/auth/factors/remove.ts'
import { normalPhone } from '#platform/auth/users/addresses.ts'
import { presentFactor } from '#platform/auth/users/present.ts'
import { findFactors, lockUser } from '#platform/auth/users/user-store.ts'

const Changes = z.object({ friendly_name: Text, phone: Text })
const longestName = 255

/** GET /admin/users/:user_id/factors: lists factors without their secrets. */
export async function listFactors(call: Call): Promise<Answer> {
  const user = await requireUserInPath(call)
  const factors = await findFactors(call.world.db, user.id)
  return ok(factors.map(presentFactor))
}

/** PUT /admin/users/:user_id/factors/:factor_id: changes a factor's name, or the number of a phone factor. */
export async function changeFactor(call: Call): Promise<Answer> {
  const user = await requireUserInPath(call)
  const factorId = uuidParam(call, 'factor_id')
  const factor = await findFactor(call.world.db, user.id, factorId)
  if (!factor) throw factorNotFound()
  const { friendly_name: name, phone } = parseBody(call, Changes)
  if (name.length > longestName) throw invalid(`friendly_name cannot be longer than ${longestName} characters`)
  const changes = {
    ...(name === '' ? {} : { friendly_name: name }),
    ...(phone === '' || factor.factor_type !== 'phone' ? {} : { phone: normalPhone(phone) }),
    updated_at: call.world.now(),
  }
  const changed = await mapUniqueViolation(() => updateFactor(call.world.db, user.id, factorId, changes))
  if (!changed) throw factorNotFound()
  return ok(presentFactor(changed))
}

/**
 * DELETE /admin/users/:user_id/factors/:factor_id: removes a lost factor. Sessions that it raised fall back to aal1.
 */
export async function deleteFactorOfUser(call: Call): Promise<Answer> {
  const user = await requireUserInPath(call)
  const factorId = uuidParam(call, 'factor_id')
  const removed = await call.world.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id, 'any')
    const factor = await findFactor(trx, user.id, factorId)
    if (!factor) throw factorNotFound()
    await removeFactor(trx, factor)
    return factor
  })
  return ok(presentFactor(removed))
}
