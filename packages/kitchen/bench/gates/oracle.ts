import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Allergen, Language } from '#kitchen/options.ts'

/** A row of a truth table, by column name. */
export type Row = Record<string, string>

/**
 * The folder of the external truth tables, by default beside the repository (their licences differ, so they are not
 * part of it), or the one in POTLUCK_ORACLE.
 */
export const oracleFolder = process.env.POTLUCK_ORACLE ?? join(import.meta.dirname, '../../../../../shared/oracle')

/** Whether the truth tables exist; a clone may lack them. */
export const hasOracle = existsSync(oracleFolder)

const tables = new Map<string, readonly Row[]>()

/** The rows of a tab-separated truth table, read once; empty without the tables. */
export function oracleRows(file: string): readonly Row[] {
  const rows = tables.get(file) ?? (hasOracle ? parseTable(readFileSync(join(oracleFolder, file), 'utf8')) : [])
  tables.set(file, rows)
  return rows
}

/** The rows of a tab-separated text whose first line names the columns. */
export function parseTable(text: string): Row[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  })
}

/**
 * A table's facts about a name in a language: Y contains, L likely (counts as contains), N does not; U and M assert
 * nothing.
 */
export interface Truth {
  name: string
  language: string
  /** The table's kind of name. */
  kind: string
  /** Whether recipes on the web use the name, so that a cook might type it. */
  isTyped: boolean
  contains: Record<Allergen, string>
  vegan: string
  vegetarian: string
  /** Empty when the table does not tell. */
  pescatarian: string
  /** Empty when the table does not tell. */
  meat: string
}

/**
 * Likely allergens that the table inferred from the letters of a name and that are obviously wrong: the oat in "goat"
 * and "groats", the custard in "custard apple". They are ignored. Each is given by source id, so that it holds in
 * every language. With a `name`, that one name is no food at all, and every claim about it is ignored.
 */
const mistaken: readonly { source: RegExp; allergen: Allergen; name?: string }[] = [
  { source: /goat|(?:rice|millet)-groats/, allergen: 'gluten' },
  { source: /custard-apple/, allergen: 'eggs' },
  // A mushroom's nickname; cooks bake and buy a roll by this name.
  { source: /slippery-jack/, allergen: 'gluten', name: 'sticky bun' },
  { source: /slippery-jack/, allergen: 'dairy', name: 'sticky bun' },
  // The Arabic verb "edit", copied from a page's button in place of a name.
  { source: /clarified-butter/, allergen: 'dairy', name: 'عدل' },
]

/** Whether a row's claim about an allergen is ignored. */
export function isClaimIgnored(row: Row, allergen: Allergen): boolean {
  const source = row.source_id ?? row.off_id ?? ''
  const isMeant = (name: string | undefined) => (name === undefined ? row[allergen] === 'L' : row.name === name)
  return mistaken.some((claim) => claim.allergen === allergen && claim.source.test(source) && isMeant(claim.name))
}

/** How many claims of the large table are ignored in a language. */
export function countIgnoredClaims(language: Language): number {
  return oracleRows('ingredient_truth.tsv').filter(
    (row) => row.lang === language && mistaken.some(({ allergen }) => isClaimIgnored(row, allergen)),
  ).length
}

/** Turns a row of any truth table into one form. */
export function truthOf(row: Row): Truth {
  const of = (column: string) => row[column] ?? ''
  const claimOf = (allergen: Allergen) => (isClaimIgnored(row, allergen) ? 'U' : of(allergen))
  return {
    name: of('name') || of('phrase'),
    language: of('lang'),
    kind: of('kind') || of('why'),
    isTyped: row.wc_freq === undefined || Number(row.wc_freq) > 0,
    contains: {
      dairy: claimOf('dairy'),
      gluten: claimOf('gluten'),
      eggs: claimOf('eggs'),
      peanut: claimOf('peanut'),
      shellfish: claimOf('shellfish'),
      soybean: claimOf('soybean'),
      mushroom: claimOf('mushroom'),
    },
    vegan: of('vegan'),
    vegetarian: of('vegetarian'),
    pescatarian: of('pescatarian'),
    meat: of('meat'),
  }
}

/** The large truth table: what food names contain, in a language. */
export function ingredientTruths(language: Language): Truth[] {
  return oracleRows('ingredient_truth.tsv')
    .filter(({ lang }) => lang === language)
    .map(truthOf)
}

/** Phrases made to mislead a reader, in a language. */
export function trapTruths(language: Language): Truth[] {
  return oracleRows('trap_phrases.tsv')
    .filter(({ lang }) => lang === language)
    .map(truthOf)
}

/**
 * Phrases that cooks type in a language, and the canonical English names for them, separated by semicolons; '?' must
 * be refused or asked about.
 */
export function messyInputs(language: Language): { input: string; expected: string }[] {
  return oracleRows('messy_inputs.tsv').flatMap(({ lang, input = '', expected = '' }) => (lang === language ? [{ input, expected }] : []))
}
