import { AppError } from '#domain/errors.ts'
import { missingFields } from '#domain/filters/missing-fields.ts'
import type { DietType } from '#domain/options.ts'
import type { GenerateInput } from '#domain/recipes/api.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
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

/** The request as the kitchen takes it. Throws `unsupported_language`, or `bad_request` for what is not an ingredient's words. */
export function toRecipeRequest(input: GenerateInput, kitchen: Kitchen): RecipeRequest {
  if (input.language !== 'en') throw new AppError('unsupported_language', { language: input.language })
  const { requestTimestamp: _time, hcaptchaToken: _captcha, sessionId: _session, ...asked } = input
  const ingredients = [...new Set(asked.ingredients.map((words) => words.trim().normalize('NFC')))]
  const unreadable = ingredients.findIndex((words) => !isIngredientWords(words, kitchen, input.language))
  if (unreadable >= 0) throw wrong(`/ingredients/${unreadable}`, 'not_words')

  const mealType = asked.targetMealType ?? asked.mealTypes[0]
  if (!mealType || (!asked.targetMealType && new Set(asked.mealTypes).size > 1)) throw wrong('/mealTypes', 'one_only')
  const dietTypes = [...new Set(asked.dietTypes.map((diet) => (mealType === 'dessert' ? dessertDiet(diet) : diet)))]
  return {
    ...asked,
    ingredients,
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes,
    proteins: dietTypes.includes('non-vegetarian') ? asked.proteins : [],
  }
}

/** A dessert with a diet it removes is brought to vegetarian (decision 34). */
function dessertDiet(diet: DietType): DietType {
  return diet === 'pescatarian' || diet === 'non-vegetarian' ? 'vegetarian' : diet
}

/** One line of letters without markup; a picture of food will do when the kitchen knows it. */
function isIngredientWords(words: string, kitchen: Kitchen, language: GenerateInput['language']): boolean {
  if (words === '' || /[<>\p{Cc}]/u.test(words)) return false
  return /\p{L}/u.test(words) || kitchen.canRead(words, language)
}

function wrong(pointer: string, code: string): AppError {
  return new AppError('bad_request', { errors: [{ pointer: `#${pointer}`, code }] })
}
