import type { MealType } from '#domain/options.ts'
import { attributive, joined, nounOf } from '#kitchen/composer/grammar/english/names.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isMain } from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy, isWheaten } from '#kitchen/composer/table.ts'

const titleCase = (text: string) =>
  text.replace(
    /(^|[\s-])(?!(?:and|with|in|of|the|over|on)\b)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

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
const namesItsStarch = ['wraps', 'fried-rice', 'sweet-rice', 'one-pot-rice', 'pasta', 'congee', 'flatbread', 'pancakes', 'cake']

/** The one or two things a dish is about: what the cook brought comes first. */
function mainsOf(plan: Plan): Item[] {
  const isNamedAlready = (item: Item) =>
    item.class === 'water' ||
    (namesItsStarch.includes(plan.archetype) &&
      (isIn(item, 'grain', 'dough') || item.class === 'flour' || (plan.archetype === 'wraps' && isIn(item, 'bread'))))
  const items = plan.lines.map((line) => line.item).filter((item) => !isNamedAlready(item))
  const kinds = namesakes[plan.mealType].map((test) => items.filter(test)).filter((kind) => kind.length > 0)
  const ownFirst = (kind: readonly Item[]) => [
    ...kind.filter((item) => item.use === 'yours'),
    ...kind.filter((item) => item.use !== 'yours'),
  ]
  const [first = [], second = []] = kinds.map(ownFirst)
  const isSavoury = plan.mealType === 'entrée' || plan.mealType === 'soup'
  const named =
    first.length === 0 && !namesItsStarch.includes(plan.archetype)
      ? items.filter((item) => !isIn(item, 'salty', 'fat'))
      : isSavoury
        ? [...first.slice(0, first.every((item) => item.use === 'yours') ? 2 : 1), ...second]
        : first
  const found = named.length > 0 || namesItsStarch.includes(plan.archetype) ? named : items
  return [...new Set(found)].slice(0, 2)
}

const accentClasses = (item: Item) =>
  (isIn(item, 'herb', 'hardyHerb', 'crunch', 'paste') ||
    (isIn(item, 'spice') && !isPlainPepper(item)) ||
    ['coconut', 'chilli', 'aromatic', 'citrus'].includes(item.class) ||
    ['lime-juice', 'lemon-juice', 'honey', 'olive', 'caper', 'parmesan', 'feta', 'vanilla'].includes(item.kin)) &&
  item.kin !== 'bay-leaf'

type Noun = (mains: string, plan: Plan, has: (test: Test) => Item | undefined, whole: string) => string

const nouns: Record<string, Noun> = {
  'stir-fry': (mains) => `${mains} stir-fry`,
  sear: (_mains, _plan, _has, whole) => `pan-seared ${whole}`,
  frittata: (mains, plan) => `${mains} ${plan.kitchen.method === 'Italian' ? 'frittata' : 'omelette'}`,
  wraps: (mains, _plan, has) =>
    `${mains} ${has((item) => item.kin === 'corn-tortilla') ? 'tacos' : has((item) => item.class === 'bread') ? 'toasts' : 'wraps'}`,
  flatbread: (mains, _plan, has) => {
    const bread = has(isWheaten) ? 'flatbreads' : 'griddle rounds'
    return has((item) => item.class !== 'flour' && isIn(item, 'vegetable', 'protein')) ? `${mains} ${bread}` : `pan ${bread}`
  },
  'fried-rice': (mains) => `${mains} fried rice`,
  stew: (mains) => `${mains} stew`,
  curry: (mains) => `${mains} curry`,
  'one-pot-rice': (mains, plan, has, whole) => {
    const grain = has((item) => isIn(item, 'grain'))
    const isRice = grain?.class === 'rice'
    if (isRice && plan.kitchen.method === 'Indian') return `${mains} pulao`
    if (isRice && plan.kitchen.method === 'Italian' && grain.kin === 'arborio-rice') return `${mains} risotto`
    const base = grain ? attributive(grain) : 'rice'
    return whole === '' ? `one-pot ${base}` : `one-pot ${whole} with ${base}`
  },
  pasta: (mains, _, has) =>
    `${mains} ${attributive(has((item) => isIn(item, 'dough')) ?? { ingredient: null, words: 'pasta', kin: 'pasta', class: 'pasta', use: 'extra' })}`,
  bowl: (mains) => `${mains} bowl`,
  'tray-roast': (mains) => `${mains} tray roast`,
  'broth-soup': (mains) => `${mains} soup`,
  'puree-soup': (mains) => `smooth ${mains} soup`,
  congee: (mains, plan) => `${mains} ${plan.kitchen.method === 'Chinese' ? 'congee' : 'rice porridge'}`,
  'creamy-soup': (mains) => `silky ${mains} soup`,
  salsa: (mains) => `${mains} salsa`,
  chutney: (mains) => `${mains} chutney`,
  dip: (mains) => `${mains} dip`,
  dressing: (mains) => `${mains} dressing`,
  'herb-sauce': (mains) => `pounded ${mains} sauce`,
  'cooked-sauce': (mains) => `${mains} sauce`,
  'quick-pickle': (_mains, _plan, _has, whole) => `quick-pickled ${whole}`,
  'flavoured-butter': (mains, _, has) => `${mains} ${has((item) => item.kin === 'butter') ? 'butter' : 'spread'}`,
  'infused-oil': (mains, _plan, has) => `${mains} ${has((item) => item.class === 'oil') ? 'oil' : 'infusion'}`,
  jam: (mains) => `${mains} jam`,
  spread: (mains) => `${mains} spread`,
  sprinkle: (mains) => `${mains} sprinkle`,
  syrup: (mains) => `${mains} drizzle`,
  confit: (mains) => `soft ${mains} paste`,
  'roasted-fruit': (_mains, _plan, _has, whole) => `roasted ${whole}`,
  'poached-fruit': (_mains, _plan, _has, whole) => `poached ${whole}`,
  compote: (mains) => `${mains} compote`,
  'fruit-salad': (mains) => `${mains} fruit salad`,
  crumble: (mains) => `${mains} crumble`,
  'sweet-rice': (mains) => (mains === '' ? 'sweet rice pudding' : `${mains} rice pudding`),
  pancakes: (mains) => `${mains} pancakes`,
  'sweet-roots': (mains) => `${mains} pudding`,
  'chocolate-pots': (mains) => `${mains} pots`,
  'cream-bowl': (mains) => `${mains} cups`,
  'candied-nuts': (_mains, _plan, _has, whole) => `candied ${whole}`,
  'sweet-toast': (mains) => `${mains} dessert toast`,
  cake: (mains) => `${mains} cake`,
}

const manners: Record<string, string> = {
  'stir-fry': 'stir-fried fast over high heat',
  sear: 'seared until golden and served with what the pan gives',
  frittata: 'set slowly in one pan',
  wraps: 'cooked hot and eaten by hand',
  flatbread: 'on rounds of dough from the pan',
  'fried-rice': 'tossed with rice in a hot wok',
  stew: 'simmered gently in one pot',
  curry: 'simmered in a spiced sauce',
  'one-pot-rice': 'cooked together in one pot',
  pasta: 'tossed together in the pan',
  bowl: 'brought together in a bowl',
  'tray-roast': 'roasted on one tray',
  'broth-soup': 'in a warming broth',
  'puree-soup': 'simmered soft and blended smooth',
  congee: 'simmered long until soft',
  'creamy-soup': 'in a rich, silky broth',
}

/** The name as the dish's own word: plural where there are many, short where a title is short. */
function inFull(item: Item, plan: Plan): string {
  const short = attributive(item)
  const full = nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null).text
  return full.startsWith(short.slice(0, -1)) ? full : short
}

