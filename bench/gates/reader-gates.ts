import { type Allergen, allergens, type Language } from '#domain/options.ts'
import { type Inspection, inspectPhrase } from '#kitchen/reader/inspect.ts'
import { foldName } from './names.ts'
import { ingredientTruths, messyInputs, type Truth, trapTruths } from './oracle.ts'

/** A truth beside what the reader made of it. */
export interface Seen {
  truth: Truth
  inspection: Inspection
}

/**
 * How an allergen was judged on a table. Y and L rows are contained; a judgement of yes or likely is found, unknown
 * is asked, no is passed over.
 */
export interface AllergenTally {
  found: Seen[]
  asked: Seen[]
  missed: Seen[]
  falseAlarms: Seen[]
  /** N rows about which the reader would ask: no alarm, but under an exclusion they are left out. */
  askedInVain: Seen[]
  clean: Seen[]
}

export const diets = ['vegan', 'vegetarian', 'pescatarian'] as const
export type Diet = (typeof diets)[number]

/**
 * How a diet was judged: an N row is right when it does not pass for the diet, a Y row only when it does. M and U
 * rows are not counted.
 */
export interface DietTally {
  right: Seen[]
  /** Rows of `right` for which the reader asks: an N row that is unknown does not pass, and that is safe. */
  rightByAsking: Seen[]
  /** N rows that pass for the diet. */
  passed: Seen[]
  /** Y rows that the reader refuses. */
  refused: Seen[]
  /** Y rows about which the reader asks. */
  asked: Seen[]
}

export interface MessyTally {
  read: number
  wrong: { input: string; expected: string; inspection: Inspection }[]
}

/** Reads every name of a table in a language. */
export function readAll(truths: readonly Truth[], language: Language): Seen[] {
  return truths.map((truth) => ({ truth, inspection: inspectPhrase(truth.name, language) }))
}

/** Judges an allergen over what was read. */
export function tallyAllergen(table: readonly Seen[], allergen: Allergen): AllergenTally {
  const tally: AllergenTally = { found: [], asked: [], missed: [], falseAlarms: [], askedInVain: [], clean: [] }
  for (const seen of table) {
    const truth = seen.truth.contains[allergen]
    const certainty = seen.inspection.contains[allergen]
    const isFound = certainty === 'yes' || certainty === 'likely'
    if (truth === 'Y' || truth === 'L') (isFound ? tally.found : certainty === 'unknown' ? tally.asked : tally.missed).push(seen)
    if (truth === 'N') (isFound ? tally.falseAlarms : certainty === 'unknown' ? tally.askedInVain : tally.clean).push(seen)
  }
  return tally
}

/** How many rows contain it. */
export function containing({ found, asked, missed }: AllergenTally): number {
  return found.length + asked.length + missed.length
}

/** How many rows raised an alarm. */
export function alarms({ found, falseAlarms }: AllergenTally): number {
  return found.length + falseAlarms.length
}

/** How many rows say something of a diet. */
export function judged({ right, passed, refused, asked }: DietTally): number {
  return right.length + passed.length + refused.length + asked.length
}

/** The share of what contains it that was found; 1 when nothing does. */
export function recall(tally: AllergenTally): number {
  return share(tally.found.length, containing(tally))
}

/** The share of what contains it that would not be passed over: found or asked about. */
export function safety({ found, asked, missed }: AllergenTally): number {
  return share(found.length + asked.length, found.length + asked.length + missed.length)
}

/** The share of alarms that are true; 1 when there is no alarm. */
export function precision({ found, falseAlarms }: AllergenTally): number {
  return share(found.length, found.length + falseAlarms.length)
}

/** Judges a diet over what was read. */
export function tallyDiet(table: readonly Seen[], diet: Diet): DietTally {
  const tally: DietTally = { right: [], rightByAsking: [], passed: [], refused: [], asked: [] }
  for (const seen of table) {
    const verdict = seen.inspection[diet]
    if (seen.truth[diet] === 'Y') (verdict === 'yes' ? tally.right : verdict === 'no' ? tally.refused : tally.asked).push(seen)
    if (seen.truth[diet] === 'N') (verdict === 'yes' ? tally.passed : tally.right).push(seen)
    if (seen.truth[diet] === 'N' && verdict === 'unknown') tally.rightByAsking.push(seen)
  }
  return tally
}

