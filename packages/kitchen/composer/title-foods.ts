import type { Task, Verb } from '#kitchen/composer/draft.ts'
import { isMainFood, isMeatOrFish } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isPouredSauce } from '#kitchen/composer/seasoning.ts'
import { relishFruitIn } from '#kitchen/composer/sides.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

type ItemTest = (item: Item) => boolean

const isTheirs: ItemTest = (item) => item.use === 'yours'

/** Salt, plain pepper and water: no dish is named after them if it has anything else. */
const isMinorSeasoning: ItemTest = (item) => item.class === 'salt' || item.class === 'water' || isPlainPepper(item)

const isSeasoning: ItemTest = (item) => isInGroup(item, 'allium', 'aromatic', 'herb', 'spice', 'hardyHerb', 'salty', 'acid', 'fat', 'sweet')

/** Spices, bottled seasonings and milk: a dish is named after its other foods. */
const isOnlyTaste: ItemTest = (item) =>
  isInGroup(item, 'spice', 'hardyHerb', 'salty', 'acid', 'fat', 'sweet') || ['hot-sauce', 'milk'].includes(item.class) || isBottled(item)

/** Sauces used by the spoon, not by the cup. */
const isBottled: ItemTest = (item) => item.class === 'sauce' && !isPouredSauce(item) && item.kin !== 'pesto' && item.kin !== 'hummus'

/** Strong foods that name any dish that simmers with them: kimchi, sauerkraut, peanut butter. */
const givesCharacter: ItemTest = (item) => ['kimchi', 'sauerkraut', 'peanut-butter'].includes(item.kin)

/** Meat, fish (also canned) and pulses. */
const isHearty: ItemTest = (item) =>
  item.class === 'dish' ||
  (isMainFood(item) && item.class !== 'egg') ||
  ['canned-tuna', 'canned-sardines', 'smoked-salmon', 'pickled-herring'].includes(item.kin)

/** Foods that give body or rise, but no name. */
const isThickenerOrLiquid: ItemTest = (item) =>
  ['flour', 'baking', 'thickener', 'stock', 'wine'].includes(item.class) || isMinorSeasoning(item)

/** The last choice of a dish's name: fruit, cheese, an onion, or anything else that the cook typed. */
const lastChoices: readonly ItemTest[] = [
  (item) => isInGroup(item, 'fruit') || item.class === 'citrus',
  (item) => isInGroup(item, 'cheese', 'crunch') || item.class === 'yogurt',
  (item) => isInGroup(item, 'allium', 'aromatic', 'herb'),
  (item) => isTheirs(item) && !isThickenerOrLiquid(item) && !isOnlyTaste(item),
  (item) => isTheirs(item) && !isThickenerOrLiquid(item) && !isInGroup(item, 'sweet', 'fat'),
  (item) => isTheirs(item) && !isThickenerOrLiquid(item),
]

/** Flavourings of a dessert, such as vanilla, matcha or ginger. A dessert with other food is not named after them. */
const isFlavouring: ItemTest = (item) =>
  isInGroup(item, 'spice', 'hardyHerb', 'herb', 'aromatic') || ['matcha', 'coffee', 'vanilla', 'rose-water'].includes(item.kin)

/** The kinds of food that a dish may be named after, by meal type: the first kind present, then the next. */
const namingFoodsByMeal: Record<MealType, readonly ItemTest[]> = {
  entrée: [isHearty, (item) => isInGroup(item, 'vegetable') && !isStarchy(item), (item) => item.class === 'egg', isStarchy, ...lastChoices],
  soup: [isHearty, (item) => isInGroup(item, 'vegetable'), isStarchy, (item) => item.class === 'egg', ...lastChoices],
  condiment: [
    (item) => isMeatOrFish(item) && isTheirs(item),
    (item) => isInGroup(item, 'vegetable', 'fruit') || item.class === 'legume',
    isMainFood,
    (item) => isInGroup(item, 'herb'),
    (item) => isInGroup(item, 'allium', 'aromatic', 'crunch'),
    (item) => item.class === 'citrus' && isTheirs(item),
    (item) => isTheirs(item) && !isMinorSeasoning(item) && !isOnlyTaste(item),
    (item) => isInGroup(item, 'acid', 'spice') && !isPlainPepper(item),
    (item) => isTheirs(item) && !isMinorSeasoning(item) && !isInGroup(item, 'sweet', 'fat'),
    (item) => isTheirs(item) && !isMinorSeasoning(item),
  ],
  dessert: [
    (item) => isInGroup(item, 'fruit') || item.class === 'citrus',
    (item) => item.class === 'chocolate' || isInGroup(item, 'crunch'),
    (item) => isInGroup(item, 'vegetable') || item.class === 'legume',
    (item) => isInGroup(item, 'grain', 'bread'),
    (item) => isTheirs(item) && !isThickenerOrLiquid(item) && !isInGroup(item, 'sweet', 'fat', 'acid', 'salty', 'spice', 'hardyHerb'),
    (item) => isTheirs(item) && !isThickenerOrLiquid(item) && !isInGroup(item, 'sweet', 'fat', 'acid', 'salty'),
  ],
}

