import { checkRecipe, passedChecks } from '#kitchen/checker/check.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { composeInSteps } from '#kitchen/composer/compose.ts'
import { asLeftOut } from '#kitchen/composer/item.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { withSubstitutions } from '#kitchen/composer/substitutions.ts'
import type { Cooked } from '#kitchen/cooked.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { runToEnd, type Steps } from '#kitchen/steps.ts'
import { leaveOutRejectedFoods } from '#kitchen/without-doubtful.ts'

/** How many times a finding sends the composer back with another seed before the request is refused. */
const triesPerRequest = 4

/**
 * The kitchen's front door: reads the request, composes, and returns only a recipe without findings. The result is
 * deterministic for a request and seed.
 */
export function cook(request: RecipeRequest, seed: string): Cooked {
  return runToEnd(cookInSteps(request, seed))
}

/** Cooks as `cook` does, in steps, so that a server can answer other calls in between. */
export function* cookInSteps(request: RecipeRequest, seed: string): Steps<Cooked> {
  const { notFood, brief } = readRequest(request)
  if (notFood.length > 0)
    return { state: 'refused', code: 'not_food', reasons: notFood.map((words) => ({ words, reason: 'not-food', subjects: [] })) }
  if (isUnknownAlone(brief)) return { state: 'refused', code: 'nothing_known', reasons: withoutRepeats(brief.leftOut) }
  let table = brief
  for (let attempt = 0; attempt < triesPerRequest; attempt += 1) {
    yield
    const composed = yield* composeInSteps(request, table, attempt === 0 ? seed : `${seed}~${attempt}`)
    if (composed === null) break
    const { recipe, leftOut } = composed
    yield
    const findings = checkRecipe(request, recipe, leftOut)
    if (findings.length > 0) {
      table = leaveOutRejectedFoods(table, recipe, findings)
      continue
    }
    const uses = recipe.structure?.lines.map((line) => line.use) ?? []
    return { state: 'cooked', recipe, checks: passedChecks(request), uses, leftOut: withSubstitutions(leftOut, table.instead, recipe) }
  }
  const isForbidden = table.given.length === 0 && table.leftOut.some(({ reason }) => ofFilters.includes(reason))
  const unused = table.given.map((item) => asLeftOut(item, 'does-not-fit'))
  const reasons = withoutRepeats([...table.leftOut, ...unused])
  return {
    state: 'refused',
    code: isForbidden ? 'rule_cannot_be_kept' : 'nothing_cookable',
    reasons: reasons.length > 0 ? reasons : reasonsForNoDish(request),
  }
}

/** Why food is left out because of what the cook chose, and not of what it is. */
const ofFilters: readonly LeftOut['reason'][] = ['allergen', 'diet', 'protein', 'only-staples', 'typed-together']

/** The reasons, each food once: two typed phrases may name the same one. */
function withoutRepeats(reasons: readonly LeftOut[]): LeftOut[] {
  return reasons.filter(({ words }, at) => reasons.findIndex((one) => one.words === words) === at)
}

/** Did the cook type only unknown words, without asking for staples alone? */
function isUnknownAlone({ given, leftOut }: Brief): boolean {
  return given.length === 0 && leftOut.length > 0 && leftOut.every(({ reason }) => reason === 'unknown')
}

/**
 * The reasons for refusing a request of water alone, or of staples that make no dish: each typed or selected food.
 */
function reasonsForNoDish({ ingredients, selectedStaples }: RecipeRequest): LeftOut[] {
  return [...ingredients, ...selectedStaples].map((words) => ({ words, reason: 'does-not-fit', subjects: [] }))
}
