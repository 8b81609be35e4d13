import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import { type Inspection, inspectPhrase } from '#kitchen/reader/inspect.ts'
import { foldName } from './names.ts'
import { ingredientTruths, messyInputs, type Truth, trapTruths } from './oracle.ts'

/** A row of a truth table and the reader's result for it. */
export interface TestedRow {
  truth: Truth
  inspection: Inspection
}

/**
 * The judgements about an allergen on a table. Y and L rows contain it: yes or likely is found, unknown is asked, no
 * is missed.
 */
export interface AllergenTally {
  found: TestedRow[]
  asked: TestedRow[]
  missed: TestedRow[]
  falseAlarms: TestedRow[]
  /**
   * N rows for which the reader asks. They raise no alarm, but a request that excludes the allergen leaves them out.
   */
  askedInVain: TestedRow[]
  clean: TestedRow[]
}

export const diets = ['vegan', 'vegetarian', 'pescatarian'] as const
export type Diet = (typeof diets)[number]

/**
 * The judgements about a diet. An N row is right when the reader does not pass it for the diet, a Y row only when it
 * does. M and U rows do not count.
 */
export interface DietTally {
  right: TestedRow[]
  /** Rows of `right` for which the reader asks: an unknown N row does not pass, and that is safe. */
  rightByAsking: TestedRow[]
  /** N rows that the reader accepts for the diet. */
  passed: TestedRow[]
  /** Y rows that the reader refuses. */
  refused: TestedRow[]
  /** Y rows about which the reader asks. */
  asked: TestedRow[]
}

export interface MessyTally {
  read: number
  wrong: { input: string; expected: string; inspection: Inspection }[]
}

/** Reads every name of a table in a language. */
export function readAll(truths: readonly Truth[], language: Language): TestedRow[] {
  return truths.map((truth) => ({ truth, inspection: inspectPhrase(truth.name, language) }))
}

/** Sorts the rows of a table by what the reader answered about an allergen. */
export function tallyAllergen(table: readonly TestedRow[], allergen: Allergen): AllergenTally {
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

/** How many rows contain the allergen. */
export function containing({ found, asked, missed }: AllergenTally): number {
  return found.length + asked.length + missed.length
}

/** How many rows raised an alarm. */
export function alarms({ found, falseAlarms }: AllergenTally): number {
  return found.length + falseAlarms.length
}

/** How many rows assert something about a diet. */
export function judged({ right, passed, refused, asked }: DietTally): number {
  return right.length + passed.length + refused.length + asked.length
}

/** The share of the rows that contain the allergen in which it is found; 1 without such rows. */
export function recall(tally: AllergenTally): number {
  return share(tally.found.length, containing(tally))
}

/** The share of the rows that contain the allergen in which it is found or asked about. */
export function safety({ found, asked, missed }: AllergenTally): number {
  return share(found.length + asked.length, found.length + asked.length + missed.length)
}

/** The share of alarms that are true; 1 when there is no alarm. */
export function precision({ found, falseAlarms }: AllergenTally): number {
  return share(found.length, found.length + falseAlarms.length)
}

/** Sorts the rows of a table by what the reader answered about a diet. */
export function tallyDiet(table: readonly TestedRow[], diet: Diet): DietTally {
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
 * Narrower names that may stand for a table's name. No other longer name may, because coconut milk is no milk and a
 * sweet potato no potato.
 */
const narrower: Readonly<Record<string, readonly string[]>> = {
  rice: ['cooked rice'],
  tuna: ['canned tuna'],
  'ground meat': ['ground beef', 'ground pork', 'ground lamb'],
  yogurt: ['greek yogurt'],
  tofu: ['silken tofu'],
  beef: ['beef brisket'],
  bean: ['white bean', 'kidney bean', 'black bean', 'pinto bean', 'cannellini bean'],
  'bell pepper': ['green bell pepper', 'red bell pepper', 'yellow bell pepper'],
}

/**
 * Whether a typed phrase was read as the canonical English names, separated by semicolons; '?' must give no food and
 * an unknown word.
 */
export function isReadAs(inspection: Inspection, expected: string): boolean {
  const { english, ingredients, unknown } = inspection
  if (expected === '?') return ingredients.length === 0 && unknown.length > 0
  const wanted = expected.split(';')
  // A name is matched by itself, by a narrower name of the same food, or by any name of the same ingredient.
  const isMatched = (name: string) =>
    english.some((called) => foldName(called) === foldName(name) || narrower[foldName(name)]?.includes(foldName(called))) ||
    inspectPhrase(name, 'en').ingredients.some((id) => ingredients.includes(id))
  return wanted.length === english.length && wanted.every(isMatched)
}

/**
 * Typed phrases that contain an allergen for certain and were read as free from it for certain, so that an exclusion
 * would let them through.
 */
export function findMissedPhrases({ missed }: AllergenTally, allergen: Allergen): TestedRow[] {
  return missed.filter(({ truth }) => truth.isTyped && truth.contains[allergen] === 'Y')
}

/** Reads the phrases that cooks type in a language and compares them with what they mean. */
export function tallyMessy(inputs: readonly { input: string; expected: string }[], language: Language): MessyTally {
  const seen = inputs.map((row) => ({ ...row, inspection: inspectPhrase(row.input, language) }))
  const wrong = seen.filter(({ inspection, expected }) => !isReadAs(inspection, expected))
  return { read: seen.length - wrong.length, wrong }
}

/** All measurements of the reader in one language. */
export interface ReaderMeasures {
  language: Language
  rows: number
  allergens: { allergen: Allergen; all: AllergenTally; typed: AllergenTally; traps: AllergenTally }[]
  diets: { diet: Diet; all: DietTally; traps: DietTally }[]
  messy: MessyTally
}

/**
 * Measures the reader on every table in one language. With `oneIn`, only one in this many rows of the large table is
 * read.
 */
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
