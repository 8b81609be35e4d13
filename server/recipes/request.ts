import { dietIn, proteinsBeside } from '#domain/diets.ts'
import { AppError } from '#domain/errors.ts'
import { missingFields } from '#domain/filters/missing-fields.ts'
import type { GenerateInput } from '#domain/recipes/api.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { hasMarkup, hasUnseen, isPromptLike } from '#server/recipes/words.ts'
import type { Kitchen } from '#server/world.ts'

/** Refuses with `missing_fields` a body that lacks something needed, before its schema would call it a bad request. */
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

/** What is there at all, of whatever type: the schema judges the type. */
function entriesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return []
  return Array.isArray(value) ? value.map(() => 'given') : ['given']
}

/** The request as the kitchen takes it. Throws `bad_request` or `bad_text` for what is not an ingredient's words. */
export function toRecipeRequest(input: GenerateInput, kitchen: Pick<Kitchen, 'canRead'>): RecipeRequest {
  const { turn: _turn, requestTimestamp: _time, hcaptchaToken: _captcha, sessionId: _session, ...asked } = input
  for (const [index, words] of asked.ingredients.entries()) assertWords(`/ingredients/${index}`, words, kitchen, input.language)
  const ingredients = [...new Set(asked.ingredients.map((words) => words.trim().normalize('NFC')))]
  for (const words of Object.keys(asked.kinds ?? {})) assertWords('/kinds', words, kitchen, input.language)

  const mealType = asked.targetMealType ?? asked.mealTypes[0]
  if (!mealType || (!asked.targetMealType && new Set(asked.mealTypes).size > 1)) throw wrong('/mealTypes', 'one_only')
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
 * One line of letters that are all seen, no markup and no instruction; a picture of food will do when the kitchen
 * knows it.
 */
function assertWords(pointer: string, given: string, kitchen: Pick<Kitchen, 'canRead'>, language: GenerateInput['language']) {
  // Before trimming, which takes a byte order mark away.
  if (hasUnseen(given)) throw wrong(pointer, 'unseen_characters', 'bad_text')
  const words = given.trim()
  if (hasMarkup(words)) throw wrong(pointer, 'markup')
  if (isPromptLike(words)) throw wrong(pointer, 'prompt')
  if (!/\p{L}/u.test(words) && (words === '' || !kitchen.canRead(words, language))) throw wrong(pointer, 'not_words')
}

function wrong(pointer: string, detail: string, code: 'bad_request' | 'bad_text' = 'bad_request'): AppError {
  return new AppError(code, { errors: [{ pointer: `#${pointer}`, code: detail }] })
}
