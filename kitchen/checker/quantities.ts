/** An amount as it is written: in grams, in millilitres, or as a count of a named unit ('piece' when none is named). */
export interface Quantity {
  low: number
  high: number
  unit: 'g' | 'ml' | 'count'
  /** The counted unit: 'clove', 'can', 'piece'. */
  of: string
}

const fractions: Record<string, number> = {
  '½': 0.5,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 0.25,
  '¾': 0.75,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
  '⅕': 0.2,
}

const number = '(?:\\d+\\s+\\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?\\s*[½⅓⅔¼¾⅛⅜⅝⅞⅕]?|[½⅓⅔¼¾⅛⅜⅝⅞⅕])'
const leading = new RegExp(
  `^\\s*(?:about |approx\\.? |around |~)?(${number})(?:\\s*(?:-|–|—|to|or)\\s*(${number}))?\\s*([\\p{L}]+(?:\\.| oz| ounces?)?)?`,
  'iu',
)

/** A kitchen number: "2", "1 1/2", "1½", "0,5". */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim()
  const mixed = /^(\d+)\s+(\d+)\/(\d+)$/.exec(trimmed)
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3])
  const fraction = /^(\d+)\/(\d+)$/.exec(trimmed)
  if (fraction) return Number(fraction[1]) / Number(fraction[2])
  const withSign = /^(\d+(?:[.,]\d+)?)?\s*([½⅓⅔¼¾⅛⅜⅝⅞⅕])?$/.exec(trimmed)
  if (!withSign || trimmed === '') return null
  return Number((withSign[1] ?? '0').replace(',', '.')) + (withSign[2] === undefined ? 0 : (fractions[withSign[2]] ?? 0))
}

const masses: Record<string, number> = {
  g: 1,
  gr: 1,
  gram: 1,
  grams: 1,
  kg: 1000,
  kilo: 1000,
  kilos: 1000,
  kilogram: 1000,
  kilograms: 1000,
  mg: 0.001,
  oz: 28,
  ounce: 28,
  ounces: 28,
  lb: 454,
  lbs: 454,
  pound: 454,
  pounds: 454,
}

const volumes: Record<string, number> = {
  ml: 1,
  millilitre: 1,
  millilitres: 1,
  milliliter: 1,
  milliliters: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  liter: 1000,
  liters: 1000,
  litre: 1000,
  litres: 1000,
  tsp: 5,
  tsps: 5,
  teaspoon: 5,
  teaspoons: 5,
  tbsp: 15,
  tbsps: 15,
  tbs: 15,
  tablespoon: 15,
  tablespoons: 15,
  cup: 240,
  cups: 240,
  'fl oz': 30,
  'fluid ounce': 30,
  'fluid ounces': 30,
  pint: 473,
  pints: 473,
  quart: 946,
  quarts: 946,
  pinch: 0.3,
  pinches: 0.3,
  dash: 0.6,
  dashes: 0.6,
}

const counted: Record<string, string> = {
  clove: 'clove',
  cloves: 'clove',
  stalk: 'stalk',
  stalks: 'stalk',
  stick: 'stalk',
  sticks: 'stalk',
  rib: 'stalk',
  ribs: 'stalk',
  head: 'head',
  heads: 'head',
  bulb: 'head',
  bulbs: 'head',
  can: 'can',
  cans: 'can',
  tin: 'can',
  tins: 'can',
  jar: 'can',
  jars: 'can',
  slice: 'slice',
  slices: 'slice',
  sheet: 'sheet',
  sheets: 'sheet',
  leaf: 'leaf',
  leaves: 'leaf',
  sprig: 'sprig',
  sprigs: 'sprig',
  bunch: 'bunch',
  bunches: 'bunch',
  handful: 'handful',
  handfuls: 'handful',
  knob: 'knob',
  knobs: 'knob',
  thumb: 'knob',
  packet: 'pack',
  packets: 'pack',
  package: 'pack',
  packages: 'pack',
  pack: 'pack',
  packs: 'pack',
  block: 'pack',
  blocks: 'pack',
  bag: 'pack',
  bags: 'pack',
}

function inUnit(low: number, high: number, word: string): Quantity {
  const unit = word.toLowerCase().replace(/\.$/, '')
  const mass = masses[unit]
  if (mass !== undefined) return { low: low * mass, high: high * mass, unit: 'g', of: unit }
  const volume = volumes[unit]
  if (volume !== undefined) return { low: low * volume, high: high * volume, unit: 'ml', of: unit }
  return { low, high, unit: 'count', of: counted[unit] ?? 'piece' }
}

/** The amount at the start of a line or of a bracket, or null when it starts with none ("salt, to taste"). */
export function parseQuantity(text: string): Quantity | null {
  const match = leading.exec(text)
  if (!match) return null
  const low = parseNumber(match[1] ?? '')
  const high = match[2] === undefined ? low : parseNumber(match[2])
  if (low === null || high === null) return null
  return inUnit(low, high, match[3] ?? '')
}

/** The amount in the first bracket of a line: "500 g (1 lb) rice". */
export function parseBracket(text: string): Quantity | null {
  const inside = /\(([^)]*)\)/.exec(text)?.[1]
  return inside === undefined ? null : parseQuantity(inside)
}
