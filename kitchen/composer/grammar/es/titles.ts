import { inTitle, joined, nounOf } from '#kitchen/composer/grammar/es/names.ts'
import { wayOf } from '#kitchen/composer/grammar/es/words.ts'
import { type DishName, type Headline, headlineOf } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** What a dish is named with. */
interface Parts {
  /** The main things after "de" or "con": "zanahoria y lentejas". */
  mains: string
  base: string
}

/** "guiso de lentejas"; where the dish's own word says it all, without the "de". */
function after(dish: string): (parts: Parts) => string {
  return ({ mains }) => (mains === '' ? dish.replace(/ (?:de|con)$/, '') : `${dish} ${mains}`)
}

const withMains = (dish: string, mains: string) => (mains === '' ? dish : `${dish} con ${mains}`)

const dishWords: Record<DishName, (parts: Parts) => string> = {
  'stir-fry': after('salteado de'),
  'pan-seared': ({ mains }) => `${mains} a la sartén`,
  frittata: after('frittata de'),
  omelette: after('omelette de'),
  tacos: after('tacos de'),
  toasts: after('tostas de'),
  wraps: after('rollitos de'),
  flatbreads: after('tortas a la sartén con'),
  'griddle-rounds': after('discos a la plancha con'),
  'plain-flatbreads': () => 'tortas a la sartén',
  'plain-griddle-rounds': () => 'discos a la plancha',
  'fried-rice': ({ mains }) => withMains('arroz frito', mains),
  stew: after('guiso de'),
  curry: after('curry de'),
  pulao: after('pulao de'),
  risotto: after('risotto de'),
  'one-pot-grain': ({ mains, base }) => withMains(`${base} en una olla`, mains),
  pasta: ({ mains, base }) => withMains(base, mains),
  bowl: after('bol de'),
  'tray-roast': after('asado al horno de'),
  gratin: after('gratinado de'),
  patties: after('medallones de'),
  skewers: after('brochetas de'),
  'stuffed-vegetables': ({ mains }) => `${mains} con relleno`,
  'stir-fried-noodles': ({ mains, base }) => withMains(`${base} al wok`, mains),
  'warm-salad': after('ensalada templada de'),
  parcels: after('papillotes de'),
  hash: after('sartenada de'),
  'savoury-pancakes': after('tortitas saladas de'),
  soup: after('sopa de'),
  'smooth-soup': after('sopa fina de'),
  'silky-soup': after('sopa sedosa de'),
  congee: after('congee de'),
  'rice-porridge': ({ mains }) => withMains('gachas de arroz', mains),
  'noodle-soup': ({ mains, base }) => `sopa de ${mains} con ${base}`,
  chowder: after('sopa espesa de'),
  'legume-soup': after('potaje de'),
  'cold-soup': after('sopa fría de'),
  'egg-drop-soup': after('sopa a hilos de'),
  salsa: after('salsa fresca de'),
  chutney: after('chutney de'),
  relish: after('relish de'),
  dip: after('dip de'),
  dressing: after('aliño de'),
  'pounded-sauce': after('salsa majada de'),
  sauce: after('salsa de'),
  'quick-pickle': after('encurtido rápido de'),
  'flavoured-butter': after('mantequilla con'),
  'flavoured-spread': after('untable de'),
  'infused-oil': after('aceite con'),
  infusion: after('infusión de'),
  jam: after('mermelada de'),
  spread: after('untable de'),
  sprinkle: after('polvo aromático de'),
  syrup: after('baño dulce de'),
  'soft-paste': after('confitado de'),
  'roasted-fruit': after('asado dulce de'),
  'poached-fruit': after('escalfado dulce de'),
  compote: after('compota de'),
  'fruit-salad': after('macedonia de'),
  crumble: after('crumble de'),
  'rice-pudding': ({ mains }) => withMains('arroz dulce', mains),
  pancakes: after('tortitas dulces de'),
  pudding: after('pudin de'),
  'chocolate-pots': after('vasitos de'),
  cups: after('copas de'),
  candied: after('garrapiñado de'),
  'sweet-toast': after('tosta dulce de'),
  cake: after('bizcocho de'),
  clafoutis: after('clafoutis de'),
  'frozen-fruit': after('helado al instante de'),
  granola: after('granola de'),
  'energy-balls': after('bolitas de'),
}

