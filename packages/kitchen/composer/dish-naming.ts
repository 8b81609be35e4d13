import { type DishName, dishNames } from '#kitchen/composer/dish-names.ts'
import type { Verb } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isPlainPepper, isWheatFlour } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { containsDish } from '#kitchen/reader/match/dish-in-name.ts'
import type { DishInName } from '#kitchen/reader/words/dishes-in-names.ts'

type ItemTest = (item: Item) => boolean

type Naming = (items: readonly Item[], plan: Plan) => DishName

const hasItem = (items: readonly Item[], test: ItemTest) => items.some(test)

const isLoaf: ItemTest = (item) => item.class === 'bread'

const isWrap: ItemTest = (item) => item.class === 'wrap'

const isSpicy: ItemTest = (item) =>
  isInGroup(item, 'paste') || item.class === 'chilli' || item.kin === 'ginger' || (isInGroup(item, 'spice') && !isPlainPepper(item))

const isOfMilk: ItemTest = ({ ingredient }) => ingredient !== null && (lexicon[ingredient].contains ?? []).includes('dairy')

const isRice: ItemTest = (item) => item.class === 'rice'

const isBlended = ({ steps }: Plan) => steps.some(({ tasks }) => tasks.some(({ verb }) => verb === 'blend'))

/** How an archetype's dish is named: by a function of its foods, or by one fixed name. */
const archetypeNaming: Record<string, Naming | DishName> = {
  sear: 'pan-seared',
  frittata: (_, plan) => (plan.kitchen.method === 'Italian' ? 'frittata' : 'omelette'),
  wraps: (items) => {
    if (hasItem(items, (item) => item.kin === 'corn-tortilla')) return 'tacos'
    return hasItem(items, (item) => item.class === 'bread') ? 'toasts' : 'wraps'
  },
  flatbread: (items) => {
    const isFilled = hasItem(items, (item) => item.class !== 'flour' && isInGroup(item, 'vegetable', 'protein'))
    if (hasItem(items, isWheatFlour)) return isFilled ? 'flatbreads' : 'plain-flatbreads'
    return isFilled ? 'griddle-rounds' : 'plain-griddle-rounds'
  },
  'one-pot-rice': (items, plan) => {
    if (!hasItem(items, isRice)) return 'one-pot-grain'
    // Only seasoned Indian rice is called pulao. Rice and water alone are boiled rice in every cuisine.
    const isSeasoned = hasItem(items, (item) => isSpicy(item) || isInGroup(item, 'allium', 'vegetable', 'protein', 'fruit', 'crunch'))
    if (plan.kitchen.method === 'Indian' && isSeasoned) return 'pulao'
    return plan.kitchen.method === 'Italian' && hasItem(items, (item) => item.kin === 'arborio-rice') ? 'risotto' : 'one-pot-grain'
  },
  // Pasta from a wok or broth is not called noodles, because those often contain egg.
  'stir-fried-noodles': (items) => (hasItem(items, (item) => item.class === 'noodle') ? 'stir-fried-noodles' : 'pasta'),
  'noodle-soup': (items) => (hasItem(items, (item) => item.class === 'noodle') ? 'noodle-soup' : 'soup'),
  // Without spices a curry is called a stew.
  curry: (items) => (hasItem(items, isSpicy) ? 'curry' : 'stew'),
  'broth-soup': 'soup',
  'puree-soup': 'smooth-soup',
  'creamy-soup': 'silky-soup',
  congee: (_, plan) => (plan.kitchen.method === 'Chinese' ? 'congee' : 'rice-porridge'),
  'onion-soup': 'soup',
  'bread-salad': 'salad',
  'herb-sauce': 'pounded-sauce',
  'cooked-sauce': 'sauce',
  'flavoured-butter': (items) => (hasItem(items, (item) => item.kin === 'butter') ? 'flavoured-butter' : 'flavoured-spread'),
  'infused-oil': (items) => (hasItem(items, (item) => item.class === 'oil') ? 'infused-oil' : 'infusion'),
  confit: 'soft-paste',
  'sweet-rice': 'rice-pudding',
  'sweet-roots': 'pudding',
  'cream-bowl': 'cups',
  'candied-nuts': 'candied',
  // Custard contains milk; with coconut milk it is a pudding.
  custard: (items) => (hasItem(items, isOfMilk) ? 'custard' : 'pudding'),
  // Only a tart with eggs and milk is called a quiche.
  tart: (items) =>
    hasItem(items, (item) => item.class === 'egg') && hasItem(items, (item) => isInGroup(item, 'dairy') && isOfMilk(item))
      ? 'quiche'
      : 'tart',
  // Mashed or blended food is not called a roast.
  'roasted-fruit': (_, { steps }) =>
    steps.some(({ tasks }) => tasks.some(({ verb }) => verb === 'mash' || verb === 'blend')) ? 'pudding' : 'roasted-fruit',
  // Blended fruit is not called poached fruit.
  'poached-fruit': (_, plan) => (isBlended(plan) ? 'compote' : 'poached-fruit'),
  // A blended drink is not called a salad.
  'fruit-salad': (_, plan) => (isBlended(plan) ? 'cups' : 'fruit-salad'),
  'fresh-plate': (items, plan) =>
    !isBlended(plan) && hasItem(items, (item) => isInGroup(item, 'vegetable', 'fruit') && item.class !== 'dried-fruit') ? 'salad' : 'bowl',
  // A toasted tortilla is not called bread.
  'plain-toasts': (items) => (hasItem(items, isLoaf) ? 'toasts' : 'crisp-rounds'),
  'sweet-toast': (items) => {
    if (!hasItem(items, isLoaf)) return 'sweet-rounds'
    return hasItem(items, (item) => isInGroup(item, 'sweet', 'fruit') || item.class === 'chocolate' || item.kin === 'jam')
      ? 'sweet-toast'
      : 'toasts'
  },
  'plain-starch': (items) => {
    if (hasItem(items, (item) => isInGroup(item, 'grain', 'dough')) || !hasItem(items, (item) => isInGroup(item, 'bread'))) return 'bowl'
    return hasItem(items, isLoaf) ? 'toasts' : 'crisp-rounds'
  },
  'cheese-crisps': 'crisps',
  'pan-cheese': 'pan-seared',
  'baked-cheese': 'baked',
  'dough-bread': 'baked',
  'dough-bake': 'baked',
  'oven-eggs': 'baked',
  'reheated-in-oven': 'baked',
  // Pan-fried nuggets or meatballs are not called a bowl.
  reheated: (items) => (hasItem(items, ({ dish }) => dish === 'shaped' || dish === 'balls') ? 'pan-seared' : 'bowl'),
  'reheated-soup': 'soup',
  'thin-soup': 'soup',
  'fruit-soup': (_, plan) => (isBlended(plan) ? 'smooth-soup' : 'soup'),
  'flour-soup': 'silky-soup',
  'nut-soup': 'cold-soup',
  'hot-nut-soup': 'smooth-soup',
  'stirred-sauce': 'sauce',
  'fruit-sauce': 'sauce',
  'chocolate-sauce': 'sauce',
  'white-sauce': 'sauce',
  'spice-paste': 'sauce',
  'nut-sauce': 'sauce',
  'rice-cream': 'sauce',
  'nut-spread': 'pounded-sauce',
  'spice-water': 'infusion',
  'toasted-crumbs': 'sprinkle',
  reduction: 'syrup',
  'sweet-starch': 'pudding',
  'sweet-omelette': 'pancakes',
  'set-milk': 'pudding',
  'citrus-curd': 'pudding',
}

