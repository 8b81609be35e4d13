import type { RefusalCode } from '#domain/errors.ts'
import type { Check, LeftOut } from '#domain/recipes/judgement.ts'
import type { Recipe, Use } from '#domain/recipes/recipe.ts'

/** What comes out of the kitchen: a recipe that the checker passed, or a reason why none was cooked. */
export type Cooked =
  | { state: 'cooked'; recipe: Recipe; checks: Check[]; uses: Use[]; leftOut: LeftOut[] }
  | { state: 'refused'; code: RefusalCode; reasons: (Pick<LeftOut, 'words' | 'subjects' | 'unsure' | 'say'> & { reason: string })[] }
