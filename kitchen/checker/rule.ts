import type { Finding, RuleId } from '#domain/recipes/judgement.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { Case } from '#kitchen/checker/case.ts'

/** One named rule of the checker. */
export interface Rule {
  id: RuleId
  /**
   * What the rule looks for in this request (excluded allergens, the diet), or null when it has nothing to look for.
   */
  subjects(request: RecipeRequest): string[] | null
  /** Everything in the recipe that breaks the rule. */
  check(it: Case): Finding[]
  /** The rule holds of a single line, before the rest of the recipe is known. */
  isLineByLine?: true
  /** What of the rule holds of a single line, where not all of it does. */
  checkLine?(it: Case): Finding[]
}
