import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Allergen } from '#kitchen/options.ts'
import { type FoodSense, perAllergen, worseVerdict } from '#kitchen/reader/food/food.ts'
import type { Marker } from '#kitchen/reader/food/reading.ts'
import { foodNamedBy } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { remainingAllergen } from '#kitchen/reader/segment/named-after-allergen.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

const fleshClasses: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'cured-fish', 'shellfish']
const dairyClasses: readonly IngredientClass[] = ['milk', 'cream', 'yogurt', 'soft-cheese', 'hard-cheese', 'butter']
const bakedClasses: readonly IngredientClass[] = ['bread', 'wrap', 'pastry']
/** Allergens of the binders that gluten-free bread contains instead. */
const binders: readonly Allergen[] = ['eggs', 'dairy', 'soybean']
const animalAllergens: readonly Allergen[] = ['dairy', 'eggs', 'shellfish']

/**
 * Words for oats: gluten-free oats contain avenin, which some coeliacs do not tolerate, and some countries do not
 * allow the label.
 */
const oats = /(?<!\p{L})oat|hafer|avoine|avena|овс|شوفان|オーツ|オートミール|燕麦/iu

/** Applies claims to a food: the lexicon's own "vegan butter", or the same kind of food without the allergen. */
export function applyMarkers(sense: FoodSense, words: string, markers: ReadonlySet<Marker>, vocabulary: Vocabulary): FoodSense {
  let left = sense
  for (const marker of markers) left = applyMarker(left, words, marker, vocabulary)
  return left
}

function applyMarker(sense: FoodSense, words: string, marker: Marker, vocabulary: Vocabulary): FoodSense {
  if (marker === 'vegan') return makeVegan(sense, words, vocabulary)
  if (marker === 'meatless') return makeMeatless(sense)
  if (marker === 'nuts') return makeNutless(sense)
  // Lactose-free milk is still milk, and wheat-free bread may contain rye.
  if (marker === 'lactose' || marker === 'wheat') return sense
  if (sense.contains[marker] === 'no') return sense
  const stays = marker === 'gluten' && oats.test(words) ? 'likely' : remainingAllergen(sense, words, marker, vocabulary)
  if (stays !== null) return { ...sense, contains: perAllergen((one) => (one === marker ? stays : sense.contains[one])) }
  const twin = marker === 'gluten' ? named(vocabulary, [`gluten free ${words}`]) : veganTwin(sense, words, vocabulary, marker)
  return twin !== null && twin.contains[marker] === 'no' ? twin : madeWithout(sense, marker)
}

/** The food that is made without an allergen, with what usually takes its place. */
function madeWithout(sense: FoodSense, marker: Allergen): FoodSense {
  // Milk substitutes often contain soya.
  const isDairy = dairyClasses.includes(sense.class)
  // Food without milk or eggs is often vegan, but the words do not say so.
  const maybe = sense.vegan === 'no' && sense.vegetarian === 'yes' && animalAllergens.includes(marker) ? 'unknown' : sense.vegan
  const isBoundAnew = marker === 'gluten' && bakedClasses.includes(sense.class)
  return {
    ...sense,
    ingredient: null,
    vegan: isBoundAnew ? worseVerdict(maybe, 'unknown') : maybe,
    contains: perAllergen((allergen) => {
      if (allergen === marker) return 'no'
      if (isBoundAnew && sense.contains[allergen] === 'no' && binders.includes(allergen)) return 'unknown'
      return allergen === 'soybean' && marker === 'dairy' && isDairy && sense.contains.soybean === 'no'
        ? 'likely'
        : sense.contains[allergen]
    }),
  }
}

/** A nut-free food. Peanuts are legumes: the label may cover them, but the words do not say so. */
function makeNutless(sense: FoodSense): FoodSense {
  if (sense.contains.peanut !== 'likely') return sense
  return { ...sense, contains: perAllergen((one) => (one === 'peanut' ? 'unknown' : sense.contains[one])) }
}

/** The vegan version of a dairy food: "dairy-free butter" is vegan butter, because milk is its only animal content. */
function veganTwin(sense: FoodSense, words: string, vocabulary: Vocabulary, marker: Allergen): FoodSense | null {
  const only = animalAllergens.every((allergen) => allergen === marker || sense.contains[allergen] === 'no')
  return only ? named(vocabulary, [`vegan ${words}`, `plant based ${words}`]) : null
}

function makeVegan(sense: FoodSense, words: string, vocabulary: Vocabulary): FoodSense {
  if (sense.vegan === 'yes') return sense
  const twin = named(vocabulary, [`vegan ${words}`, `plant based ${words}`])
  if (twin !== null) return twin
  const isFlesh = fleshClasses.includes(sense.class)
  return {
    ingredient: null,
    class: isFlesh ? 'plant-protein' : sense.class,
    contains: perAllergen((allergen) => {
      if (animalAllergens.includes(allergen)) return 'no'
      if (allergen === 'soybean' && sense.contains.soybean !== 'yes') return 'likely'
      return allergen === 'gluten' && isFlesh ? 'likely' : sense.contains[allergen]
    }),
    vegan: 'yes',
    vegetarian: 'yes',
    pescatarian: 'yes',
  }
}

/** A meat-free version of meat: soya, wheat or fungus, often bound with egg. */
function makeMeatless(sense: FoodSense): FoodSense {
  if (!fleshClasses.includes(sense.class)) {
    const isOther = sense.vegetarian === 'no'
    const vegan = isOther && sense.vegan === 'no' ? 'unknown' : sense.vegan
    // Meatless stock is another ingredient than chicken stock.
    const left = { ...sense, ingredient: isOther ? null : sense.ingredient, vegan, vegetarian: 'yes', pescatarian: 'yes' } as const
    if (sense.contains.shellfish === 'no') return left
    // Vegetarian oyster sauce is usually made of mushrooms; shellfish is neither certain nor excluded.
    const doubtful: readonly Allergen[] = ['shellfish', 'mushroom']
    return { ...left, contains: perAllergen((one) => (doubtful.includes(one) ? 'unknown' : sense.contains[one])) }
  }
  return {
    ingredient: null,
    class: 'plant-protein',
    contains: perAllergen((allergen) => (allergen === 'peanut' || allergen === 'shellfish' ? 'no' : 'likely')),
    vegan: 'unknown',
    vegetarian: 'yes',
    pescatarian: 'yes',
  }
}

function named(vocabulary: Vocabulary, phrases: readonly string[]): FoodSense | null {
  for (const phrase of phrases) {
    const food = foodNamedBy(vocabulary, tokenise(phrase))
    if (food !== null) return food
  }
  return null
}
