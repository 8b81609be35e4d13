import { parseArgs } from 'node:util'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { fullSizes, measureComposer, sampleSizes, subjects } from './composer-gates.ts'
import { composerLines } from './composer-report.ts'
import { type Gate, hasRows, missedGates } from './gate.ts'
import type { Progress } from './measured.ts'
import { hasOracle, oracleFolder } from './oracle.ts'
import { measurePublished } from './published.ts'
import { measureReader } from './reader-gates.ts'
import { readerLines, readerMisses } from './reader-report.ts'
import { readerGates } from './reader-targets.ts'
import { verdictOf } from './report.ts'
import { measureUnlisted, unlistedLine } from './unlisted.ts'
import { unseenPart } from './unseen-part.ts'
import { measureEveryHeader, measureMisspelt, type WordMeasures } from './word-gates.ts'

const parts = ['reader', 'every-header', 'misspelt', 'unseen', 'composer', ...subjects] as const
const usage = [
  `npm run kitchen:gates -- [--only ${parts.join('|')}] [--language en,de] [--sample 500] [--show]`,
  '  --only      one part or several, parted by commas; "composer" is all of its subjects',
  '  --language  of the reader, of names and of the unseen lists: one or several',
  '  --sample    of the composer about so many recipes a subject, of names so many a language, the same ones every time, instead of all',
  '  --show      lists what was missed',
].join('\n')

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    language: { type: 'string' },
    sample: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
})
const only = values.only?.split(',') ?? ['reader', 'every-header', 'misspelt', 'unseen', 'composer']
const chosen = values.language?.split(',') ?? [...languageCodes]
const isKnown =
  only.every((part) => parts.some((known) => known === part)) &&
  chosen.every((code) => languageCodes.some((known) => known === code)) &&
  (values.sample === undefined || /^[1-9]\d*$/.test(values.sample))
if (!isKnown) {
  console.error(usage)
  process.exit(2)
}
/** Parts that need no external truth tables. */
const withoutOracle: readonly string[] = ['every-header', 'misspelt', 'unseen']
if (!hasOracle && !only.every((part) => withoutOracle.includes(part))) {
  console.error(`There are no truth tables in ${oracleFolder}; set POTLUCK_ORACLE to the folder that has them.`)
  process.exit(2)
}

const languages: Language[] = languageCodes.filter((code) => chosen.includes(code))
const gates: Gate[] = []
if (only.includes('reader')) gates.push(...readerPart())
const names = values.sample === undefined ? null : Number(values.sample)
if (only.includes('every-header')) gates.push(...told(await measureEveryHeader(languages, names, tellProgress('every header'))))
if (only.includes('misspelt')) gates.push(...told(await measureMisspelt(languages, names, tellProgress('misspelt'))))
if (only.includes('unseen')) gates.push(...unseenPart(languages, values.show))
gates.push(...composerPart())
console.log(`${verdictOf(gates)}${missedGates(gates).length === 0 ? ` all ${gates.filter(hasRows).length}` : ''}`)
process.exitCode = missedGates(gates).length === 0 ? 0 : 1

function readerPart(): Gate[] {
  const measured = languages.map((language) => measureReader(language))
  for (const measures of measured) {
    console.log(readerLines(measures).join('\n'))
    if (values.show) console.log([...readerMisses(measures), ''].join('\n'))
  }
  for (const { language } of measured) console.log(unlistedLine(measureUnlisted(language)))
  for (const measures of measured) console.log(`reader ${measures.language}: ${verdictOf(readerGates(measures))}`)
  const published = chosen.includes('en') ? [measurePublished()] : []
  for (const measures of published) console.log(composerLines(measures, values.show).join('\n'))
  return [...measured.flatMap((measures) => readerGates(measures)), ...published.flatMap(({ gates: all }) => all)]
}

/** Prints the result of reading names, and returns its gates. */
function told({ gates: measured, lines, slips }: WordMeasures): Gate[] {
  console.log(lines.join('\n'))
  if (values.show) console.log([...slips, ''].join('\n'))
  return measured
}

function composerPart(): Gate[] {
  const sizes = values.sample === undefined ? fullSizes : sampleSizes(Number(values.sample))
  return subjects
    .filter((subject) => only.includes('composer') || only.includes(subject))
    .flatMap((subject) => {
      const measured = measureComposer(subject, sizes, tellProgress(subject))
      console.log(composerLines(measured, values.show).join('\n'))
      return measured.gates
    })
}

/** A line on standard error every few seconds, for a person who waits. */
function tellProgress(subject: string): Progress {
  const every = 3_000
  let last = performance.now()
  return (done, total) => {
    if (performance.now() - last < every) return
    last = performance.now()
    console.error(`${subject}: ${done} of ${total}`)
  }
}
