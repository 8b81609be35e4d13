import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { madeLikeMeat, standsInForMeat } from '#kitchen/reader/compose.ts'
import { type FoodSense, mix } from '#kitchen/reader/food.ts'

/** Salted, minced or cased food is made of many things: a chorizo of soya, a ham of tofu. */
const imitated: readonly IngredientClass[] = ['cured-meat', 'mince']
/** A fresh cut beside tofu may be two foods in one breath; of these it is always an imitation. */
const freshCuts: readonly IngredientClass[] = ['meat', 'poultry']
const onlyImitates: readonly IngredientId[] = ['seitan', 'textured-vegetable-protein', 'vegan-mince', 'vegan-sausage', 'young-jackfruit']

/** Is it what nothing but imitations of meat are made of? */
function onlyImitatesMeat({ ingredient }: FoodSense): boolean {
  return ingredient !== null && onlyImitates.includes(ingredient)
}

/** Does it stand in for meat, or become like it once it is torn and spiced? */
export function replacesMeat(food: FoodSense): boolean {
  return standsInForMeat(food) || onlyImitatesMeat(food)
}

/**
 * The imitation that a meat is when its real source stands before it: "soy chorizo", "seitan steak"; null where it
 * is meat beside other foods. `isSaid` where the language says "of": "steak de soja".
 */
export function likenessOfMeat(meat: FoodSense, madeOf: readonly FoodSense[], isSaid: boolean): FoodSense | null {
  if (meat.vegetarian !== 'no') return null
  const isLikeness =
    (imitated.includes(meat.class) && madeOf.some(replacesMeat)) ||
    (freshCuts.includes(meat.class) && madeOf.some(isSaid ? replacesMeat : onlyImitatesMeat))
  return isLikeness && madeOf.every(({ vegetarian }) => vegetarian !== 'no') ? mix(madeLikeMeat(), madeOf) : null
}
