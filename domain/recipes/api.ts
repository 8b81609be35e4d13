import { refusalCodes } from '@potluck/kitchen/cooked'
import { Check, LeftOut } from '@potluck/kitchen/judgement'
import { Recipe, uses } from '@potluck/kitchen/recipe'
import * as z from 'zod/mini'
import { endpoint } from '#domain/endpoint.ts'
import { RecipeRequest } from '#domain/recipes/request.ts'
import { Usage } from '#domain/usage/usage.ts'

/** A recipe that passed the checker and was stored. `uses[i]` says where `ingredients[i]` comes from. */
export const GeneratedRecipe = z.extend(Recipe, {
  id: z.string(),
  checks: z.array(Check),
  uses: z.array(z.enum(uses)),
  leftOut: z.array(LeftOut),
  provenance: z.object({ writer: z.string() }),
  generatedAt: z.string(),
})
export type GeneratedRecipe = z.infer<typeof GeneratedRecipe>

/**
 * `turn` counts, from 0, the recipes cooked for these choices in this visit. Without it, `requestTimestamp` seeds the
 * first recipe.
 */
export const GenerateInput = z.extend(RecipeRequest, {
  turn: z.optional(z.int().check(z.minimum(0), z.maximum(999_999))),
  requestTimestamp: z.optional(z.union([z.number(), z.string().check(z.maxLength(64))])),
  hcaptchaToken: z.optional(z.string().check(z.maxLength(4096))),
  sessionId: z.optional(z.string().check(z.maxLength(128))),
})
export type GenerateInput = z.infer<typeof GenerateInput>

export const GenerateAnswer = z.union([
  z.object({ recipe: GeneratedRecipe, usage: Usage }),
  z.object({ type: z.literal('QUOTA_EXCEEDED'), usage: Usage }),
  z.object({
    type: z.literal('REFUSED'),
    code: z.enum(refusalCodes),
    reasons: z.array(
      z.extend(z.pick(LeftOut, { words: true, subjects: true, unsure: true, unknown: true, say: true }), { reason: z.string() }),
    ),
    usage: z.optional(Usage),
  }),
])
export type GenerateAnswer = z.infer<typeof GenerateAnswer>

export const generateRecipe = endpoint({
  name: 'generate-recipe',
  summary:
    'Cooks one checked recipe for one cuisine and charges one search. Needs ingredients of 1,000 letters together at most, or useOnlyStaples with at least one staple, exactly one meal type and at least one diet. A word that is not known is left out, unless kinds says what it is like: then it is cooked as that kind where no allergen is excluded and the diet is non-vegetarian. The kind unknown says that a word is meant as it stands, and is not the name that it is near. Answers 200 with QUOTA_EXCEEDED when the limit is reached, and with REFUSED, free of charge, when nothing can be cooked.',
  access: 'anyone',
  input: GenerateInput,
  output: GenerateAnswer,
  example: {
    ingredients: ['chickpeas', 'spinach', 'tomatoes', 'jimbu'],
    kinds: { jimbu: 'spice' },
    mealTypes: ['entrée'],
    dietTypes: ['non-vegetarian'],
    cuisine: 'Indian',
    searchMode: 'ideas',
    selectedStaples: ['cooking oil', 'salt and pepper', 'garlic'],
  },
  requiredDespiteDefault: ['mealTypes', 'dietTypes'],
  isIdempotent: true,
  errors: ['missing_fields'],
})
