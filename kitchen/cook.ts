import type { RecipeRequest } from '#domain/recipes/request.ts'
import { checkRecipe, passedChecks } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import type { Cooked } from '#kitchen/cooked.ts'

/** A finding sends the composer back with another seed this many times before the request is refused. */
const tries = 4

/**
 * The kitchen's front door: reads the request, composes, and lets nothing out that the checker has a finding on.
 * Deterministic for a request and seed. English only so far.
 */
export function cook(request: RecipeRequest, seed: string): Cooked {
  const { notFood, brief } = readRequest(request)
  if (notFood.length > 0)
    return { state: 'refused', code: 'not_food', reasons: notFood.map((words) => ({ words, reason: 'not-food', subjects: [] })) }
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const composed = compose(request, brief, attempt === 0 ? seed : `${seed}~${attempt}`)
    if (composed === null) break
    const { recipe, leftOut } = composed
    if (checkRecipe(request, recipe, leftOut).length > 0) continue
    const uses = recipe.structure?.lines.map((line) => line.use) ?? []
    return { state: 'cooked', recipe, checks: passedChecks(request), uses, leftOut }
  }
  const isForbidden = brief.given.length === 0 && brief.leftOut.length > 0
  return { state: 'refused', code: isForbidden ? 'rule_cannot_be_kept' : 'nothing_cookable', reasons: [...brief.leftOut] }
}
