import { describe, expect, it } from 'vitest'
import { measureComposer, type Subject } from './composer-gates.ts'
import { missedGates } from './gate.ts'
import { hasOracle, oracleFolder } from './oracle.ts'

if (!hasOracle) console.log(`The composer was not measured: there are no truth tables in ${oracleFolder}.`)

/** A part that is measured in seconds; all of it is `npm run kitchen:gates`. */
const sizes = { grid: 300, fullMatch: 300, perCuisine: 20, perLanguage: 10, refreshed: 20, changed: 30 }

/** Gates that are not met yet, by how their names begin: what is on this list and is met on all of the measure comes off it. */
const notYet = [
  'full match: refusals without a reason',
  'recipes: safety said where required',
  'variety: five refreshes',
  'languages: that a recipe',
]

function missedBy(subject: Subject) {
  const { gates } = measureComposer(subject, sizes, () => {})
  expect(gates.length).toBeGreaterThan(0)
  return missedGates(gates).filter(({ name }) => !notYet.some((start) => name.startsWith(start)))
}

describe.skipIf(!hasOracle)('the composer, measured', () => {
  it('cooks 300 cells of the grid, with nothing in them that any judge forbids', () => {
    expect(missedBy('grid')).toEqual([])
  })

  it('cooks 300 Full Match requests from what was given, and forgets nothing', () => {
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
})
