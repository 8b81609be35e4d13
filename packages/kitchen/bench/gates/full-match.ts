import { checkRecipe } from '#kitchen/checker/check.ts'
import { foodKeyOf } from '#kitchen/checker/text/families.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { ingredientsOfStaples } from '#kitchen/staples.ts'
import { cookOnce, describeRequest } from './cook-once.ts'
import type { Fault } from './fault.ts'
import { firstDraftFaults } from './first-draft.ts'
import { type Measured, noneOf, type Progress, share } from './measured.ts'
import { messyInputs } from './oracle.ts'
import { percent } from './report.ts'
import { fullMatchRequest, type Typed } from './requests.ts'
import { screenRecipe } from './screen.ts'
import type { TruthIndex } from './truth-index.ts'

/**
 * Cooks random Full Match requests in the languages a recipe can be written in. A recipe may contain only given foods,
 * and must use or report every typed food.
 */
export function measureFullMatch(count: number, languages: readonly Language[], truth: TruthIndex, onProgress: Progress): Measured {
  const messy = readMessy()
  const faults: Record<'extras' | 'findings' | 'forgotten' | 'screened' | 'mute' | 'broken', Fault[]> = {
    extras: [],
    findings: [],
    forgotten: [],
    screened: [],
    mute: [],
    broken: [],
  }
  const drafts: Fault[] = []
  let doubtful = 0
  const refusals = new Map<string, number>()
  const reasons = new Map<string, number>()
  let cooked = 0
  let typedThings = 0
  let usedThings = 0
  for (let seed = 0; seed < count; seed += 1) {
    onProgress(seed, count)
    const language = languages[seed % languages.length] ?? 'en'
    const { request, typed } = fullMatchRequest(seed, language, messy)
    const where = describeRequest(request, String(seed))
    const drafted = firstDraftFaults(request, String(seed), where)
    drafts.push(...drafted)
    doubtful += drafted.length > 0 ? 1 : 0
    const outcome = cookOnce(request, String(seed))
    if (outcome.state === 'broken') {
      faults.broken.push({ kind: `broke: ${outcome.error}`, detail: where })
      continue
    }
    if (outcome.state === 'refused') {
      refusals.set(outcome.code, (refusals.get(outcome.code) ?? 0) + 1)
      if (outcome.reasons === 0) faults.mute.push({ kind: `refused without a reason: ${outcome.code}`, detail: where })
      continue
    }
    cooked += 1
    const { recipe, leftOut } = outcome
    typedThings += typed.length
    for (const { reason } of leftOut) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    usedThings += recipe.structure?.lines.filter(({ use }) => use === 'yours').length ?? 0
    faults.extras.push(...extrasOf(request, typed, recipe).map((words) => ({ kind: 'extra line', detail: `"${words}" ${where}` })))
    faults.forgotten.push(
      ...request.ingredients.flatMap((words) =>
        isForgotten(words, request, recipe, leftOut)
          ? [{ kind: 'typed, and neither used nor left out', detail: `"${words}" ${where}` }]
          : [],
      ),
    )
    for (const finding of checkRecipe(request, recipe, leftOut))
      faults.findings.push({ kind: `finding: ${finding.rule}`, detail: `${JSON.stringify(finding)} ${where}` })
    for (const { kind, detail } of screenRecipe(request, recipe, truth)) faults.screened.push({ kind, detail: `${detail} (${where})` })
  }
  const tell = (counts: ReadonlyMap<string, number>) => [...counts].map(([code, times]) => `${code} ${times}`).join(', ') || 'none'
  return {
    gates: [
      noneOf('full match: lines beyond given, staples and water', faults.extras.length, cooked),
      noneOf('full match: first drafts with a finding', doubtful, count),
      noneOf('full match: findings on what is served', faults.findings.length, cooked),
      noneOf('full match: breaches by truth table and plain words', faults.screened.length, cooked),
      noneOf('full match: typed things neither used nor left out', faults.forgotten.length, typedThings),
      noneOf('full match: refusals without a reason', faults.mute.length, count - cooked),
      noneOf('full match: exceptions', faults.broken.length, count),
    ],
    notes: [
      `full match: ${cooked} of ${count} cooked (${percent(share(cooked, count))} %) in ${languages.join(' ')}; refused: ${tell(refusals)}`,
      `full match: ${(usedThings / Math.max(1, typedThings)).toFixed(2)} lines of the cook's for each thing typed; left out: ${tell(reasons)}`,
    ],
    faults: [...Object.values(faults).flat(), ...drafts].map((fault) => ({ ...fault, kind: `full match ${fault.kind}` })),
  }
}