/** The share of Y and N rows judged rightly; asking is right on an N row and wrong on a Y row. */
export function accuracy({ right, passed, refused, asked }: DietTally): number {
  return share(right.length, right.length + passed.length + refused.length + asked.length)
}

/** The share of Y and N rows judged rightly and with certainty: asking is always wrong. */
export function certainAccuracy({ right, rightByAsking, passed, refused, asked }: DietTally): number {
  return share(right.length - rightByAsking.length, right.length + passed.length + refused.length + asked.length)
}

/**
 * Names that say more of the same food than a table's: no other longer name will do, for coconut milk is no milk and
 * a sweet potato no potato.
 */
const narrower: Readonly<Record<string, readonly string[]>> = {
  rice: ['cooked rice'],
  tuna: ['canned tuna'],
  yogurt: ['greek yogurt'],
  tofu: ['silken tofu'],
  beef: ['beef brisket'],
  bean: ['white bean', 'kidney bean', 'black bean', 'pinto bean', 'cannellini bean'],
  'bell pepper': ['green bell pepper', 'red bell pepper', 'yellow bell pepper'],
}

/**
 * Whether what a cook typed was read as the canonical English names, parted by semicolons; '?' must give no food and
 * something unknown.
 */
export function isReadAs(inspection: Inspection, expected: string): boolean {
  const { english, ingredients, unknown } = inspection
  if (expected === '?') return ingredients.length === 0 && unknown.length > 0
  const wanted = expected.split(';')
  // A name is met by itself, by one that says more of the same food, or by any name of the same ingredient.
  const isMet = (name: string) =>
    english.some((called) => foldName(called) === foldName(name) || narrower[foldName(name)]?.includes(foldName(called))) ||
    inspectPhrase(name, 'en').ingredients.some((id) => ingredients.includes(id))
  return wanted.length === english.length && wanted.every(isMet)
}

/**
 * What cooks type, contains an allergen for certain, and was called free from it for certain: what an exclusion would
 * let through.
 */
export function passedOver({ missed }: AllergenTally, allergen: Allergen): Seen[] {
  return missed.filter(({ truth }) => truth.isTyped && truth.contains[allergen] === 'Y')
}

/** Reads what cooks type in a language and holds it against what they meant. */
export function tallyMessy(inputs: readonly { input: string; expected: string }[], language: Language): MessyTally {
  const seen = inputs.map((row) => ({ ...row, inspection: inspectPhrase(row.input, language) }))
  const wrong = seen.filter(({ inspection, expected }) => !isReadAs(inspection, expected))
  return { read: seen.length - wrong.length, wrong }
}

/** Everything that is measured of the reader in one language. */
export interface ReaderMeasures {
  language: Language
  rows: number
  allergens: { allergen: Allergen; all: AllergenTally; typed: AllergenTally; traps: AllergenTally }[]
  diets: { diet: Diet; all: DietTally; traps: DietTally }[]
  messy: MessyTally
}

/** Measures the reader on every table in one language; of the large table it may read one row in so many. */
export function measureReader(language: Language, oneIn = 1): ReaderMeasures {
  const rows = ingredientTruths(language).filter((_, at) => at % oneIn === 0)
  const all = readAll(rows, language)
  const typed = all.filter(({ truth }) => truth.isTyped)
  const traps = readAll(trapTruths(language), language)
  return {
    language,
    rows: all.length,
    allergens: allergens.map((allergen) => ({
      allergen,
      all: tallyAllergen(all, allergen),
      typed: tallyAllergen(typed, allergen),
      traps: tallyAllergen(traps, allergen),
    })),
    diets: diets.map((diet) => ({ diet, all: tallyDiet(all, diet), traps: tallyDiet(traps, diet) })),
    messy: tallyMessy(messyInputs(language), language),
  }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole
}
