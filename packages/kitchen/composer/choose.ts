import type { Brief } from '#kitchen/composer/brief.ts'
import { kitchenOf } from '#kitchen/composer/cuisines.ts'
import { isBottledEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { scaleWater } from '#kitchen/composer/liquids.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { methodKeyOf } from '#kitchen/composer/plan-steps.ts'
import { servingsFor } from '#kitchen/composer/portions.ts'
import { hashText } from '#kitchen/composer/random.ts'
import { allMethodsOf, elementAtCyclic, orderWays, titlePatternCount, type WayOfCooking } from '#kitchen/composer/refresh-order.ts'
import { withLessSalt } from '#kitchen/composer/saltiness.ts'
import { coverageWeightOf, cuisineAffinityOf, type Sketch, sketchDish } from '#kitchen/composer/sketch.ts'
import { coverageToleranceOf, findWays } from '#kitchen/composer/ways.ts'
import { makeOnceInSteps } from '#kitchen/memoize.ts'
import { cuisines } from '#kitchen/options.ts'
import type { Steps } from '#kitchen/steps.ts'

/**
 * The number of starting points for phrasings. All lengths of phrasing lists up to six divide it, so each phrasing is
 * equally likely to come first.
 */
const voiceStarts = 60

/**
 * Which of the possible dishes to cook. With `isFirst` the request has no turn number, and its seed picks one of the
 * best.
 */
export interface Turn {
  number: number
  isFirst: boolean
}

/** The number of best ways that a first answer is picked from. */
const firstWays = 4

/** The most points of affinity that a first answer may lie below the best. */
const firstAnswerTolerance = 1

/**
 * The turns that a first answer may take: ways that use as much typed food, fit the cuisine nearly as well, and are
 * not repeats.
 */
function firstTurns(ways: readonly WayOfCooking[], brief: Brief, key: string): number[] {
  const merit = (one: Sketch, turn: number) => cuisineAffinityOf(one, kitchenOf(brief.cuisine, key, turn).method)
  const candidates = ways.slice(0, firstWays).map(({ sketch: one, variant }, turn) => ({ turn, one, variant, merit: merit(one, turn) }))
  const [top] = candidates
  return candidates
    .filter(
      (it) =>
        top !== undefined &&
        it.variant === 0 &&
        it.one.coverage >= top.one.coverage - coverageToleranceOf(brief) &&
        it.merit >= top.merit - firstAnswerTolerance,
    )
    .map(({ turn }) => turn)
}

export interface Dish {
  plan: Plan
  unused: Item[]
}

const isStubborn = (item: Item) => isInGroup(item, 'flesh', 'dish') || item.class === 'plant-protein'

/**
 * Smaller briefs to try when no dish uses everything: without the main foods, without food that does not suit the
 * meal
 * type, without both, and empty.
 */
function smallerBriefs(brief: Brief): Brief[] {
  const belongs = (item: Item) => coverageWeightOf(item, brief) === 1
  const kept = [
    brief.given.filter((item) => !isStubborn(item)),
    brief.given.filter(belongs),
    brief.given.filter((item) => belongs(item) && !isStubborn(item)),
    [],
  ]
  const canStart = (given: readonly Item[]) => given.length > 0 || brief.mayAdd || brief.staples.length > 0
  return kept.filter((given) => given.length < brief.given.length && canStart(given)).map((given) => ({ ...brief, given }))
}

/** A savoury dish takes vanilla or rose water only if there is no other food. */
function withoutEssences(brief: Brief): Brief {
  const given = brief.given.filter((item) => !isBottledEssence(item))
  const isSavoury = brief.mealType === 'entrée' || brief.mealType === 'soup'
  return isSavoury && given.length > 0 && given.length < brief.given.length ? { ...brief, given } : brief
}

/** The dish for this turn. If no recipe of the meal type can use a food (natto in a soup), that food is left out. */
export function chooseDish(brief: Brief, key: string, turn: Turn): Steps<Dish | null> {
  return dishChooserFor(brief, key)(turn)
}

/** Returns a function from turn to dish. The ways of cooking are computed once for all turns. */
export function dishChooserFor(brief: Brief, key: string): (turn: Turn) => Steps<Dish | null> {
  const usable = withoutEssences(brief)
  const briefs = [usable, ...smallerBriefs(usable)]
  const hasAny = ({ given }: Brief) => given.length > 0 || brief.given.length === 0
  // When food may be added, a real dish that uses less is better than a plain dish that uses everything.
  const tries = [
    ...(brief.mayAdd ? briefs.filter(hasAny).map((less) => ({ less, withPlain: false })) : []),
    ...briefs.map((less) => ({ less, withPlain: true })),
  ].map(({ less, withPlain }) => ({ less, ways: makeOnceInSteps(() => waysInTurns(less, key, withPlain)) }))
  return function* (turn) {
    for (const { less, ways } of tries) {
      const dish = dishFor(less, key, turn, yield* ways())
      yield
      if (dish !== null) return { ...dish, unused: [...dish.unused, ...brief.given.filter((item) => !less.given.includes(item))] }
    }
    return null
  }
}

/** The share of the typed food that a real dish must use; below it, the plainest dish of all the food wins. */
const enoughCoverage = 0.6

/**
 * The ways of cooking a brief in the order of their turns. Without `withPlain` the plainest dishes are left out, so
 * the list may be empty.
 */
function* waysInTurns(brief: Brief, key: string, withPlain: boolean): Steps<WayOfCooking[]> {
  const found = yield* findWays(brief, kitchenOf(brief.cuisine, key, 0), key, withPlain)
  if (!withPlain && !found.full.some(({ kept }) => kept >= enoughCoverage)) return []
  return yield* orderWays(found, brief, key)
}

/** The dish for this turn. Turns cycle through the best ways; in a second round each way uses another technique. */
function dishFor(brief: Brief, key: string, { number, isFirst }: Turn, ways: readonly WayOfCooking[]): Dish | null {
  const firsts = isFirst ? firstTurns(ways, brief, key) : []
  const turn = isFirst ? (firsts[number % Math.max(1, firsts.length)] ?? 0) : number
  const kitchen = kitchenOf(brief.cuisine, key, turn)
  const way = ways[turn % Math.max(1, ways.length)]
  if (way === undefined) return null
  const wanted = way.sketch
  const round = Math.floor(turn / ways.length)
  // Without added food a second round cooks the same draft. With added food it chooses other ingredients too, if the
  // table allows the method.
  const variant = way.variant + round
  const isKnown = number === 0 || (variant > 0 && !brief.mayAdd)
  const fresh = isKnown ? null : sketchDish(wanted.archetype, brief, kitchen, `${key}#${number}`)
  const method = elementAtCyclic(allMethodsOf(wanted, brief), variant)
  const isOnlyOne = ways.every((one) => one === way || one.sketch.archetype.id !== wanted.archetype.id)
  // An archetype with several methods keeps each turn to one method, whatever food is added.
  const sameMethod =
    fresh === null
      ? undefined
      : variant === 0 && isOnlyOne
        ? fresh.draft
        : allMethodsOf(fresh, brief).find((one) => methodKeyOf(one) === methodKeyOf(method))
  const isWorse = fresh === null || sameMethod === undefined || fresh.coverage < wanted.coverage - coverageToleranceOf(brief)
  const dish = isWorse ? wanted : fresh
  const draft = isWorse ? method : sameMethod
  // Titles cycle through five patterns. When the number of ways is a multiple of five, each round shifts the pattern
  // by one.
  const titleShift = ways.length % titlePatternCount === 0 ? round : 0
  const servings = servingsFor(dish.draft, brief)
  const measured = { mealType: brief.mealType, servings }
  const tasks = withLessSalt(scaleWater(draft.tasks, measured), measured)
  const plan = planFrom(
    { ...draft, tasks },
    {
      archetype: dish.archetype.id,
      kitchen: isWorse ? kitchenOf(brief.cuisine, key, 0) : kitchen,
      cuisine: brief.cuisine,
      mealType: brief.mealType,
      servings,
      round: round + way.variant,
      style: turn + titleShift + Math.max(0, cuisines.indexOf(brief.cuisine)),
      voice: turn + (hashText(key) % voiceStarts),
    },
  )
  return { plan, unused: dish.unused }
}
