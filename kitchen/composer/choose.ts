import { cuisines } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import { archetypes } from '#kitchen/composer/archetypes/list.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { type Kitchen, kitchenOf } from '#kitchen/composer/cuisines.ts'
import { startDraft } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { type Plan, planFrom } from '#kitchen/composer/plan.ts'
import { chanceFrom, hash } from '#kitchen/composer/random.ts'
import { layTable } from '#kitchen/composer/table.ts'

export interface Candidate {
  plan: Plan
  /** What the cook gave and this dish does not use. */
  unused: Item[]
  affinity: number
  /** 0 to 1: how much of what was given is used. */
  coverage: number
}

const servings = 4

/** Cooks the brief in one way; null when that way does not work with what there is. */
function attempt(archetype: Archetype, brief: Brief, kitchen: Kitchen, turn: number, seed: number): Candidate | null {
  const table = layTable(brief, kitchen, chanceFrom(seed))
  const draft = startDraft()
  if (!archetype.cook({ table, draft })) return null
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
  const given = brief.given.length
  if (plan.lines.length === 0 || plan.lines.every(({ item }) => item.class === 'water' || item.class === 'salt')) return null
  return {
    plan,
    unused,
    affinity: archetype.affinity[kitchen.method] ?? archetype.usually,
    coverage: given === 0 ? 1 : (given - unused.length) / given,
  }
}

/** All dishes worth considering, best first: those that use most of what was given, then those most at home in the kitchen. */
export function candidates(brief: Brief, seed: string, turn: number): Candidate[] {
  const kitchen = kitchenOf(brief.cuisine, turn)
  const all = archetypes
    .filter((archetype) => archetype.meals.includes(brief.mealType))
    .map((archetype) => attempt(archetype, brief, kitchen, turn, hash(`${seed}/${archetype.id}`)))
    .filter((candidate) => candidate !== null)
    .filter((candidate) => brief.mayAdd || brief.given.length === 0 || candidate.coverage > 0)
  const best = Math.max(0, ...all.map((candidate) => candidate.coverage))
  const slack = brief.mayAdd ? 0.2 : 0
  const covering = all.filter((candidate) => candidate.coverage >= best - slack - 1e-9)
  const rank = (candidate: Candidate) => candidate.affinity + 4 * candidate.coverage
  const sorted = covering.sort((a, b) => rank(b) - rank(a))
  const athome = sorted.filter((candidate) => candidate.affinity >= 0.3 * (sorted[0]?.affinity ?? 0))
  return (athome.length < 3 ? sorted.slice(0, 3) : athome).slice(0, 6)
}

/** The dish for this turn: turns go round the best ways, so that the next one differs. */
export function chooseDish(brief: Brief, seed: string, turn: number): Candidate | null {
  const list = candidates(brief, seed, turn)
  // Without anything to add, two kitchens differ only by method: each starts its round elsewhere.
  const start = brief.mayAdd ? 0 : cuisines.indexOf(brief.cuisine)
  return list[(turn + start) % Math.max(1, list.length)] ?? null
}
