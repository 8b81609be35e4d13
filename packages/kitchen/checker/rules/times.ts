import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseText } from '#kitchen/checker/reading/read-text.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { findUndercookedFoods } from '#kitchen/checker/safety/underdone.ts'
import { type MinuteRange, parseDuration } from '#kitchen/checker/text/durations.ts'
import { startsWithPhrase } from '#kitchen/checker/text/phrases.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { criticalPath } from '#kitchen/critical-path.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { type HeatTechnique, heatTechniques, type IngredientClass, type Minutes } from '#kitchen/lexicon/ingredient.ts'
import { cookMinutesOf, isEatenRaw, isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { RecipeStep } from '#kitchen/recipe.ts'

/** Durations agree between text, data and steps, and no food is heated far too short or too long. */
export const timesRule: Rule = {
  id: 'times',
  subjects: () => [],
  check: (it) => (it.recipe.structure === undefined ? findingsOfText(it) : findingsOfData(it, it.recipe.structure)),
  checkLine: ({ steps }) =>
    steps.flatMap((step) => {
      const minutes = longestOf(step)
      return minutes > longestStep ? [finding(step.where, 'too-long', { minutes })] : []
    }),
}

type Structure = NonNullable<RecipeCase['recipe']['structure']>

function finding(where: string, kind: string, detail: Record<string, unknown> = {}): Finding {
  return { rule: 'times', where, detail: { kind, ...detail } }
}

function findingsOfData(it: RecipeCase, { steps, times: written }: Structure): Finding[] {
  const { prepTime, cookTime, restTime, totalTime, language } = it.recipe
  const findings: Finding[] = []
  const says = (where: string, text: string | undefined, minutes: number) => {
    if (text === undefined || parseDuration(text, language) !== minutes) findings.push(finding(where, 'not-as-data', { text, minutes }))
  }
  says('prepTime', prepTime, written.prep)
  says('cookTime', cookTime, written.cook)
  if (restTime !== undefined) says('restTime', restTime, written.rest)
  says('totalTime', totalTime, written.total)
  const sum = written.prep + written.cook + written.rest
  if (written.total !== sum) findings.push(finding('totalTime', 'sum', { minutes: written.total, sum }))
  const handwork = steps.reduce((all, step) => all + (step.phase === 'prepare' ? step.takes : 0), 0)
  if (written.prep !== handwork) findings.push(finding('prepTime', 'steps', { minutes: written.prep, steps: handwork }))
  for (const phase of ['cook', 'rest'] as const) {
    const longest = criticalPath(steps, phase)
    if (written[phase] !== longest)
      findings.push(finding(phase === 'cook' ? 'cookTime' : 'totalTime', 'steps', { minutes: written[phase], steps: longest }))
  }
  return [...findings, ...it.steps.flatMap((step, at) => (step.data === null ? [] : findingsOfStep(step, step.data, at, it, steps)))]
}

function findingsOfStep(text: CaseText, step: RecipeStep, at: number, it: RecipeCase, steps: readonly RecipeStep[]): Finding[] {
  const findings: Finding[] = []
  if (step.after.some((before) => before < 0 || before >= at)) findings.push(finding(text.where, 'order', { after: step.after }))
  if (step.takes < 0 || (step.minutes !== null && step.takes < step.minutes[1]))
    findings.push(finding(text.where, 'takes', { takes: step.takes }))
  const { spans } = text
  const [only] = spans
  const isSame = step.minutes === null ? spans.length === 0 : spans.length === 1 && isSpan(only, step.minutes)
  if (!isSame) findings.push(finding(text.where, 'not-as-data', { text: spans, minutes: step.minutes }))
  const technique = heatTechniques.find((one) => one === step.technique)
  if (step.minutes !== null && technique !== undefined) findings.push(...findingsOfHeat(text, step, technique, at, it, steps))
  return findings
}

function isSpan(span: MinuteRange | undefined, minutes: readonly [number, number]): boolean {
  return span !== undefined && span[0] === minutes[0] && span[1] === minutes[1]
}

/** Classes of seasonings and liquids, which may cook as long as the dish does. */
const classesWithoutLimit: readonly IngredientClass[] = [
  'spice',
  'spice-blend',
  'herb',
  'hardy-herb',
  'salt',
  'stock',
  'wine',
  'coconut',
  'aromatic',
  'chilli',
  'paste',
  'sauce',
  'drink',
  'citrus',
]

/**
 * Findings of a step that heats too long or too short for its foods. Too long: its shortest time is over three times
 * the longest that a food needs. Too short: its longest time, with the later heating, is below half of the shortest
 * that a food needs which first enters the heat here.
 */
function findingsOfHeat(
  text: CaseText,
  step: RecipeStep,
  technique: HeatTechnique,
  at: number,
  it: RecipeCase,
  steps: readonly RecipeStep[],
): Finding[] {
  const needsOf = (line: number): { minutes: Minutes; enters: boolean }[] => {
    const id = it.recipe.structure?.lines[line]?.ingredient ?? null
    if (id === null || !isIngredientId(id) || classesWithoutLimit.includes(lexicon[id].class)) return []
    const minutes = cookMinutesOf(id, technique)
    const enters = !isEatenRaw(id) && steps.findIndex((one) => one.technique !== 'get-ready' && one.lines.includes(line)) === at
    return minutes === null ? [] : [{ minutes, enters }]
  }
  const needs = step.lines.flatMap(needsOf)
  if (needs.length === 0 || step.minutes === null) return []
  const most = Math.max(...[...needs, ...linesBefore(step, steps).flatMap(needsOf)].map(({ minutes }) => minutes[1]))
  const neediest = Math.max(0, ...needs.filter(({ enters }) => enters).map(({ minutes }) => minutes[0]))
  const heat = step.minutes[1] + heatAfter(at, steps)
  // The cooking time of an unknown food is unknown: it may be pork belly under a name in another language.
  const isKnown = step.lines.every((line) => it.recipe.structure?.lines[line]?.ingredient != null)
  if (isKnown && step.minutes[0] > most * 3) return [finding(text.where, 'too-long', { minutes: step.minutes, usual: most })]
  if (heat < neediest / 2) return [finding(text.where, 'too-short', { minutes: step.minutes, usual: neediest })]
  return []
}

/**
 * The ingredient lines of the earlier steps without a written time that lead into a step. Their cooking times raise the
 * step's upper limit: a gratin may bake as long as the vegetables under its crust need.
 */
function linesBefore(step: RecipeStep, steps: readonly RecipeStep[]): readonly number[] {
  return step.after.flatMap((at) => {
    const before = steps[at]
    const isByHand = before !== undefined && before.minutes === null && before.technique !== 'get-ready'
    return isByHand ? [...before.lines, ...linesBefore(before, steps)] : []
  })
}

/** The minutes of the longest chain of timed cooking steps after a step. */
function heatAfter(at: number, steps: readonly RecipeStep[]): number {
  let most = 0
  const heat = new Map<number, number>([[at, 0]])
  for (let next = at + 1; next < steps.length; next += 1) {
    const step = steps[next]
    if (step === undefined || step.phase !== 'cook') continue
    const before = step.after.flatMap((one) => heat.get(one) ?? [])
    if (before.length === 0) continue
    const sum = Math.max(...before) + (step.minutes?.[1] ?? 0)
    heat.set(next, sum)
    most = Math.max(most, sum)
  }
  return most
}

/** The longest duration of one step in minutes: a day, for soaking, proofing or setting overnight. */
const longestStep = 24 * 60

function longestOf({ spans }: CaseText): number {
  return Math.max(0, ...spans.map(([shortest]) => shortest))
}

function findingsOfText(it: RecipeCase): Finding[] {
  const { prepTime, cookTime, totalTime, language } = it.recipe
  const { meanwhile } = checkerWordsIn[language].heat
  const prep = parseDuration(prepTime, language)
  const cook = parseDuration(cookTime, language)
  const total = totalTime === undefined ? null : parseDuration(totalTime, language)
  const findings: Finding[] = []
  if (prep === null) findings.push(finding('prepTime', 'unreadable', { text: prepTime }))
  if (cook === null) findings.push(finding('cookTime', 'unreadable', { text: cookTime }))
  if (totalTime !== undefined && total === null) findings.push(finding('totalTime', 'unreadable', { text: totalTime }))
  if (prep === null || cook === null) return findings
  if (total !== null && total < prep + cook) findings.push(finding('totalTime', 'sum', { minutes: total, sum: prep + cook }))
  const clock = total ?? prep + cook
  for (const step of it.steps) {
    const longest = longestOf(step)
    if (longest > clock || longest > longestStep) findings.push(finding(step.where, 'too-long', { minutes: longest, total: clock }))
  }
  findings.push(...findUndercookedFoods(it))
  const sum = it.steps.filter(({ plain }) => !startsWithPhrase(plain, meanwhile, language)).reduce((all, step) => all + longestOf(step), 0)
  if (sum > clock * 1.5) findings.push(finding('totalTime', 'steps', { minutes: clock, steps: sum }))
  return findings
}
