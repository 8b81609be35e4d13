import type { Finding } from '#domain/recipes/judgement.ts'
import { type Case, type CaseText, meantBy } from '#kitchen/checker/case.ts'
import { spansIn } from '#kitchen/checker/durations.ts'
import { sentencesOf } from '#kitchen/checker/sentences.ts'
import { type HeatTechnique, heatTechniques } from '#kitchen/lexicon/ingredient.ts'
import { cookMinutesOf, type IngredientId, isEatenRaw, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'

/** Below this share of the lexicon's shortest time food is not cooked, whatever its cut. */
const leastShare = 1 / 3

const heating: readonly (readonly [RegExp, readonly HeatTechnique[]])[] = [
  [/\bstir[- ]fr(?:y|ied)/i, ['stir-fry']],
  [/\bsimmer/i, ['simmer']],
  [/\bboil(?! over)/i, ['boil', 'simmer']],
  [/\bsteam\b/i, ['steam']],
  [/\broast\b/i, ['roast', 'bake']],
  [/\bbake\b/i, ['bake', 'roast']],
  [/\b(?:grill|broil)\b/i, ['grill']],
  [/\bbraise\b/i, ['braise', 'simmer']],
  [/\b(?:fry|sauté|saute|brown|sear)\b/i, ['fry', 'sear', 'stir-fry']],
  [/\bcook\b/i, heatTechniques],
]

/** Steps that begin a pan of their own: what cooks there says nothing of the pan before. */
const elsewhere = /^\s*(?:meanwhile|while|at the same time|in (?:a|another|the same) |heat )/i

/** Of a recipe without data: food that the text takes off the heat long before it can be done, its later times counted in. */
export function underdone(it: Case): Finding[] {
  if (it.recipe.language !== 'en') return []
  return it.steps.flatMap((step, at) =>
    sentencesOf(step.text).flatMap(({ text }) => {
      const [span] = spansIn(text)
      const techniques = heating.find(([words]) => words.test(text))?.[1]
      if (span === undefined || techniques === undefined || /\b(?:more|further|another)\b/i.test(text)) return []
      return idsIn(text, it)
        .filter((id) => isFirstHeat(id, at, it))
        .flatMap((id): Finding[] => {
          const least = leastOf(id, techniques)
          const heat = span[1] + laterHeat(id, at, it)
          if (least === null || heat >= least * leastShare) return []
          return [{ rule: 'times', where: step.where, detail: { kind: 'too-short', ingredient: id, minutes: heat, usual: least } }]
        })
    }),
  )
}

function idsIn(text: string, it: Case): IngredientId[] {
  const ids = findFoods(text, it.recipe.language).flatMap((food) => meantBy(food, it).flatMap(({ ingredient }) => ingredient ?? []))
  return [...new Set(ids)].filter((id) => !isEatenRaw(id))
}

function leastOf(id: IngredientId, techniques: readonly HeatTechnique[]): number | null {
  const known = techniques.flatMap((technique) => cookMinutesOf(id, technique)?.[0] ?? [])
  return known.length === 0 || lexicon[id].class === 'stock' ? null : Math.min(...known)
}

function names({ found }: CaseText, id: IngredientId, it: Case): boolean {
  return found.some((food) => meantBy(food, it).some(({ ingredient }) => ingredient === id))
}

/** What was heated before needs less now. */
function isFirstHeat(id: IngredientId, at: number, it: Case): boolean {
  return !it.steps.slice(0, at).some((step) => spansIn(step.text).length > 0 && names(step, id, it))
}

/** Minutes that follow in the same pan, and any that name the food again. */
function laterHeat(id: IngredientId, at: number, it: Case): number {
  let minutes = 0
  let isSamePan = true
  for (const step of it.steps.slice(at + 1)) {
    if (elsewhere.test(step.text)) isSamePan = false
    const isTimed = !/\b(?:chill|cool|stand|refrigerat|rest for|marinat)/i.test(step.text)
    if (isTimed && (isSamePan || names(step, id, it))) minutes += Math.max(0, ...spansIn(step.text).map(([, longest]) => longest))
  }
  return minutes
}
