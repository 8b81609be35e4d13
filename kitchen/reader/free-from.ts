import type { Allergen } from '#domain/options.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type FoodSense, perAllergen, worseVerdict } from '#kitchen/reader/food.ts'
import { remainingAllergen } from '#kitchen/reader/named-after-allergen.ts'
import { foodNamed } from '#kitchen/reader/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import type { Marker } from '#kitchen/reader/reading.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'

const fleshClasses: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'cured-fish', 'shellfish']
const dairyClasses: readonly IngredientClass[] = ['milk', 'cream', 'yogurt', 'soft-cheese', 'hard-cheese', 'butter']
const bakedClasses: readonly IngredientClass[] = ['bread', 'wrap', 'pastry']
/** What holds bread together that has no gluten. */
const binders: readonly Allergen[] = ['eggs', 'dairy', 'soybean']
const animalAllergens: readonly Allergen[] = ['dairy', 'eggs', 'shellfish']

/**
 * Gluten-free oats still carry avenin, which some coeliacs do not tolerate, and some countries' law does not call
 * them gluten-free.
 */
const oats = /(?<!\p{L})oat|hafer|avoine|avena|овс|شوفان|オーツ|オートミール|燕麦/iu

/** The food without the marked thing: the lexicon's own "vegan butter", or the same kind of food without it. */
export function applyMarkers(sense: FoodSense, words: string, markers: ReadonlySet<Marker>, vocabulary: Vocabulary): FoodSense {
  let left = sense
  for (const marker of markers) left = applyMarker(left, words, marker, vocabulary)
  return left
}

function applyMarker(sense: FoodSense, words: string, marker: Marker, vocabulary: Vocabulary): FoodSense {
  if (marker === 'vegan') return makeVegan(sense, words, vocabulary)
  if (marker === 'meatless') return makeMeatless(sense)
  if (marker === 'nuts') return makeNutless(sense)
  // Milk without lactose is milk, and bread without wheat may be of rye.
  if (marker === 'lactose' || marker === 'wheat') return sense
  if (sense.contains[marker] === 'no') return sense
  const stays = marker === 'gluten' && oats.test(words) ? 'likely' : remainingAllergen(sense, words, marker, vocabulary)
  if (stays !== null) return { ...sense, contains: perAllergen((one) => (one === marker ? stays : sense.contains[one])) }
  const twin = marker === 'gluten' ? named(vocabulary, [`gluten free ${words}`]) : veganTwin(sense, words, vocabulary, marker)
  if (twin !== null && twin.contains[marker] === 'no') return twin
  // Milk substitutes are often soya.
  const isDairy = dairyClasses.includes(sense.class)
  // Food sold without milk or eggs is often vegan, but the words do not say so.
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

/** A peanut grows in the ground: nut-free food may leave it out as well, but the words do not say so. */
function makeNutless(sense: FoodSense): FoodSense {
  if (sense.contains.peanut !== 'likely') return sense
  return { ...sense, contains: perAllergen((one) => (one === 'peanut' ? 'unknown' : sense.contains[one])) }
}

/** "dairy-free butter" is vegan butter, as milk is all that butter has from an animal. */
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

/** Meat-free meat is soya, wheat or fungus, often held together with egg. */
function makeMeatless(sense: FoodSense): FoodSense {
  if (!fleshClasses.includes(sense.class)) {
    const isOther = sense.vegetarian === 'no'
    const vegan = isOther && sense.vegan === 'no' ? 'unknown' : sense.vegan
    // A stock of no meat is another one than that of chicken.
    const left = { ...sense, ingredient: isOther ? null : sense.ingredient, vegan, vegetarian: 'yes', pescatarian: 'yes' } as const
    if (sense.contains.shellfish === 'no') return left
    // "Oyster sauce, vegetarian" is usually made of mushrooms. It does not certainly have shellfish, nor certainly
    // none.
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
    const food = foodNamed(vocabulary, tokenise(phrase))
    if (food !== null) return food
  }
  return null
}
