import { cuisines } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { withCompanions } from '#kitchen/composer/companions.ts'
import { type Kitchen, kitchenOf } from '#kitchen/composer/cuisines.ts'
import { type Draft, startDraft } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { lastResorts } from '#kitchen/composer/last-resorts/list.ts'
import { oddnessOf } from '#kitchen/composer/oddness.ts'
import { type Plan, planFrom } from '#kitchen/composer/plan.ts'
import { chanceFrom, hash } from '#kitchen/composer/random.ts'
import { layTable, type Table } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

export interface Candidate {
  archetype: Archetype
  plan: Plan
  /** What the cook gave and this dish does not use. */
  unused: Item[]
  /** How much at home it is in the kitchen, less what a cook would shake the head at. */
  rank: number
  /** 0 to 1: how much of what was given is used. What does not belong in the meal counts little. */
  coverage: number
}

const servings = 4

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
  return archetype.cook({ table, draft }) ? withCompanions({ table, draft }) : null
}

/** Cooks the brief in one way; null when that way does not work with what there is. A simple dish is first tried with few additions. */
function attempt(archetype: Archetype, brief: Brief, kitchen: Kitchen, turn: number, seed: number): Candidate | null {
  const isSparing = brief.mayAdd && brief.complexity === 'simple'
  const draft =
    (isSparing ? cookOn(archetype, layTable(brief, kitchen, chanceFrom(seed), true)) : null) ??
    cookOn(archetype, layTable(brief, kitchen, chanceFrom(seed)))
  if (draft === null) return null
  const plan = planFrom(draft, {
    archetype: archetype.id,
    kitchen,
    cuisine: brief.cuisine,
    mealType: brief.mealType,
    servings,
    style: turn + Math.max(0, cuisines.indexOf(brief.cuisine)),
  })
  const used = plan.lines.map((line) => line.item)
  const unused = brief.given.filter((item) => !used.some((one) => one.words === item.words))
  if (plan.lines.length === 0 || plan.lines.every(({ item }) => item.class === 'water' || item.class === 'salt')) return null
  const affinity = archetype.affinity[kitchen.method] ?? archetype.usually
  return { archetype, plan, unused, rank: affinity - oddnessOf(plan), coverage: coverageOf(unused, brief) }
}

/** A dish of staples alone, with everything typed left out, is better than none, and worse than any other. */
const leastCoverage = 1e-9

/** Fewer ways than this and the plainest ones are thought of too, so that a refresh has somewhere to go. */
const fewWays = 5

/** How much coverage a dish may miss against the best and still be considered: with additions the kitchen has other merits. */
const slackOf = (brief: Brief) => (brief.mayAdd ? 0.2 : 1e-9)

/** All dishes worth considering, best first: those that use most of what was given, then those most at home in the kitchen. */
export function candidates(brief: Brief, seed: string, turn: number): Candidate[] {
  const kitchen = kitchenOf(brief.cuisine, turn)
  const cookAll = (ways: readonly Archetype[]) =>
    ways
      .filter((archetype) => archetype.meals.includes(brief.mealType))
      .map((archetype) => attempt(archetype, brief, kitchen, turn, hash(`${seed}/${archetype.id}`)))
      .filter((candidate) => candidate !== null)
  const proper = inOrder(cookAll(archetypes), brief)
  if (proper.length >= fewWays && bestOf(proper) > leastCoverage) return proper
  const plain = inOrder(cookAll(lastResorts), brief)
  // A real dish comes before the plainest, unless it leaves out nearly everything.
  if (bestOf(proper) < enoughOfIt * bestOf(plain)) return [...plain, ...proper]
  return [...proper, ...plain.filter(({ coverage }) => coverage >= bestOf(proper) - slackOf(brief))].slice(0, fewWays)
}

/** The share of the plainest dish's coverage that a real dish must reach to come before it. */
const enoughOfIt = 0.6

function bestOf(list: readonly Candidate[]): number {
  return Math.max(0, ...list.map(({ coverage }) => coverage))
}

function inOrder(all: readonly Candidate[], brief: Brief): Candidate[] {
  const best = Math.max(0, ...all.map((candidate) => candidate.coverage))
  const covering = all.filter((candidate) => candidate.coverage >= best - slackOf(brief) - 1e-9)
  const score = (candidate: Candidate) => candidate.rank + 4 * candidate.coverage
  const sorted = covering.sort((a, b) => score(b) - score(a))
  const athome = sorted.filter((candidate) => candidate.rank >= 0.3 * (sorted[0]?.rank ?? 0))
  return (athome.length < fewWays ? sorted.slice(0, fewWays) : athome).slice(0, 8)
}

/** The dish for this turn: turns go round the best ways, so that the next one differs. */
export function chooseDish(brief: Brief, seed: string, turn: number): Candidate | null {
  const list = candidates(brief, seed, turn)
  // Without anything to add, two kitchens differ only by method: each starts its round elsewhere.
  const start = brief.mayAdd ? 0 : cuisines.indexOf(brief.cuisine)
  return list[(turn + start) % Math.max(1, list.length)] ?? null
}
