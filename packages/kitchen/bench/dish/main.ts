import { parseArgs } from 'node:util'
import { repertoire } from '#kitchen/composer/repertoire/list.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { cookSample, mustsOf } from '#kitchen/testing/cooked-dish.ts'

const usage = [
  'npm run kitchen:dish -- ID... [--language en,de] [--plain] [--faults]',
  '  Cooks dishes of the repertoire from the best food of each must, and prints the recipes, and what the checker and the critic find.',
  '  ID          one or several dishes, or the start of an id; none: all of them',
  '  --language  en without it',
  '  --plain     Full Match: nothing but the musts',
  '  --faults    prints only dishes that cannot be cooked or have a fault',
].join('\n')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, plain: { type: 'boolean' }, faults: { type: 'boolean' } },
})
const languages = (values.language ?? 'en').split(',').filter((code): code is Language => languageCodes.some((one) => one === code))
const dishes = repertoire.filter(({ id }) => positionals.length === 0 || positionals.some((start) => id.startsWith(start)))
if (languages.length === 0 || dishes.length === 0) {
  console.error(usage)
  process.exit(2)
}
let faults = 0
for (const dish of dishes) {
  for (const language of languages) {
    const cooked = cookSample(dish, mustsOf(dish), language, values.plain ? 'full' : 'ideas')
    const found =
      cooked === null ? ['its own musts do not call for it'] : [...cooked.findings, ...cooked.faults].map((one) => JSON.stringify(one))
    faults += found.length > 0 ? 1 : 0
    if (values.faults && found.length === 0) continue
    console.log(`\n${dish.id} in ${language}`)
    if (cooked !== null) {
      const { title, description, ingredients, instructions, totalTime } = cooked.recipe
      console.log([`${title} (${totalTime})`, description, ...ingredients.map((line) => `- ${line}`)].join('\n'))
      console.log([...instructions.map((step, at) => `${at + 1}. ${step}`), `Tip: ${dish.tip[language]}`].join('\n'))
    }
    for (const one of found) console.log(`! ${one}`)
  }
}
console.log(`\n${faults} of ${dishes.length * languages.length} with faults`)
process.exitCode = faults === 0 ? 0 : 1
