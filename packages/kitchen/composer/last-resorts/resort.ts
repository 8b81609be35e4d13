import type { Archetype } from '#kitchen/composer/archetype.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import type { MealType } from '#kitchen/options.ts'

/**
 * A last resort: the plainest dish of this meal type, for requests that no other archetype fits. It is typical of no
 * cuisine and possible in each.
 */
export const lastResort = (id: string, meal: MealType, cook: Archetype['cook']): Archetype => ({
  id,
  meals: [meal],
  usually: 0.1,
  affinity: {},
  cook,
})

/** Adds salt, pepper and a fat, if a staple or the request allows them. */
export function wantPlainSeasoning({ table }: Stove): void {
  table.want('fat')
  table.wantThis('salt')
  table.wantThis('black-pepper')
}
