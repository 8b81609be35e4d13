import type { Brief } from '#kitchen/composer/brief.ts'
import { type Kitchen, kitchenOf } from '#kitchen/composer/cuisines.ts'
import { itemIdOf } from '#kitchen/composer/item.ts'
import { cuisineAffinityOf, type Sketch } from '#kitchen/composer/sketch.ts'
import { surpriseBonusOf } from '#kitchen/composer/surprise.ts'
import { findWays } from '#kitchen/composer/ways.ts'
import { type Cuisine, cuisines } from '#kitchen/options.ts'
import type { Steps } from '#kitchen/steps.ts'

/** The cost, in points of affinity, of a way that another cuisine of the request already takes. */
const repetitionCost = 3

/** The best sketch for a kitchen: its worth, minus a cost for each earlier use. */
export function pickBestSketch(
  list: readonly Sketch[],
  worth: (one: Sketch) => number,
  uses: ReadonlyMap<string, number>,
): Sketch | undefined {
  const left = (one: Sketch) => worth(one) - repetitionCost * (uses.get(one.archetype.id) ?? 0)
  return [...list].sort((a, b) => left(b) - left(a))[0]
}

/** A kitchen for requests without added food: every cuisine then cooks the same foods. */
const neutralKitchen: Kitchen = { method: 'Italian', flavour: 'Italian' }

/**
 * Chooses this cuisine's way when nothing may be added. Cuisines then differ only by method, so the function assigns
 * different ways to all of them, each to a cuisine that knows it well.
 */
export function* wayAssignedTo(brief: Brief): Steps<string | null> {
  const key = JSON.stringify(brief.given.map(itemIdOf))
  const { shared: list } = yield* findWays({ ...brief, cuisine: neutralKitchen.method }, neutralKitchen, key)
  const uses = new Map<string, number>()
  const waiting = new Set(cuisines)
  const bestFor = (cuisine: Cuisine) => {
    const { method } = kitchenOf(cuisine, key, 0)
    const worth = (one: Sketch) => cuisineAffinityOf(one, method) + (cuisine === 'Potluck-me' ? surpriseBonusOf(one.archetype.id) : 0)
    const one = pickBestSketch(list, worth, uses)
    return one === undefined
      ? null
      : { cuisine, id: one.archetype.id, left: worth(one) - repetitionCost * (uses.get(one.archetype.id) ?? 0) }
  }
  while (waiting.size > 0) {
    const [next] = [...waiting]
      .map(bestFor)
      .filter((found) => found !== null)
      .sort((a, b) => b.left - a.left)
    if (next === undefined) break
    if (next.cuisine === brief.cuisine) return next.id
    uses.set(next.id, (uses.get(next.id) ?? 0) + 1)
    waiting.delete(next.cuisine)
  }
  return null
}
