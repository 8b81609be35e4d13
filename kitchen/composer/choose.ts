import { type Cuisine, cuisines } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { withCompanions } from '#kitchen/composer/companions.ts'
import { type Kitchen, kitchenOf } from '#kitchen/composer/cuisines.ts'
import { type Draft, startDraft } from '#kitchen/composer/draft.ts'
import { soaked } from '#kitchen/composer/forms.ts'
import { nameOf } from '#kitchen/composer/headline.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { lastResorts } from '#kitchen/composer/last-resorts/list.ts'
import { oddnessOf } from '#kitchen/composer/oddness.ts'
import { type Plan, planFrom } from '#kitchen/composer/plan.ts'
import { servingsFor } from '#kitchen/composer/portions.ts'
import { chanceFrom, hash } from '#kitchen/composer/random.ts'
import { addAccent, surpriseOf } from '#kitchen/composer/surprise.ts'
import { layTable, type Table } from '#kitchen/composer/table.ts'
import { withTwist } from '#kitchen/composer/twists.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** A dish that was laid out and not yet planned. */
interface Sketch {
  archetype: Archetype
  draft: Draft
  /** What the cook gave and this dish does not use. */
  unused: Item[]
  /** 0 to 1: how much of what was given is used. What does not belong in the meal counts little. */
  coverage: number
  /** What a cook would shake the head at, in points of affinity. */
  oddness: number
}

/** Something that does not belong in this meal may be left out more easily than something that does. */
function weightOf(item: Item, brief: Brief): number {
  return item.ingredient === null || lexicon[item.ingredient].serving[brief.mealType] !== undefined ? 1 : 0.25
}

function coverageOf(unused: readonly Item[], brief: Brief): number {
  const sum = (items: readonly Item[]) => items.reduce((all, item) => all + weightOf(item, brief), 0)
  return brief.given.length === 0 ? 1 : 1 - sum(unused) / sum(brief.given)
}

function cookOn(archetype: Archetype, table: Table): Draft | null {
  const draft = startDraft()
  addAccent(table)
  return archetype.cook({ table, draft }) ? soaked(withCompanions({ table, draft })) : null
}

/** Beyond so many things to do a dish is less simple, a little for each. */
const simpleTasks = 9
const troublePerTask = 0.08

/** Cooks the brief in one way; null when that way does not work with what there is. A simple dish is first tried with few additions. */
function sketch(archetype: Archetype, brief: Brief, kitchen: Kitchen, seed: string): Sketch | null {
  const number = hash(`${seed}/${archetype.id}`)
  const isSparing = brief.mayAdd && brief.complexity === 'simple'
  const draft =
    (isSparing ? cookOn(archetype, layTable(brief, kitchen, chanceFrom(number), true)) : null) ??
    cookOn(archetype, layTable(brief, kitchen, chanceFrom(number)))
  if (draft === null) return null
  const used = new Set(draft.tasks.flatMap((task) => [...task.items, ...task.and]))
  if ([...used].every((item) => item.class === 'water' || item.class === 'salt')) return null
  const words = new Set([...used].map((item) => item.words))
  const unused = brief.given.filter((item) => !words.has(item.words))
  const trouble = brief.complexity === 'simple' ? Math.max(0, draft.tasks.length - simpleTasks) * troublePerTask : 0
  const oddness = oddnessOf(draft, archetype.id, brief.mealType) + trouble
  return { archetype, draft, unused, coverage: coverageOf(unused, brief), oddness }
}

function affinityOf({ archetype, oddness }: Sketch, method: Kitchen['method']): number {
  return (archetype.affinity[method] ?? archetype.usually) - oddness
}

/** A dish of staples alone, with everything typed left out, is better than none, and worse than any other. */
const leastCoverage = 1e-9

/** Fewer ways than this and others are thought of too, so that a refresh has somewhere to go. */
const fewWays = 6

