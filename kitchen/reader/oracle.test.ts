import { describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/options.ts'
import { missedGates } from '../../bench/gates/gate.ts'
import { hasOracle, oracleFolder } from '../../bench/gates/oracle.ts'
import { measureReader } from '../../bench/gates/reader-gates.ts'
import { readerGates, targetsOf } from '../../bench/gates/reader-targets.ts'

if (!hasOracle) console.log(`The reader was not measured: there are no truth tables in ${oracleFolder}.`)

describe.skipIf(!hasOracle)('the reader, measured on the truth tables', () => {
  it.each(languageCodes)('reads %s as well as it must', (language) => {
    const measures = measureReader(language)
    expect(measures.rows).toBeGreaterThan(100)
    expect(missedGates(readerGates(measures, targetsOf(language)))).toEqual([])
  })
})
