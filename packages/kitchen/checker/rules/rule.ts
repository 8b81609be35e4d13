import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { Finding, RuleId } from '#kitchen/judgement.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** One named rule of the checker. */
export interface Rule {
  id: RuleId
  /**
   * The things that the rule looks for in this request (excluded allergens, the diet), or null when it has nothing to
   * look for.
   */
  subjects(request: RecipeRequest): string[] | null
  /** Every finding of this rule for the recipe. */
  check(it: RecipeCase): Finding[]
  /** The rule can judge a single line before the rest of the recipe arrives. */
  isLineByLine?: true
  /** The part of the rule that can judge a single line, if not all of it can. */
  checkLine?(it: RecipeCase): Finding[]
}
