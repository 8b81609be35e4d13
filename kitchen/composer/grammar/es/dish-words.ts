import type { DishName } from '#kitchen/composer/dish-names.ts'
import type { Agreement } from '#kitchen/composer/grammar/es/words.ts'

/** What a dish is named with. */
interface Parts {
  /** The main things after "de" or "con": "zanahoria y lentejas". */
  mains: string
  base: string
  /** The same where the dish is nothing but these: "peras e higos". */
  many: string
  /** The endings of what agrees with `many`; null of words that nobody knows. */
  agreement: Agreement | null
  /** What is hollowed and what it is filled with, of stuffed vegetables. */
  stuffed: { cases: string; filling: string; agreement: Agreement | null } | null
}

/** "guiso de lentejas"; alone where there is nothing to name, and never "salsa de salsa mexicana". */
function after(dish: string): (parts: Parts) => string {
  const [kind = dish] = dish.split(' ')
  return ({ mains }) => {
    if (mains === '') return dish.replace(/ (?:de|con)$/, '')
    return mains.startsWith(`${kind} `) || mains === kind ? mains : `${dish} ${mains}`
  }
}

const withMains = (dish: string, mains: string) => (mains === '' ? dish : `${dish} con ${mains}`)

/** Each dish in a title, with what it is made of. */
export const dishWords: Record<DishName, (parts: Parts) => string> = {
  'stir-fry': after('salteado de'),
  'pan-seared': ({ mains }) => `${mains} a la sartén`,
  grilled: ({ mains }) => `${mains} a la parrilla`,
  steamed: ({ mains }) => `${mains} al vapor`,
  braised: ({ mains }) => `${mains} a fuego lento`,
  frittata: after('frittata de'),
  omelette: after('omelette de'),
  tacos: after('tacos de'),
  toasts: after('tostas de'),
  'crisp-rounds': ({ mains, base }) => withMains(`crujientes de ${base}`, mains),
  wraps: after('rollitos de'),
  flatbreads: after('tortas a la sartén con'),
  'griddle-rounds': after('tortas a la plancha con'),
  'plain-flatbreads': () => 'tortas a la sartén',
  'plain-griddle-rounds': () => 'tortas a la plancha',
  'fried-rice': ({ mains }) => withMains('arroz frito', mains),
  stew: after('guiso de'),
  curry: after('curry de'),
  pulao: after('pulao de'),
  risotto: after('risotto de'),
  'one-pot-grain': ({ mains, base }) => withMains(`${base} en una sola olla`, mains),
  pasta: ({ mains, base }) => withMains(base, mains),
  bowl: after('bol de'),
  'tray-roast': after('asado al horno de'),
  gratin: after('gratinado de'),
  patties: after('medallones de'),
  skewers: after('brochetas de'),
  'stuffed-vegetables': ({ mains, stuffed }) =>
    stuffed === null || stuffed.agreement === null
      ? `${mains} con relleno`
      : `${stuffed.cases} rellen${stuffed.agreement.o}${stuffed.filling === '' ? '' : ` de ${stuffed.filling}`}`,
  'stir-fried-noodles': ({ mains, base }) => withMains(`${base} al wok`, mains),
  salad: after('ensalada de'),
  'warm-salad': after('ensalada templada de'),
  parcels: after('papillotes de'),
  hash: after('sartenada de'),
  'savoury-pancakes': after('tortitas saladas de'),
  soup: after('sopa de'),
  'smooth-soup': after('crema de'),
  'silky-soup': after('sopa aterciopelada de'),
  congee: after('congee de'),
  'rice-porridge': ({ mains }) => withMains('gachas de arroz', mains),
  'noodle-soup': ({ mains, base }) => `sopa de ${mains} con ${base}`,
  chowder: after('sopa espesa de'),
  'legume-soup': after('potaje de'),
  'cold-soup': after('sopa fría de'),
  'egg-drop-soup': after('sopa de huevo hilado con'),
  salsa: after('salsa fresca de'),
  chutney: after('chutney de'),
  relish: after('relish de'),
  dip: after('dip de'),
  dressing: after('aliño de'),
  'pounded-sauce': after('salsa majada de'),
  sauce: after('salsa de'),
  'quick-pickle': after('encurtido rápido de'),
  'flavoured-butter': ({ mains }) => (/^mantequilla/.test(mains) || mains === '' ? 'mantequilla batida' : `mantequilla con ${mains}`),
  'flavoured-spread': after('untable de'),
  'infused-oil': ({ mains }) => (/^aceite/.test(mains) || mains === '' ? 'aceite templado' : `aceite aromatizado con ${mains}`),
  infusion: after('infusión de'),
  jam: after('mermelada de'),
  spread: after('untable de'),
  sprinkle: after('polvo tostado de'),
  syrup: after('almíbar de'),
  'soft-paste': after('dulce de'),
  'roasted-fruit': ({ many }) => `${many} al horno`,
  'poached-fruit': ({ many }) => `${many} en almíbar`,
  compote: after('compota de'),
  'fruit-salad': after('macedonia de'),
  crumble: after('crumble de'),
  'rice-pudding': ({ mains }) => withMains('arroz dulce', mains),
  porridge: ({ mains }) => withMains('gachas de avena', mains),
  pancakes: after('tortitas dulces de'),
  pudding: after('pudin de'),
  'chocolate-pots': after('vasitos de'),
  cups: after('copas de'),
  candied: ({ mains, many, agreement }) => (agreement === null ? `garrapiñado de ${mains}` : `${many} garrapiñad${agreement.o}`),
  'sweet-toast': after('tosta dulce de'),
  'sweet-rounds': ({ mains, base }) => withMains(`${base} de postre`, mains),
  cake: after('bizcocho de'),
  clafoutis: after('clafoutis de'),
  'frozen-fruit': after('granizado cremoso de'),
  granola: after('granola de'),
  'energy-balls': after('bolitas de'),
}

