import { cuisines } from '#domain/options.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { kitchenOf } from '#kitchen/composer/cuisines.ts'
import { isEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { withLiquidInMeasure } from '#kitchen/composer/liquids.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { methodOf } from '#kitchen/composer/plan-steps.ts'
import { servingsFor } from '#kitchen/composer/portions.ts'
import { hash } from '#kitchen/composer/random.ts'
import { atCyclic, methodsOf, refreshOrder, titleCycle, type Way } from '#kitchen/composer/refresh-order.ts'
import { withLessSalt } from '#kitchen/composer/saltiness.ts'
import { affinityOf, type Sketch, sketch, weightOf } from '#kitchen/composer/sketch.ts'
import { coverageSlackOf, waysOf } from '#kitchen/composer/ways.ts'

/**
 * Where a request's voices start: a multiple that lists of up to six phrasings divide, so that each phrasing is
 * equally likely to come first.
 */
const voices = 60

/**
 * Which of the ways to cook. `isFirst`: the request has no turn number, and its seed spreads over the best first
 * answers.
 */
export interface Turn {
  number: number
  isFirst: boolean
}

/** A first answer is one of this many of the best. */
const firstWays = 4

/** How many points of affinity a first answer may have less than the best. */
const firstSlack = 1

/**
 * The turns that may be a first answer: ways that use as much, fit the cuisine nearly as well, and come before any
 * way is cooked a second time.
 */
function firstTurns(ways: readonly Way[], brief: Brief, key: string): number[] {
  const merit = (one: Sketch, turn: number) => affinityOf(one, kitchenOf(brief.cuisine, key, turn).method)
  const candidates = ways.slice(0, firstWays).map(({ sketch: one, variant }, turn) => ({ turn, one, variant, merit: merit(one, turn) }))
  const [top] = candidates
  return candidates
    .filter(
      (it) =>
        top !== undefined &&
        it.variant === 0 &&
        it.one.coverage >= top.one.coverage - coverageSlackOf(brief) &&
        it.merit >= top.merit - firstSlack,
    )
    .map(({ turn }) => turn)
}

export interface Dish {
  plan: Plan
  unused: Item[]
}

const isStubborn = (item: Item) => isIn(item, 'flesh', 'dish') || item.class === 'plant-protein'

/**
 * What to set aside when no dish can use everything: the mains, what does not belong in the meal, both, and at last
 * all of it.
 */
function lessOf(brief: Brief): Brief[] {
  const belongs = (item: Item) => weightOf(item, brief) === 1
  const kept = [
    brief.given.filter((item) => !isStubborn(item)),
    brief.given.filter(belongs),
    brief.given.filter((item) => belongs(item) && !isStubborn(item)),
    [],
  ]
  const canStart = (given: readonly Item[]) => given.length > 0 || brief.mayAdd || brief.staples.length > 0
  return kept.filter((given) => given.length < brief.given.length && canStart(given)).map((given) => ({ ...brief, given }))
}

/** A savoury dish takes no vanilla or rose water if there is anything else to cook. */
function withoutEssences(brief: Brief): Brief {
  const given = brief.given.filter((item) => !isEssence(item))
  const isSavoury = brief.mealType === 'entrée' || brief.mealType === 'soup'
  return isSavoury && given.length > 0 && given.length < brief.given.length ? { ...brief, given } : brief
}

/**
 * The dish for this turn, or a dish without what no recipe of this meal can use: natto in a soup, tea and starch.
 */
export function chooseDish(brief: Brief, key: string, turn: Turn): Dish | null {
  return dishesOf(brief, key)(turn)
}

/** The dish for each turn of a brief. The ways of cooking are found once and serve all turns. */
export function dishesOf(brief: Brief, key: string): (turn: Turn) => Dish | null {
  const usable = withoutEssences(brief)
  const briefs = [usable, ...lessOf(usable)]
  const hasAny = ({ given }: Brief) => given.length > 0 || brief.given.length === 0
  // With additions a real dish that uses less is better than the plainest of everything.
  const tries = [
    ...(brief.mayAdd ? briefs.filter(hasAny).map((less) => ({ less, withPlain: false })) : []),
    ...briefs.map((less) => ({ less, withPlain: true })),
  ].map(({ less, withPlain }) => ({ less, ways: once(() => waysInTurns(less, key, withPlain)) }))
  return (turn) => {
    for (const { less, ways } of tries) {
      const dish = dishFor(less, key, turn, ways())
      if (dish !== null) return { ...dish, unused: [...dish.unused, ...brief.given.filter((item) => !less.given.includes(item))] }
    }
    return null
  }
}

/** Computes a value when it is first wanted, and keeps it. */
function once<T>(compute: () => T): () => T {
  let kept: { value: T } | undefined
  return () => {
    kept ??= { value: compute() }
    return kept.value
  }
}

/** The share of the given food that a real dish must use; below it the plainest dish of all of it wins. */
const enough = 0.6

/**
 * The ways of cooking a brief in the order of their turns; none where only the plainest dish could be made and it is
 * not wanted.
 */
function waysInTurns(brief: Brief, key: string, withPlain: boolean): Way[] {
  const found = waysOf(brief, kitchenOf(brief.cuisine, key, 0), key, withPlain)
  if (!withPlain && !found.full.some(({ kept }) => kept >= enough)) return []
  return refreshOrder(found, brief, key)
}

/**
 * The dish for this turn. Turns go round the best ways, so that the next one differs; a second round gives each way
 * another technique.
 */
function dishFor(brief: Brief, key: string, { number, isFirst }: Turn, ways: readonly Way[]): Dish | null {
  const firsts = isFirst ? firstTurns(ways, brief, key) : []
  const turn = isFirst ? (firsts[number % Math.max(1, firsts.length)] ?? 0) : number
  const kitchen = kitchenOf(brief.cuisine, key, turn)
  const way = ways[turn % Math.max(1, ways.length)]
  if (way === undefined) return null
  const wanted = way.sketch
  const round = Math.floor(turn / ways.length)
  // Without additions a known method cooks the known draft. With additions the shopping differs too, if the table
  // allows the method.
  const variant = way.variant + round
  const isKnown = number === 0 || (variant > 0 && !brief.mayAdd)
  const fresh = isKnown ? null : sketch(wanted.archetype, brief, kitchen, `${key}#${number}`)
  const method = atCyclic(methodsOf(wanted, brief), variant)
  const isOnlyOne = ways.every((one) => one === way || one.sketch.archetype.id !== wanted.archetype.id)
  // An archetype that cooks more than once keeps each time to its own method, whatever else the kitchen adds for it.
  const sameMethod =
    fresh === null
      ? undefined
      : variant === 0 && isOnlyOne
        ? fresh.draft
        : methodsOf(fresh, brief).find((one) => methodOf(one) === methodOf(method))
  const isWorse = fresh === null || sameMethod === undefined || fresh.coverage < wanted.coverage - coverageSlackOf(brief)
  const dish = isWorse ? wanted : fresh
  const draft = isWorse ? method : sameMethod
  // Titles have five patterns: where the ways come round in step with them, each round shifts by one.
  const titleShift = ways.length % titleCycle === 0 ? round : 0
  const servings = servingsFor(dish.draft, brief)
  const measured = { mealType: brief.mealType, servings }
  const tasks = withLessSalt(withLiquidInMeasure(draft.tasks, measured), measured)
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
      voice: turn + (hash(key) % voices),
    },
  )
  return { plan, unused: dish.unused }
}
