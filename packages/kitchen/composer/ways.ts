import type { Archetype } from '#kitchen/composer/archetype.ts'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import { lastResorts } from '#kitchen/composer/last-resorts/list.ts'
import { cuisineAffinityOf, type Sketch, sketchDish } from '#kitchen/composer/sketch.ts'
import type { Steps } from '#kitchen/steps.ts'

/**
 * The coverage of a dish of staples alone, when all typed food is left out: better than no dish, worse than any
 * other.
 */
const leastCoverage = 1e-9

/** With fewer ways than this, further ways are considered, so that a refresh has another dish to show. */
export const smallNumberOfWays = 6

/** The most ways that are kept; those that fit the cuisine least are dropped. */
const mostWays = 8

/** The share of the plainest dish's coverage that a real dish must reach to come before it. */
const enoughCoverageShare = 0.6

/** How far below the best coverage a dish may lie and still be considered: larger when food may be added. */
export const coverageToleranceOf = (brief: Brief) => (brief.mayAdd ? 0.2 : 1e-9)

/** The best coverage among these dishes. */
const bestOf = (list: readonly Sketch[]) => Math.max(0, ...list.map(({ coverage }) => coverage))

/** The ways of cooking a brief: `full` use the most typed food, `partial` leave more of it out. */
export interface WaysOfCooking {
  full: Sketch[]
  partial: Sketch[]
  /** Ways of every cuisine that use as much as `full`; `wayAssignedTo` divides them among the cuisines. */
  shared: Sketch[]
  /** Ways that use less, and the plainest ones, for briefs that would otherwise repeat one or two dishes. */
  others: Sketch[]
}

/** With fewer different dishes than this, five refreshes would repeat one of them three times. */
const enoughDishes = 3

/** The share of the best coverage that a dish needs to be cooked for variety. */
const leastForVariety = 0.3

/**
 * Tries every archetype in a step of its own; the plainest dishes only with `withPlain` and when real ones are few.
 */
export function* findWays(brief: Brief, kitchen: Kitchen, seed: string, withPlain = true): Steps<WaysOfCooking> {
  function* cookAll(list: readonly Archetype[]): Steps<Sketch[]> {
    const found: Sketch[] = []
    for (const archetype of list) {
      if (!archetype.meals.includes(brief.mealType)) continue
      const sketch = sketchDish(archetype, brief, kitchen, seed)
      if (sketch !== null) found.push(sketch)
      yield
    }
    return found
  }
  const real = yield* cookAll(archetypes)
  const proper = inTiers(real, brief, kitchen)
  const isOneSided = brief.mayAdd && new Set([...proper.full, ...proper.partial].map(({ archetype }) => archetype.id)).size < enoughDishes
  if (!withPlain && isOneSided) {
    const isWorthIt = (one: Sketch) =>
      one.coverage >= leastForVariety * bestOf(proper.full) && ![...proper.full, ...proper.partial].includes(one)
    return { ...proper, others: byMerit([...real, ...(yield* cookAll(lastResorts))].filter(isWorthIt), kitchen) }
  }
  if (!withPlain || (proper.full.length >= smallNumberOfWays && bestOf(proper.full) > leastCoverage)) return proper
  const plain = inTiers(yield* cookAll(lastResorts), brief, kitchen)
  // Real dishes come before the plainest, unless they leave out nearly everything.
  const [first, second] = bestOf(proper.full) < enoughCoverageShare * bestOf(plain.full) ? [plain, proper] : [proper, plain]
  const isAsGood = (one: Sketch) => one.coverage >= bestOf(first.full) - coverageToleranceOf(brief)
  const full = [...first.full, ...second.full.filter(isAsGood)]
  const shared = first.shared.length < smallNumberOfWays ? full : first.shared
  return { full, partial: [...first.partial, ...second.full.filter((one) => !isAsGood(one)), ...second.partial], shared, others: [] }
}

/** Sorts by fit to the cuisine, then by coverage. */
function byMerit(all: readonly Sketch[], kitchen: Kitchen): Sketch[] {
  const score = (one: Sketch) => cuisineAffinityOf(one, kitchen.method) + 4 * one.coverage
  return [...all].sort((a, b) => score(b) - score(a))
}

function inTiers(all: readonly Sketch[], brief: Brief, kitchen: Kitchen): WaysOfCooking {
  const best = bestOf(all)
  const sorted = byMerit(all, kitchen)
  const isFull = (one: Sketch) => one.coverage >= best - coverageToleranceOf(brief) - 1e-9
  const isPartial = (one: Sketch) => one.coverage >= enoughCoverageShare * best && one.coverage > leastCoverage
  const full = sorted.filter(isFull)
  const [top] = full
  const least = top === undefined ? 0 : 0.3 * cuisineAffinityOf(top, kitchen.method)
  const athome = full.filter((one) => cuisineAffinityOf(one, kitchen.method) >= least)
  return {
    full: (athome.length < smallNumberOfWays ? full.slice(0, smallNumberOfWays) : athome).slice(0, mostWays),
    partial: sorted.filter((one) => !isFull(one) && isPartial(one)),
    shared: full,
    others: [],
  }
}
