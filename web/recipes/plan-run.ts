import type { Cuisine } from '#domain/options.ts'
import type { Cards } from '#web/recipes/card.ts'

/**
 * What 'Generate All Selected' would cook, whether all of them are cooked anew, and how many of the selected have a
 * recipe to show, from whatever choices.
 */
export interface RunPlan {
  cuisines: Cuisine[]
  isAnew: boolean
  ready: number
}

/** The selected cuisines that have no recipe from these choices and none coming, or all of them anew. */
export function planRun(selected: readonly Cuisine[], cards: Cards, key: string): RunPlan {
  const ready = selected.filter((cuisine) => cards[cuisine]?.state === 'ready').length
  const missing = selected.filter((cuisine) => {
    const card = cards[cuisine]
    return !(card?.state === 'ready' && card.kept.madeFrom === key)
  })
  if (missing.length === 0) return { cuisines: [...selected], isAnew: selected.length > 0, ready }
  return { cuisines: missing.filter((cuisine) => cards[cuisine]?.state !== 'loading'), isAnew: false, ready }
}
