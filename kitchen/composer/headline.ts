import type { MealType } from '#domain/options.ts'
import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Verb } from '#kitchen/composer/draft.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isFlesh, isMain } from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy, isWheaten } from '#kitchen/composer/table.ts'

/** What a dish is called, before any language: each has its words in each grammar. */
export const dishNames = [
  'stir-fry',
  'pan-seared',
  'steamed',
  'frittata',
  'omelette',
  'tacos',
  'toasts',
  'wraps',
  'flatbreads',
  'griddle-rounds',
  'plain-flatbreads',
  'plain-griddle-rounds',
  'fried-rice',
  'stew',
  'curry',
  'pulao',
  'risotto',
  'one-pot-grain',
  'pasta',
  'bowl',
  'tray-roast',
  'gratin',
  'patties',
  'skewers',
  'stuffed-vegetables',
  'stir-fried-noodles',
  'warm-salad',
  'parcels',
  'hash',
  'savoury-pancakes',
  'soup',
  'smooth-soup',
  'silky-soup',
  'congee',
  'rice-porridge',
  'noodle-soup',
  'chowder',
  'legume-soup',
  'cold-soup',
  'egg-drop-soup',
  'salsa',
  'chutney',
  'relish',
  'dip',
  'dressing',
  'pounded-sauce',
  'sauce',
  'quick-pickle',
  'flavoured-butter',
  'flavoured-spread',
  'infused-oil',
  'infusion',
  'jam',
  'spread',
  'sprinkle',
  'syrup',
  'soft-paste',
  'roasted-fruit',
  'poached-fruit',
  'compote',
  'fruit-salad',
  'crumble',
  'rice-pudding',
  'pancakes',
  'pudding',
  'chocolate-pots',
  'cups',
  'candied',
  'sweet-toast',
  'cake',
  'clafoutis',
  'frozen-fruit',
  'granola',
  'energy-balls',
] as const
export type DishName = (typeof dishNames)[number]

/** What a title and a description speak of. Everything in it is on the list of ingredients. */
export interface Headline {
  dish: DishName
  /** One or two things the dish is about; none where its own word says it all ("rice pudding"). */
  mains: readonly Item[]
  /** The grain or pasta that the dish's own word names: "one-pot rice", "carrot spaghetti". */
  base: Item | null
  /** What gives the flavour, the one to name first in front; another first with each turn. */
  accents: readonly Item[]
  /** The flavours say where it is from, without the name of the kitchen. */
  speaksForItself: boolean
  /** What fills, served beside the dish. */
  beside: Item | null
  kitchen: Kitchen
  /** The surprise cuisine says its idea: whose method, whose flavours (null when nothing was seasoned). */
  idea: { method: Kitchen['method']; flavour: Kitchen['flavour'] | null } | null
}

type Test = (item: Item) => boolean

/** What a dish may be named after, by meal: the first kind there is, then the next. */
const namesakes: Record<MealType, readonly Test[]> = {
  entrée: [
    (item) => isMain(item) && item.class !== 'egg',
    (item) => isIn(item, 'vegetable') && !isStarchy(item),
    (item) => item.class === 'egg',
    isStarchy,
  ],
  soup: [(item) => isMain(item) && item.class !== 'egg', (item) => isIn(item, 'vegetable'), isStarchy, (item) => item.class === 'egg'],
  condiment: [
    (item) => isIn(item, 'vegetable', 'fruit') || item.class === 'legume',
    isMain,
    (item) => isIn(item, 'herb'),
    (item) => isIn(item, 'allium', 'aromatic', 'crunch'),
    (item) => isIn(item, 'acid', 'spice'),
  ],
  dessert: [
    (item) => isIn(item, 'fruit') || item.class === 'citrus',
    (item) => item.class === 'chocolate' || isIn(item, 'crunch'),
    (item) => isIn(item, 'vegetable') || item.class === 'legume',
    (item) => isIn(item, 'grain', 'bread'),
  ],
}

/** Ways of cooking whose own word already names the rice or the pasta. */
const namesItsStarch = [
  'wraps',
  'fried-rice',
  'sweet-rice',
  'one-pot-rice',
  'pasta',
  'congee',
  'flatbread',
  'pancakes',
  'cake',
  'stir-fried-noodles',
  'noodle-soup',
  'granola',
]

const hasOwn = (kind: readonly Item[]) => kind.some((item) => item.use === 'yours')

const toppingVerbs: readonly Verb[] = ['scatter', 'serve-with', 'dress', 'toast']