/** How it is made, after a comma. What is missing says what kind of thing it is. */
export const manners: Partial<Record<DishName, string>> = {
  'stir-fry': 'en un salteado rápido a fuego vivo',
  'pan-seared': 'con un buen dorado, todo en la misma sartén',
  grilled: 'a la parrilla, con los bordes dorados',
  steamed: 'al vapor, en su punto',
  braised: 'a fuego lento, con muy poco líquido',
  frittata: 'con un cuajado lento en una sola sartén',
  omelette: 'con un cuajado lento en una sola sartén',
  tacos: 'para comer con las manos, recién hechos',
  toasts: 'para comer con las manos, recién hechos',
  'crisp-rounds': 'para comer con las manos, con un buen crujido',
  wraps: 'para comer con las manos, recién hechos',
  flatbreads: 'sobre tortas de masa hechas en la sartén',
  'griddle-rounds': 'sobre tortas de masa hechas en la sartén',
  'plain-flatbreads': 'en tortas de masa hechas en la sartén',
  'plain-griddle-rounds': 'en tortas de masa hechas en la sartén',
  'fried-rice': 'en un salteado de wok a fuego vivo',
  stew: 'a fuego lento en una sola olla',
  curry: 'a fuego lento en una salsa especiada',
  pulao: 'todo en una sola olla',
  risotto: 'todo en una sola olla',
  'one-pot-grain': 'todo en una sola olla',
  pasta: 'todo en la misma sartén',
  bowl: 'todo en un mismo bol',
  'tray-roast': 'en una sola bandeja de horno',
  gratin: 'al horno, con una costra crujiente y burbujeante',
  patties: 'en medallones hechos a mano y dorados en la sartén',
  skewers: 'a la parrilla, con los bordes tostados',
  'stuffed-vegetables': 'en verduras rellenas, al horno',
  'stir-fried-noodles': 'con fideos salteados en un wok muy caliente',
  salad: 'todo mezclado en una ensaladera',
  'warm-salad': 'aún con el calor de la sartén y un aliño ácido',
  parcels: 'al horno, en su propio vapor',
  hash: 'en una sola sartén, con la base crujiente',
  'savoury-pancakes': 'en tortitas ligeras, crujientes por fuera',
  soup: 'en un caldo reconfortante',
  'smooth-soup': 'con cocción suave y textura fina',
  'silky-soup': 'en un caldo suave y sedoso',
  congee: 'con una cocción larga, hasta que todo se deshace',
  'rice-porridge': 'con una cocción larga, hasta que todo se deshace',
  'noodle-soup': 'en un caldo caliente con fideos',
  chowder: 'en un caldo espeso y suave',
  'legume-soup': 'con una cocción lenta, hasta espesar',
  'cold-soup': 'en una sopa de textura fina, bien fría',
  'egg-drop-soup': 'en un caldo claro con hilos de huevo',
  salsa: 'en una salsa fresca y sin cocción, para acompañar',
  chutney: 'en un chutney agridulce de cocción lenta',
  relish: 'en un condimento agridulce, para acompañar',
  dip: 'para mojar y untar',
  dressing: 'en un aliño para ensaladas y verduras',
  'pounded-sauce': 'en una salsa espesa y sin cocción',
  sauce: 'en una salsa para servir al lado o por encima',
  'quick-pickle': 'en un encurtido listo en el mismo día',
  'flavoured-butter': 'para untar o fundir sobre la comida caliente',
  'flavoured-spread': 'para untar',
  'infused-oil': 'en un aceite para terminar cualquier comida',
  infusion: 'en una infusión aromática',
  jam: 'en una mermelada rápida',
  spread: 'para untar',
  sprinkle: 'en un polvo para espolvorear al final',
  syrup: 'en un almíbar ligero',
  'soft-paste': 'en un dulce suave, para comer con cuchara',
  'roasted-fruit': 'al horno, con su propio jugo',
  'poached-fruit': 'en un almíbar ligero',
  compote: 'en una compota de cocción lenta',
  'fruit-salad': 'en una ensalada dulce y fresca',
  crumble: 'al horno, con una capa crujiente',
  'rice-pudding': 'en un postre de cuchara a fuego lento',
  porridge: 'en un postre de cuchara a fuego lento',
  pancakes: 'en tortitas recién hechas',
  pudding: 'en un postre suave para comer con cuchara',
  'chocolate-pots': 'en vasitos bien fríos',
  cups: 'en copas bien frías',
  candied: 'con una capa crujiente de azúcar',
  'sweet-toast': 'sobre una tosta crujiente',
  cake: 'en un bizcocho sencillo',
  clafoutis: 'al horno, en una masa suave',
  'frozen-fruit': 'en un postre helado sin máquina',
  granola: 'al horno, con un tostado crujiente',
  'energy-balls': 'en bolitas para comer de un bocado',
}

/** What stands for a base that nobody named. */
export const fallbackBase: Partial<Record<DishName, string>> = {
  pasta: 'pasta',
  'one-pot-grain': 'arroz',
  'stir-fried-noodles': 'fideos',
  'noodle-soup': 'fideos',
}
