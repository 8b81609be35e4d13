import { IngredientReading } from '@potluck/kitchen/reading'
import * as z from 'zod/mini'
import { endpoint } from '#domain/endpoint.ts'
import { RecipeRequest } from '#domain/recipes/request.ts'

export const ReadIngredientsInput = z.pick(RecipeRequest, { ingredients: true, language: true })

export const ReadIngredientsAnswer = z.object({
  /** In the order of the request's `ingredients`. */
  readings: z.array(IngredientReading),
})
export type ReadIngredientsAnswer = z.infer<typeof ReadIngredientsAnswer>

export const readIngredients = endpoint({
  name: 'read-ingredients',
  summary:
    'Tells what each typed ingredient is read as, before anything is cooked: the food, its amount and form, what it contains or may contain, near names of unknown words, and what is no food. Charges nothing. A household, or a member, may ask 120 times a minute.',
  access: 'anyone',
  input: ReadIngredientsInput,
  output: ReadIngredientsAnswer,
  example: { ingredients: ['2 tins tuna', 'chikcen', 'pesto'], language: 'en' },
})
