import { isDeepStrictEqual } from 'node:util'
import { allergens, type Language } from '#domain/options.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { randomRequest } from '#kitchen/a-request.ts'
import { chanceFrom } from '#kitchen/composer/random.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cookOnce, describeRequest, type Outcome } from './cook-once.ts'
import type { Fault } from './fault.ts'
import { firstDraftFaults } from './first-draft.ts'
import { type Measured, noneOf, type Progress } from './measured.ts'
import { retypedIn } from './requests.ts'
import { screenRecipe } from './screen.ts'
import type { TruthIndex } from './truth-index.ts'

/** Changes a request in ways that must not matter, or must matter in one way only, and compares what is cooked. */
export function measureMetamorphic(count: number, languages: readonly Language[], truth: TruthIndex, onProgress: Progress): Measured {
  const added: Fault[] = []
  const ordered: Fault[] = []
  const repeated: Fault[] = []
  const translated: Fault[] = []
  const astray = new Map<Language, number>()
  let bites = 0
  let spoken = 0
  let retyped = 0
  let retypedAlike = 0
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
      spoken += 1
      const own = { ...request, language }
      const difference = differenceOf(before, cookOnce(own, seed))
      if (difference !== null) {
        astray.set(language, (astray.get(language) ?? 0) + 1)
        translated.push({ kind: `${language}: ${difference}`, detail: `${causeOf(request, own, seed)} (${where})` })
      }
      retyped += 1
      if (differenceOf(before, cookOnce(retypedIn(language, request), seed)) === null) retypedAlike += 1
    }
  }
  return {
    gates: [
      noneOf('metamorphic: an exclusion is broken', added.length, count),
      noneOf('metamorphic: another order of what was typed, another dish', ordered.length, count),
      noneOf('metamorphic: the same seed, another dish', repeated.length, count),
      noneOf('metamorphic: another language, another dish', translated.length, spoken),
    ],
    notes: [
      `metamorphic: one more exclusion took its allergen out of the dish in ${bites} of ${count}`,
      `metamorphic: another dish by language: ${[...astray].map(([language, times]) => `${language} ${times}`).join(', ') || 'none'}; with --show, the finding that sent the cook back`,
      `metamorphic: the same things typed in another language give the same dish in ${retypedAlike} of ${retyped} (no target)`,
    ],
    faults: [...added, ...ordered, ...repeated, ...translated].map((fault) => ({ ...fault, kind: `metamorphic ${fault.kind}` })),
  }
}

/** Why two languages part: what the checker has against the first draft of either, or else what is read otherwise (a French prune is a plum). */
function causeOf(one: RecipeRequest, other: RecipeRequest, seed: string): string {
  const said = [one, other].flatMap((request) => firstDraftFaults(request, seed, request.language).map(({ detail }) => detail))
  if (said.length > 0) return said.join('; ')
  const [read, readAgain] = [one, other].map((request) =>
    readRequest(request).brief.given.map(({ ingredient, words }) => ingredient ?? words),
  )
  return isDeepStrictEqual(read, readAgain)
    ? 'no finding on either first draft, and nothing is read otherwise'
    : `read otherwise, [${read?.join(' | ')}] and in ${other.language} [${readAgain?.join(' | ')}]`
}

function reordered(request: RecipeRequest, seed: number): RecipeRequest {
  const chance = chanceFrom(seed)
  return {
    ...request,
    ingredients: chance.shuffle(request.ingredients),
    allergens: chance.shuffle(request.allergens),
    dietTypes: chance.shuffle(request.dietTypes),
    proteins: chance.shuffle(request.proteins),
    selectedStaples: chance.shuffle(request.selectedStaples),
  }
}

/** What is left out is told in the order in which it was typed; a refusal too. The dish must be the same to the letter. */
function bare(outcome: Outcome) {
  if (outcome.state !== 'cooked') return outcome
  return { recipe: outcome.recipe, leftOut: outcome.leftOut.map(({ words, reason }) => `${words}: ${reason}`).sort() }
}

/** What differs in the structure of two outcomes, words apart; null when nothing does. */
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
