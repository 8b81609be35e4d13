import { findAcceptedWording } from '#kitchen/composer/accepted-wording.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { keepCrisp } from '#kitchen/composer/crisp-foods.ts'
import { applyTypedForm } from '#kitchen/composer/forms.ts'
import { impliedExclusionsOf } from '#kitchen/composer/implied-exclusions.ts'
import { asLeftOut, cookingModelOf, type Item, isInGroup } from '#kitchen/composer/item.ts'
import { withCorrectedName } from '#kitchen/composer/misspelt-names.ts'
import { keepClaimInName, keepOwnName, translateGenericName } from '#kitchen/composer/own-names.ts'
import { applyTypedAmount, isStockConcentrate, isTooLittle, stockFromConcentrate } from '#kitchen/composer/portions.ts'
import { applyPoultryHazard } from '#kitchen/composer/poultry.ts'
import { applyDishKind } from '#kitchen/composer/ready-made.ts'
import { reasonToLeaveOut } from '#kitchen/composer/reason-against.ts'
import { applySoaking, isStillSalty } from '#kitchen/composer/salt-fish.ts'
import { substitutionsFor } from '#kitchen/composer/substitutions.ts'
import { governingDiet } from '#kitchen/diets.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import type { DietLevel, IngredientFacts } from '#kitchen/lexicon/ingredient.ts'
import { foodStateOf, type IngredientId, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Allergen, DietType, Language } from '#kitchen/options.ts'
import type { Food, RequestedFood, TypedFood } from '#kitchen/reader/food/reading.ts'
import { allergensAsSoldSomewhere, kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { readTypedPhrase } from '#kitchen/reader/typed-kinds.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { ingredientsOfStaples } from '#kitchen/staples.ts'

const levels: readonly DietLevel[] = ['vegan', 'vegetarian', 'pescatarian', 'meat']
const levelOf: Record<DietType, DietLevel> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  pescatarian: 'pescatarian',
  'non-vegetarian': 'meat',
}

/** Reads a request into a brief, and returns the typed words that are not food. */
export function readRequest(request: RecipeRequest): { notFood: string[]; brief: Brief } {
  const mealType = request.targetMealType ?? request.mealTypes[0] ?? 'entrée'
  const diet = governingDiet(request.dietTypes, mealType) ?? 'non-vegetarian'
  const isStrict = request.allergens.length > 0 || diet !== 'non-vegetarian'
  const staples = ingredientsOfStaples(request.selectedStaples)
  const leftOut: LeftOut[] = []
  const notFood: string[] = []
  const given: Item[] = []
  const barred: Food[] = []
  const readingsOfNames: Food[] = []

  // Allergens that shops in the language's countries may add to a food: mayonnaise in Japan contains soy.
  const soldWith = (id: IngredientId) =>
    request.allergens.filter((allergen) => kindsIn[request.language].asSold?.[id]?.includes(allergen) === true)
  const judgeFood = (food: Food) =>
    reasonToLeaveOut(food, request.allergens, diet, food.ingredient === null ? [] : soldWith(food.ingredient))

  // Foods typed in one row have each other's doubts; alone this one has none.
  const isAllowedAlone = ({ known, words }: TypedFood) => {
    const [alone, ...others] = known === 'part' ? readPhrase(words, request.language).foods : []
    return alone?.known === 'whole' && others.length === 0 && judgeFood(alone) === null
  }
  const take = (written: RequestedFood, typed: string, part: Pick<LeftOut, 'partOf'>) => {
    const food = withCorrectedName(written, request.language)
    readingsOfNames.push(food)
    const reason = judgeFood(food)
    if (reason !== null && part.partOf !== undefined && isAllowedAlone(written)) {
      leftOut.push({ words: written.words, reason: 'typed-together', subjects: [], ...part })
    } else if (reason !== null) {
      const say = findAcceptedWording(food, reason, { language: request.language, diet, judge: judgeFood })
      leftOut.push({ words: written.words, ...reason, ...(say === null ? {} : { say }), ...part })
      barred.push(written)
    } else if (given.every((item) => !isSameFood(item, food))) {
      const known: Item = {
        ingredient: food.ingredient,
        words: food.words,
        kin: food.ingredient ?? food.like ?? cookingModelOf(food.class),
        class: food.class,
        use: 'yours',
        traits: food.traits,
        ...(food === written ? {} : { typedAs: written.words }),
        ...part,
      }
      const item = keepClaimInName(translateGenericName(keepOwnName(known), request.language), food, request.language)
      // A can of lentils is cooked; a can of fish counts as canned only if the words say so.
      const isByTheCan = food.amount?.unit === 'can' && food.form === undefined && !isInGroup(item, 'flesh')
      const shapely = applySoaking(applyTypedForm(item, isByTheCan ? { is: 'canned', words: food.words } : food.form), typed)
      const safe = applyPoultryHazard(keepCrisp(shapely, typed, request.cuisine, mealType), food)
      const inForm = mealType === 'entrée' || mealType === 'soup' ? applyDishKind(safe, food) : safe
      const isMadeUp = isStockConcentrate(food)
      const { amount } = food
      const measured =
        amount === undefined ? inForm : isMadeUp ? { ...inForm, most: stockFromConcentrate(amount) } : applyTypedAmount(inForm, amount)
      if (amount?.doubt === 'none') leftOut.push(asLeftOut(inForm, 'none-typed'))
      // A cheese rind can only be simmered, so it is left out.
      else if (food.form?.is === 'rind' && isInGroup(inForm, 'cheese')) leftOut.push(asLeftOut(inForm, 'does-not-fit'))
      else if (isTooLittle(measured, mealType)) leftOut.push(asLeftOut(inForm, 'too-little'))
      else given.push({ ...measured, ...(isMadeUp ? { madeUpOf: food.words } : {}) })
    }
  }

  for (const [phrase, typed] of request.ingredients.entries()) {
    const reading = readTypedPhrase(typed, request)
    notFood.push(...reading.notFood)
    const named = reading.foods.filter(({ ingredient }) => ingredient !== 'water').length + reading.unknown.length
    const part = named > 1 ? { partOf: { phrase, foods: named } } : {}
    for (const food of reading.foods) {
      const isStaple = food.ingredient !== null && staples.includes(food.ingredient)
      if (request.useOnlyStaples && isStaple) continue
      if (request.useOnlyStaples) leftOut.push({ words: food.words, reason: 'only-staples', subjects: [], ...part })
      else if (isDriedPulse(food)) take({ ...food, form: { is: 'dried', words: food.words } }, typed, part)
      else if (food.ingredient !== 'water') take(food, reading.foods.length === 1 ? typed : food.words, part)
    }
    for (const { words, didYouMean } of reading.unknown) {
      if (request.useOnlyStaples) leftOut.push({ words, reason: 'only-staples', subjects: [], ...part })
      else leftOut.push({ words, reason: 'unknown', subjects: didYouMean, ...part })
    }
  }

  // If typed cubes were left out for their unknown contents, bought stock is as doubtful and is not added.
  const mayShopForStock = barred.every((food) => food.class !== 'stock' || judgeFood(food)?.reason !== 'allergen')
  const implied = impliedExclusionsOf(readingsOfNames, given)
  // Salt cod makes the dish salty enough.
  const isSalted = given.some(isStillSalty)
  const unsalted = given.filter((item) => !(isSalted && item.class === 'salt'))
  leftOut.push(...given.filter((item) => !unsalted.includes(item)).map((item) => asLeftOut(item, 'does-not-fit')))
  const notAdded = [...request.allergens, ...implied.allergens]
  const isAllowed = memoizedByKey((id: IngredientId) => {
    const facts = lexicon[id]
    return (
      !containsAny(facts, notAdded) &&
      !implied.isExcluded(id) &&
      !(isSalted && facts.class === 'salt') &&
      (mayShopForStock || facts.class !== 'stock') &&
      !(isOfCubes(id) && request.allergens.some((allergen) => allergensInCubes.includes(allergen))) &&
      // The cook may shop in any country, so the dish must not depend on the recipe's language.
      !allergensAsSoldSomewhere(id).some((allergen) => request.allergens.includes(allergen)) &&
      isWithin(facts, diet) &&
      isChosenProtein(facts, request) &&
      // The composer adds no food that it would doubt if the cook had typed its name.
      (!isStrict || readListName(id, request.language).every((food) => judgeFood(food) === null))
    )
  })
  const brief: Brief = {
    given: unsalted,
    leftOut,
    instead: substitutionsFor(barred, { given: unsalted, mealType, isAllowed }),
    staples: staples.filter((id) => !(isSalted && lexicon[id].class === 'salt')),
    mayAdd: request.searchMode === 'ideas' && !request.useOnlyStaples,
    wantsMeat: diet === 'non-vegetarian' && mealType !== 'condiment',
    isAllowed,
    cuisine: request.cuisine,
    mealType,
    complexity: request.complexityMode,
  }
  return { notFood, brief }
}

