import type { RefusalCode } from '#domain/errors.ts'
import type { Check, LeftOut } from '#domain/recipes/judgement.ts'
import type { Recipe, Use } from '#domain/recipes/recipe.ts'

/** What the kitchen returns: a recipe that the checker passed, or the reason why it cooked none. */
export type Cooked =
  | { state: 'cooked'; recipe: Recipe; checks: Check[]; uses: Use[]; leftOut: LeftOut[] }
  | {
      state: 'refused'
      code: RefusalCode
      reasons: (Pick<LeftOut, 'words' | 'subjects' | 'unsure' | 'unknown' | 'say'> & { reason: string })[]
    }