/** The title: main things, the way they are cooked, and one thing that gives the flavour. Everything it names is on the list. */
export function writeTitle(plan: Plan): string {
  const items = plan.lines.map((line) => line.item)
  const mains = mainsOf(plan)
  const written =
    nouns[plan.archetype]?.(
      joined(mains.map(attributive)),
      plan,
      (test) => items.find(test),
      joined(mains.map((item) => inFull(item, plan))),
    ) ?? joined(mains.map(attributive))
  const accents = items.filter((item) => accentClasses(item) && !mains.includes(item) && !written.includes(attributive(item)))
  const at = plan.style % Math.max(1, accents.length)
  const flavours = [...accents.slice(at), ...accents.slice(0, at)].slice(0, 2).map(attributive)
  const style = plan.cuisine === 'Potluck-me' ? 'Potluck' : plan.kitchen.method
  const speaksForItself = accents.some((item) => !isIn(item, 'aromatic', 'allium'))
  const isFlavoured = flavours.length > 0 && !written.includes(' with ')
  const plain = speaksForItself ? written : `${style}-style ${written}`
  const styled = `${style}-style ${written}`
  const theirWay = `${written} the ${style} way`
  // Three different titles, so that the next turn never repeats this one.
  const patterns = isFlavoured
    ? [`${plain} with ${joined(flavours)}`, styled, flavours.length > 1 ? `${plain} with ${flavours[0]}` : theirWay]
    : [styled, theirWay, `${written}, ${style} style`]
  return titleCase((patterns[plan.style % patterns.length] ?? written).replace(/ {2,}/g, ' ').trim())
}

/** One sentence under the title. */
export function writeDescription(plan: Plan): string {
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const mains = mainsOf(plan)
  const accents = items.filter((item) => accentClasses(item) && !mains.includes(item)).slice(0, 2)
  const beside = plan.steps
    .flatMap((step) => step.tasks)
    .flatMap((task) => (task.verb === 'serve-with' ? task.items : []))
    .find((item) => isStarchy(item) && !mains.includes(item))
  const named = mains.length > 0 ? mains : items.filter(isStarchy).slice(0, 1)
  const what = titleFirst(joined((named.length > 0 ? named : items.slice(0, 1)).map((item) => inFull(item, plan))))
  const manner = manners[plan.archetype] ?? (plan.mealType === 'dessert' ? 'turned into something sweet' : 'to spoon over or serve beside')
  const flavour = accents.length > 0 ? `, with ${joined(accents.map(attributive))}` : ''
  const side = beside ? `. Served with ${inFull(beside, plan)}` : ''
  const isSeasoned = plan.lines.some(
    ({ item }) =>
      item.use !== 'yours' && isIn(item, 'herb', 'spice', 'paste', 'acid', 'salty') && item.class !== 'salt' && !isPlainPepper(item),
  )
  const idea =
    plan.cuisine !== 'Potluck-me'
      ? ''
      : isSeasoned
        ? ` ${plan.kitchen.method} method, ${plan.kitchen.flavour} flavors.`
        : ` Cooked the ${plan.kitchen.method} way.`
  return `${what}, ${manner}${flavour}${side}.${idea}`
}

const titleFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
