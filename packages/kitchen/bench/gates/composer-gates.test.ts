import { describe, expect, it } from 'vitest'
import { howMany } from '../../../../tests/how-many.ts'
import { measureComposer, type Subject } from './composer-gates.ts'
import { type Gate, missedGates } from './gate.ts'
import { hasOracle, oracleFolder } from './oracle.ts'

if (!hasOracle) console.log(`The composer was not measured: there are no truth tables in ${oracleFolder}.`)

/**
 * The share that `npm test` measures in seconds; `npm run test:long` measures several times as much, and `npm run
 * kitchen:gates` all of it.
 */
const sizes = {
  grid: howMany(12, 200),
  fullMatch: howMany(12, 200),
  perCuisine: howMany(4, 20),
  perLanguage: howMany(2, 10),
  refreshed: howMany(6, 20),
  changed: howMany(4, 20),
  small: howMany(20, 300),
}

/**
 * What this share reaches where it misses the target. A value below its floor fails; a gate leaves the list when the
 * whole reaches its target.
 */
const floors: Readonly<Record<string, number>> = {
  // Few of these are cooked in this share, so a single one that repeats itself weighs much.
  'variety: five refreshes, five methods, full match of 1 or 2': 0.75,
  // Two requests of each other language are refreshed in this share, so a single one weighs much.
  ...Object.fromEntries(
    ['es', 'fr', 'ja'].map((language) => [`variety: distinct-2 of the steps of five refreshes together, mean, ${language}`, 0.55]),
  ),
}

function measured(subject: Subject) {
  const { gates } = measureComposer(subject, sizes, () => {})
  expect(gates.length).toBeGreaterThan(0)
  for (const { name } of gates) seen.add(name)
  return gates
}
const seen = new Set<string>()

/** Gates below their target or, where they have one, below their floor. */
function missedBy(subject: Subject): Gate[] {
  return missedGates(measured(subject).map((gate) => ({ ...gate, target: floors[gate.name] ?? gate.target })))
}

describe.skipIf(!hasOracle)('the measured composer', () => {
  it('cells of the grid are cooked without anything that a judge forbids', () => {
    expect(missedBy('grid')).toEqual([])
  })

  it('Full Match requests are cooked from the given ingredients without forgetting one', () => {
    expect(missedBy('full-match')).toEqual([])
  })

  it('composed recipes have steps that a cook can follow', () => {
    expect(missedBy('recipes')).toEqual([])
  })

  it('recipes in every language reach the quality of English ones', () => {
    expect(missedBy('languages')).toEqual([])
  })

  it('a refresh cooks a different recipe', () => {
    expect(missedBy('variety')).toEqual([])
  })

  it('a changed request keeps its exclusions and changes only what was asked', () => {
    expect(missedBy('metamorphic')).toEqual([])
  })

  it('requests with small amounts are never refused and never use more than there is', () => {
    expect(missedBy('small-amounts')).toEqual([])
  })

  it('every floor belongs to a measured figure', () => {
    expect(Object.keys(floors).filter((name) => !seen.has(name))).toEqual([])
  })
})
