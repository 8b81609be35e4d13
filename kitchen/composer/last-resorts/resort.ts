import type { MealType } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/**
 * An archetype for when no dish fits: the plainest thing that makes this meal. It belongs to no cuisine and is
 * possible in every one.
 */
export const resort = (id: string, meal: MealType, cook: Archetype['cook']): Archetype => ({
  id,
  meals: [meal],
  usually: 0.1,
  affinity: {},
  cook,
})

/** Salt, pepper and a fat, where a staple or the request gives them. */
export function wantPlainly({ table }: Stove): void {
  table.want('fat')
  table.wantThis('salt')
  table.wantThis('black-pepper')
}