/**
 * Dishes named after a technique, with the verbs that justify the name; a dish made with another technique takes that
 * one's name.
 */
const techniqueNames: Partial<Record<DishName, readonly Verb[]>> = {
  'pan-seared': ['sear', 'fry', 'brown'],
  steamed: ['steam'],
  'tray-roast': ['roast'],
  'roasted-fruit': ['roast'],
  bowl: [],
}

const nameOfTechnique: Partial<Record<Verb, DishName>> = {
  sear: 'pan-seared',
  fry: 'pan-seared',
  roast: 'tray-roast',
  grill: 'grilled',
  steam: 'steamed',
  braise: 'braised',
  'wrap-up': 'parcels',
}

/** The verbs by which the main foods were heated. */
function techniquesOf(mains: readonly Item[], plan: Plan): (Verb | null)[] {
  const tasks = plan.steps.flatMap((step) => step.tasks).filter(({ verb, lane }) => lane === 'main' && verb in nameOfTechnique)
  const ofOne = (item: Item) => tasks.filter(({ items }) => items.includes(item)).map(({ verb }): Verb | null => verb)
  return [...new Set(mains.flatMap((item) => (ofOne(item).length === 0 ? [null] : ofOne(item))))]
}

/**
 * Is a bowl made of one food cooked one way? It then takes the name of that technique, because a bowl holds several
 * foods.
 */
