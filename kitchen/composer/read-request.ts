import { governingDiet } from '#domain/diets.ts'
import type { Allergen, DietType, Language } from '#domain/options.ts'
import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { Brief } from '#kitchen/composer/brief.ts'
import { asCrisp } from '#kitchen/composer/crisp-foods.ts'
import { shaped } from '#kitchen/composer/forms.ts'
import { insteadOf } from '#kitchen/composer/instead.ts'
import { asLeftOut, type Item, isIn, kinOfClass } from '#kitchen/composer/item.ts'
import { keptOutBy } from '#kitchen/composer/kept-out.ts'
import { correctlyNamed } from '#kitchen/composer/misspelt-names.ts'
import { byItsClaim, byItsKind, byItsOwnName } from '#kitchen/composer/own-names.ts'
import { isStockToMakeUp, isTooLittle, stockMadeUp, withMost } from '#kitchen/composer/portions.ts'
import { asPoultry, provenAsKind } from '#kitchen/composer/poultry.ts'
import { asReadyMade } from '#kitchen/composer/ready-made.ts'
import { reasonAgainst } from '#kitchen/composer/reason-against.ts'
import { asSoaked, isInSalt } from '#kitchen/composer/salt-fish.ts'
import { sayingFor } from '#kitchen/composer/say-it.ts'
import { classFacts } from '#kitchen/lexicon/classes.ts'
import type { DietLevel, IngredientFacts } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon, namesIn, stateOf } from '#kitchen/lexicon/lexicon.ts'
import { kindsIn, soldSomewhereWith } from '#kitchen/reader/kinds/kinds-in.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Food, TypedFood } from '#kitchen/reader/reading.ts'
import { readTyped } from '#kitchen/reader/typed-kinds.ts'
import { idsOfStaples } from '#kitchen/staples.ts'

const levels: readonly DietLevel[] = ['vegan', 'vegetarian', 'pescatarian', 'meat']
const levelOf: Record<DietType, DietLevel> = {
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  pescatarian: 'pescatarian',
  'non-vegetarian': 'meat',
}