/** More ways than this are not needed: the rest are the least at home. */
const mostWays = 8

/** The share of the plainest dish's coverage that a real dish must reach to come before it. */
const enoughOfIt = 0.6

/** How much coverage a dish may miss against the best and still be considered: with additions the kitchen has other merits. */
const slackOf = (brief: Brief) => (brief.mayAdd ? 0.2 : 1e-9)

const bestOf = (list: readonly Sketch[]) => Math.max(0, ...list.map(({ coverage }) => coverage))

/** The ways of cooking a brief: those that use most of what was given first, then those that leave more of it out. */
interface Ways {
  full: Sketch[]
  partial: Sketch[]
  /** All that use as much as `full`, at home here or not: what the cuisines share out among themselves. */
  shared: Sketch[]
}

/** Tries everything once. The plainest dishes are tried only where there are few real ones. */
function waysOf(brief: Brief, kitchen: Kitchen, seed: string): Ways {
  const cookAll = (list: readonly Archetype[]) =>
    list
      .filter((archetype) => archetype.meals.includes(brief.mealType))
      .map((archetype) => sketch(archetype, brief, kitchen, seed))
      .filter((one) => one !== null)
  const proper = inTiers(cookAll(archetypes), brief, kitchen)
  if (proper.full.length >= fewWays && bestOf(proper.full) > leastCoverage) return proper
  const plain = inTiers(cookAll(lastResorts), brief, kitchen)
  // A real dish comes before the plainest, unless it leaves out nearly everything.
  const [first, second] = bestOf(proper.full) < enoughOfIt * bestOf(plain.full) ? [plain, proper] : [proper, plain]
  const isAsGood = (one: Sketch) => one.coverage >= bestOf(first.full) - slackOf(brief)
  const full = [...first.full, ...second.full.filter(isAsGood)]
  const shared = first.shared.length < fewWays ? full : first.shared
  return { full, partial: [...first.partial, ...second.full.filter((one) => !isAsGood(one)), ...second.partial], shared }
}

function inTiers(all: readonly Sketch[], brief: Brief, kitchen: Kitchen): Ways {
  const best = bestOf(all)
  const score = (one: Sketch) => affinityOf(one, kitchen.method) + 4 * one.coverage
  const sorted = [...all].sort((a, b) => score(b) - score(a))
  const isFull = (one: Sketch) => one.coverage >= best - slackOf(brief) - 1e-9
  const isPartial = (one: Sketch) => one.coverage >= enoughOfIt * best && one.coverage > leastCoverage
  const full = sorted.filter(isFull)
  const [top] = full
  const least = top === undefined ? 0 : 0.3 * affinityOf(top, kitchen.method)
  const athome = full.filter((one) => affinityOf(one, kitchen.method) >= least)
  return {
    full: (athome.length < fewWays ? full.slice(0, fewWays) : athome).slice(0, mostWays),
    partial: sorted.filter((one) => !isFull(one) && isPartial(one)),
    shared: full,
  }
}

/** What it costs, in points of affinity, that another cuisine has the same way. */
const repeated = 3

/** The first of these that is not taken, by what each is worth to a kitchen, less what it was used before. */
function pickFor(list: readonly Sketch[], worth: (one: Sketch) => number, uses: ReadonlyMap<string, number>): Sketch | undefined {
  const left = (one: Sketch) => worth(one) - repeated * (uses.get(one.archetype.id) ?? 0)
  return [...list].sort((a, b) => left(b) - left(a))[0]
}

/** What a request without additions is to every kitchen: the same things on the same table. */
const neutral: Kitchen = { method: 'Italian', flavour: 'Italian' }

/**
 * Without anything to add two kitchens differ only by method, so each takes another: the ways are dealt out among the cuisines, each to one
 * that is at home with it. Says which way is this cuisine's, and how many cuisines before it have the same.
 */
