import { describe, expect, test } from 'vitest'
import { languageCodes } from '#kitchen/options.ts'
import { howMany } from '../../../../tests/how-many.ts'
import { type Gate, missedGates } from '../../bench/gates/gate.ts'
import { hasOracle, oracleFolder } from '../../bench/gates/oracle.ts'
import { measureReader } from '../../bench/gates/reader-gates.ts'
import { readerGates, targetsOf } from '../../bench/gates/reader-targets.ts'

if (!hasOracle) console.log(`The reader was not measured: there are no truth tables in ${oracleFolder}.`)

/** The test reads every n-th row of the large table; `npm run test:long` reads all rows. */
const oneIn = howMany(3, 1)

/** The tables of traps and of messy input are short, so the test reads all their rows. */
const isOfAllRows = ({ name, bound }: Gate) => oneIn === 1 || bound === 'most' || /trap|messy/.test(name)

/** In a sample, a share may miss its target by one row or by one standard deviation of such a share. */
function forThisPart(gate: Gate): Gate {
  const { target, of = 0 } = gate
  if (isOfAllRows(gate) || of === 0) return gate
  return { ...gate, target: target - Math.max(1 / of, Math.sqrt((target * (1 - target)) / of)) }
}

describe.skipIf(!hasOracle)('the reader on the truth tables', () => {
  test.each(languageCodes)('the reader reaches every target in %s', (language) => {
    const measures = measureReader(language, oneIn)
    expect(measures.rows).toBeGreaterThan(100 / oneIn)
    expect(missedGates(readerGates(measures, targetsOf(language)).map(forThisPart))).toEqual([])
  })
})
