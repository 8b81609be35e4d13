import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { DishName } from '#kitchen/composer/dish-names.ts'
import { baseOf, dishOf } from '#kitchen/composer/dish-naming.ts'
import { isFlesh } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { relishOf } from '#kitchen/composer/sides.ts'
import { type Idea, ideaOf, mayNameKitchen } from '#kitchen/composer/signature-flavours.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import { mainsOf, servedBeside } from '#kitchen/composer/title-foods.ts'

/** What a title and a description speak of. Everything in it is on the list of ingredients. */
export interface Headline {
  dish: DishName
  /** One or two things the dish is about; none where its own word says it all ("rice pudding"). */
  mains: readonly Item[]
  /**
   * The grain, pasta or tortilla that the dish's own name contains: "one-pot rice", "carrot spaghetti", "crisp corn
   * tortillas".
   */
  base: Item | null
  /** The flavours, the one to name first in front; each turn starts with another. */
  accents: readonly Item[]
  /**
   * May the title name the kitchen: is something of it in the dish, or is the dish its own? A surprise is always a
   * surprise.
   */
  namesKitchen: boolean
  /** The flavours say where it is from, without the name of the kitchen, or that name would be no truth. */
  speaksForItself: boolean
  /** What fills, served beside the dish. */
  beside: Item | null
  /** Fruit that was made into a sharp relish beside it. */
  relish: readonly Item[]
  kitchen: Kitchen
  /** The surprise cuisine says its idea: whose method, whose flavours, each only where it is true. */
  idea: Idea | null
}

const accentClasses = (item: Item) =>
  (item.use === 'yours' && (isIn(item, 'cheese') || item.class === 'nut-butter' || item.class === 'yogurt' || item.kin === 'matcha')) ||
  ((isIn(item, 'herb', 'hardyHerb', 'crunch', 'paste') ||
    (isIn(item, 'spice') && !isPlainPepper(item)) ||
    ['coconut', 'chilli', 'aromatic', 'citrus'].includes(item.class) ||
    ['lime-juice', 'lemon-juice', 'honey', 'olive', 'caper', 'parmesan', 'feta', 'vanilla'].includes(item.kin)) &&
    item.kin !== 'bay-leaf')

/** Reads off a plan what its title and description speak of. */
export function headlineOf(plan: Plan): Headline {
  const items = plan.lines.map((line) => line.item)
  const mains = mainsOf(plan)
  const dish = dishOf(mains, plan)
  const served = servedBeside(plan)
  const isMeal = plan.mealType === 'entrée' || plan.mealType === 'soup'
  // In a savoury dish the eater notices first the cook's own fruit, and the raw food or meat beside it.
  const isFresh = (item: Item) => isIn(item, 'fruit') || (isIn(item, 'vegetable') && served.includes(item) && !isStarchy(item))
  const isNoticed = (item: Item) => isFresh(item) || (isFlesh(item) && served.includes(item))
  const noticed = items.filter((item) => isMeal && item.use === 'yours' && isNoticed(item) && !mains.includes(item))
  const relish = isMeal ? relishOf(plan.steps.flatMap((step) => step.tasks)).filter((item) => served.includes(item)) : []
  const others = items.filter((item) => accentClasses(item) && !mains.includes(item) && !noticed.includes(item))
  const at = plan.style % Math.max(1, others.length)
  const accents = [...noticed, ...others.slice(at), ...others.slice(0, at)]
  const isSurprise = plan.cuisine === 'Potluck-me'
  const namesKitchen = isSurprise || mayNameKitchen(dish, plan)
  return {
    dish,
    mains,
    base: baseOf(dish, plan, served),
    accents,
    namesKitchen,
    speaksForItself: !namesKitchen || accents.some((item) => !isIn(item, 'aromatic', 'allium')),
    beside: served.find((item) => isStarchy(item) && !mains.includes(item)) ?? null,
    relish,
    kitchen: plan.kitchen,
    idea: isSurprise ? ideaOf(dish, plan) : null,
  }
}
