import { parseArgs } from 'node:util'
import { searchModes } from '#kitchen/options.ts'
import { answerTo } from './answer.ts'
import { fridgesOf, rounds } from './fridge.ts'

const usage = [
  'npm run kitchen:fridges -- one|two|three [--show]',
  '  Asks the repertoire what it cooks first of each fridge of a round, and counts.',
  '  --show  prints every answer that is not accepted by its name, for a person to judge',
].join('\n')

const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'boolean' } } })
const round = rounds.find((one) => one === positionals[0])
if (round === undefined) {
  console.error(usage)
  process.exit(2)
}
const fridges = fridgesOf(round)
for (const mode of searchModes) {
  const answers = fridges.map((fridge) => ({ fridge, answer: answerTo(fridge, mode) }))
  const count = (test: (one: (typeof answers)[number]) => boolean) => answers.filter(test).length
  const strange = answers.filter(({ fridge }) => fridge.strangers.length > 0)
  console.log(
    [
      `round ${round}, ${mode}: ${fridges.length} fridges`,
      ...(['accepted', 'unclear', 'rejected', 'none'] as const).map(
        (verdict) => `  ${verdict} ${count(({ answer }) => answer.verdict === verdict)}`,
      ),
      `  with findings of the checker ${count(({ answer }) => answer.findings > 0)}`,
      `  strangers left out in ${strange.filter(({ answer }) => answer.dish !== null && answer.strangersIn.length === 0).length} of ${strange.length}`,
      `  fridges that miss something that belongs ${count(({ answer }) => answer.leftOut.length > 0)}`,
    ].join('\n'),
  )
  if (values.show)
    for (const { fridge, answer } of answers)
      if (answer.verdict !== 'accepted' || answer.findings > 0 || answer.strangersIn.length > 0)
        console.log(
          [
            `  ${fridge.id} ${mode} ${fridge.kitchen} ${fridge.meal}: ${fridge.ingredients.join(', ')}`,
            `    wants ${fridge.accept.join(' / ')}; got ${answer.title || 'nothing'} (${answer.verdict}${answer.findings > 0 ? `, ${answer.findings} findings` : ''})`,
            ...(answer.leftOut.length > 0 ? [`    left out ${answer.leftOut.join(', ')}`] : []),
            ...(answer.strangersIn.length > 0 ? [`    took ${answer.strangersIn.join(', ')}`] : []),
          ].join('\n'),
        )
}
