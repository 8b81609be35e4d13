import { cuisines } from '#domain/options.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { kitchenOf } from '#kitchen/composer/cuisines.ts'
import { dealt, pickFor } from '#kitchen/composer/deal.ts'
import { nameOf } from '#kitchen/composer/dish-naming.ts'
import type { Draft } from '#kitchen/composer/draft.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { lastResorts } from '#kitchen/composer/last-resorts/list.ts'
import { methodOf, type Plan, planFrom } from '#kitchen/composer/plan.ts'
import { servingsFor } from '#kitchen/composer/portions.ts'
import { hash } from '#kitchen/composer/random.ts'
import { affinityOf, type Sketch, sketch, weightOf } from '#kitchen/composer/sketch.ts'
import { isEssence } from '#kitchen/composer/stages.ts'
import { variantsOf } from '#kitchen/composer/variants.ts'
import { fewWays, slackOf, type Ways, waysOf } from '#kitchen/composer/ways.ts'

/** Title patterns come round every fifth turn: two ways of one name are not five turns apart. */
const titleRound = 5

/** Where a request's voices start: a number that lists of up to six phrasings divide, so that each is as likely to come first. */
const voices = 60

function withoutEchoes(ways: readonly Sketch[]): Sketch[] {
  const placed: Sketch[] = []
  const waiting = [...ways]
  while (waiting.length > 0) {
    const isEcho = (one: Sketch) =>
      placed.some((other, at) => (placed.length - at) % titleRound === 0 && nameOf(other.archetype.id) === nameOf(one.archetype.id))
    const next = Math.max(
      0,
      waiting.findIndex((one) => !isEcho(one)),
    )
    placed.push(...waiting.splice(next, 1))
  }
  return placed
}

/** One way of cooking, as it is (0) or by one of its other methods. */
interface Way {
  sketch: Sketch
  variant: number
}

/** Refreshes this many times in a row differ: with fewer ways, the same ones are cooked by other methods. */
const enoughWays = 6

const isPlainest = ({ archetype }: Sketch) => lastResorts.includes(archetype)

/** Which method it is, of which archetype: two ways that do the same are one. */
const methodKey = ({ sketch, variant }: Way, brief: Brief) =>
  `${sketch.archetype.id} ${methodOf(variant === 0 ? sketch.draft : atRound(methodsOf(sketch, brief), variant))}`

/** The real ways, the same by other techniques where they are few, then the plainest, and small turns at the end; none of them twice. */
function withVariants(ways: readonly Sketch[], full: readonly Sketch[], brief: Brief): Way[] {
  const isReal = full.every(isPlainest) ? () => true : (one: Sketch) => !isPlainest(one)
  const found: Way[] = []
  const seen = new Set<string>()
  const fill = (most: number, more: () => readonly Way[]) => {
    if (found.length >= most) return
    for (const way of more()) {
      const key = methodKey(way, brief)
      if (found.length < most && !seen.has(key)) found.push(way)
      seen.add(key)
    }
  }
  const inRounds = (list: readonly Way[]) => [...list].sort((a, b) => a.variant - b.variant)
  const techniquesOf = (sketch: Sketch) =>
    variantsOf(sketch.draft, brief.mealType).techniques.map((_, at): Way => ({ sketch, variant: at + 1 }))
  const turnsOf = (sketch: Sketch) => {
    const { techniques, turns } = variantsOf(sketch.draft, brief.mealType)
    return turns.map((_, at): Way => ({ sketch, variant: techniques.length + at + 1 }))
  }
  const asTheyAre = (some: readonly Sketch[]) => some.map((sketch): Way => ({ sketch, variant: 0 }))
  fill(Number.POSITIVE_INFINITY, () => asTheyAre(ways.filter(isReal)))
  fill(enoughWays, () => inRounds(full.filter(isReal).flatMap(techniquesOf)))
  fill(enoughWays, () => asTheyAre(ways.filter((one) => !isReal(one))))
  fill(enoughWays, () => inRounds(ways.flatMap((sketch) => [...techniquesOf(sketch), ...turnsOf(sketch)])))
  return found
}

/** From so many points a kitchen makes this of these things whatever the other kitchens make of them. */
const surelyClassic = 1.5

/** The ways in the order of the turns: the surprise cuisine takes, turn by turn, what is most at home with that turn's method. */
function inTurns({ full, partial, shared }: Ways, brief: Brief, key: string): Way[] {
  // What the cook brought is not left out for variety's sake, unless it is little or there is nearly no other way.
  const mostKept = Math.max(0, ...full.map(({ kept }) => kept))
  const isLittle = (one: Sketch) => full.length < 3 || one.kept >= 0.75 * mostKept
  const some = partial.filter(isLittle).slice(0, Math.max(0, fewWays - full.length))
  if (!brief.mayAdd) {
    const archetype = dealt(brief)
    const classic = full.find((one) => (one.classic[kitchenOf(brief.cuisine, key, 0).method] ?? 0) >= surelyClassic)
    const first = classic ?? [...full, ...shared].find((one) => one.archetype.id === archetype) ?? full[0]
    const all = withoutEchoes([...(first === undefined ? [] : [first]), ...full.filter((one) => one !== first), ...some])
    return withVariants(all, full, brief)
  }
  if (brief.cuisine !== 'Potluck-me') return withVariants(withoutEchoes([...full, ...some]), full, brief)
  const ways: Sketch[] = []
  for (let turn = 0; ways.length < full.length; turn += 1) {
    const { method } = kitchenOf(brief.cuisine, key, turn)
    const best = pickFor(
      full.filter((one) => !ways.includes(one)),
      (one) => affinityOf(one, method),
      new Map(),
    )
    if (best !== undefined) ways.push(best)
  }
  return withVariants(withoutEchoes([...ways, ...some]), full, brief)
}

