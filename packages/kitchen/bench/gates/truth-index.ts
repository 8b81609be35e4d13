import { type Allergen, allergens, type DietType, type Language, languageCodes } from '#kitchen/options.ts'
import { foldName } from './names.ts'
import { ingredientTruths, oracleRows, type Truth, trapTruths, truthOf } from './oracle.ts'

/** Finds the rows of the external truth tables by a food's name in a language. */
export interface TruthIndex {
  /** Every row with this name. */
  find(name: string, language: Language): readonly Truth[]
}

let kept: TruthIndex | undefined

/** The names of every truth table, in all languages, read once in a process. */
export function indexTruth(): TruthIndex {
  kept ??= readTruth()
  return kept
}

function readTruth(): TruthIndex {
  const core = oracleRows('core_ingredients_8lang.tsv').flatMap((row) =>
    languageCodes.flatMap((language) => (row[language] ?? '').split('|').map((name) => ({ ...truthOf(row), name, language }))),
  )
  return indexRows([...languageCodes.flatMap((language) => [...ingredientTruths(language), ...trapTruths(language)]), ...core])
}

/** Makes an index of rows. */
export function indexRows(rows: readonly Truth[]): TruthIndex {
  const byName = new Map<string, Truth[]>()
  for (const row of rows) {
    const key = keyOf(row.name, row.language)
    const known = byName.get(key)
    if (known === undefined) byName.set(key, [row])
    else known.push(row)
  }
  return { find: (name, language) => byName.get(keyOf(name, language)) ?? [] }
}

function keyOf(name: string, language: string): string {
  return `${language}:${language === 'en' ? foldName(name) : name.normalize('NFKC').toLowerCase().trim()}`
}

/** The excluded allergens that a row marks as contained or likely. */
export function allergensBroken(row: Truth, excluded: readonly Allergen[]): Allergen[] {
  return allergens.filter((allergen) => excluded.includes(allergen) && ['Y', 'L'].includes(row.contains[allergen]))
}

/** Whether a row marks a food as outside a diet. */
export function breaksDiet(row: Truth, diet: DietType): boolean {
  if (diet === 'vegan') return row.vegan === 'N'
  if (diet === 'vegetarian') return row.vegetarian === 'N'
  if (diet === 'pescatarian') return row.meat === 'Y' || row.pescatarian === 'N'
  return false
}
