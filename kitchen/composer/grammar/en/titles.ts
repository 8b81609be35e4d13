import { attributive, joined, nounOf } from '#kitchen/composer/grammar/en/names.ts'
import { type DishName, type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

const titleCase = (text: string) =>
  text.replace(
    /(^|[\s-])(?!(?:and|with|in|of|the|over|on)\b)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

/** What a dish is named with. */
interface Parts {
  /** The main things before another noun: "carrot", "carrot and lentil". */
  mains: string
  /** The main things by themselves: "carrots". */
  whole: string
  base: string
}

const dishWords: Record<DishName, (parts: Parts) => string> = {
  'stir-fry': ({ mains }) => `${mains} stir-fry`,
  'pan-seared': ({ whole }) => `pan-seared ${whole}`,
  frittata: ({ mains }) => `${mains} frittata`,
  omelette: ({ mains }) => `${mains} omelette`,
  tacos: ({ mains }) => `${mains} tacos`,
  toasts: ({ mains }) => `${mains} toasts`,
  wraps: ({ mains }) => `${mains} wraps`,
  flatbreads: ({ mains }) => `${mains} flatbreads`,
  'griddle-rounds': ({ mains }) => `${mains} griddle rounds`,
  'plain-flatbreads': () => 'pan flatbreads',
  'plain-griddle-rounds': () => 'pan griddle rounds',
  'fried-rice': ({ mains }) => `${mains} fried rice`,
  stew: ({ mains }) => `${mains} stew`,
  curry: ({ mains }) => `${mains} curry`,
  pulao: ({ mains }) => `${mains} pulao`,
  risotto: ({ mains }) => `${mains} risotto`,
  'one-pot-grain': ({ whole, base }) => (whole === '' ? `one-pot ${base}` : `one-pot ${whole} with ${base}`),
  pasta: ({ mains, base }) => `${mains} ${base}`,
  bowl: ({ mains }) => `${mains} bowl`,
  'tray-roast': ({ mains }) => `${mains} tray roast`,
  gratin: ({ mains }) => `${mains} gratin`,
  patties: ({ mains }) => `${mains} patties`,
  skewers: ({ mains }) => `${mains} skewers`,
  'stuffed-vegetables': ({ whole }) => `stuffed ${whole}`,
  'stir-fried-noodles': ({ mains, base }) => `${mains} stir-fried ${base}`,
  'warm-salad': ({ mains }) => `warm ${mains} salad`,
  parcels: ({ mains }) => `${mains} parcels`,
  hash: ({ mains }) => `${mains} hash`,
  'savoury-pancakes': ({ mains }) => `savory ${mains} pancakes`,
  soup: ({ mains }) => `${mains} soup`,
  'smooth-soup': ({ mains }) => `smooth ${mains} soup`,
  'silky-soup': ({ mains }) => `silky ${mains} soup`,
  congee: ({ mains }) => `${mains} congee`,
  'rice-porridge': ({ mains }) => `${mains} rice porridge`,
  'noodle-soup': ({ mains, base }) => `${mains} soup with ${base}`,
  chowder: ({ mains }) => `${mains} chowder`,
  'legume-soup': ({ mains }) => `hearty ${mains} soup`,
  'cold-soup': ({ mains }) => `cold ${mains} soup`,
  'egg-drop-soup': ({ mains }) => `${mains} egg-drop soup`,
  salsa: ({ mains }) => `${mains} salsa`,
  chutney: ({ mains }) => `${mains} chutney`,
  relish: ({ mains }) => `${mains} relish`,
  dip: ({ mains }) => `${mains} dip`,
  dressing: ({ mains }) => `${mains} dressing`,
  'pounded-sauce': ({ mains }) => `pounded ${mains} sauce`,
  sauce: ({ mains }) => `${mains} sauce`,
  'quick-pickle': ({ whole }) => `quick-pickled ${whole}`,
  'flavoured-butter': ({ mains }) => `${mains} butter`,
  'flavoured-spread': ({ mains }) => `${mains} spread`,
  'infused-oil': ({ whole }) => `oil with ${whole}`,
  infusion: ({ mains }) => `${mains} infusion`,
  jam: ({ mains }) => `${mains} jam`,
  spread: ({ mains }) => `${mains} spread`,
  sprinkle: ({ mains }) => `${mains} sprinkle`,
  syrup: ({ mains }) => `${mains} drizzle`,
  'soft-paste': ({ mains }) => `soft ${mains} paste`,
  'roasted-fruit': ({ whole }) => `roasted ${whole}`,
  'poached-fruit': ({ whole }) => `poached ${whole}`,
  compote: ({ mains }) => `${mains} compote`,
  'fruit-salad': ({ mains }) => `${mains} fruit salad`,
  crumble: ({ mains }) => `${mains} crumble`,
  'rice-pudding': ({ mains }) => (mains === '' ? 'sweet rice pudding' : `${mains} rice pudding`),
  pancakes: ({ mains }) => `${mains} pancakes`,
  pudding: ({ mains }) => `${mains} pudding`,
  'chocolate-pots': ({ mains }) => `${mains} pots`,
  cups: ({ mains }) => `${mains} cups`,
  candied: ({ whole }) => `candied ${whole}`,
  'sweet-toast': ({ mains }) => `${mains} dessert toast`,
  cake: ({ mains }) => `${mains} cake`,
  clafoutis: ({ mains }) => `${mains} clafoutis`,
  'frozen-fruit': ({ mains }) => `frozen ${mains} whip`,
  granola: ({ mains }) => `${mains} granola`,
  'energy-balls': ({ mains }) => `${mains} bites`,
}

/** How it is made, after a comma. What is missing says what kind of thing it is. */
const manners: Partial<Record<DishName, string>> = {
  'stir-fry': 'stir-fried fast over high heat',
  'pan-seared': 'seared until golden and served with what the pan gives',
  frittata: 'set slowly in one pan',
  omelette: 'set slowly in one pan',
  tacos: 'cooked hot and eaten by hand',
  toasts: 'cooked hot and eaten by hand',
  wraps: 'cooked hot and eaten by hand',
  flatbreads: 'on rounds of dough from the pan',
  'griddle-rounds': 'on rounds of dough from the pan',
  'plain-flatbreads': 'on rounds of dough from the pan',
  'plain-griddle-rounds': 'on rounds of dough from the pan',
  'fried-rice': 'tossed with rice in a hot wok',
  stew: 'simmered gently in one pot',
  curry: 'simmered in a spiced sauce',
  pulao: 'cooked together in one pot',
  risotto: 'cooked together in one pot',
  'one-pot-grain': 'cooked together in one pot',
  pasta: 'tossed together in the pan',
  bowl: 'brought together in a bowl',
  'tray-roast': 'roasted on one tray',
  gratin: 'baked until bubbling under a golden crust',
  patties: 'shaped by hand and fried until crisp',
  skewers: 'grilled on sticks until browned at the edges',
  'stuffed-vegetables': 'filled and roasted',
  'stir-fried-noodles': 'tossed with noodles in a hot wok',
  'warm-salad': 'still warm from the pan, with a sharp dressing',
  parcels: 'baked in closed parcels in its own steam',
  hash: 'fried in one pan until crisp underneath',
  'savoury-pancakes': 'held together by a thin batter and fried crisp',
  soup: 'in a warming broth',
  'smooth-soup': 'simmered soft and blended smooth',
  'silky-soup': 'in a rich, silky broth',
  congee: 'simmered long until soft',
  'rice-porridge': 'simmered long until soft',
  'noodle-soup': 'in a hot broth with noodles',
  chowder: 'simmered thick and creamy',
  'legume-soup': 'simmered until thick',
  'cold-soup': 'blended raw and served cold',
  'egg-drop-soup': 'in a clear broth with ribbons of egg',
}

/** The name as the dish's own word: plural where there are many, short where a title is short. */
function inFull(item: Item, plan: Plan): string {
  const short = attributive(item)
  const full = nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null).text
  return full.startsWith(short.slice(0, -1)) ? full : short
}

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'pasta',
  'one-pot-grain': 'rice',
  'stir-fried-noodles': 'noodles',
  'noodle-soup': 'noodles',
}

