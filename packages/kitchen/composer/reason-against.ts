import type { LeftOut } from '#kitchen/judgement.ts'
import type { Allergen, DietType } from '#kitchen/options.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

/** Why a food is left out. */
export type LeftOutReason = Pick<LeftOut, 'reason' | 'subjects' | 'unsure' | 'unknown'>

/**
 * Why the exclusions or the diet forbid a food, and how certain that is; null if they allow it. `likely` holds
 * allergens that shops in this region add.
 */
export function reasonToLeaveOut(
  food: Food,
  excluded: readonly Allergen[],
  diet: DietType,
  likely: readonly Allergen[] = [],
): LeftOutReason | null {
  const found = excluded.filter((allergen) => food.contains[allergen] !== 'no' || likely.includes(allergen))
  const isSure = (allergen: Allergen) => food.contains[allergen] === 'yes'
  const isUnknown = (allergen: Allergen) => food.contains[allergen] === 'unknown' && !likely.includes(allergen)
  if (found.length > 0) {
    const unsure = found.filter((allergen) => !isSure(allergen))
    return { reason: 'allergen', subjects: found, ...listed('unsure', unsure), ...listed('unknown', unsure.filter(isUnknown)) }
  }
  if (diet === 'non-vegetarian' || food[diet] === 'yes') return null
  return { reason: 'diet', subjects: [diet], ...listed('unsure', food[diet] === 'unknown' ? [diet] : []) }
}

function listed(name: 'unsure' | 'unknown', subjects: readonly string[]): Pick<LeftOut, 'unsure' | 'unknown'> {
  return subjects.length === 0 ? {} : { [name]: [...subjects] }
}