function dealt(brief: Brief): { archetype: string | null; before: number } {
  const key = JSON.stringify(brief.given.map((item) => item.ingredient ?? item.words))
  const list = waysOf({ ...brief, cuisine: neutral.method }, neutral, key).shared
  const uses = new Map<string, number>()
  const waiting = new Set(cuisines)
  const bestFor = (cuisine: Cuisine) => {
    const { method } = kitchenOf(cuisine, key, 0)
    const worth = (one: Sketch) => affinityOf(one, method) + (cuisine === 'Potluck-me' ? surpriseOf(one.archetype.id) : 0)
    const one = pickFor(list, worth, uses)
    return one === undefined ? null : { cuisine, id: one.archetype.id, left: worth(one) - repeated * (uses.get(one.archetype.id) ?? 0) }
  }
  while (waiting.size > 0) {
    const [next] = [...waiting]
      .map(bestFor)
      .filter((found) => found !== null)
      .sort((a, b) => b.left - a.left)
    if (next === undefined) break
    const before = uses.get(next.id) ?? 0
    if (next.cuisine === brief.cuisine) return { archetype: next.id, before }
    uses.set(next.id, before + 1)
    waiting.delete(next.cuisine)
  }
  return { archetype: null, before: 0 }
}

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

export interface Dish {
  plan: Plan
  unused: Item[]
}

/** Meat, fish or tofu for which this meal has no way at all is set aside, so that the rest is cooked: natto in a soup. */
function withoutStubborn(brief: Brief, key: string): Brief | null {
  const isStubborn = (item: Item) => isIn(item, 'flesh') || item.class === 'plant-protein'
  const given = brief.given.filter((item) => !isStubborn(item))
  if (given.length === brief.given.length || (given.length === 0 && !brief.mayAdd && brief.staples.length === 0)) return null
  const rest = { ...brief, given }
  const { full, partial } = waysOf(rest, kitchenOf(brief.cuisine, key, 0), key)
  return full.length + partial.length > 0 ? rest : null
}

/** The dish for this turn, or one without what cannot be cooked in this meal at all. */
export function chooseDish(brief: Brief, key: string, turn: number): Dish | null {
  const dish = dishFor(brief, key, turn)
  if (dish !== null) return dish
  const rest = withoutStubborn(brief, key)
  const other = rest === null ? null : dishFor(rest, key, turn)
  if (rest === null || other === null) return null
  return { ...other, unused: [...other.unused, ...brief.given.filter((item) => !rest.given.includes(item))] }
}

/** The dish for this turn: turns go round the best ways, so that the next one differs; a second round gives each another turn of technique. */
function dishFor(brief: Brief, key: string, turn: number): Dish | null {
  const { ways, before } = inTurns(waysOf(brief, kitchenOf(brief.cuisine, key, 0), key), brief, key)
  const kitchen = kitchenOf(brief.cuisine, key, turn)
  const wanted = ways[turn % Math.max(1, ways.length)]
  if (wanted === undefined) return null
  const fresh = turn === 0 ? wanted : sketch(wanted.archetype, brief, kitchen, `${key}#${turn}`)
  const isWorse = fresh === null || fresh.coverage < wanted.coverage - slackOf(brief)
  const dish = isWorse ? wanted : fresh
  const round = Math.floor(turn / ways.length)
  // Titles have three patterns: where the ways come round in step with them, each round shifts by one.
  const shift = ways.length % 3 === 0 ? round : 0
  const plan = planFrom(withTwist(dish.draft, brief, before + round), {
    archetype: dish.archetype.id,
    kitchen: isWorse ? kitchenOf(brief.cuisine, key, 0) : kitchen,
    cuisine: brief.cuisine,
    mealType: brief.mealType,
    servings: servingsFor(dish.draft, brief),
    style: turn + shift + Math.max(0, cuisines.indexOf(brief.cuisine)),
  })
  return { plan, unused: dish.unused }
}
