import { hasTrait } from '#kitchen/lexicon/lexicon.ts'
import { allergens, type Language } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { replacesBase } from '#kitchen/reader/segment/compose.ts'
import { isSkipped, type Piece } from '#kitchen/reader/segment/pieces.ts'

/** Cuts of meat that are also parts of plants: "cœur artichaut", "blanc poireau". */
const partsOfPlants: ReadonlySet<string> = new Set(['cœur', 'coeur', 'blanc', 'corazon'])

/**
 * Does a cut of meat stand before plants without "of" ("foie oignons", "joue carottes")? It may be meat beside them.
 */
export function isCutBesidePlants(pieces: readonly Piece[]): boolean {
  const [cut, ...others] = pieces.filter((piece) => !isSkipped(piece))
  if (cut === undefined || cut.food?.vegetarian === 'yes' || partsOfPlants.has(cut.key) || others.length === 0) return false
  const isCut = cut.place?.head?.class === 'meat' && cut.place.head.diet === 'meat' && cut.place.role !== 'unit'
  return isCut && others.every(({ food }) => food?.vegan === 'yes' && food.class !== 'plant-protein')
}

/** Plural endings, by language, that mark a separate food rather than the material of the next one. */
const pluralEndings: Partial<Record<Language, RegExp>> = { en: /s$/iu, de: /(?:n|nüsse|nuesse)$/iu }

