import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { DishName } from '#kitchen/composer/dish-names.ts'
import { dishNameOf, starchInDishName } from '#kitchen/composer/dish-naming.ts'
import { isMeatOrFish } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { relishFruitIn } from '#kitchen/composer/sides.ts'
import { mayNameCuisine, type SurpriseIdea, surpriseIdeaOf } from '#kitchen/composer/signature-flavours.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import { foodsServedBeside, mainFoodsOf } from '#kitchen/composer/title-foods.ts'

/** The parts that the title and the description name. Every food among them is on the ingredient list. */
export interface Headline {
  dish: DishName
  /** The one or two main foods; none if the dish word already contains them ("rice pudding"). */
  mains: readonly Item[]
  /**
   * The grain, pasta or tortilla that the dish name contains: "one-pot rice", "carrot spaghetti", "crisp corn
   * tortillas".
   */
  base: Item | null
  /** The flavours. The title names the first in front; each turn starts with a different flavour. */
  accents: readonly Item[]
  /**
   * May the title name the cuisine: does the dish have one of its foods or is it one of its dishes? The surprise
   * cuisine is always named.
   */
  namesKitchen: boolean
  /** The title leaves out the cuisine's name, because the flavours show it or because the name would be wrong. */
  speaksForItself: boolean
  /** The starch served beside the dish. */
  beside: Item | null
  /** Fruit that became a sharp relish beside the dish. */
  relish: readonly Item[]
  kitchen: Kitchen
  /** The surprise cuisine's idea: the cuisines from which the dish really has its method and its flavours. */
  idea: SurpriseIdea | null
}

const accentClasses = (item: Item) =>
  (item.use === 'yours' &&
    (isInGroup(item, 'cheese') || item.class === 'nut-butter' || item.class === 'yogurt' || item.kin === 'matcha')) ||
  ((isInGroup(item, 'herb', 'hardyHerb', 'crunch', 'paste') ||
    (isInGroup(item, 'spice') && !isPlainPepper(item)) ||
    ['coconut', 'chilli', 'aromatic', 'citrus'].includes(item.class) ||
    ['lime-juice', 'lemon-juice', 'honey', 'olive', 'caper', 'parmesan', 'feta', 'vanilla'].includes(item.kin)) &&
    item.kin !== 'bay-leaf')

/** Finds the headline of a plan. */
export function headlineOf(plan: Plan): Headline {
  const items = plan.lines.map((line) => line.item)
  const mains = mainFoodsOf(plan)
  const dish = dishNameOf(mains, plan)
  const served = foodsServedBeside(plan)
  const isMeal = plan.mealType === 'entrée' || plan.mealType === 'soup'
  // Typed fruit in a savoury dish, and raw food or meat beside it, are what the eater notices first.
  const isFresh = (item: Item) => isInGroup(item, 'fruit') || (isInGroup(item, 'vegetable') && served.includes(item) && !isStarchy(item))
  const isNoticed = (item: Item) => isFresh(item) || (isMeatOrFish(item) && served.includes(item))
  const noticed = items.filter((item) => isMeal && item.use === 'yours' && isNoticed(item) && !mains.includes(item))
  const relish = isMeal ? relishFruitIn(plan.steps.flatMap((step) => step.tasks)).filter((item) => served.includes(item)) : []
  const others = items.filter((item) => accentClasses(item) && !mains.includes(item) && !noticed.includes(item))
  const at = plan.style % Math.max(1, others.length)
  const accents = [...noticed, ...others.slice(at), ...others.slice(0, at)]
  const isSurprise = plan.cuisine === 'Potluck-me'
  const namesKitchen = isSurprise || mayNameCuisine(dish, plan)
  return {
    dish,
    mains,
    base: starchInDishName(dish, plan, served),
    accents,
    namesKitchen,
    speaksForItself: !namesKitchen || accents.some((item) => !isInGroup(item, 'aromatic', 'allium')),
    beside: served.find((item) => isStarchy(item) && !mains.includes(item)) ?? null,
    relish,
    kitchen: plan.kitchen,
    idea: isSurprise ? surpriseIdeaOf(dish, plan) : null,
  }
}
