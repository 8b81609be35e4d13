import type { DishName } from '#kitchen/composer/dish-names.ts'

/** The words that a dish name is built from. */
export interface DishNameParts {
  /**
   * Compounds the main foods with a noun: `of('Suppe')` is "Karottensuppe", "Karotten-Linsen-Suppe", or "Suppe mit
   * Chana Dal" if no compound exists.
   */
  of(dish: string): string
  /** The same with a hyphen before a foreign noun: "Karotten-Wraps". */
  of2(dish: string): string
  /** The first main food (of stuffed vegetables, the hollowed one), and the others after "mit". */
  first: string
  others: string
  /** The main foods as a phrase: "Karotten und Linsen". */
  whole: string
  /** The main foods in the dative after "mit": "Karotten und Linsen". */
  with: string
  /** The grain or pasta, in the nominative and in the dative after "mit". */
  base: string
  withBase: string
}

/** "Suppe mit …", or "Suppe" without a food to name. */
const dishWith = (dish: string, withWhat: string) => (withWhat === '' ? dish : `${dish} mit ${withWhat}`)
const dishFrom = (whole: string, place: string) => (whole === '' ? `Alles ${place}` : `${whole} ${place}`)

/**
 * The German words of every dish name. Adjectives stand only before nouns of known gender, and no word is inflected
 * for the food.
 */
