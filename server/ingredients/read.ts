import { setImmediate } from 'node:timers/promises'
import type { IngredientReading } from '@potluck/kitchen/reading'
import { network } from '@potluck/platform/http/client-address'
import type * as z from 'zod/mini'
import { countedMember } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { ReadIngredientsAnswer, ReadIngredientsInput } from '#domain/ingredients/api.ts'
import { limits } from '#domain/limits.ts'
import { takeAllowance } from '#server/http/allowance.ts'
import type { Call } from '#server/http/mount.ts'

/**
 * Answers read-ingredients. Charges no search. Throws `too_many_requests`, and `unavailable` when the caller has hung
 * up.
 */
export async function readTypedIngredients(
  { ingredients, language }: z.output<typeof ReadIngredientsInput>,
  call: Call,
): Promise<ReadIngredientsAnswer> {
  await takeAllowance(call, `readings:${allowanceKeyOf(call)}`, limits.readings)
  const { kitchen } = call.world
  await kitchen.load()
  const readings: IngredientReading[] = []
  for (const words of ingredients) {
    // Reading blocks the event loop: between two phrases other calls get a turn, and a closed connection is noticed.
    await setImmediate()
    if (call.signal.aborted) throw new AppError('unavailable')
    readings.push(kitchen.understand(words, language))
  }
  return { readings }
}

/** The key of a rate limit: a member's id, or the network of a visitor's household. */
function allowanceKeyOf({ actor, address }: Call): string {
  return countedMember(actor)?.userId ?? (address === undefined ? 'nowhere' : network(address))
}