function dishIn({ dish, mains, base }: Headline, plan: Plan): string {
  // An egg-drop soup says its egg already.
  const named = dish === 'egg-drop-soup' ? mains.filter((item) => item.class !== 'egg') : mains
  return dishWords[dish]({
    mains: joined(named.map(attributive)),
    whole: joined(mains.map((item) => inFull(item, plan))),
    base: base === null ? (fallbackBase[dish] ?? '') : dish === 'pasta' ? attributive(base) : inFull(base, plan),
  })
}

/** The title: main things, the way they are cooked, and one thing that gives the flavour. Everything it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const written = dishIn(headline, plan)
  const flavours = headline.accents
    .map(attributive)
    .filter((flavour) => !written.includes(flavour))
    .slice(0, 2)
  const style = headline.idea === null ? headline.kitchen.method : 'Potluck'
  const isFlavoured = flavours.length > 0 && !written.includes(' with ')
  const plain = headline.speaksForItself ? written : `${style}-style ${written}`
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
  const { dish, mains, accents, beside, idea } = headlineOf(plan)
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const named = mains.length > 0 ? mains : items.filter(isStarchy).slice(0, 1)
  const what = capitalised(joined((named.length > 0 ? named : items.slice(0, 1)).map((item) => inFull(item, plan))))
  const manner = manners[dish] ?? (plan.mealType === 'dessert' ? 'turned into something sweet' : 'to spoon over or serve beside')
  const inOrder = items.filter((item) => accents.includes(item)).slice(0, 2)
  const flavour = inOrder.length > 0 ? `, with ${joined(inOrder.map(attributive))}` : ''
  const side = beside ? `. Served with ${inFull(beside, plan)}` : ''
  return `${what}, ${manner}${flavour}${side}.${idea === null ? '' : ideaIn(idea)}`
}

function ideaIn({ method, flavour }: NonNullable<Headline['idea']>): string {
  return flavour === null ? ` Cooked the ${method} way.` : ` ${method} method, ${flavour} flavors.`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