export const dishWords: Record<DishName, (parts: DishNameParts) => string> = {
  'stir-fry': ({ whole }) => dishFrom(whole, 'aus dem Wok'),
  'pan-seared': ({ whole }) => dishFrom(whole, 'aus der Pfanne'),
  grilled: ({ whole }) => dishFrom(whole, 'vom Grill'),
  steamed: ({ whole }) => dishFrom(whole, 'aus dem Dampf'),
  braised: ({ whole }) => dishFrom(whole, 'sanft geschmort'),
  frittata: ({ of2 }) => of2('Frittata'),
  omelette: ({ of2 }) => of2('Omelett'),
  tacos: ({ of2 }) => of2('Tacos'),
  toasts: ({ with: mains }) => dishWith('Röstbrote', mains),
  'crisp-rounds': ({ base, with: mains }) => dishWith(`${base} kross geröstet`, mains),
  wraps: ({ of2 }) => of2('Wraps'),
  flatbreads: ({ with: mains }) => dishWith('Fladen aus der Pfanne', mains),
  'griddle-rounds': ({ with: mains }) => dishWith('Taler aus der Pfanne', mains),
  'plain-flatbreads': () => 'Fladen aus der Pfanne',
  'plain-griddle-rounds': () => 'Taler aus der Pfanne',
  dumplings: ({ of }) => of('Klößchen'),
  'flour-porridge': ({ of }) => of('Brei'),
  crisps: ({ of2 }) => of2('Chips'),
  baked: ({ whole }) => dishFrom(whole, 'im Ofen gebacken'),
  'fried-rice': ({ with: mains }) => dishWith('Gebratener Reis', mains),
  stew: ({ of }) => of('Eintopf'),
  curry: ({ of }) => of('Curry'),
  pulao: ({ of2 }) => of2('Pulao'),
  risotto: ({ of }) => of('Risotto'),
  'one-pot-grain': ({ base, with: mains }) => dishWith(`${base} aus einem Topf`, mains),
  pasta: ({ base, with: mains }) => dishWith(base, mains),
  bowl: ({ of2 }) => of2('Bowl'),
  'tray-roast': ({ whole }) => dishFrom(whole, 'vom Blech'),
  gratin: ({ of }) => of('Gratin'),
  quiche: ({ with: mains }) => dishWith('Quiche', mains),
  tart: ({ with: mains }) => dishWith('Herzhafte Tarte', mains),
  pizza: ({ with: mains }) => dishWith('Pizza', mains),
  patties: ({ of }) => of('Taler'),
  skewers: ({ of }) => of('Spieße'),
  'stuffed-vegetables': ({ first, others }) => (others === '' ? dishFrom(first, 'gefüllt aus dem Ofen') : `${first} mit ${others} gefüllt`),
  'stir-fried-noodles': ({ base, with: mains }) => dishWith(`${base} aus dem Wok`, mains),
  salad: ({ of }) => of('Salat'),
  'warm-salad': ({ with: mains }) => dishWith('Lauwarmer Salat', mains),
  parcels: ({ whole }) => dishFrom(whole, 'im Päckchen gegart'),
  hash: ({ of }) => of('Pfanne'),
  'savoury-pancakes': ({ with: mains }) => dishWith('Herzhafte Pfannkuchen', mains),
  soup: ({ of }) => of('Suppe'),
  'smooth-soup': ({ of }) => `Samtige ${of('Suppe')}`,
  'silky-soup': ({ of }) => `Seidige ${of('Suppe')}`,
  congee: ({ with: mains }) => dishWith('Congee', mains),
  'rice-porridge': ({ with: mains }) => dishWith('Sanft gekochter Reisbrei', mains),
  'noodle-soup': ({ of, with: mains, withBase }) =>
    of('Suppe').includes(' mit ')
      ? `Suppe mit ${withBase}${mains.includes(' und ') ? ', ' : ' und '}${mains}`
      : `${of('Suppe')} mit ${withBase}`,
  chowder: ({ of }) => `Sämige ${of('Suppe')}`,
  'legume-soup': ({ of }) => `Kräftige ${of('Suppe')}`,
  'cold-soup': ({ of }) => `Kalte ${of('Suppe')}`,
  'egg-drop-soup': ({ of }) => `Klare ${of('Suppe')}`,
  salsa: ({ of2 }) => of2('Salsa'),
  chutney: ({ of2 }) => of2('Chutney'),
  relish: ({ of2 }) => of2('Relish'),
  dip: ({ of2 }) => of2('Dip'),
  dressing: ({ of2 }) => of2('Dressing'),
  'pounded-sauce': ({ with: mains }) => dishWith('Sauce aus dem Mörser', mains),
  sauce: ({ with: mains }) => dishWith('Sauce', mains),
  'quick-pickle': ({ whole }) => dishFrom(whole, 'schnell eingelegt'),
  'flavoured-butter': ({ with: mains }) => (mains === 'Butter' ? 'Gewürzte Butter' : dishWith('Butter', mains)),
  'flavoured-spread': ({ with: mains }) => dishWith('Aufstrich', mains),
  'infused-oil': ({ with: mains }) => dishWith('Würzöl', mains),
  infusion: ({ with: mains }) => dishWith('Aufguss', mains),
  jam: ({ of }) => of('Konfitüre'),
  spread: ({ of2 }) => of2('Aufstrich'),
  sprinkle: ({ with: mains }) => dishWith('Knuspriges zum Bestreuen', mains),
  syrup: ({ with: mains }) => dishWith('Dickes zum Beträufeln', mains),
  'soft-paste': ({ whole }) => dishFrom(whole, 'weich geschmort zum Streichen'),
  'roasted-fruit': ({ whole }) => dishFrom(whole, 'weich geröstet'),
  'poached-fruit': ({ whole }) => dishFrom(whole, 'im Sud'),
  compote: ({ of }) => of('Kompott'),
  'fruit-salad': ({ with: mains }) => dishWith('Obstsalat', mains),
  crumble: ({ of2 }) => of2('Crumble'),
  'rice-pudding': ({ with: mains }) => dishWith('Süßer Reis', mains),
  porridge: ({ with: mains }) => dishWith('Warmer Haferbrei', mains),
  pancakes: ({ with: mains }) => dishWith('Pfannkuchen', mains),
  pudding: ({ of }) => of('Pudding'),
  'chocolate-pots': ({ whole }) => dishFrom(whole, 'im Töpfchen'),
  custard: ({ with: mains }) => dishWith('Gebackener Pudding', mains),
  cups: ({ whole }) => dishFrom(whole, 'im Glas'),
  candied: ({ whole }) => dishFrom(whole, 'knusprig karamellisiert'),
  'sweet-toast': ({ with: mains }) => dishWith('Süßes Röstbrot', mains),
  'sweet-rounds': ({ base, with: mains }) => dishWith(`${base} zum Dessert`, mains),
  cake: ({ of }) => of('Kuchen'),
  clafoutis: ({ of2 }) => of2('Clafoutis'),
  'fruit-tart': ({ with: mains }) => dishWith('Süße Tarte', mains),
  'frozen-fruit': ({ whole }) => dishFrom(whole, 'eiskalt gerührt'),
  granola: ({ of2 }) => of2('Granola'),
  'energy-balls': ({ of }) => of('Kugeln'),
  'as-it-is': ({ whole }) => whole,
}

