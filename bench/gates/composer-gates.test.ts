import { describe, expect, it } from 'vitest'
import { howMany } from '../../tests/how-many.ts'
import { measureComposer, type Subject } from './composer-gates.ts'
import { type Gate, missedGates } from './gate.ts'
import { hasOracle, oracleFolder } from './oracle.ts'

if (!hasOracle) console.log(`The composer was not measured: there are no truth tables in ${oracleFolder}.`)

/**
 * A part that is measured in seconds, and several times as much in `npm run test:long`; all of it is `npm run
 * kitchen:gates`.
 */
const sizes = {
  grid: howMany(24, 200),
  fullMatch: howMany(24, 200),
  perCuisine: howMany(8, 20),
  perLanguage: howMany(4, 10),
  refreshed: howMany(10, 20),
  changed: howMany(4, 20),
  small: howMany(40, 300),
}

/**
 * What this part reaches where it does not reach the target: no less is let through, and what reaches its target on
 * the whole comes off the list.
 */
const floors: Readonly<Record<string, number>> = {
  // Few of these are cooked in this part: one that repeats itself is a quarter of them.
  'variety: five refreshes, five methods, full match of 1 or 2': 0.75,
  // Four requests of each other language are refreshed in this part: a single one weighs too much.
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

describe.skipIf(!hasOracle)('the composer, measured', () => {
  it('cooks cells of the grid, with nothing in them that any judge forbids', () => {
    expect(missedBy('grid')).toEqual([])
  })

  it('cooks Full Match requests from what was given, and forgets nothing', () => {
    expect(missedBy('full-match')).toEqual([])
  })

  it('writes recipes that a cook can follow', () => {
    expect(missedBy('recipes')).toEqual([])
  })

  it('writes every language as it writes English', () => {
    expect(missedBy('languages')).toEqual([])
  })

  it('cooks something else on a refresh', () => {
    expect(missedBy('variety')).toEqual([])
  })

  it('keeps exclusions, and changes nothing that was not asked', () => {
    expect(missedBy('metamorphic')).toEqual([])
  })

  it('cooks requests with a little of something, refuses none and never takes more than there is', () => {
    expect(missedBy('small-amounts')).toEqual([])
  })

  it('has no floor under a figure that is not measured', () => {
    expect(Object.keys(floors).filter((name) => !seen.has(name))).toEqual([])
  })
})
