import type { Cuisine } from '@potluck/kitchen/options'
import type { Cards } from '#web/recipes/card.ts'

/**
 * The plan of 'Generate All Selected'. `cuisines`: those to cook. `isAnew`: all are cooked again. `ready`: the number
 * of selected cuisines that have a recipe, from any choices.
 */
export interface RunPlan {
  cuisines: Cuisine[]
  isAnew: boolean
  ready: number
}

/**
 * Plans the selected cuisines that have no recipe from these choices and are not being cooked. If all have one, plans
 * all of them again.
 */
export function planRun(selected: readonly Cuisine[], cards: Cards, key: string): RunPlan {
  const ready = selected.filter((cuisine) => cards[cuisine]?.state === 'ready').length
  const missing = selected.filter((cuisine) => {
    const card = cards[cuisine]
    return !(card?.state === 'ready' && card.kept.madeFrom === key)
  })
  if (missing.length === 0) return { cuisines: [...selected], isAnew: selected.length > 0, ready }
  return { cuisines: missing.filter((cuisine) => cards[cuisine]?.state !== 'loading'), isAnew: false, ready }
}
