import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import type { Fault } from './fault.ts'

/**
 * The checker's findings about the first draft that the composer makes, before the front door sends it back. A served
 * recipe never has findings, so only this measures how well the composer knows the rules. Empty when nothing is
 * composed; an exception is a fault too.
 */
export function firstDraftFaults(request: RecipeRequest, seed: string, where: string): Fault[] {
  try {
    const { notFood, brief } = readRequest(request)
    const composed = notFood.length > 0 ? null : compose(request, brief, seed)
    if (composed === null) return []
    return checkRecipe(request, composed.recipe, composed.leftOut).map((finding) => ({
      kind: `first draft: ${request.language} ${finding.rule} ${String(finding.detail.kind ?? '')}`.trimEnd(),
      detail: `${JSON.stringify(finding)} in ${composed.recipe.title} (${where})`,
    }))
  } catch (error) {
    return [{ kind: `first draft: broke: ${error instanceof Error ? error.message : String(error)}`, detail: where }]
  }
}