/** Archetypes whose dish name already contains the rice or pasta. */
const namesItsStarch = [
  'wraps',
  'fried-rice',
  'sweet-rice',
  'porridge',
  'one-pot-rice',
  'pasta',
  'congee',
  'flatbread',
  'pancakes',
  'sweet-omelette',
  'cake',
  'custard',
  'stir-fried-noodles',
  'noodle-soup',
  'granola',
]

/** Archetypes of bread or tortillas served alone. */
const breadArchetypes = ['plain-toasts', 'plain-starch', 'sweet-toast']
const isWrap: ItemTest = (item) => item.class === 'wrap'

/** Does the dish name contain the rice, pasta or tortilla? */
function saysItsStarch({ archetype, lines }: Plan): boolean {
  const items = lines.map(({ item }) => item)
  return (
    namesItsStarch.includes(archetype) ||
    (breadArchetypes.includes(archetype) &&
      items.some(isWrap) &&
      !items.some((item) => item.class === 'bread' || isInGroup(item, 'grain', 'dough')))
  )
}

/** Archetypes of batter and custard, which are not named after their eggs, milk or butter. */
const batterArchetypes = ['pancakes', 'cake', 'clafoutis', 'custard', 'tart', 'pizza', 'fruit-tart']
const isInBatter: ItemTest = (item) => item.class === 'egg' || isInGroup(item, 'dairy', 'fat') || item.class === 'pastry'

const hasOwn = (kind: readonly Item[]) => kind.some(isTheirs)

const tasksOf = (plan: Plan): readonly Task[] => plan.steps.flatMap((step) => step.tasks)

/** The food that is only served beside the dish. */
export function foodsServedBeside(plan: Plan): Item[] {
  const tasks = tasksOf(plan)
  return tasks.flatMap(({ verb, subject, items }) =>
    verb === 'serve-with' ? [...items, ...(subject === 'relish' ? relishFruitIn(tasks) : [])] : [],
  )
}

const toppingVerbs: readonly Verb[] = ['scatter', 'serve-with', 'dress', 'toast']

/** Pancakes are named after the fruit served with them, not after the batter. */
const isWithPancakes: ItemTest = (item) => isInGroup(item, 'fruit') || hasTrait(item.kin, 'citrus-for-eating') || item.class === 'chocolate'

const candyingArchetypes: readonly Verb[] = ['toast', 'fry', 'roast', 'bake', 'grill', 'steam']

/** Archetypes of dough baked alone. */
const bareDoughArchetypes = ['dough-bread', 'dough-bake']

/** The foods that name certain dishes in any case: the content of a pickle jar, the nuts of candied nuts. */
function fixedNamingFoods(plan: Plan): readonly Item[] | null {
  if (plan.archetype === 'pancakes' || plan.archetype === 'sweet-omelette') return plan.lines.map(({ item }) => item).filter(isWithPancakes)
  if (plan.archetype === 'candied-nuts') {
    const candied = tasksOf(plan).flatMap(({ verb, items }) => (candyingArchetypes.includes(verb) ? items : []))
    return candied.length > 0 ? [...new Set(candied)] : null
  }
  if (bareDoughArchetypes.includes(plan.archetype)) return plan.lines.map(({ item }) => item).filter(({ class: kind }) => kind === 'pastry')
  if (plan.archetype !== 'quick-pickle') return null
  const jarred = tasksOf(plan).flatMap((task) => (task.verb === 'layer' && task.vessel === 'jar' ? task.items : []))
  return jarred.length > 0 ? jarred : tasksOf(plan).flatMap((task) => (task.verb === 'drain' ? task.items : []))
}