/** What a request means in the kitchen, or the words in it that are no food. */
export function readRequest(request: RecipeRequest): { notFood: string[]; brief: Brief } {
  const mealType = request.targetMealType ?? request.mealTypes[0] ?? 'entrée'
  const diet = governingDiet(request.dietTypes, mealType) ?? 'non-vegetarian'
  const isStrict = request.allergens.length > 0 || diet !== 'non-vegetarian'
  const staples = idsOfStaples(request.selectedStaples)
  const leftOut: LeftOut[] = []
  const notFood: string[] = []
  const given: Item[] = []
  const barred: Food[] = []
  const named: Food[] = []

  // Where the recipe is read, a food may be sold with what it has nowhere else: mayonnaise in Japan.
  const soldWith = (id: IngredientId) =>
    request.allergens.filter((allergen) => kindsIn[request.language].asSold?.[id]?.includes(allergen) === true)
  const judgeFood = (food: Food) => reasonAgainst(food, request.allergens, diet, food.ingredient === null ? [] : soldWith(food.ingredient))

  const take = (written: TypedFood, typed: string) => {
    const food = correctlyNamed(written, request.language)
    named.push(food)
    const reason = judgeFood(food)
    if (reason !== null) {
      const say = sayingFor(food, reason, { language: request.language, diet, judge: judgeFood })
      leftOut.push({ words: written.words, ...reason, ...(say === null ? {} : { say }) })
      barred.push(written)
    } else if (given.every((item) => !isSameFood(item, food))) {
      const known: Item = {
        ingredient: food.ingredient,
        words: food.words,
        kin: food.ingredient ?? food.like ?? kinOfClass(food.class),
        class: food.class,
        use: 'yours',
        ...(food === written ? {} : { typedAs: written.words }),
      }
      const item = provenAsKind(byItsClaim(byItsKind(byItsOwnName(known), request.language), food, request.language), food)
      // A can of lentils holds cooked ones; of fish only words that say so are believed on the list.
      const isByTheCan = food.amount?.unit === 'can' && food.form === undefined && !isIn(item, 'flesh')
      const shapely = asSoaked(shaped(item, isByTheCan ? { is: 'canned', words: food.words } : food.form), typed)
      const crisp = asCrisp(shapely, typed, request.cuisine, mealType)
      const inForm = mealType === 'entrée' || mealType === 'soup' ? asReadyMade(asPoultry(crisp, food), food) : crisp
      const isMadeUp = isStockToMakeUp(food)
      const { amount } = food
      const measured = amount === undefined ? inForm : isMadeUp ? { ...inForm, most: stockMadeUp(amount) } : withMost(inForm, amount)
      if (amount?.doubt === 'none') leftOut.push(asLeftOut(inForm, 'none-typed'))
      // A rind is simmered at most, and never grated or melted.
      else if (food.form?.is === 'rind' && isIn(inForm, 'cheese')) leftOut.push(asLeftOut(inForm, 'does-not-fit'))
      else if (isTooLittle(measured, mealType)) leftOut.push(asLeftOut(inForm, 'too-little'))
      else given.push({ ...measured, ...(isMadeUp ? { madeUpOf: food.words } : {}) })
    }
  }

  for (const typed of request.ingredients) {
    const reading = readTyped(typed, request)
    notFood.push(...reading.notFood)
    for (const food of reading.foods) {
      const isStaple = food.ingredient !== null && staples.includes(food.ingredient)
      if (request.useOnlyStaples && isStaple) continue
      if (request.useOnlyStaples) leftOut.push({ words: food.words, reason: 'only-staples', subjects: [] })
      else if (isDriedPulse(typed, food)) take({ ...food, form: { is: 'dried', words: food.words } }, typed)
      else if (food.ingredient !== 'water') take(food, reading.foods.length === 1 ? typed : food.words)
    }
    for (const { words, didYouMean } of reading.unknown) {
      if (request.useOnlyStaples) leftOut.push({ words, reason: 'only-staples', subjects: [] })
      else if (leftOut.every((left) => left.words !== words)) leftOut.push({ words, reason: 'unknown', subjects: didYouMean })
    }
  }

  // A stock from the shop is as doubtful as the cube that was left out for what it may hold.
  const mayShopForStock = barred.every((food) => food.class !== 'stock' || judgeFood(food)?.reason !== 'allergen')
  const keptOut = keptOutBy(named, given)
  // Where there is salt cod there is salt enough.
  const isSalted = given.some(isInSalt)
  const unsalted = given.filter((item) => !(isSalted && item.class === 'salt'))
  leftOut.push(...given.filter((item) => !unsalted.includes(item)).map((item) => asLeftOut(item, 'does-not-fit')))
  const notAdded = [...request.allergens, ...keptOut.allergens]
  const allowed = new Map<IngredientId, boolean>()
  const judge = (id: IngredientId) => {
    const facts = lexicon[id]
    const isAllowed =
      !containsAny(facts, notAdded) &&
      !keptOut.isKeptOut(id) &&
      !(isSalted && facts.class === 'salt') &&
      (mayShopForStock || facts.class !== 'stock') &&
      !(isOfCubes(id) && request.allergens.some((allergen) => inCubes.includes(allergen))) &&
      // The cook may shop anywhere, and the dish must not hang on the language it is told in.
      !soldSomewhereWith(id).some((allergen) => request.allergens.includes(allergen)) &&
      isWithin(facts, diet) &&
      isChosenProtein(facts, request) &&
      // Nor is anything fetched that would be doubted had it been typed: the list says its name, which may mean more in one language.
      (!isStrict || asNamed(id, request.language).every((food) => judgeFood(food) === null))
    allowed.set(id, isAllowed)
    return isAllowed
  }
  const isAllowed = (id: IngredientId) => allowed.get(id) ?? judge(id)
  const brief: Brief = {
    given: unsalted,
    leftOut,
    instead: insteadOf(barred, { given: unsalted, mealType, isAllowed }),
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

/** What makers put into cubes and few other names of stock admit. */
const inCubes: readonly Allergen[] = ['soybean']

/** From the shop it is made of cubes or powder, as likely as not; typed, it may be the cook's own. */
const isOfCubes = (id: IngredientId) => lexicon[id].class === 'stock' && id !== 'dashi'

const named = new Map<string, readonly Food[]>()

/** What the name of an ingredient in a language is read as. */
function asNamed(id: IngredientId, language: Language): readonly Food[] {
  if (language === 'en') return []
  const key = `${language} ${id}`
  const foods = named.get(key) ?? readPhrase(namesIn[language][id].list, language).foods
  named.set(key, foods)
  return foods
}

/** Typed before, in these words or in others; mixed mince is two foods in the same words. */
function isSameFood(item: Item, food: Food): boolean {
  if (food.ingredient !== null && item.ingredient !== null) return item.ingredient === food.ingredient
  return sameWords(item.words) === sameWords(food.words)
}

const sameWords = (words: string) => words.trim().toLowerCase()

const driedWords =
  /\b(?:dried|dry|raw|uncooked|seca|seco|secas|secos|crudas?|crudos?|sec|secs|sèches?|crus?|getrocknete?|rohe?)\b|суш|сух|сыр(?:ой|ые|ая)|مجفف|乾燥|干的|生の/iu

/** Beans that the lexicon knows by the can and that were typed as dry ones, in a language whose words for forms are not known. */
function isDriedPulse(typed: string, { ingredient, form }: Food): boolean {
  return (
    form === undefined &&
    ingredient !== null &&
    lexicon[ingredient].class === 'legume' &&
    stateOf(ingredient) === 'canned' &&
    driedWords.test(typed)
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

/** With proteins chosen, the kitchen adds no other flesh; a fish sauce or an anchovy is a seasoning. */
function isChosenProtein(facts: IngredientFacts, request: RecipeRequest): boolean {
  if (facts.protein === undefined || request.proteins.length === 0) return true
  const isSeasoning = classFacts[facts.class].hazard === undefined && !['stock', 'cured-meat', 'meat'].includes(facts.class)
  return isSeasoning || request.proteins.some((protein) => protein === facts.protein)
}