/** Which of the ways it is. `isFirst`: nobody counts the turns, and the number is spread over the best first answers. */
export interface Turn {
  number: number
  isFirst: boolean
}

/** Among so many of the best a first answer is chosen. */
const firstWays = 4

/** How many points of affinity a first answer may be less at home than the best. */
const firstSlack = 1

/** The turns that may be a first answer: they use as much, are nearly as much at home, and come before any way is cooked a second time. */
function firstTurns(ways: readonly Way[], brief: Brief, key: string): number[] {
  const merit = (one: Sketch, turn: number) => affinityOf(one, kitchenOf(brief.cuisine, key, turn).method)
  const candidates = ways.slice(0, firstWays).map(({ sketch: one, variant }, turn) => ({ turn, one, variant, merit: merit(one, turn) }))
  const [top] = candidates
  return candidates
    .filter(
      (it) =>
        top !== undefined && it.variant === 0 && it.one.coverage >= top.one.coverage - slackOf(brief) && it.merit >= top.merit - firstSlack,
    )
    .map(({ turn }) => turn)
}

export interface Dish {
  plan: Plan
  unused: Item[]
}

const isStubborn = (item: Item) => isIn(item, 'flesh') || item.class === 'plant-protein'

/** What is set aside when nothing can be made of everything: the mains, what does not belong in the meal, both, and at last all of it. */
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

/** A savoury dish is not scented with vanilla or rose water, where there is anything else to cook. */
function withoutEssences(brief: Brief): Brief {
  const given = brief.given.filter((item) => !isEssence(item))
  const isSavoury = brief.mealType === 'entrée' || brief.mealType === 'soup'
  return isSavoury && given.length > 0 && given.length < brief.given.length ? { ...brief, given } : brief
}

/** The dish for this turn, or one without what cannot be cooked in this meal at all: natto in a soup, tea and starch. */
export function chooseDish(brief: Brief, key: string, turn: Turn): Dish | null {
  const usable = withoutEssences(brief)
  const briefs = [usable, ...lessOf(usable)]
  const hasAny = ({ given }: Brief) => given.length > 0 || brief.given.length === 0
  // With additions a real dish of less is better than the plainest of everything.
  const tries = [
    ...(brief.mayAdd ? briefs.filter(hasAny).map((less) => ({ less, withPlain: false })) : []),
    ...briefs.map((less) => ({ less, withPlain: true })),
  ]
  for (const { less, withPlain } of tries) {
    const dish = dishFor(less, key, turn, withPlain)
    if (dish !== null) return { ...dish, unused: [...dish.unused, ...brief.given.filter((item) => !less.given.includes(item))] }
  }
  return null
}

/** A dish by every method it has, as it is first. */
function methodsOf({ draft }: Sketch, { mealType }: Brief): [Draft, ...Draft[]] {
  const { techniques, turns } = variantsOf(draft, mealType)
  return [draft, ...techniques, ...turns]
}

const atRound = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0]

/** The share of what was brought that a real dish must use to be cooked rather than the plainest of all of it. */
const enough = 0.6

/** The dish for this turn: turns go round the best ways, so that the next one differs; a second round gives each another turn of technique. */
function dishFor(brief: Brief, key: string, { number, isFirst }: Turn, withPlain: boolean): Dish | null {
  const found = waysOf(brief, kitchenOf(brief.cuisine, key, 0), key, withPlain)
  if (!withPlain && !found.full.some(({ kept }) => kept >= enough)) return null
  const ways = inTurns(found, brief, key)
  const firsts = isFirst ? firstTurns(ways, brief, key) : []
  const turn = isFirst ? (firsts[number % Math.max(1, firsts.length)] ?? 0) : number
  const kitchen = kitchenOf(brief.cuisine, key, turn)
  const way = ways[turn % Math.max(1, ways.length)]
  if (way === undefined) return null
  const wanted = way.sketch
  const round = Math.floor(turn / ways.length)
  // Without additions a known method is cooked from the known draft; with them the shopping differs too, where it has a place for the method.
  const variant = way.variant + round
  const isKnown = number === 0 || (variant > 0 && !brief.mayAdd)
  const fresh = isKnown ? null : sketch(wanted.archetype, brief, kitchen, `${key}#${number}`)
  const method = atRound(methodsOf(wanted, brief), variant)
  const isOnlyOne = ways.every((one) => one === way || one.sketch.archetype.id !== wanted.archetype.id)
  // Where an archetype is cooked more than once, each time is held to its own method, whatever else was shopped for it.
  const sameMethod =
    fresh === null
      ? undefined
      : variant === 0 && isOnlyOne
        ? fresh.draft
        : methodsOf(fresh, brief).find((one) => methodOf(one) === methodOf(method))
  const isWorse = fresh === null || sameMethod === undefined || fresh.coverage < wanted.coverage - slackOf(brief)
  const dish = isWorse ? wanted : fresh
  const draft = isWorse ? method : sameMethod
  // Titles have five patterns: where the ways come round in step with them, each round shifts by one.
  const titleShift = ways.length % titleRound === 0 ? round : 0
  const plan = planFrom(draft, {
    archetype: dish.archetype.id,
    kitchen: isWorse ? kitchenOf(brief.cuisine, key, 0) : kitchen,
    cuisine: brief.cuisine,
    mealType: brief.mealType,
    servings: servingsFor(dish.draft, brief),
    round: round + way.variant,
    style: turn + titleShift + Math.max(0, cuisines.indexOf(brief.cuisine)),
    voice: turn + (hash(key) % voices),
  })
  return { plan, unused: dish.unused }
}
