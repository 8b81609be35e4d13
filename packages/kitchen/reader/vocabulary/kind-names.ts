import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Language } from '#kitchen/options.ts'
import { type FoodSense, mixFoods, senseOfKind, withClaimsOf, withDoubtsOf } from '#kitchen/reader/food/food.ts'
import type { CookingStyle, NamedKind } from '#kitchen/reader/food/kind.ts'
import { cookedElderberriesIn } from '#kitchen/reader/kinds/cooked-elderberries.ts'
import { dairyBrandsIn } from '#kitchen/reader/kinds/dairy-houses.ts'
import { genericNamesIn } from '#kitchen/reader/kinds/generic-names.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { mashedPotatoesIn } from '#kitchen/reader/kinds/mashed-potatoes.ts'
import { poisonsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { soyaByNameIn } from '#kitchen/reader/kinds/soya-by-name.ts'
import { stockCubesIn } from '#kitchen/reader/kinds/stock-cubes.ts'
import { sweetsNamedAlikeIn } from '#kitchen/reader/kinds/sweets-named-alike.ts'
import {
  addFood,
  createPhrasePlace,
  createPlace,
  foodAt,
  foodNamedBy,
  type Name,
  parseName,
  placeAt,
  writtenName,
} from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { nounFirstNames } from '#kitchen/reader/match/russian.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { asDish, isDishName } from '#kitchen/reader/vocabulary/dish-names.ts'
import { ingredientNames } from '#kitchen/reader/vocabulary/ingredient-names.ts'

/**
 * Adds the foods known only by kind, the head nouns, and the adjectives that add something to a food. Yields after
 * each kind (`vocabularySteps`).
 */
export function* addKinds(vocabulary: Vocabulary): Generator<void> {
  const { language } = vocabulary
  const { foods, heads, cookingStyles } = kindsIn[language]
  for (const head of heads) for (const word of head.heads) createPhrasePlace(vocabulary, word).head ??= head
  for (const kind of [...cookingStyles, dairyBrandsIn(language)])
    for (const name of kind.names) addCookingStyle(createPhrasePlace(vocabulary, name), kind)
  const own = new Set(vocabulary.words.ownNames)
  const dishes: (readonly [Name, FoodSense])[] = []
  for (const kind of [
    ...genericNamesIn(language),
    mashedPotatoesIn(language),
    ...foods,
    stockCubesIn(language),
    cookedElderberriesIn(language),
    ...soyaByNameIn(language),
    ...sweetsNamedAlikeIn(language),
  ]) {
    yield
    dishes.push(...addKind(vocabulary, kind, own))
  }
  // Adds dishes after foods, because a dish takes the claims of the food that has its name.
  for (const [name, sense] of dishes) {
    addDish(vocabulary, name, sense)
    yield
  }
  if (language === 'ru') yield* addTurnedNames(vocabulary)
}

/** Adds the names of a kind, and returns those that are dishes. */
function addKind(vocabulary: Vocabulary, kind: NamedKind, own: ReadonlySet<string>): (readonly [Name, FoodSense])[] {
  const dishes: (readonly [Name, FoodSense])[] = []
  const plain = senseOfKind(kind)
  for (const written of kind.names) {
    const name = parseName(written, vocabulary.language)
    const sense = asPrepared(plain, name, vocabulary)
    const known = own.has(written) ? null : foodAt(vocabulary, name)
    if (known !== null && known !== sense) {
      const both = kind.sharesDoubts ? withDoubtsOf(known, sense) : withClaimsOf(known, sense)
      addClaims(vocabulary, name, known, both)
      // A further spelling that a row lists, such as a plural, is an exact name too.
      addFood(vocabulary, name, both)
      continue
    }
    // A place that already has a food, from another spelling of the name, counts in running text too.
    if (kind.isTypedOnly && placeAt(vocabulary.root, name.keys)?.food == null) createPlace(vocabulary.root, name.keys).isTypedOnly = true
    if (kind.like === undefined && isDishName(name.keys, sense, vocabulary)) dishes.push([name, sense])
    else addFood(vocabulary, name, sense)
  }
  return dishes
}

function addDish(vocabulary: Vocabulary, name: Name, sense: FoodSense): void {
  const dish = asDish(name.keys, sense, vocabulary)
  const known = foodAt(vocabulary, name)
  const both = known === null ? dish : withBothRows(known, dish)
  if (known !== null) addClaims(vocabulary, name, known, both)
  addFood(vocabulary, name, both)
}

/**
 * Merges the facts of a name that two rows list, with the claims of both. The earlier row decides if it names the
 * ingredient that the food is cooked like (`like`), otherwise the later row.
 */
function withBothRows(known: FoodSense, dish: FoodSense): FoodSense {
  return known.like === undefined ? withClaimsOf(dish, known) : withClaimsOf(known, dish)
}

function addCookingStyle(place: Place, kind: CookingStyle): void {
  place.cookingStyle = senseOfKind(kind)
  place.cookingStyleOn = kind.on ?? null
}

const unspacedLanguages: readonly Language[] = ['ja', 'zh']

/** Classes sold without seasoning unless the name says otherwise: 红烧鱼 contains soya, and 红烧汁 is a sauce of its own. */
const plainByThemselves: readonly IngredientClass[] = ['meat', 'poultry', 'fish', 'shellfish', 'egg', 'plant-protein', 'vegetable']

/** Adds what a cooking style at the start of a listed name contains, as for an unknown name: 卤牛肉, 麻辣小龙虾. */
function asPrepared(sense: FoodSense, { keys }: Name, { root, language }: Vocabulary): FoodSense {
  if (!unspacedLanguages.includes(language) || !plainByThemselves.includes(sense.class)) return sense
  for (let length = keys.length - 1; length > 0; length -= 1) {
    const cookingStyle = placeAt(root, keys.slice(0, length))?.cookingStyle
    if (cookingStyle != null) return { ...mixFoods(sense, [cookingStyle]), ...(sense.like === undefined ? {} : { like: sense.like }) }
  }
  return sense
}

/**
 * A name shared by two foods means the first, with the allergens of both, so that no cook gets the other by mistake.
 */
export function addClaims({ root, surfaces }: Vocabulary, { tokens, keys }: Name, known: FoodSense, both: FoodSense): void {
  if (both === known) return
  const at = createPlace(root, keys)
  const exact = writtenName(tokens)
  // Names that are alike only after removing the ending do not share allergens: Spanish vainilla, vainillas.
  if (at.food === known && surfaces.get(exact) === known) at.food = both
  at.exactly ??= new Map()
  at.exactly.set(exact, both)
  surfaces.set(exact, both)
}

/** Adds names with the adjective last, as Russian labels write them: "мука рисовая". */
function* addTurnedNames(vocabulary: Vocabulary): Generator<void> {
  const { language } = vocabulary
  const add = (name: string, sense: FoodSense) => {
    const turned = nounFirstNames(name).map((one) => parseName(one, language))
    if (turned.length === 0) return
    const own = foodNamedBy(vocabulary, tokenise(name))
    const meant = sense.ingredient === null ? (own ?? sense) : sense
    for (const one of turned) if (foodAt(vocabulary, one) === null) addFood(vocabulary, one, meant)
  }
  for (const [name, sense] of ingredientNames(language)) {
    add(name, sense)
    yield
  }
  for (const kind of kindsIn[language].foods) {
    for (const name of kind.names) add(name, senseOfKind(kind))
    yield
  }
  for (const name of poisonsIn[language]) for (const turned of nounFirstNames(name)) createPhrasePlace(vocabulary, turned).role = 'poison'
}