/** Drops toppings, side dishes, and added herbs, nuts, eggs and crumbs, if other foods remain to name the dish. */
function withoutTrimmings(items: readonly Item[], plan: Plan): readonly Item[] {
  const tasks = tasksOf(plan)
  const beside = foodsServedBeside(plan)
  const isSavoury = plan.mealType === 'entrée' || plan.mealType === 'soup'
  const isOnTop = (item: Item) =>
    !isMeatOrFish(item) &&
    tasks
      .filter((task) => task.items.includes(item) || task.and.includes(item))
      .every((task) => toppingVerbs.includes(task.verb) || (task.vessel === 'salad-bowl' && beside.includes(item)))
  const isAddedTrimming = (item: Item) =>
    item.use !== 'yours' && (item.class === 'egg' || isInGroup(item, 'herb', 'hardyHerb', 'crunch', 'bread'))
  const namable = (list: readonly Item[]) => namingFoodsByMeal[plan.mealType].some((test) => list.some(test))
  const inIt = items.filter((item) => !isOnTop(item) && !(isSavoury && beside.includes(item)))
  const proper = namable(inIt) ? inIt : items
  const own = proper.filter((item) => !isAddedTrimming(item))
  return hasOwn(own.filter((item) => namingFoodsByMeal[plan.mealType].some((test) => test(item)))) ? own : proper
}

/** A bread salad is named after its bread and its juicy vegetables. */
function breadFirst({ lines, round = 0 }: Plan): Item[] {
  const items = lines.map((line) => line.item)
  const juicy = items.filter((item) => isInGroup(item, 'vegetable') && isTheirs(item))
  return [...items.filter((item) => isInGroup(item, 'bread')).slice(0, 1), ...juicy.slice(round % Math.max(1, juicy.length)).slice(0, 1)]
}

/** The one or two main foods of a dish, typed ones first. A frittata with pasta names the pasta and one other food. */
export function mainFoodsOf(plan: Plan): Item[] {
  const mains = usualMainsOf(plan)
  const beside = foodsServedBeside(plan)
  const pasta = plan.lines.map(({ item }) => item).find((item) => isInGroup(item, 'dough') && !beside.includes(item))
  if (plan.archetype !== 'frittata' || pasta === undefined) return mains
  return [pasta, ...mains.filter((item) => item !== pasta && item.class !== 'egg')].slice(0, 2)
}

/** In one pot, roots count as vegetables and tomatoes as the sauce: they name the dish only without other foods. */
function inOnePot(kind: readonly Item[], items: readonly Item[], { archetype }: Plan): Item[] {
  if (!['stew', 'curry'].includes(archetype) || !kind.every((item) => isInGroup(item, 'vegetable') && !isStarchy(item))) return [...kind]
  const isSauce = (item: Item) => item.class === 'tomato'
  const roots = items.filter((item) => isInGroup(item, 'vegetable') && isStarchy(item) && isTheirs(item))
  return [...kind.filter((item) => !isSauce(item)), ...roots, ...kind.filter(isSauce)]
}

