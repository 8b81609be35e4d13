import {
  allergens,
  complexityModes,
  cuisines,
  dietTypes,
  languageCodes,
  mealTypes,
  proteins,
  searchModes,
  staples,
} from '@potluck/kitchen/options'
import * as z from 'zod/mini'
import { WordKinds } from '#domain/ingredients/kinds.ts'
import { lettersIn } from '#domain/ingredients/letters.ts'
import { limits } from '#domain/limits.ts'

/** Limits the number of letters in all ingredients together. */
function boundLetters({ value, issues }: { value: string[]; issues: z.core.$ZodRawIssue[] }) {
  const maximum = limits.ingredient.together
  if (lettersIn(value) > maximum) issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value })
}

/** The payload of `generate-recipe` (specification, section 7). */
export const RecipeRequest = z.object({
  ingredients: z._default(
    z.array(z.string().check(z.maxLength(limits.ingredient.longest))).check(z.maxLength(limits.ingredient.most), z.check(boundLetters)),
    [],
  ),
  /** The kinds of words that the kitchen does not know. It ignores the kind of a word that it knows (P36). */
  kinds: z.optional(WordKinds),
  allergens: z._default(z.array(z.enum(allergens)).check(z.maxLength(allergens.length)), []),
  mealTypes: z._default(z.array(z.enum(mealTypes)).check(z.maxLength(mealTypes.length)), []),
  /** The meal type to cook; `mealTypes` contains the same one (P35). */
  targetMealType: z.optional(z.enum(mealTypes)),
  dietTypes: z._default(z.array(z.enum(dietTypes)).check(z.maxLength(dietTypes.length)), []),
  proteins: z._default(z.array(z.enum(proteins)).check(z.maxLength(proteins.length)), []),
  cuisine: z.enum(cuisines),
  searchMode: z._default(z.enum(searchModes), 'full'),
  complexityMode: z._default(z.enum(complexityModes), 'simple'),
  language: z._default(z.enum(languageCodes), 'en'),
  useOnlyStaples: z._default(z.boolean(), false),
  selectedStaples: z._default(z.array(z.enum(staples)).check(z.maxLength(staples.length)), []),
})
export type RecipeRequest = z.infer<typeof RecipeRequest>
