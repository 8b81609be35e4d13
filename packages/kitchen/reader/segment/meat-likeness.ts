import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { type FoodSense, mixFoods } from '#kitchen/reader/food/food.ts'
import { imitationMeat, isMeatSubstitute } from '#kitchen/reader/segment/compose.ts'

/** Classes of cured, minced or cased meat, whose imitations have many bases: soya chorizo, tofu ham. */
const imitatedClasses: readonly IngredientClass[] = ['cured-meat', 'mince']
/**
 * Classes of fresh cuts: beside tofu they may be a second food; beside an ingredient that only imitates meat they are
 * an imitation.
 */
const freshCuts: readonly IngredientClass[] = ['meat', 'poultry']
const onlyImitates: readonly IngredientId[] = ['seitan', 'textured-vegetable-protein', 'vegan-mince', 'vegan-sausage', 'young-jackfruit']

/** Is the ingredient used for nothing but imitation meat (seitan)? */
function onlyImitatesMeat({ ingredient }: FoodSense): boolean {
  return ingredient !== null && onlyImitates.includes(ingredient)
}

/** Does the food replace meat, or become meat-like when shredded and spiced? */
export function replacesMeat(food: FoodSense): boolean {
  return isMeatSubstitute(food) || onlyImitatesMeat(food)
}

/**
 * The imitation that a meat name means after its real base ("soy chorizo", "seitan steak"), or null if it is meat
 * beside other foods. `isSaid`: the language says "of", as in "steak de soja".
 */
export function imitationOfMeat(meat: FoodSense, madeOf: readonly FoodSense[], isSaid: boolean): FoodSense | null {
  if (meat.vegetarian !== 'no') return null
  const isLikeness =
    (imitatedClasses.includes(meat.class) && madeOf.some(replacesMeat)) ||
    (freshCuts.includes(meat.class) && madeOf.some(isSaid ? replacesMeat : onlyImitatesMeat))
  return isLikeness && madeOf.every(({ vegetarian }) => vegetarian !== 'no') ? mixFoods(imitationMeat(), madeOf) : null
}