/** Without what lies only on top or beside, and without added herbs, nuts, eggs and crumbs, where a dish has more to be called after. */
function withoutTrimmings(items: readonly Item[], plan: Plan): readonly Item[] {
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const isOnTop = (item: Item) =>
    !isFlesh(item) &&
    tasks
      .filter((task) => task.items.includes(item) || task.and.includes(item))
      .every((task) => toppingVerbs.includes(task.verb) || task.vessel === 'salad-bowl')
  const isAddedTrimming = (item: Item) =>
    item.use !== 'yours' && (item.class === 'egg' || isIn(item, 'herb', 'hardyHerb', 'crunch', 'bread'))
  const namable = (list: readonly Item[]) => namesakes[plan.mealType].some((test) => list.some(test))
  const inIt = items.filter((item) => !isOnTop(item) || (plan.mealType === 'entrée' && isStarchy(item)))
  const proper = namable(inIt) ? inIt : items
  const own = proper.filter((item) => !isAddedTrimming(item))
  return hasOwn(own.filter((item) => namesakes[plan.mealType].some((test) => test(item)))) ? own : proper
}

/** The one or two things a dish is about: what the cook brought comes first. */
function mainsOf(plan: Plan): Item[] {
  const isNamedAlready = (item: Item) =>
    item.class === 'water' ||
    (namesItsStarch.includes(plan.archetype) &&
      (isIn(item, 'grain', 'dough') || item.class === 'flour' || (plan.archetype === 'wraps' && isIn(item, 'bread'))))
  // Oil warmed with walnuts is no walnut oil, and butter with peanuts no peanut butter.
  const isMisleading = (item: Item) => ['infused-oil', 'flavoured-butter'].includes(plan.archetype) && isIn(item, 'crunch')
  const listed = plan.lines.map((line) => line.item).filter((item) => !isNamedAlready(item))
  const all = withoutTrimmings(listed, plan)
  const honest = all.filter((item) => !isMisleading(item))
  const items = honest.some((item) => !isIn(item, 'fat', 'salty')) ? honest : all
  const isSavoury = plan.mealType === 'entrée' || plan.mealType === 'soup'
  const byKind = namesakes[plan.mealType].map((test) => items.filter(test)).filter((kind) => kind.length > 0)
  // A sauce or a dessert is called after what was brought, whatever kind it is of.
  const kinds = isSavoury ? byKind : [...byKind.filter(hasOwn), ...byKind.filter((kind) => !hasOwn(kind))]
  const ownFirst = (kind: readonly Item[]) => [
    ...kind.filter((item) => item.use === 'yours'),
    ...kind.filter((item) => item.use !== 'yours'),
  ]
  const [first = [], ...others] = kinds.map(ownFirst)
  const second = others.find(hasOwn) ?? others[0] ?? []
  const named =
    first.length === 0 && !namesItsStarch.includes(plan.archetype)
      ? items.filter((item) => !isIn(item, 'salty', 'fat'))
      : isSavoury
        ? [...first.slice(0, first.every((item) => item.use === 'yours') ? 2 : 1), ...second]
        : first
  const found = named.length > 0 || namesItsStarch.includes(plan.archetype) ? named : items
  const mains = [...new Set(found)].slice(0, 2)
  if ((plan.round ?? 0) % 2 === 0) return mains
  // The second time round the other thing comes first, or another beside the one.
  const other = items.find((item) => !mains.includes(item) && item.use === 'yours' && isIn(item, 'vegetable', 'fruit', 'allium', 'herb'))
  if (mains.length === 1) return other === undefined ? mains : [...mains, other]
  const isOfOneKind = namesakes[plan.mealType].some((test) => mains.every(test))
  return isOfOneKind && plan.archetype !== 'stuffed-vegetables' ? mains.reverse() : mains
}

const accentClasses = (item: Item) =>
  (isIn(item, 'herb', 'hardyHerb', 'crunch', 'paste') ||
    (isIn(item, 'spice') && !isPlainPepper(item)) ||
    ['coconut', 'chilli', 'aromatic', 'citrus'].includes(item.class) ||
    ['lime-juice', 'lemon-juice', 'honey', 'olive', 'caper', 'parmesan', 'feta', 'vanilla'].includes(item.kin)) &&
  item.kin !== 'bay-leaf'

type Naming = (items: readonly Item[], plan: Plan) => DishName

const has = (items: readonly Item[], test: Test) => items.some(test)

const isRice: Test = (item) => item.class === 'rice'