function usualMainsOf(plan: Plan): Item[] {
  const isStarchSaid = saysItsStarch(plan)
  const isNamedAlready = (item: Item) =>
    item.class === 'water' ||
    (isInBatter(item) && batterArchetypes.includes(plan.archetype)) ||
    (isInGroup(item, 'dairy') && ['sweet-rice', 'porridge'].includes(plan.archetype)) ||
    (isInGroup(item, 'fat', 'salty') && plan.archetype === 'congee') ||
    (breadArchetypes.includes(plan.archetype) && isStarchSaid && isWrap(item)) ||
    (isStarchSaid &&
      (isInGroup(item, 'grain', 'dough') || item.class === 'flour' || (plan.archetype === 'wraps' && isInGroup(item, 'bread'))))
  // Oil infused with walnuts is not "walnut oil", and butter with peanuts is not "peanut butter".
  const isMisleading = (item: Item) => ['infused-oil', 'flavoured-butter'].includes(plan.archetype) && isInGroup(item, 'crunch')
  if (plan.archetype === 'bread-salad') return breadFirst(plan)
  const listed = (fixedNamingFoods(plan) ?? plan.lines.map((line) => line.item)).filter((item) => !isNamedAlready(item))
  const all = withoutTrimmings(listed, plan)
  const honest = all.filter((item) => !isMisleading(item))
  const items = honest.some((item) => !isInGroup(item, 'fat', 'salty')) ? honest : all
  const isSavoury = plan.mealType === 'entrée' || plan.mealType === 'soup'
  const byKind = namingFoodsByMeal[plan.mealType].map((test) => items.filter(test)).filter((kind) => kind.length > 0)
  // A sauce or dessert is named after a typed food before its fat or sugar.
  const isSpiceOfDessert = (item: Item) => plan.mealType === 'dessert' && isFlavouring(item)
  const isLifted = (kind: readonly Item[]) =>
    kind.some((item) => isTheirs(item) && !isInGroup(item, 'fat', 'sweet') && !isSpiceOfDessert(item))
  const kinds = isSavoury
    ? byKind.filter((kind) => !isStarchSaid || !kind.every(isOnlyTaste))
    : [...byKind.filter(isLifted), ...byKind.filter((kind) => !isLifted(kind))].filter(
        (kind) => !isStarchSaid || plan.mealType !== 'dessert' || !kind.every(isSpiceOfDessert),
      )
  const ownFirst = (kind: readonly Item[]) => [...kind.filter(isTheirs), ...kind.filter((item) => !isTheirs(item))]
  const [first = [], ...others] = kinds.map((kind) => ownFirst(inOnePot(kind, items, plan)))
  // The second named food must not be the seasoning of the first.
  const besideIt = others.map((kind) => kind.filter((item) => !isSeasoning(item) && !isOnlyTaste(item))).filter((kind) => kind.length > 0)
  const second = besideIt.find(hasOwn) ?? (isSavoury ? besideIt[0] : others[0]) ?? []
  const named =
    first.length === 0 && !isStarchSaid
      ? items.filter((item) => !isInGroup(item, 'salty', 'fat') && item.class !== 'baking' && !isMinorSeasoning(item))
      : isSavoury
        ? [...first.slice(0, first.every(isTheirs) ? 2 : 1), ...second]
        : plan.mealType === 'condiment' && first.every(isMeatOrFish)
          ? [...first.slice(0, 1), ...second]
          : first
  const found = named.length > 0 || isStarchSaid ? named : items
  const isOwnSecond = ([one, two]: readonly Item[]) => one !== undefined && two !== undefined && !isTheirs(one) && isTheirs(two)
  const both = [...new Set(found)].slice(0, 2)
  const character = items.find((item) => isTheirs(item) && givesCharacter(item))
  if (isSavoury && character !== undefined && !both.includes(character)) return [...both.slice(0, 1), character]
  // Added beans or tofu are named after a typed vegetable.
  const flesh = first.find(isMeatOrFish)
  const ownOfSecond = second.filter(isTheirs)
  const mains =
    flesh !== undefined && !both.includes(flesh) && isSavoury
      ? [...both.slice(0, 1), flesh]
      : isSavoury && isOwnSecond(both) && !both.some(isMeatOrFish)
        ? ownOfSecond.length > 1
          ? ownOfSecond.slice(0, 2)
          : both.reverse()
        : both
  if ((plan.round ?? 0) % 2 === 0) return mains
  // In a second round the other main food comes first, or another vegetable joins.
  const other = items.find((item) => !mains.includes(item) && isTheirs(item) && isInGroup(item, 'vegetable', 'fruit', 'allium', 'herb'))
  if (mains.length === 1) return other === undefined ? mains : [...mains, other]
  const isOfOneKind = namingFoodsByMeal[plan.mealType].some((test) => mains.every(test))
  return isOfOneKind && plan.archetype !== 'stuffed-vegetables' ? mains.reverse() : mains
}
