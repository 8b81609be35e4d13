import { listedFoodsMeantBy, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseText } from '#kitchen/checker/reading/read-text.ts'
import { durationsIn } from '#kitchen/checker/text/durations.ts'
import { containsPhrase, startsWithPhrase } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { safetyCues } from '#kitchen/checker/text/safety-cues.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { insideTemperatures } from '#kitchen/checker/text/temperatures.ts'
import { type HeatVerb, heatVerbs } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { type HeatTechnique, heatTechniques } from '#kitchen/lexicon/ingredient.ts'
import { cookMinutesOf, hazardOf, type IngredientId, isEatenRaw, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Food heated for less than this share of the lexicon's shortest time is raw, whatever its cut. */
const leastShareOfTime = 1 / 3

/** The techniques that a heat verb may mean. */
const techniquesOf: Readonly<Record<HeatVerb, readonly HeatTechnique[]>> = {
  'stir-fry': ['stir-fry'],
  simmer: ['simmer'],
  boil: ['boil', 'simmer'],
  steam: ['steam'],
  roast: ['roast', 'bake'],
  bake: ['bake', 'roast'],
  grill: ['grill'],
  braise: ['braise', 'simmer'],
  fry: ['fry', 'sear', 'stir-fry'],
  cook: heatTechniques,
}

/**
 * For recipes without structured data: findings for food that leaves the heat long before it can be done, later
 * heating included.
 */
export function findUndercookedFoods(it: RecipeCase): Finding[] {
  const { language } = it.recipe
  const { durations, heat, safety } = checkerWordsIn[language]
  return it.steps.flatMap((step, at) => {
    if (step.spans.length === 0) return []
    return sentencesOf(step.text).flatMap(({ text, start }) => {
      const [span] = durationsIn(text, language)
      if (span === undefined) return []
      const plain = foldText(text)
      const verb = heatVerbs.find((one) => containsPhrase(plain, heat.verbs[one], language))
      if (verb === undefined || containsPhrase(plain, durations.further, language)) return []
      const hottest = containsPhrase(plain, safety.inside, language) ? Math.max(0, ...insideTemperatures(plain, language)) : 0
      return idsIn(step, start, start + text.length, it)
        .filter((id) => isFirstHeat(id, at, it) && !isHotEnough(id, hottest))
        .flatMap((id): Finding[] => {
          const least = leastOf(id, techniquesOf[verb])
          const minutes = span[1] + laterHeat(id, at, it)
          if (least === null || minutes >= least * leastShareOfTime) return []
          return [{ rule: 'times', where: step.where, detail: { kind: 'too-short', ingredient: id, minutes, usual: least } }]
        })
    })
  })
}

/** A safe inside temperature outweighs the time: thin slices are done before the cut that the lexicon times. */
function isHotEnough(id: IngredientId, celsius: number): boolean {
  const hazard = hazardOf(id)
  return hazard !== null && (safetyCues[hazard].celsius ?? Number.POSITIVE_INFINITY) <= celsius
}

function idsIn({ found }: CaseText, from: number, to: number, it: RecipeCase): IngredientId[] {
  const said = found.filter(({ start, end }) => start >= from && end <= to)
  const ids = said.flatMap((food) => listedFoodsMeantBy(food, it).flatMap(({ ingredient }) => ingredient ?? []))
  return [...new Set(ids)].filter((id) => !isEatenRaw(id))
}

function leastOf(id: IngredientId, techniques: readonly HeatTechnique[]): number | null {
  const known = techniques.flatMap((technique) => cookMinutesOf(id, technique)?.[0] ?? [])
  return known.length === 0 || lexicon[id].class === 'stock' ? null : Math.min(...known)
}

function namesFood({ found }: CaseText, id: IngredientId, it: RecipeCase): boolean {
  return found.some((food) => listedFoodsMeantBy(food, it).some(({ ingredient }) => ingredient === id))
}

/** Is the food heated for the first time here? Precooked food needs less time. */
function isFirstHeat(id: IngredientId, at: number, it: RecipeCase): boolean {
  return !it.steps.slice(0, at).some((step) => step.spans.length > 0 && namesFood(step, id, it))
}

/** The minutes of later steps that use the same pan or name the food again. */
function laterHeat(id: IngredientId, at: number, it: RecipeCase): number {
  const { language } = it.recipe
  const { heat } = checkerWordsIn[language]
  let minutes = 0
  let isSamePan = true
  for (const step of it.steps.slice(at + 1)) {
    if (startsWithPhrase(step.plain, heat.elsewhere, language)) isSamePan = false
    const isTimed = !containsPhrase(step.plain, heat.standing, language)
    if (isTimed && (isSamePan || namesFood(step, id, it))) minutes += Math.max(0, ...step.spans.map(([, longest]) => longest))
  }
  return minutes
}