/** Is there only a space between a noun and the word beside it, without a joining word: "yogur natural arroz"? */
function isApart(head: Piece, { start, end }: Piece, text: string, { words }: Vocabulary): boolean {
  const between = text.slice(Math.min(end, head.end), Math.max(start, head.start))
  return /^\s/u.test(between) && between.split(/[\s'’]+/u).every((word) => !words.of.includes(word.toLowerCase()))
}

/** Does a food that can replace the noun's base stand beside it as a word of its own? */
function replacesBeside(head: Piece, noun: Piece, text: string, vocabulary: Vocabulary): boolean {
  const made = head.place?.head ?? null
  if (made === null || noun.food === null || noun.food === head.food) return false
  return isApart(head, noun, text, vocabulary) && replacesBase({ words: noun.key, food: noun.food }, made)
}

/**
 * Does a food with an allergen stand as its own word beside a noun, where a compound would mean a likeness or a use:
 * "Butter Pilze", "Muscheln Nudeln"?
 */
function isNoLikeness(head: Piece, noun: Piece, text: string, vocabulary: Vocabulary): boolean {
  const made = head.place?.head ?? null
  const { food, key } = noun
  if (vocabulary.words.joints === undefined || made === null || food?.ingredient == null || food === head.food) return false
  const isClaiming = allergens.some((one) => food.contains[one] === 'yes')
  return isClaiming && (made.isLikeness === true || made.despite?.includes(key) === true) && isApart(head, noun, text, vocabulary)
}

/**
 * Are the words several foods: "beans tortillas", "Walnüsse Käse"? In English a modifier is singular ("bean
 * tortillas"), in German it is joined to its noun.
 */
export function areFoodsBeside(head: Piece, nouns: readonly Piece[], text: string, vocabulary: Vocabulary): boolean {
  const ending = pluralEndings[vocabulary.language]
  if (ending === undefined || head.food === null) return false
  return nouns.some(
    (noun) => (ending.test(noun.words) && replacesBeside(head, noun, text, vocabulary)) || isNoLikeness(head, noun, text, vocabulary),
  )
}

/**
 * Does a plain food follow one that never names a variety of it: "chicken onions", "rice onions", "salmon noodles"?
 * They are foods side by side, of which an English cook left out the commas, and the meat must be cooked as meat.
 */
export function isPlainFoodBeside(head: Piece, nouns: readonly Piece[], { language }: Vocabulary): boolean {
  if (language !== 'en' || head.food === null) return false
  const { class: made, ingredient } = head.food
  const isStaple = plainStaples.includes(made) && !hasTrait(ingredient, 'filled')
  const others = ingredient !== null && produce.includes(made) ? [...flesh, ...neverOfProduce] : isStaple ? flesh : []
  return nouns.some(({ food }) => food !== null && food !== head.food && others.includes(food.class))
}

const produce: readonly FoodSense['class'][] = [
  ...(['root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'mushroom', 'allium', 'fruit', 'berry'] as const),
]
const plainStaples: readonly FoodSense['class'][] = ['rice', 'grain', 'legume', 'pasta', 'noodle']
const neverOfProduce: readonly FoodSense['class'][] = [
  ...(['egg', 'dish', 'rice', 'pasta', 'noodle', 'milk', 'cream', 'yogurt', 'soft-cheese', 'hard-cheese'] as const),
  ...(['flour', 'bread', 'plant-protein'] as const),
]

/** May a German compound be written apart? "Reis Milch" may be rice milk or two foods. */
export function isCompoundApart(head: Piece, nouns: readonly Piece[], text: string, vocabulary: Vocabulary): boolean {
  return vocabulary.words.joints !== undefined && nouns.some((noun) => replacesBeside(head, noun, text, vocabulary))
}

/** Languages without spaces between words. */
const unspacedLanguages: readonly Language[] = ['ja', 'zh']
/** Classes that an Arabic noun can be made of: حليب لوز is almond milk, but دقيق جزر is flour and carrots. */
const madeOfInArabic: readonly FoodSense['class'][] = ['grain', 'rice', 'legume', 'nut', 'seed', 'coconut']

/** Does one food deny an allergen that the other certainly contains, or allow a diet that the other breaks? */
function deniesClaimOf(made: FoodSense, { contains, ...food }: FoodSense): boolean {
  const isFree = allergens.some((one) => made.contains[one] === 'no' && contains[one] === 'yes')
  return isFree || dietNames.some((diet) => made[diet] === 'yes' && food[diet] === 'no')
}

const isOfFlesh = (food: FoodSense) => food.vegetarian === 'no' && flesh.includes(food.class)
const flesh: readonly FoodSense['class'][] = ['meat', 'poultry', 'mince', 'cured-meat', 'fish', 'cured-fish', 'shellfish']

const dietNames = ['vegan', 'vegetarian', 'pescatarian'] as const

/**
 * Does the joined reading of a noun and its neighbours deny an allergen of a neighbour, although they may be separate
 * foods: "pan arroz", молоко рис, 豆腐牛奶, "almonds yogurt", "miso mushrooms"?
 */
export function deniesFoodBeside(made: FoodSense, head: Piece, modifiers: readonly Piece[], text: string, vocabulary: Vocabulary): boolean {
  const { language } = vocabulary
  const isOfTwo = (noun: Piece, isReplaced: boolean) => {
    if (unspacedLanguages.includes(language)) return true
    if (language === 'en')
      return isReplaced
        ? pluralEndings.en?.test(noun.words) === true || noun.food?.class === 'plant-protein'
        : deniesClaimOf({ ...made, ...everyDiet }, noun.food ?? made)
    const mayBeOf = language === 'ar' && isReplaced && (noun.words.startsWith('ال') || madeOfInArabic.includes(noun.food?.class ?? 'herb'))
    return isApart(head, noun, text, vocabulary) && !mayBeOf
  }
  // Meat substitutes are named after meat: "seitan bacon".
  const isMeatless = modifiers.some(({ food }) => food?.class === 'plant-protein')
  const judged = isMeatless ? { ...made, ...everyDiet } : made
  const isReplaced = head.food?.ingredient != null && deniesClaimOf(judged, head.food)
  return modifiers.some((noun) => {
    if (noun.food === null) return false
    // Animal fat makes a vegetable dish non-vegetarian: "duck fat potatoes".
    if (noun.food.ingredient === null) return isOfFlesh(noun.food) && made.vegan === 'yes'
    return (isReplaced && isOfTwo(noun, true)) || (deniesClaimOf(judged, noun.food) && isOfTwo(noun, false))
  })
}

/** Of an English noun before another only the allergens count: "chicken eggs" are eggs. */
const everyDiet = { vegan: 'no', vegetarian: 'no', pescatarian: 'no' } as const

/**
 * Are two Chinese foods without a space two foods (鸡蛋西红柿)? They are if the last is an ingredient sold raw. Soya before
 * meat is an imitation of it, and milk before fruit a variety (牛奶草莓).
 */
export function isPairOfFoods(nouns: readonly Piece[], { language }: Vocabulary): boolean {
  const [first, last, ...others] = nouns
  if (language !== 'zh' || first?.food == null || last?.food?.ingredient == null || others.length > 0) return false
  if (nouns.some(({ words }) => words.length < shortestIngredient)) return false
  const { class: classOf, ingredient } = first.food
  if (soldAsPlants.includes(last.food.class)) return ingredient !== null || besidePlants.includes(classOf)
  if (fruits.includes(last.food.class)) return besideFruit.includes(classOf)
  return ingredient !== null && !likenessClasses.includes(classOf) && soldAsFlesh.includes(last.food.class)
}

/** The fewest characters of an ingredient in a pair. The 豆 of 豆角 and the 奶 of 奶白菜 are not ingredients of a pair. */
const shortestIngredient = 2
const likenessClasses: readonly FoodSense['class'][] = ['legume', 'plant-protein', 'nut']
const soldAsFlesh: readonly FoodSense['class'][] = ['egg', 'poultry', 'meat', 'mince', 'fish', 'shellfish']
const soldAsPlants: readonly FoodSense['class'][] = [
  ...(['root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'mushroom'] as const),
]
const fruits: readonly FoodSense['class'][] = ['fruit', 'berry']
/** Classes that never name a variety of plant or fruit. Sweets and meat do: 奶油草莓, 冰淇淋香蕉, 牛心番茄. */
const besidePlants: readonly FoodSense['class'][] = ['plant-protein', 'flour', 'noodle', 'shellfish', 'nut-butter']
const besideFruit: readonly FoodSense['class'][] = ['yogurt', 'bread', 'nut-butter']