/** Allergens that makers put into stock cubes, and that the names of most stocks do not reveal. */
const allergensInCubes: readonly Allergen[] = ['soybean']

/** Bought stock is often made from cubes; typed stock may be home-made. */
const isOfCubes = (id: IngredientId) => lexicon[id].class === 'stock' && id !== 'dashi'

/** How the reader reads an ingredient's list name in a language. */
function readListName(id: IngredientId, language: Language): readonly Food[] {
  if (language === 'en') return []
  return readPhrase(listNameOf(id, language), language).foods
}

/** Was the food typed before, in the same or other words? "Mixed mince" is two foods in the same words. */
function isSameFood(item: Item, food: Food): boolean {
  if (food.ingredient !== null && item.ingredient !== null) return item.ingredient === food.ingredient
  return sameWords(item.words) === sameWords(food.words)
}

const sameWords = (words: string) => words.trim().toLowerCase()

/** Is the food dried pulses that the lexicon knows only canned, in a language whose form words are unknown? */
function isDriedPulse({ ingredient, form, traits }: RequestedFood): boolean {
  return (
    form === undefined &&
    ingredient !== null &&
    lexicon[ingredient].class === 'legume' &&
    foodStateOf(ingredient) === 'canned' &&
    traits.includes('said-dry')
  )
}

function containsAny(facts: IngredientFacts, excluded: readonly Allergen[]): boolean {
  return excluded.some(
    (allergen) => facts.contains?.includes(allergen) || facts.mayContain?.includes(allergen) || facts.unknown?.includes(allergen),
  )
}

function isWithin(facts: IngredientFacts, diet: DietType): boolean {
  return levels.indexOf(facts.dietAtWorst ?? facts.diet) <= levels.indexOf(levelOf[diet])
}

/** With proteins chosen, the composer adds no other meat or fish; fish sauce and anchovies count as seasoning. */
function isChosenProtein(facts: IngredientFacts, request: RecipeRequest): boolean {
  if (facts.protein === undefined || request.proteins.length === 0) return true
  const isSeasoning = classFacts[facts.class].hazard === undefined && !['stock', 'cured-meat', 'meat'].includes(facts.class)
  return isSeasoning || request.proteins.some((protein) => protein === facts.protein)
}