/** The technique, written after a comma. Dishes without an entry already contain it. */
export const waysOfMaking: Partial<Record<DishName, string>> = {
  'stir-fry': 'bei starker Hitze kurz gebraten',
  'pan-seared': 'goldbraun in der Pfanne gebraten',
  grilled: 'gegrillt, bis die Ränder bräunen',
  steamed: 'sanft im Dampf gegart',
  braised: 'in wenig Flüssigkeit sanft geschmort',
  frittata: 'langsam in einer Pfanne gestockt',
  omelette: 'langsam in einer Pfanne gestockt',
  tacos: 'heiß gebraten und aus der Hand gegessen',
  toasts: 'heiß gebraten und aus der Hand gegessen',
  'crisp-rounds': 'kross geröstet und aus der Hand gegessen',
  custard: 'im Wasserbad gestockt',
  wraps: 'heiß gebraten und aus der Hand gegessen',
  flatbreads: 'auf dünnem Teig aus der Pfanne',
  'griddle-rounds': 'auf kleinen Talern aus der Pfanne',
  'plain-flatbreads': 'als dünner Teig in der Pfanne gebacken',
  'plain-griddle-rounds': 'als kleine Taler in der Pfanne gebacken',
  dumplings: 'von Hand gerollt und fest gegart',
  'flour-porridge': 'auf dem Herd dick gerührt',
  crisps: 'gerieben und knusprig gebacken',
  baked: 'im Ofen goldbraun gebacken',
  'fried-rice': 'im heißen Wok kräftig geschwenkt',
  stew: 'sanft in einem Topf geschmort',
  curry: 'in einer würzigen Sauce geschmort',
  pulao: 'alles in einem Topf gegart',
  risotto: 'alles in einem Topf gegart',
  'one-pot-grain': 'alles in einem Topf gegart',
  pasta: 'in der Pfanne durchgeschwenkt',
  bowl: 'in einer Schüssel angerichtet',
  'tray-roast': 'auf einem Blech im Ofen geröstet',
  gratin: 'unter einer goldbraunen Kruste gebacken',
  quiche: 'auf knusprigem Teig gebacken, bis der Guss stockt',
  tart: 'auf knusprigem Teig goldbraun gebacken',
  pizza: 'auf dünnem Teig knusprig gebacken',
  'fruit-tart': 'auf knusprigem Teig goldbraun gebacken',
  patties: 'von Hand geformt und knusprig gebraten',
  skewers: 'am Spieß gegrillt, bis die Ränder bräunen',
  'stuffed-vegetables': 'gefüllt und im Ofen gegart',
  'stir-fried-noodles': 'mit Nudeln im heißen Wok geschwenkt',
  salad: 'in einer Schüssel vermengt',
  'warm-salad': 'noch warm aus der Pfanne, mit säuerlichem Dressing',
  parcels: 'im geschlossenen Päckchen im eigenen Dampf gegart',
  hash: 'in einer Pfanne knusprig gebraten',
  'savoury-pancakes': 'in dünnem Teig knusprig ausgebacken',
  soup: 'in wärmender Brühe',
  'smooth-soup': 'weich gekocht und fein püriert',
  'silky-soup': 'in sämiger, seidiger Brühe',
  congee: 'lange weich gekocht',
  'rice-porridge': 'lange weich gekocht',
  'noodle-soup': 'in heißer Brühe mit Nudeln',
  chowder: 'sämig gekocht',
  'legume-soup': 'dick und kräftig gekocht',
  'cold-soup': 'fein püriert und kalt serviert',
  'egg-drop-soup': 'in klarer Brühe mit feinen Ei-Fäden',
}