const isBowlOfOne = (mains: readonly Item[], plan: Plan) =>
  plan.archetype === 'bowl' &&
  plan.steps.every(({ tasks }) => tasks.every(({ verb, items }) => verb !== 'layer' || items.every((item) => mains.includes(item))))

function byItsTechnique(dish: DishName, mains: readonly Item[], plan: Plan): DishName {
  const usual = techniqueNames[dish]
  if (usual === undefined || mains.length === 0 || (dish === 'bowl' && !isBowlOfOne(mains, plan))) return dish
  const techniques = techniquesOf(mains, plan)
  const [only = null] = techniques
  if (techniques.some((one) => one !== null && usual.includes(one))) return dish
  if (techniques.length === 1 && only !== null) return nameOfTechnique[only] ?? dish
  return techniques.every((one) => one === null) ? dish : 'bowl'
}

/** The usual dish name of an archetype; two archetypes with one name count as similar. */
export function usualDishNameOf(archetype: string): string {
  const naming = archetypeNaming[archetype]
  return typeof naming === 'string' ? naming : archetype
}

const archetypeNames: ReadonlySet<string> = new Set(dishNames)

function isDishName(name: string): name is DishName {
  return archetypeNames.has(name)
}

function usualDish(items: readonly Item[], plan: Plan): DishName {
  const naming = archetypeNaming[plan.archetype]
  if (typeof naming === 'function') return naming(items, plan)
  if (naming !== undefined) return naming
  return isDishName(plan.archetype) ? plan.archetype : 'bowl'
}

const likeCorn: ItemTest = (item) => ['corn', 'baby-corn', 'canned-corn'].includes(item.kin)

/** Corn chowder needs cream and flour, and "corn salad" is a leaf: similar dishes of corn get another name. */
const namesForCorn: Partial<Record<DishName, DishName>> = { chowder: 'silky-soup', 'warm-salad': 'bowl', salad: 'bowl' }

/** The dish name of a plan: from its archetype, its main foods and the techniques of its tasks. */
export function dishNameOf(mains: readonly Item[], plan: Plan): DishName {
  const named = byItsTechnique(
    usualDish(
      plan.lines.map(({ item }) => item),
      plan,
    ),
    mains,
    plan,
  )
  // "Cranberry sauce" means the sauce from a jar.
  if (named === 'sauce' && mains.some((item) => item.kin === 'cranberry')) return 'compote'
  return mains.some(likeCorn) ? (namesForCorn[named] ?? named) : named
}

/** The dishes that a food's name may already contain: avoids "soup soup" and "butter butter". */
const inNamesOf: Partial<Record<DishName, DishInName>> = {
  soup: 'soup',
  'smooth-soup': 'soup',
  'silky-soup': 'soup',
  'legume-soup': 'soup',
  sauce: 'sauce',
  'pounded-sauce': 'sauce',
  dressing: 'dressing',
  salsa: 'salsa',
  dip: 'dip',
  jam: 'jam',
  'flavoured-butter': 'butter',
}

/** The dish word to write, or none if a main food's name already contains it. */
export function dishWordOf({ dish, mains }: { dish: DishName; mains: readonly Item[] }): DishName {
  const word = inNamesOf[dish]
  return word !== undefined && mains.some(({ words }) => containsDish(words, word)) ? 'as-it-is' : dish
}

const basesOf: Partial<Record<DishName, ItemTest>> = {
  pasta: (item) => isInGroup(item, 'dough'),
  'stir-fried-noodles': (item) => isInGroup(item, 'dough'),
  'noodle-soup': (item) => isInGroup(item, 'dough'),
  'one-pot-grain': (item) => isInGroup(item, 'grain'),
  'crisp-rounds': isWrap,
  'sweet-rounds': isWrap,
}

/** The grain, pasta or tortilla that a dish name contains. One served beside the dish counts only without another. */
export function starchInDishName(dish: DishName, plan: Plan, beside: readonly Item[]): Item | null {
  const isBase = basesOf[dish]
  if (isBase === undefined) return null
  const bases = plan.lines.map(({ item }) => item).filter(isBase)
  return bases.find((item) => !beside.includes(item)) ?? bases[0] ?? null
}