/** Archetypes whose dish is called after what is in it or whose kitchen it is; every other one has one name. */
const namings: Record<string, Naming | DishName> = {
  sear: 'pan-seared',
  frittata: (_, plan) => (plan.kitchen.method === 'Italian' ? 'frittata' : 'omelette'),
  wraps: (items) => {
    if (has(items, (item) => item.kin === 'corn-tortilla')) return 'tacos'
    return has(items, (item) => item.class === 'bread') ? 'toasts' : 'wraps'
  },
  flatbread: (items) => {
    const isFilled = has(items, (item) => item.class !== 'flour' && isIn(item, 'vegetable', 'protein'))
    if (has(items, isWheaten)) return isFilled ? 'flatbreads' : 'plain-flatbreads'
    return isFilled ? 'griddle-rounds' : 'plain-griddle-rounds'
  },
  'one-pot-rice': (items, plan) => {
    if (!has(items, isRice)) return 'one-pot-grain'
    if (plan.kitchen.method === 'Indian') return 'pulao'
    return plan.kitchen.method === 'Italian' && has(items, (item) => item.kin === 'arborio-rice') ? 'risotto' : 'one-pot-grain'
  },
  // Pasta tossed in a wok or cooked in a broth is not called noodles, which often hold egg.
  'stir-fried-noodles': (items) => (has(items, (item) => item.class === 'noodle') ? 'stir-fried-noodles' : 'pasta'),
  'noodle-soup': (items) => (has(items, (item) => item.class === 'noodle') ? 'noodle-soup' : 'soup'),
  'broth-soup': 'soup',
  'puree-soup': 'smooth-soup',
  'creamy-soup': 'silky-soup',
  congee: (_, plan) => (plan.kitchen.method === 'Chinese' ? 'congee' : 'rice-porridge'),
  'herb-sauce': 'pounded-sauce',
  'cooked-sauce': 'sauce',
  'flavoured-butter': (items) => (has(items, (item) => item.kin === 'butter') ? 'flavoured-butter' : 'flavoured-spread'),
  'infused-oil': (items) => (has(items, (item) => item.class === 'oil') ? 'infused-oil' : 'infusion'),
  confit: 'soft-paste',
  'sweet-rice': 'rice-pudding',
  'sweet-roots': 'pudding',
  'cream-bowl': 'cups',
  'candied-nuts': 'candied',
  'fresh-plate': 'bowl',
  'plain-toasts': 'toasts',
  'plain-starch': 'bowl',
  'thin-soup': 'soup',
  'fruit-soup': 'smooth-soup',
  'flour-soup': 'silky-soup',
  'nut-soup': 'cold-soup',
  'stirred-sauce': 'sauce',
  'fruit-sauce': 'sauce',
  'chocolate-sauce': 'sauce',
  'white-sauce': 'sauce',
  'toasted-crumbs': 'sprinkle',
  reduction: 'syrup',
  'sweet-starch': 'pudding',
  'sweet-omelette': 'pancakes',
  'set-milk': 'pudding',
}

/** What the dish of an archetype is most often called: two with one name read alike. */
export function nameOf(archetype: string): string {
  const naming = namings[archetype]
  return typeof naming === 'string' ? naming : archetype
}

const archetypeNames: ReadonlySet<string> = new Set(dishNames)

function isDishName(name: string): name is DishName {
  return archetypeNames.has(name)
}

function dishOf(items: readonly Item[], plan: Plan): DishName {
  const naming = namings[plan.archetype]
  if (typeof naming === 'function') return naming(items, plan)
  if (naming !== undefined) return naming
  return isDishName(plan.archetype) ? plan.archetype : 'bowl'
}

const basesOf: Partial<Record<DishName, Test>> = {
  pasta: (item) => isIn(item, 'dough'),
  'stir-fried-noodles': (item) => isIn(item, 'dough'),
  'noodle-soup': (item) => isIn(item, 'dough'),
  'one-pot-grain': (item) => isIn(item, 'grain'),
}

const likeCorn: Test = (item) => ['corn', 'baby-corn', 'canned-corn'].includes(item.kin)

/** Corn chowder is a dish of cream and flour, and corn salad is a leaf: what only looks like them has another name. */
const notOfCorn: Partial<Record<DishName, DishName>> = { chowder: 'silky-soup', 'warm-salad': 'bowl' }

/** Reads off a plan what its title and description speak of. */
export function headlineOf(plan: Plan): Headline {
  const items = plan.lines.map((line) => line.item)
  const mains = mainsOf(plan)
  const named = dishOf(items, plan)
  const dish = mains.some(likeCorn) ? (notOfCorn[named] ?? named) : named
  const isBase = basesOf[dish]
  const accents = items.filter((item) => accentClasses(item) && !mains.includes(item))
  const at = plan.style % Math.max(1, accents.length)
  const isSeasoned = items.some(
    (item) =>
      item.use !== 'yours' && isIn(item, 'herb', 'spice', 'paste', 'acid', 'salty') && item.class !== 'salt' && !isPlainPepper(item),
  )
  const served = plan.steps.flatMap((step) => step.tasks).flatMap((task) => (task.verb === 'serve-with' ? task.items : []))
  const { method, flavour } = plan.kitchen
  return {
    dish,
    mains,
    base: isBase === undefined ? null : (items.find(isBase) ?? null),
    accents: [...accents.slice(at), ...accents.slice(0, at)],
    speaksForItself: accents.some((item) => !isIn(item, 'aromatic', 'allium')),
    beside: served.find((item) => isStarchy(item) && !mains.includes(item)) ?? null,
    kitchen: plan.kitchen,
    idea: plan.cuisine === 'Potluck-me' ? { method, flavour: isSeasoned ? flavour : null } : null,
  }
}
