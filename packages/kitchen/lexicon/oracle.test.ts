import { describe, expect, test } from 'vitest'
import type { IngredientFacts } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { allergens } from '#kitchen/options.ts'
import { servingsOfTable, unitsOf } from '../bench/gates/amounts.ts'
import { foldName } from '../bench/gates/names.ts'
import { hasOracle, oracleFolder, oracleRows, type Row } from '../bench/gates/oracle.ts'

if (!hasOracle)
  console.log(`skipped: the lexicon is not held against the truth tables, there is no folder ${oracleFolder} (set POTLUCK_ORACLE)`)

const facts = new Map<string, IngredientFacts>(Object.entries(lexicon))

/** The lexicon's amounts that lie outside the range of two table columns, which are for this many servings. */
function outside(table: string, low: string, high: string, servings: number): { held: number; outliers: string[] } {
  const rows = new Map(oracleRows(table).map((row) => [`${foldName(row.ingredient ?? '')}|${row.unit}`, row]))
  const outliers: string[] = []
  let held = 0
  for (const [id, food] of facts) {
    for (const unit of unitsOf[food.measure]) {
      const row = rows.get(`${foldName(id)}|${unit}`)
      if (!row) continue
      for (const [meal, amount] of Object.entries(food.serving)) {
        held += 1
        const total = amount * servings
        // The table's figures have three digits, so a difference of 0.1 % is rounding.
        if (total < Number(row[low]) * 0.999 || total > Number(row[high]) * 1.001)
          outliers.push(`${id}, ${meal}: ${total} ${unit} is not in ${row[low]} to ${row[high]}`)
      }
    }
  }
  return { held, outliers }
}

/** The lexicon's foods with the truth-table rows that have their English name. */
function truths(): [string, IngredientFacts, Row][] {
  const ids = new Map([...facts].map(([id, food]) => [foldName(id), { id, food }]))
  return oracleRows('core_ingredients_8lang.tsv').flatMap((row) => {
    const known = (row.en ?? '').split('|').flatMap((name) => ids.get(foldName(name)) ?? [])
    return [...new Set(known)].map(({ id, food }): [string, IngredientFacts, Row] => [id, food, row])
  })
}

/** Amounts that differ from the truth table on purpose. */
const deliberate = [
  'chicken-stock, soup', // the stock is the whole soup, not a splash in a pan
  'spaghetti, soup', // broken into a broth: half of a plate of pasta
]

describe.skipIf(!hasOracle)('the lexicon beside the truth tables', () => {
  test.each([
    ['quantity_per_serving.tsv', 'p05', 'p95', 1],
    ['quantity_stats.tsv', 'p02', 'p98', servingsOfTable],
  ] as const)('amounts in the lexicon are within the range of real recipes in %s', (table, low, high, servings) => {
    const { held, outliers } = outside(table, low, high, servings)
    expect(held).toBeGreaterThan(100)
    expect(outliers.filter((outlier) => !deliberate.some((known) => outlier.startsWith(`${known}:`)))).toEqual([])
    expect(outliers.length / held).toBeLessThanOrEqual(0.01)
  })

  test('the lexicon names the same allergens as the truth table', () => {
    const mistakes = truths().flatMap(([id, food, row]) =>
      allergens.flatMap((allergen) => {
        const contains = food.contains?.includes(allergen) ?? false
        const mayContain = food.mayContain?.includes(allergen) ?? false
        // Y means contains, L often contains, N does not contain, U unknown.
        if (['Y', 'L'].includes(row[allergen] ?? '') && !contains && !mayContain) return [`${id} contains ${allergen} (${row.off_id})`]
        if (row[allergen] === 'N' && contains) return [`${id} is free from ${allergen} (${row.off_id})`]
        return []
      }),
    )
    expect(truths().length).toBeGreaterThan(150)
    expect(mistakes).toEqual([])
  })

  test('the lexicon has the same diets as the truth table', () => {
    const mistakes = truths().flatMap(([id, food, row]) => {
      const isAnimal = food.diet === 'meat' || food.diet === 'pescatarian'
      const wrong = [
        row.meat === 'Y' && food.diet !== 'meat' && 'meat',
        row.fish === 'Y' && food.diet !== 'pescatarian' && 'fish',
        row.vegan === 'Y' && food.diet !== 'vegan' && 'vegan',
        row.vegan === 'N' && food.diet === 'vegan' && 'not vegan',
        row.vegetarian === 'Y' && isAnimal && 'vegetarian',
        row.vegetarian === 'N' && !isAnimal && 'not vegetarian',
      ].filter((word) => word !== false)
      return wrong.map((word) => `${id} is ${word} (${row.off_id})`)
    })
    expect(mistakes).toEqual([])
  })
})
