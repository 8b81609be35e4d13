import { parseArgs } from 'node:util'
import { cook } from '#kitchen/cook.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { type Comparison, compare } from './compare.ts'
import { cooksRecipes } from './cooks-list.ts'
import type { CooksRecipe } from './cooks-recipe.ts'
import { type JudgedRequest, judgedRequests } from './requests.ts'

/** Characters. */
const column = 78

const usage = [
  'npm run kitchen:judged -- [--only 1,14] [--turn 1] [--figures]',
  '  --only     these numbers',
  '  --turn     another answer than the stored one',
  '  --figures  the table alone',
].join('\n')

const { values } = parseArgs({
  options: { only: { type: 'string' }, turn: { type: 'string' }, figures: { type: 'boolean', default: false } },
})
const only = values.only?.split(',').map(Number)
const chosen = judgedRequests.filter(({ number }) => only === undefined || only.includes(number))
if (chosen.length === 0 || (values.turn !== undefined && !/^\d+$/.test(values.turn))) {
  console.error(usage)
  process.exit(2)
}

interface Pair {
  judged: JudgedRequest
  composed: Recipe | null
  cooks: CooksRecipe
  figures: Comparison | null
}

const pairs = chosen.map(pairOf)
if (!values.figures) for (const pair of pairs) console.log(`${pageOf(pair).join('\n')}\n`)
console.log([...tableOf(pairs), '', sumOf(pairs)].join('\n'))
process.exitCode = pairs.some(({ composed }) => composed === null) ? 1 : 0

function pairOf(judged: JudgedRequest): Pair {
  const cooks = cooksRecipes.find(({ number }) => number === judged.number)
  if (cooks === undefined) throw new Error(`No cook wrote a recipe for number ${judged.number}.`)
  const cooked = cook(judged.request, values.turn ?? judged.seed)
  const composed = cooked.state === 'cooked' ? cooked.recipe : null
  return { judged, composed, cooks, figures: composed === null ? null : compare(judged.request, composed, cooks) }
}

/** A page with a pair: the composed recipe on the left, the cook's on the right. */
function pageOf({ judged: { number, request }, composed, cooks }: Pair): string[] {
  const { cuisine, targetMealType, searchMode, complexityMode, ingredients } = request
  const head = `${number}. ${cuisine} ${targetMealType}, ${searchMode === 'full' ? 'full match' : 'ideas'}, ${complexityMode}: ${ingredients.join(', ')}`
  const right = written(cooks.title, `serves ${cooks.serves}, ${cooks.minutes} mins`, cooks.ingredients, cooks.method)
  const left =
    composed === null
      ? ['(nothing was cooked)']
      : written(composed.title, `serves ${composed.servings}, ${composed.totalTime ?? ''}`, composed.ingredients, composed.instructions)
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [left[at] ?? '', right[at] ?? ''] as const)
  return [head, '-'.repeat(head.length), ...rows.map(([one, other]) => `${one.padEnd(column)} | ${other}`.trimEnd())]
}

function written(title: string, about: string, ingredients: readonly string[], method: readonly string[]): string[] {
  const steps = method.map((step, at) => `${at + 1}. ${step}`)
  return [title, about, '', ...ingredients.map((line) => `- ${line}`), '', ...steps].flatMap(wrapped)
}

/** Lines that fit the column. */
function wrapped(text: string): string[] {
  const lines: string[] = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > column) lines.push(`   ${word}`)
    else lines.splice(-1, 1, last === '' ? word : `${last} ${word}`)
  }
  return lines
}

function tableOf(list: readonly Pair[]): string[] {
  const ratio = (value: number) => value.toFixed(2)
  const rows = list.map(({ judged, composed, cooks, figures }) =>
    figures === null
      ? [String(judged.number), '-', '-', '-', '-', '-', cooks.title]
      : [
          String(judged.number),
          `${figures.techniques.shared}/${figures.techniques.cooks}`,
          `${figures.additions.shared}/${figures.additions.cooks}`,
          String(figures.ownIdeas),
          figures.amounts.map(ratio).join(' '),
          ratio(figures.time),
          `${composed?.title ?? ''} | ${cooks.title}`,
        ],
  )
  const head = ['', 'techniques', 'additions', 'own', 'amounts of what was given', 'time', 'composed | the cook']
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** All pairs in a line. */
function sumOf(list: readonly Pair[]): string {
  const all = list.flatMap(({ figures }) => (figures === null ? [] : [figures]))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  const amounts = all.flatMap((one) => one.amounts)
  const near = amounts.filter((ratio) => ratio >= 0.5 && ratio <= 2).length
  return [
    `${all.length} pairs: ${sum(all.map((one) => one.techniques.shared))} of the cooks' ${sum(all.map((one) => one.techniques.cooks))} techniques`,
    `${sum(all.map((one) => one.additions.shared))} of their ${sum(all.map((one) => one.additions.cooks))} additions`,
    `${sum(all.map((one) => one.ownIdeas))} things of our own`,
    `${near} of ${amounts.length} amounts of what was given between half and double`,
    `time ${(sum(all.map((one) => one.time)) / Math.max(1, all.length)).toFixed(2)} of theirs`,
  ].join(', ')
}
