import {
  asDoubt,
  type FoodSense,
  isPlain,
  mix,
  perAllergen,
  senseOfKind,
  senseUnknown,
  worseCertainty,
  worseVerdict,
} from '#kitchen/reader/food.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'

/** A word before a head noun: the food it names, or null for an unknown word. */
export interface Modifier {
  words: string
  food: FoodSense | null
  /** It says how the food is made, which is never a likeness. */
  isCookingStyle?: true
  /** The food within an unknown word. */
  within?: FoodSense | null
}

/**
 * What a head noun and the words before it make: "oscypek cheese" is a cheese, "peanut sauce" has peanut, "rice
 * flour" no gluten.
 */
export function composeHead(head: Head, modifiers: readonly Modifier[]): FoodSense {
  const telling = modifiers.filter(({ words, food }) => head.despite?.includes(words) !== true && !saysWhose(head, food))
  const known = telling.flatMap(({ food, isCookingStyle }) => (food !== null && (isCookingStyle || isIn(food, head)) ? food : []))
  const foods = [
    ...known,
    ...telling.flatMap(({ food, within }) => (food === null ? (within ?? []) : [])).filter((food) => isIn(food, head)),
  ]
  if (head.isLikeness === true) foods.push(...likenesses(head, telling))
  const base = doubted(withoutWhatItReplaces(head, modifiers), head, modifiers)
  if (head.madeOf !== true) return mix(base, foods)
  if (known.length === 0) return mix(senseUnknown(head.class), foods)
  const made = {
    ...senseOfKind({
      class: head.class,
      diet: 'vegan',
      ...(head.mayContain === undefined ? {} : { mayContain: head.mayContain }),
      ...(head.otherwise === undefined ? {} : { otherwise: head.otherwise }),
    }),
  }
  const sure = mix(made, foods)
  if (head.otherwise === undefined) return sure
  const perhaps = (verdict: FoodSense['vegan']) => worseVerdict(verdict, 'unknown')
  return { ...sure, vegan: perhaps(sure.vegan), vegetarian: perhaps(sure.vegetarian), pescatarian: perhaps(sure.pescatarian) }
}

/**
 * Does the kitchen know a head noun with the words beside it as a whole? Each of them is in the noun's own row, says
 * how the food is made, has the noun's own class ("gouda cheese"), is all that the food is made of ("walnut oil"),
 * is a plant as the noun is ("thyme honey", "soybean oil"), or is the milk of a milk food ("whole milk yogurt").
 * Beside any other food the noun may mean something else.
 */
export function isKnownWhole(head: Head, modifiers: readonly Modifier[]): boolean {
  const named = [...(head.despite ?? []), ...(head.without?.when ?? []), ...(head.meatless ?? [])]
  return modifiers.every(({ words, food, isCookingStyle }) => {
    if (named.includes(words) || isCookingStyle === true) return true
    if (food === null) return false
    if (food.class === head.class || head.madeOf === true || saysWhose(head, food)) return true
    return (isPlain(head) && (isPlain(food) || food.vegan === 'yes')) || (ofMilk.includes(head.class) && isMilk(food))
  })
}

const ofMilk: readonly FoodSense['class'][] = ['milk', 'cream', 'yogurt', 'butter', 'soft-cheese', 'hard-cheese']

const isMilk = ({ ingredient, class: made }: FoodSense) => ingredient !== null && (made === 'milk' || made === 'cream')

const longHan = /^\p{Script=Han}(?: \p{Script=Han})+/u

/**
 * One character is a likeness: 鸡 in 鸡腿菇. A whole word may be a likeness or be in the pot too, 羊肉萝卜, so it stays
 * unknown.
 */
function likenesses(head: Head, modifiers: readonly Modifier[]): FoodSense[] {
  return modifiers
    .filter(({ words }) => longHan.test(words))
    .flatMap(({ food, within }) => food ?? within ?? [])
    .filter((food) => !isIn(food, head))
    .map(asDoubt)
}

/** "Reindeer milk", "ostrich egg": an animal beside its product adds no meat to it. */
function saysWhose(head: Head, food: FoodSense | null): boolean {
  return head.isDish !== true && (head.class === 'milk' || head.class === 'egg') && (food?.class === 'meat' || food?.class === 'poultry')
}

/** An unknown word clears no doubt of such foods: "zblorp nuts" may be peanuts. */
function doubted(sense: FoodSense, head: Head, modifiers: readonly Modifier[]): FoodSense {
  const { varies } = head
  const isStrange = (modifier: Modifier) =>
    modifier.food === null && head.despite?.includes(modifier.words) !== true && !isReplacing(modifier, head)
  if (varies === undefined || !modifiers.some(isStrange)) return sense
  // "waxy corn starch": the plant stands beside it.
  if (varies !== true && modifiers.some(({ food }) => food !== null && food.class !== head.class)) return sense
  const doubt = senseUnknown(sense.class)
  if (varies === true) return { ...mix(sense, [doubt]), class: sense.class }
  return {
    ...sense,
    contains: perAllergen((allergen) => worseCertainty(sense.contains[allergen], varies.includes(allergen) ? 'unknown' : 'no')),
  }
}

/** Sauces are never a likeness: 蚝油生菜 has oyster sauce and 奶油蘑菇 cream, but a butter bean has no butter. */
function isIn(food: FoodSense, { isLikeness, class: made }: Head): boolean {
  return isLikeness !== true || food.class === 'salty-sauce' || food.class === 'sauce' || (food.class === 'cream' && made === 'mushroom')
}

function withoutWhatItReplaces(head: Head, modifiers: readonly Modifier[]): FoodSense {
  const sense = senseOfKind(head)
  const allergen = head.without?.allergen
  const { meatless } = head
  if (meatless !== undefined && modifiers.some(({ words, food }) => meatless.includes(words) || standsInForMeat(food)))
    return madeLikeMeat()
  if (!modifiers.some((modifier) => isReplacing(modifier, head))) return sense
  const contains = perAllergen((one) => (one === allergen ? 'no' : sense.contains[one]))
  if (allergen !== 'dairy') return { ...sense, contains }
  return { ...sense, contains, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }
}

/** Is it tofu, seitan, textured soya or the like, which sausages and mince without meat are made of? */
export function standsInForMeat(food: FoodSense | null): boolean {
  return food !== null && food.class === 'plant-protein' && food.vegetarian === 'yes'
}

/** Imitation meat, of foods that stand in for it: its other contents are unknown. */
export function madeLikeMeat(): FoodSense {
  return { ...senseUnknown('plant-protein'), vegetarian: 'yes', pescatarian: 'yes' }
}

/** Is it the noun's base instead of the usual one: the cashews of "cashew cheese", the rice of "rice flour"? */
export function isReplacing({ words, food }: Modifier, { without }: Head): boolean {
  if (without === undefined) return false
  if (without.when.includes(words)) return true
  return food !== null && food.contains[without.allergen] === 'no' && without.classes?.includes(food.class) === true
}
