import { type Allergen, allergens, type DietType } from '#domain/options.ts'
import { foldName } from './names.ts'
import { ingredientTruths, oracleRows, type Truth, trapTruths, truthOf } from './oracle.ts'

/** Where a food may be looked up by its English name, in tables that nobody on this project wrote. */
export interface TruthIndex {
  size: number
  /** Every row that bears the name. */
  find(name: string): readonly Truth[]
}

/** Claims of the tables that are mistaken on the face of it, and are not held against a recipe. */
const mistaken: readonly { name: string; allergen: Allergen }[] = [{ name: 'goat meat', allergen: 'gluten' }]

/** Reads the English names of every truth table. */
export function indexTruth(): TruthIndex {
  const core = oracleRows('core_ingredients_8lang.tsv').flatMap((row) =>
    (row.en ?? '').split('|').map((name) => ({ ...truthOf(row), name, language: 'en' })),
  )
  return indexRows([...ingredientTruths('en'), ...core, ...trapTruths('en')])
}

/** Makes an index of rows. */
export function indexRows(rows: readonly Truth[]): TruthIndex {
  const byName = new Map<string, Truth[]>()
  for (const row of rows) {
    const key = foldName(row.name)
    byName.set(key, [...(byName.get(key) ?? []), row])
  }
  return { size: byName.size, find: (name) => byName.get(foldName(name)) ?? [] }
}

/** The excluded allergens that a row says are contained, or are likely. */
export function allergensBroken(row: Truth, excluded: readonly Allergen[]): Allergen[] {
  return allergens.filter(
    (allergen) => excluded.includes(allergen) && ['Y', 'L'].includes(row.contains[allergen]) && !isMistaken(row, allergen),
  )
}

function isMistaken(row: Truth, allergen: Allergen): boolean {
  return mistaken.some((claim) => claim.allergen === allergen && claim.name === row.name)
}

/** Whether a row says that a diet does not eat this. */
export function breaksDiet(row: Truth, diet: DietType): boolean {
  if (diet === 'vegan') return row.vegan === 'N'
  if (diet === 'vegetarian') return row.vegetarian === 'N'
  if (diet === 'pescatarian') return row.meat === 'Y' || row.pescatarian === 'N'
  return false
}