/** How it is made, after a comma. What is missing says what kind of thing it is. */
const manners: Partial<Record<DishName, string>> = {
  'stir-fry': 'en un salteado rápido a fuego vivo',
  'pan-seared': 'con un buen dorado y el fondo de la sartén por salsa',
  frittata: 'con un cuajado lento en una sola sartén',
  omelette: 'con un cuajado lento en una sola sartén',
  tacos: 'para comer con las manos, recién hechos',
  toasts: 'para comer con las manos, recién hechos',
  wraps: 'para comer con las manos, recién hechos',
  flatbreads: 'sobre discos de masa hechos en la sartén',
  'griddle-rounds': 'sobre discos de masa hechos en la sartén',
  'plain-flatbreads': 'en discos de masa hechos en la sartén',
  'plain-griddle-rounds': 'en discos de masa hechos en la sartén',
  'fried-rice': 'con arroz salteado en un wok muy caliente',
  stew: 'a fuego lento en una sola olla',
  curry: 'a fuego lento en una salsa especiada',
  pulao: 'todo junto en una olla',
  risotto: 'todo junto en una olla',
  'one-pot-grain': 'todo junto en una olla',
  pasta: 'todo junto en la sartén',
  bowl: 'todo reunido en un bol',
  'tray-roast': 'en una sola bandeja de horno',
  gratin: 'al horno, con una costra crujiente y burbujeante',
  patties: 'con forma dada a mano y fritura crujiente',
  skewers: 'a la parrilla, con los bordes tostados',
  'stuffed-vegetables': 'al horno y con su relleno',
  'stir-fried-noodles': 'con fideos salteados en un wok muy caliente',
  'warm-salad': 'aún con el calor de la sartén y un aliño ácido',
  parcels: 'al horno, en su propio vapor',
  hash: 'en una sola sartén, con la base crujiente',
  'savoury-pancakes': 'en una masa ligera, con fritura crujiente',
  soup: 'en un caldo reconfortante',
  'smooth-soup': 'con cocción suave y textura fina',
  'silky-soup': 'en un caldo suave y sedoso',
  congee: 'con una cocción larga, hasta que todo se deshace',
  'rice-porridge': 'con una cocción larga, hasta que todo se deshace',
  'noodle-soup': 'en un caldo caliente con fideos',
  chowder: 'en un caldo espeso y suave',
  'legume-soup': 'con una cocción lenta, hasta espesar',
  'cold-soup': 'en crudo, con textura fina y bien frío',
  'egg-drop-soup': 'en un caldo claro',
}

const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'pasta',
  'one-pot-grain': 'arroz',
  'stir-fried-noodles': 'fideos',
  'noodle-soup': 'fideos',
}

function dishIn({ dish, mains, base }: Headline): string {
  return dishWords[dish]({ mains: joined(mains.map(inTitle)), base: base === null ? (fallbackBase[dish] ?? '') : inTitle(base) })
}

/** The title: the way it is cooked, main things, and one thing that gives the flavour. Everything it names is on the list. */
export function writeTitle(plan: Plan): string {
  const headline = headlineOf(plan)
  const written = dishIn(headline)
  const flavours = headline.accents
    .map(inTitle)
    .filter((flavour) => !written.includes(flavour))
    .slice(0, 2)
  const way = wayOf[headline.idea === null ? headline.kitchen.method : 'Potluck-me']
  const isFlavoured = flavours.length > 0 && !written.includes(' con ')
  const plain = headline.speaksForItself ? written : `${written} ${way}`
  const styled = `${written} ${way}`
  const style = `${written}, en versión ${way.replace('a la ', '')}`
  // Three different titles, so that the next turn never repeats this one.
  const patterns = isFlavoured
    ? [`${plain} con ${joined(flavours)}`, styled, flavours.length > 1 ? `${plain} con ${flavours[0]}` : style]
    : [styled, style, `${written} como ${way.replace('a la ', 'en la cocina ')}`]
  return capitalised((patterns[plan.style % patterns.length] ?? written).replace(/ {2,}/g, ' ').trim())
}

/** One sentence under the title. */
export function writeDescription(plan: Plan): string {
  const { dish, mains, accents, beside, idea } = headlineOf(plan)
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const named = mains.length > 0 ? mains : items.filter(isStarchy).slice(0, 1)
  const inFull = (item: Item) => nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null).text
  const what = capitalised(joined((named.length > 0 ? named : items.slice(0, 1)).map(inFull)))
  const manner = manners[dish] ?? (plan.mealType === 'dessert' ? 'en versión dulce' : 'para servir al lado o por encima')
  const inOrder = items.filter((item) => accents.includes(item)).slice(0, 2)
  const flavour = inOrder.length > 0 ? `, con ${joined(inOrder.map(inTitle))}` : ''
  const side = beside ? `. Se sirve con ${inFull(beside)}` : ''
  return `${what}, ${manner}${flavour}${side}.${idea === null ? '' : ideaIn(idea)}`
}

function ideaIn({ method, flavour }: NonNullable<Headline['idea']>): string {
  const kitchenOf = (kitchen: typeof method) => wayOf[kitchen].replace('a la ', '')
  return flavour === null
    ? ` Técnica de cocina ${kitchenOf(method)}.`
    : ` Técnica de cocina ${kitchenOf(method)}, sabores de cocina ${kitchenOf(flavour)}.`
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
