import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut } from '#kitchen/lexicon/ingredient.ts'
import { prepMinutesOf } from '#kitchen/lexicon/lexicon.ts'

/** The cut that a list line names; null for food used as bought, whole or sliced. */
export function cutNamedInLine({ item, amount, cut }: PlanLine): Cut | null {
  const isUsedAsBought = ['mince', 'egg', 'water'].includes(item.class) || prepMinutesOf(item.kin) === 0
  return isUsedAsBought || amount.measure === 'slice' ? null : cut
}
