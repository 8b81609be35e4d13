import { cuisines } from '#domain/options.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { kitchenOf } from '#kitchen/composer/cuisines.ts'
import { dealt, pickFor } from '#kitchen/composer/deal.ts'
import { nameOf } from '#kitchen/composer/headline.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { type Plan, planFrom } from '#kitchen/composer/plan.ts'
import { servingsFor } from '#kitchen/composer/portions.ts'
import { affinityOf, type Sketch, sketch, weightOf } from '#kitchen/composer/sketch.ts'
import { withTwist } from '#kitchen/composer/twists.ts'
import { bestOf, fewWays, slackOf, type Ways, waysOf } from '#kitchen/composer/ways.ts'

/** Title patterns come round every third turn: two ways of one name are not three turns apart. */
const titleRound = 3

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

/** The ways in the order of the turns: the surprise cuisine takes, turn by turn, what is most at home with that turn's method. */
function inTurns({ full, partial, shared }: Ways, brief: Brief, key: string): { ways: Sketch[]; before: number } {
  // What the cook brought is not left out for variety's sake, unless it is little or there is nearly no other way.
  const isLittle = (one: Sketch) => full.length < 3 || one.coverage >= 0.75 * bestOf(full)
  const some = partial.filter(isLittle).slice(0, Math.max(0, fewWays - full.length))
  if (!brief.mayAdd) {
    const { archetype, before } = dealt(brief)
    const first = [...full, ...shared].find((one) => one.archetype.id === archetype) ?? full[0]
    return { ways: withoutEchoes([...(first === undefined ? [] : [first]), ...full.filter((one) => one !== first), ...some]), before }
  }
  if (brief.cuisine !== 'Potluck-me') return { ways: withoutEchoes([...full, ...some]), before: 0 }
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
  return { ways: withoutEchoes([...ways, ...some]), before: 0 }
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
function firstTurns(ways: readonly Sketch[], brief: Brief, key: string): number[] {
  const merit = (one: Sketch, turn: number) => affinityOf(one, kitchenOf(brief.cuisine, key, turn).method)
  const candidates = ways.slice(0, firstWays).map((one, turn) => ({ turn, one, merit: merit(one, turn) }))
  const [top] = candidates
  return candidates
    .filter((it) => top !== undefined && it.one.coverage >= top.one.coverage - slackOf(brief) && it.merit >= top.merit - firstSlack)
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

/** The dish for this turn, or one without what cannot be cooked in this meal at all: natto in a soup, tea and starch. */
export function chooseDish(brief: Brief, key: string, turn: Turn): Dish | null {
  const briefs = [brief, ...lessOf(brief)]
  // With additions a real dish of less is better than the plainest of everything.
  const tries = [
    ...(brief.mayAdd ? briefs.map((less) => ({ less, withPlain: false })) : []),
    ...briefs.map((less) => ({ less, withPlain: true })),
  ]
  for (const { less, withPlain } of tries) {
    const dish = dishFor(less, key, turn, withPlain)
    if (dish !== null) return { ...dish, unused: [...dish.unused, ...brief.given.filter((item) => !less.given.includes(item))] }
  }
  return null
}

/** With fewer real dishes than this a refresh would soon come round: the plainest join in. */
const realWays = 3

/** The dish for this turn: turns go round the best ways, so that the next one differs; a second round gives each another turn of technique. */
function dishFor(brief: Brief, key: string, { number, isFirst }: Turn, withPlain: boolean): Dish | null {
  const found = waysOf(brief, kitchenOf(brief.cuisine, key, 0), key, withPlain)
  if (!withPlain && found.full.length < realWays) return null
  const { ways, before } = inTurns(found, brief, key)
  const firsts = isFirst ? firstTurns(ways, brief, key) : []
  const turn = isFirst ? (firsts[number % Math.max(1, firsts.length)] ?? 0) : number
  const kitchen = kitchenOf(brief.cuisine, key, turn)
  const wanted = ways[turn % Math.max(1, ways.length)]
  if (wanted === undefined) return null
  const fresh = number === 0 ? wanted : sketch(wanted.archetype, brief, kitchen, `${key}#${number}`)
  const isWorse = fresh === null || fresh.coverage < wanted.coverage - slackOf(brief)
  const dish = isWorse ? wanted : fresh
  const round = Math.floor(turn / ways.length)
  // Titles have three patterns: where the ways come round in step with them, each round shifts by one.
  const shift = ways.length % 3 === 0 ? round : 0
  const plan = planFrom(withTwist(dish.draft, brief, round === 0 ? 0 : before + round), {
    archetype: dish.archetype.id,
    kitchen: isWorse ? kitchenOf(brief.cuisine, key, 0) : kitchen,
    cuisine: brief.cuisine,
    mealType: brief.mealType,
    servings: servingsFor(dish.draft, brief),
    round,
    style: turn + shift + Math.max(0, cuisines.indexOf(brief.cuisine)),
  })
  return { plan, unused: dish.unused }
}
