import type { Check, LeftOut } from '#kitchen/judgement.ts'
import type { Recipe, Use } from '#kitchen/recipe.ts'

/** Why a well-formed request is not cooked. The answer is 200 with { type: 'REFUSED', code, reasons } (P3). */
export const refusalCodes = ['not_food', 'nothing_known', 'nothing_cookable', 'rule_cannot_be_kept'] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** What the kitchen returns: a recipe that the checker passed, or the reason why it cooked none. */
export type Cooked =
  | { state: 'cooked'; recipe: Recipe; checks: Check[]; uses: Use[]; leftOut: LeftOut[] }
  | {
      state: 'refused'
      code: RefusalCode
      reasons: (Pick<LeftOut, 'words' | 'subjects' | 'unsure' | 'unknown' | 'say'> & { reason: string })[]
    }
