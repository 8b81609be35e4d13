import { dietIn, proteinsBeside } from '@potluck/kitchen/diets'
import { isPromptLike } from '@potluck/kitchen/instructions'
import { AppError } from '#domain/errors.ts'
import { missingFields } from '#domain/filters/missing-fields.ts'
import type { GenerateInput } from '#domain/recipes/api.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { hasInvisible, hasMarkup } from '#server/recipes/words.ts'
import type { Kitchen } from '#server/world.ts'

/** Throws `missing_fields` for a body without a required field. The schema would throw only `bad_request`. */
export function assertComplete(body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return
  const given = (...names: string[]) => names.flatMap((name) => entriesOf(Reflect.get(body, name)))
  const missing = missingFields({
    ingredients: given('ingredients'),
    useOnlyStaples: Reflect.get(body, 'useOnlyStaples') === true,
    selectedStaples: given('selectedStaples'),
    cuisines: given('cuisine'),
    mealTypes: given('mealTypes', 'targetMealType'),
    dietTypes: given('dietTypes'),
  })
  if (missing.length > 0) throw new AppError('missing_fields', { missing })
}

/** One entry per given value, of any type; the schema checks the types later. */
function entriesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value.map(() => 'given') : ['given']
}

/**
 * Turns the input into the kitchen's request. Throws `bad_request` or `bad_text` for an ingredient that is no words.
 */
export function toRecipeRequest(input: GenerateInput, kitchen: Pick<Kitchen, 'canRead'>): RecipeRequest {
  const { turn: _turn, requestTimestamp: _time, hcaptchaToken: _captcha, sessionId: _session, ...asked } = input
  for (const [index, words] of asked.ingredients.entries()) assertWords(`/ingredients/${index}`, words, kitchen, input.language)
  const ingredients = [...new Set(asked.ingredients.map((words) => words.trim().normalize('NFC')))]
  for (const words of Object.keys(asked.kinds ?? {})) assertWords('/kinds', words, kitchen, input.language)

  const mealType = asked.targetMealType ?? asked.mealTypes[0]
  if (!mealType || (!asked.targetMealType && new Set(asked.mealTypes).size > 1)) throw badWords('/mealTypes', 'one_only')
  const dietTypes = [...new Set(asked.dietTypes.map((diet) => dietIn(mealType, diet)))]
  return {
    ...asked,
    ingredients,
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes,
    proteins: proteinsBeside(dietTypes, asked.proteins),
  }
}

/**
 * Throws unless the words are one line with visible letters, without markup or instructions. An emoji passes when the
 * kitchen knows the food.
 */
function assertWords(pointer: string, given: string, kitchen: Pick<Kitchen, 'canRead'>, language: GenerateInput['language']) {
  // Runs before trimming, which removes a byte order mark.
  if (hasInvisible(given)) throw badWords(pointer, 'unseen_characters', 'bad_text')
  const words = given.trim()
  if (hasMarkup(words)) throw badWords(pointer, 'markup')
  if (isPromptLike(words)) throw badWords(pointer, 'prompt')
  if (!/\p{L}/u.test(words) && (words === '' || !kitchen.canRead(words, language))) throw badWords(pointer, 'not_words')
}

function badWords(pointer: string, detail: string, code: 'bad_request' | 'bad_text' = 'bad_request'): AppError {
  return new AppError(code, { errors: [{ pointer: `#${pointer}`, code: detail }] })
}