/** Phrases that cooks type, by language, with the ids of the canonical names; a '?' has no id. */
function readMessy(): Record<Language, Typed[]> {
  const of = (language: Language) =>
    messyInputs(language).map(({ input, expected }): Typed => {
      const names = expected === '?' ? [] : expected.split(';')
      return { words: input, means: names.flatMap((name) => inspectPhrase(name, 'en').ingredients) }
    })
  const [en, es, fr, de, ru, ar, ja, zh] = languageCodes.map(of)
  return { en: en ?? [], es: es ?? [], fr: fr ?? [], de: de ?? [], ru: ru ?? [], ar: ar ?? [], ja: ja ?? [], zh: zh ?? [] }
}

/**
 * The words of lines that are neither typed foods (as read, or as the tables mean them), nor selected staples, nor
 * water.
 */
export function extrasOf(request: RecipeRequest, typed: readonly Typed[], recipe: Recipe): string[] {
  const read = request.ingredients.map((words) => readPhrase(words, request.language))
  const given = request.useOnlyStaples
    ? []
    : [...read.flatMap(({ foods }) => foods.flatMap(({ ingredient }) => ingredient ?? [])), ...typed.flatMap(({ means }) => means)]
  const allowed = new Set<string>([...given, ...ingredientsOfStaples(request.selectedStaples), 'water'])
  const words = new Set(read.flatMap(({ foods }) => foods.map((one) => one.words)))
  // A misspelt food with a form is written in other words than the typed ones: "leftover chicken".
  const isGiven = (line: string) => words.has(line) || isReadAs(line, recipe.language, (ingredient) => allowed.has(ingredient))
  return (recipe.structure?.lines ?? [])
    .filter((line) => line.use === 'extra' || (line.ingredient === null ? !isGiven(line.words) : !allowed.has(line.ingredient)))
    .map((line) => line.words)
}

/** Do the words name one food, of an ingredient that fits? */
function isReadAs(words: string, language: Language, fits: (ingredient: string) => boolean): boolean {
  const [only, ...more] = readPhrase(words, language).foods
  return only?.ingredient != null && more.length === 0 && fits(only.ingredient)
}

/**
 * Is a typed food forgotten: neither in a line (as the same ingredient or in the same words) nor reported as left out?
 * With staples-only, a typed staple counts as a staple.
 */
export function isForgotten(typed: string, request: RecipeRequest, recipe: Recipe, leftOut: readonly LeftOut[]): boolean {
  const { language } = request
  const staples: readonly string[] = request.useOnlyStaples ? ingredientsOfStaples(request.selectedStaples) : []
  const { foods, unknown } = readPhrase(typed, language)
  const left = leftOut.map(({ words }) => foodKeyOf(words, language))
  const lines = recipe.structure?.lines ?? []
  const isAnswered = (words: string, ingredient: string | null) =>
    left.includes(foodKeyOf(words, language)) ||
    ingredient === 'water' ||
    (ingredient !== null && staples.includes(ingredient)) ||
    lines.some(
      (line) =>
        (ingredient !== null && (line.ingredient === ingredient || isReadAs(line.words, language, (one) => one === ingredient))) ||
        foodKeyOf(line.words, language) === foodKeyOf(words, language),
    ) ||
    leftOut.some((one) => ingredient !== null && readPhrase(one.words, language).foods.some((food) => food.ingredient === ingredient))
  return ![...foods, ...unknown.map(({ words }) => ({ words, ingredient: null }))].every(({ words, ingredient }) =>
    isAnswered(words, ingredient),
  )
}
