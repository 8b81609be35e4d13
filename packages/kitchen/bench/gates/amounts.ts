import type { Measure, RecipeLine } from '#kitchen/recipe.ts'
import { englishNamesOf, foldName } from './names.ts'
import { oracleRows, type Row } from './oracle.ts'

/** The units of the tables for each of our measures. */
export const unitsOf: Record<Measure, readonly string[]> = {
  g: ['g'],
  ml: ['ml'],
  piece: ['pc'],
  clove: ['clove'],
  stalk: ['stalk', 'stick'],
  head: ['head', 'pc'],
  can: ['can', 'pc'],
  slice: ['slice'],
  sheet: ['sheet'],
  leaf: ['pc'],
  sprig: ['sprig'],
}

/** The servings of the recipes behind the table, as the lexicon's own test assumes. */
export const servingsOfTable = 4

/** The tables are rounded to three figures. */
const rounding = 0.001

/** Amounts of real recipes, by folded name and unit. */
export interface AmountTable {
  find(names: readonly string[], measure: Measure): Row | null
}

/** Reads what real recipes use of each ingredient, for about four servings. */
export function readAmounts(): AmountTable {
  const rows = new Map(oracleRows('quantity_stats.tsv').map((row) => [`${foldName(row.ingredient ?? '')}|${row.unit}`, row]))
  return {
    find: (names, measure) => {
      const keys = names.flatMap((name) => unitsOf[measure].map((unit) => `${foldName(name)}|${unit}`))
      return keys.map((key) => rows.get(key)).find((row) => row !== undefined) ?? null
    },
  }
}

/**
 * Whether an amount is between the 2nd and the 98th percentile of real recipes, scaled to the servings; null when the
 * table has no row for it.
 */
export function isUsualAmount(line: RecipeLine, servings: number, table: AmountTable): boolean | null {
  if (line.amount === null || line.measure === null || line.ingredient === null) return null
  const names = [line.ingredient.replaceAll('-', ' '), ...englishNamesOf(line.ingredient)]
  const row = table.find(names, line.measure)
  if (row === null) return null
  const scaled = (line.amount * servingsOfTable) / servings
  return scaled >= Number(row.p02) * (1 - rounding) && scaled <= Number(row.p98) * (1 + rounding)
}
