import { isDeepStrictEqual } from 'node:util'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { allergens, type Language } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'
import { cookOnce, describeRequest, type Outcome } from './cook-once.ts'
import type { Fault } from './fault.ts'
import { firstDraftFaults } from './first-draft.ts'
import { type Measured, noneOf, type Progress } from './measured.ts'
import { retypedIn } from './requests.ts'
import { screenRecipe } from './screen.ts'
import type { TruthIndex } from './truth-index.ts'

/**
 * Changes a request in ways that must not change the recipe, or must change it in one way only, and compares the
 * recipes.
 */
export function measureMetamorphic(count: number, languages: readonly Language[], truth: TruthIndex, onProgress: Progress): Measured {
  const added: Fault[] = []
  const ordered: Fault[] = []
  const repeated: Fault[] = []
  const translated: Fault[] = []
  const astray = new Map<Language, number>()
  const misread = { 'the same words': new Map<Language, number>(), 'its own words': new Map<Language, number>() }
  let bites = 0
  let spoken = 0
  for (let at = 0; at < count; at += 1) {
    onProgress(at, count)
    const request = randomRequest(at + 600_000)
    const seed = String(at)
    const where = describeRequest(request, seed)
    const before = cookOnce(request, seed)
    const allergen = allergens[at % allergens.length] ?? 'dairy'
    const strict = { ...request, allergens: [...new Set([...request.allergens, allergen])] }
    const free = cookOnce(strict, seed)
    if (before.state === 'cooked' && screenRecipe(strict, before.recipe, truth).length > 0) bites += 1
    if (free.state === 'cooked')
      added.push(
        ...screenRecipe(strict, free.recipe, truth).map(({ kind, detail }) => ({
          kind: `an exclusion of ${allergen}: ${kind}`,
          detail: `${detail} (${where})`,
        })),
      )
    if (!isDeepStrictEqual(bare(cookOnce(reordered(request, at), seed)), bare(before)))
      ordered.push({ kind: 'another order, another dish', detail: where })
    if (!isDeepStrictEqual(cookOnce(structuredClone(request), seed), before))
      repeated.push({ kind: 'the same seed, another dish', detail: where })
    for (const language of languages) {
      if (language === request.language) continue
      for (const how of ['the same words', 'its own words'] as const) {
        const other = how === 'its own words' ? retypedIn(language, request) : { ...request, language }
        // A changed request that is read differently is another request: a French "prune" is a plum.
        if (!isReadAlike(request, other)) {
          misread[how].set(language, (misread[how].get(language) ?? 0) + 1)
          continue
        }
        spoken += 1
        const difference = differenceOf(before, cookOnce(other, seed))
        if (difference === null) continue
        astray.set(language, (astray.get(language) ?? 0) + 1)
        translated.push({ kind: `${language}: ${difference}, in ${how}`, detail: `${causeOf(request, other, seed)} (${where})` })
      }
    }
  }
  return {
    gates: [
      noneOf('metamorphic: an exclusion is broken', added.length, count),
      noneOf('metamorphic: another order of what was typed, another dish', ordered.length, count),
      noneOf('metamorphic: the same seed, another dish', repeated.length, count),
      noneOf('metamorphic: read alike in another language, another dish', translated.length, spoken),
    ],
    notes: [
      `metamorphic: one more exclusion took its allergen out of the dish in ${bites} of ${count}`,
      `metamorphic: another dish by language: ${tell(astray)}; with --show, the finding that sent the cook back`,
      ...Object.entries(misread).map(
        ([how, times]) =>
          `metamorphic: read otherwise in another language, in ${how}: ${tell(times)} of ${count} each (the reader's affair)`,
      ),
    ],
    faults: [...added, ...ordered, ...repeated, ...translated].map((fault) => ({ ...fault, kind: `metamorphic ${fault.kind}` })),
  }
}

function tell(times: ReadonlyMap<Language, number>): string {
  return [...times].map(([language, count]) => `${language} ${count}`).join(', ') || 'none'
}

/**
 * Whether two requests mean the same to the composer, in any words: the same foods in the same forms and amounts, and
 * the same foods left out.
 */
export function isReadAlike(one: RecipeRequest, other: RecipeRequest): boolean {
  return isDeepStrictEqual(meaningOf(one), meaningOf(other))
}

function meaningOf(request: RecipeRequest) {
  const { notFood, brief } = readRequest(request)
  const sorted = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).sort()
  return {
    notFood: notFood.length,
    given: sorted(brief.given.map(({ words: _, ...item }) => item)),
    leftOut: sorted(brief.leftOut.map(({ reason, subjects }) => [reason, reason === 'unknown' ? [] : subjects])),
    instead: [sorted([...(brief.instead?.of.values() ?? [])]), sorted(brief.instead?.onTable ?? [])],
  }
}

/**
 * The reason why two requests with the same reading differ: the checker's findings about the first draft of either.
 */
function causeOf(one: RecipeRequest, other: RecipeRequest, seed: string): string {
  const said = [one, other].flatMap((request) => firstDraftFaults(request, seed, request.language).map(({ detail }) => detail))
  return said.length > 0 ? said.join('; ') : 'no finding on either first draft'
}

function reordered(request: RecipeRequest, seed: number): RecipeRequest {
  const chance = randomSourceFrom(seed)
  return {
    ...request,
    ingredients: chance.shuffle(request.ingredients),
    allergens: chance.shuffle(request.allergens),
    dietTypes: chance.shuffle(request.dietTypes),
    proteins: chance.shuffle(request.proteins),
    selectedStaples: chance.shuffle(request.selectedStaples),
  }
}

/**
 * The outcome without the parts that follow the typed order: foods left out, and a refusal. The dish itself must be
 * exactly equal.
 */
function bare(outcome: Outcome) {
  if (outcome.state !== 'cooked') return outcome
  return { recipe: outcome.recipe, leftOut: outcome.leftOut.map(({ words, reason }) => `${words}: ${reason}`).sort() }
}

/** The difference in the structure of two outcomes, apart from words; null when there is none. */
function differenceOf(one: Outcome, other: Outcome): string | null {
  if (one.state !== 'cooked' || other.state !== 'cooked') return one.state === other.state ? null : `${one.state}, then ${other.state}`
  const [first, same] = [withoutWords(one.recipe), withoutWords(other.recipe)]
  if (isDeepStrictEqual(first, same)) return null
  return first.archetype === same.archetype ? 'other lines, amounts or steps' : 'another archetype'
}

function withoutWords({ structure, servings, difficulty, mealType, cuisine }: Recipe) {
  const lines = structure?.lines.map(({ ingredient, amount, measure, use }) => ({ ingredient, amount, measure, use }))
  return { ...structure, archetype: structure?.archetype, lines, servings, difficulty, mealType, cuisine }
}
