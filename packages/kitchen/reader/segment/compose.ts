import {
  asPossibility,
  type FoodSense,
  isPlainPlant,
  mixFoods,
  perAllergen,
  senseOfKind,
  senseUnknown,
  worseCertainty,
  worseVerdict,
} from '#kitchen/reader/food/food.ts'
import type { Head } from '#kitchen/reader/food/kind.ts'

/** A modifier of a head noun: the food it names, or null for an unknown word. */
export interface Modifier {
  words: string
  food: FoodSense | null
  /** The modifier is a cooking style, which is never a likeness. */
  isCookingStyle?: true
  /** A food inside the unknown word. */
  within?: FoodSense | null
}

/**
 * The food that a head noun and its modifiers make: "oscypek cheese" is a cheese, "peanut sauce" contains peanut,
 * "rice flour" no gluten.
 */
export function composeHead(head: Head, modifiers: readonly Modifier[]): FoodSense {
  const telling = modifiers.filter(({ words, food }) => head.despite?.includes(words) !== true && !isOwnerOfProduct(head, food))
  const known = telling.flatMap(({ food, isCookingStyle }) => (food !== null && (isCookingStyle || isIn(food, head)) ? food : []))
  const foods = [
    ...known,
    ...telling.flatMap(({ food, within }) => (food === null ? (within ?? []) : [])).filter((food) => isIn(food, head)),
  ]
  if (head.isLikeness === true) foods.push(...likenesses(head, telling))
  const base = withHeadDoubts(withoutWhatItReplaces(head, modifiers), head, modifiers)
  if (head.madeOf !== true) return mixFoods(base, foods)
  if (known.length === 0) return mixFoods(senseUnknown(head.class), foods)
  const made = {
    ...senseOfKind({
      class: head.class,
      diet: 'vegan',
      ...(head.mayContain === undefined ? {} : { mayContain: head.mayContain }),
      ...(head.otherwise === undefined ? {} : { otherwise: head.otherwise }),
    }),
  }
  const sure = mixFoods(made, foods)
  if (head.otherwise === undefined) return sure
  const perhaps = (verdict: FoodSense['vegan']) => worseVerdict(verdict, 'unknown')
  return { ...sure, vegan: perhaps(sure.vegan), vegetarian: perhaps(sure.vegetarian), pescatarian: perhaps(sure.pescatarian) }
}

/**
 * Is a head noun with its modifiers known as a whole? Each modifier must be in the noun's row, be a cooking style,
 * share the noun's class ("gouda cheese"), be the only content ("walnut oil"), be a plant like the noun ("thyme
 * honey"), or be the milk of a dairy food ("whole milk yogurt"). With any other food the noun may mean something else.
 */
export function isKnownWhole(head: Head, modifiers: readonly Modifier[]): boolean {
  const named = [...(head.despite ?? []), ...(head.without?.when ?? []), ...(head.meatless ?? [])]
  return modifiers.every(({ words, food, isCookingStyle }) => {
    if (named.includes(words) || isCookingStyle === true) return true
    if (food === null) return false
    if (food.class === head.class || head.madeOf === true || isOwnerOfProduct(head, food)) return true
    return (isPlainPlant(head) && (isPlainPlant(food) || food.vegan === 'yes')) || (ofMilk.includes(head.class) && isMilk(food))
  })
}

const ofMilk: readonly FoodSense['class'][] = ['milk', 'cream', 'yogurt', 'butter', 'soft-cheese', 'hard-cheese']

const isMilk = ({ ingredient, class: made }: FoodSense) => ingredient !== null && (made === 'milk' || made === 'cream')

const longHan = /^\p{Script=Han}(?: \p{Script=Han})+/u

/**
 * A one-character modifier is a likeness (鸡 in 鸡腿菇). A whole word may be a likeness or an ingredient (羊肉萝卜), so it
 * stays unknown.
 */
function likenesses(head: Head, modifiers: readonly Modifier[]): FoodSense[] {
  return modifiers
    .filter(({ words }) => longHan.test(words))
    .flatMap(({ food, within }) => food ?? within ?? [])
    .filter((food) => !isIn(food, head))
    .map(asPossibility)
}

/** Does an animal only say whose product it is ("reindeer milk", "ostrich egg")? It then adds no meat. */
function isOwnerOfProduct(head: Head, food: FoodSense | null): boolean {
  return head.isDish !== true && (head.class === 'milk' || head.class === 'egg') && (food?.class === 'meat' || food?.class === 'poultry')
}

/** Keeps the doubts of a head noun beside an unknown word: "zblorp nuts" may be peanuts. */
function withHeadDoubts(sense: FoodSense, head: Head, modifiers: readonly Modifier[]): FoodSense {
  const { varies } = head
  const isStrange = (modifier: Modifier) =>
    modifier.food === null && head.despite?.includes(modifier.words) !== true && !replacesBase(modifier, head)
  if (varies === undefined || !modifiers.some(isStrange)) return sense
  // The plant is named, so its doubt is gone: "waxy corn starch".
  if (varies !== true && modifiers.some(({ food }) => food !== null && food.class !== head.class)) return sense
  const doubt = senseUnknown(sense.class)
  if (varies === true) return { ...mixFoods(sense, [doubt]), class: sense.class }
  return {
    ...sense,
    contains: perAllergen((allergen) => worseCertainty(sense.contains[allergen], varies.includes(allergen) ? 'unknown' : 'no')),
  }
}

/**
 * Is the modifier's food contained in the dish? Sauces always are (蚝油生菜 contains oyster sauce, 奶油蘑菇 cream), but a
 * butter bean contains no butter.
 */
function isIn(food: FoodSense, { isLikeness, class: made }: Head): boolean {
  return isLikeness !== true || food.class === 'salty-sauce' || food.class === 'sauce' || (food.class === 'cream' && made === 'mushroom')
}

function withoutWhatItReplaces(head: Head, modifiers: readonly Modifier[]): FoodSense {
  const sense = senseOfKind(head)
  const allergen = head.without?.allergen
  const { meatless } = head
  if (meatless !== undefined && modifiers.some(({ words, food }) => meatless.includes(words) || isMeatSubstitute(food)))
    return imitationMeat()
  if (!modifiers.some((modifier) => replacesBase(modifier, head))) return sense
  const contains = perAllergen((one) => (one === allergen ? 'no' : sense.contains[one]))
  if (allergen !== 'dairy') return { ...sense, contains }
  return { ...sense, contains, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }
}

/** Is it a meat substitute: tofu, seitan, textured soya and the like? */
export function isMeatSubstitute(food: FoodSense | null): boolean {
  return food !== null && food.class === 'plant-protein' && food.vegetarian === 'yes'
}

/** Imitation meat made of meat substitutes; its other contents are unknown. */
export function imitationMeat(): FoodSense {
  return { ...senseUnknown('plant-protein'), vegetarian: 'yes', pescatarian: 'yes' }
}

/** Does the modifier replace the noun's usual base: the cashews of "cashew cheese", the rice of "rice flour"? */
export function replacesBase({ words, food }: Modifier, { without }: Head): boolean {
  if (without === undefined) return false
  if (without.when.includes(words)) return true
  return food !== null && food.contains[without.allergen] === 'no' && without.classes?.includes(food.class) === true
}
