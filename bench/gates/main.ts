import { parseArgs } from 'node:util'
import { languageCodes } from '#domain/options.ts'
import { type Gate, missedGates } from './gate.ts'
import { hasOracle, oracleFolder } from './oracle.ts'
import { measureReader } from './reader-gates.ts'
import { readerLines, readerMisses } from './reader-report.ts'
import { readerGates } from './reader-targets.ts'
import { verdictOf } from './report.ts'

const parts = ['reader'] as const
const usage = `npm run kitchen:gates -- [--only ${parts.join('|')}] [--language en,de] [--show]`

const { values } = parseArgs({
  options: { only: { type: 'string' }, language: { type: 'string' }, show: { type: 'boolean', default: false } },
})
const only = values.only?.split(',') ?? [...parts]
const chosen = values.language?.split(',') ?? [...languageCodes]
const isKnown =
  only.every((part) => parts.some((known) => known === part)) && chosen.every((code) => languageCodes.some((known) => known === code))
if (!isKnown) {
  console.error(usage)
  process.exit(2)
}
if (!hasOracle) {
  console.error(`There are no truth tables in ${oracleFolder}; set POTLUCK_ORACLE to the folder that has them.`)
  process.exit(2)
}

const gates: Gate[] = []
if (only.includes('reader')) gates.push(...readerPart())
const missed = missedGates(gates)
process.exitCode = missed.length === 0 ? 0 : 1

function readerPart(): Gate[] {
  const measured = languageCodes.filter((code) => chosen.includes(code)).map(measureReader)
  for (const measures of measured) {
    console.log(readerLines(measures).join('\n'))
    if (values.show) console.log([...readerMisses(measures), ''].join('\n'))
  }
  for (const measures of measured) console.log(`reader ${measures.language}: ${verdictOf(readerGates(measures))}`)
  return measured.flatMap(readerGates)
}
