import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Allergen, allergens } from '#domain/options.ts'
import { englishNames, isIngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

/** Truth tables that nobody on this project copied anything from; a clone may not have them. */
const folder = process.env.POTLUCK_ORACLE ?? join(import.meta.dirname, '../../../shared/oracle')
const hasOracle = existsSync(folder)
if (!hasOracle) console.log(`The reader was not measured: there are no truth tables in ${folder}.`)

type Row = Record<string, string>

function rows(file: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, at) => [columns[at] ?? '', cell])))
}

interface Score {
  found: number
  missed: string[]
  clean: number
  falseAlarms: string[]
}

/** Y and L must be found (yes or likely); N must not. What the reader calls unknown is neither found nor a false alarm. */
function score(table: readonly Row[], allergen: Allergen, name: string): Score {
  const result: Score = { found: 0, missed: [], clean: 0, falseAlarms: [] }
  for (const row of table) {
    const phrase = row[name] ?? ''
    const certainty = inspectPhrase(phrase, 'en').contains[allergen]
    const isFound = certainty === 'yes' || certainty === 'likely'
    const truth = row[allergen]
    if (truth === 'Y' || truth === 'L') {
      if (isFound) result.found += 1
      else result.missed.push(phrase)
    } else if (truth === 'N') {
      if (isFound) result.falseAlarms.push(phrase)
      else result.clean += 1
    }
  }
  return result
}

function recall({ found, missed }: Score): number {
  return found + missed.length === 0 ? 1 : found / (found + missed.length)
}

function precision({ found, falseAlarms }: Score): number {
  return found + falseAlarms.length === 0 ? 1 : found / (found + falseAlarms.length)
}

function report(title: string, allergen: Allergen, result: Score): void {
  const shown = (value: number) => value.toFixed(3)
  console.log(
    `${title} ${allergen}: recall ${shown(recall(result))} of ${result.found + result.missed.length}, precision ${shown(precision(result))}, ` +
      `missed ${JSON.stringify(result.missed.slice(0, 40))}, false alarms ${JSON.stringify(result.falseAlarms.slice(0, 40))}`,
  )
}

describe.skipIf(!hasOracle)('the reader, measured on English truth', () => {
  const truth = hasOracle ? rows('ingredient_truth.tsv').filter((row) => row.lang === 'en') : []
  const typed = truth.filter((row) => Number(row.wc_freq) > 0)
  const traps = hasOracle ? rows('trap_phrases.tsv').filter((row) => row.lang === 'en') : []
  const messy = hasOracle ? rows('messy_inputs.tsv').filter((row) => row.lang === 'en') : []

  it.each(allergens)('finds %s in what contains it, and seldom elsewhere', (allergen) => {
    const everything = score(truth, allergen, 'name')
    const whatCooksType = score(typed, allergen, 'name')
    report('truth, all', allergen, everything)
    report('truth, typed', allergen, whatCooksType)
    expect(recall(whatCooksType)).toBeGreaterThanOrEqual(0.96)
    expect(recall(everything)).toBeGreaterThanOrEqual(0.92)
    expect(precision(everything)).toBeGreaterThanOrEqual(0.95)
  })

  it.each(allergens)('is not fooled about %s by a name', (allergen) => {
    const result = score(traps, allergen, 'phrase')
    report('traps', allergen, result)
    expect(recall(result)).toBe(1)
    expect(precision(result)).toBeGreaterThanOrEqual(0.95)
  })

  it('knows who may eat what a name could hide', () => {
    const wrong: string[] = []
    for (const row of traps) {
      const seen = inspectPhrase(row.phrase ?? '', 'en')
      for (const diet of ['vegan', 'vegetarian', 'pescatarian'] as const) {
        const truthOfDiet = row[diet]
        if (truthOfDiet === 'N' && seen[diet] === 'yes') wrong.push(`${row.phrase} is not ${diet}`)
        if (truthOfDiet === 'Y' && seen[diet] !== 'yes') wrong.push(`${row.phrase} is ${diet}, not ${seen[diet]}`)
      }
    }
    console.log('diets', JSON.stringify(wrong))
    expect(wrong).toEqual([])
  })

  it('reads what cooks type', () => {
    const wrong = messy.filter((row) => !isAsExpected(row.input ?? '', row.expected ?? ''))
    console.log(
      `messy: ${messy.length - wrong.length} of ${messy.length}`,
      JSON.stringify(wrong.map((row) => [row.input, row.expected, inspectPhrase(row.input ?? '', 'en').english])),
    )
    expect(wrong.length / messy.length).toBeLessThanOrEqual(0.05)
  })
})

/** Canonical English names, parted by semicolons; '?' is refused or unknown. A name is met by any of the ingredient's names, or by one that says more ("cooked rice"). */
function isAsExpected(input: string, expected: string): boolean {
  const { ingredients, unknown } = inspectPhrase(input, 'en')
  if (expected === '?') return ingredients.length === 0 && unknown.length > 0
  const wanted = expected.split(';')
  return wanted.length === ingredients.length && wanted.every((name) => ingredients.some((id) => isCalled(id, name)))
}

function isCalled(id: string, name: string): boolean {
  if (inspectPhrase(name, 'en').ingredients.includes(id)) return true
  const { one, mass }: EnglishNames = isIngredientId(id) ? englishNames[id] : { also: [] }
  return (one ?? mass ?? '').includes(name)
}
