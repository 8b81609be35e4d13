import { african } from './cooks/african.ts'
import { chinese } from './cooks/chinese.ts'
import { french } from './cooks/french.ts'
import { indian } from './cooks/indian.ts'
import { italian } from './cooks/italian.ts'
import { japanese } from './cooks/japanese.ts'
import { korean } from './cooks/korean.ts'
import { mexican } from './cooks/mexican.ts'
import { potluck } from './cooks/potluck.ts'
import { thai } from './cooks/thai.ts'
import type { CooksRecipe } from './cooks-recipe.ts'

/** Recipes that cooks of the ten cuisines write for the judged requests. */
export const cooksRecipes: readonly CooksRecipe[] = [
  ...italian,
  ...french,
  ...thai,
  ...chinese,
  ...japanese,
  ...korean,
  ...indian,
  ...mexican,
  ...african,
  ...potluck,
]
