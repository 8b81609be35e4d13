import * as z from 'zod/mini'
import { SaidOfWords } from '#domain/ingredients/kinds.ts'
import { lettersIn } from '#domain/ingredients/letters.ts'
import { limits } from '#domain/limits.ts'
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
} from '#domain/options.ts'

/** All ingredients together have so many letters at most. */
function boundLetters({ value, issues }: { value: string[]; issues: z.core.$ZodRawIssue[] }) {
  const maximum = limits.ingredient.together
  if (lettersIn(value) > maximum) issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value })
}

/** What `generate-recipe` is asked: the payload of the specification, section 7. */
export const RecipeRequest = z.object({
  ingredients: z._default(
    z.array(z.string().check(z.maxLength(limits.ingredient.longest))).check(z.maxLength(limits.ingredient.most), z.check(boundLetters)),
    [],
  ),
  /** What words are like that the kitchen does not know. It ignores the kind of a word that it knows (P36). */
  kinds: z.optional(SaidOfWords),
  allergens: z._default(z.array(z.enum(allergens)).check(z.maxLength(allergens.length)), []),
  mealTypes: z._default(z.array(z.enum(mealTypes)).check(z.maxLength(mealTypes.length)), []),
  /** The one meal type that is cooked; `mealTypes` holds the same one (P35). */
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
