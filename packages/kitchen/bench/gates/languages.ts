import { type Language, languageCodes } from '#kitchen/options.ts'
import { randomRequest } from '#kitchen/testing/a-request.ts'
import { clockFaults } from './clock.ts'
import { cookOnce, describeRequest } from './cook-once.ts'
import type { Fault } from './fault.ts'
import { atLeast, type Measured, mean, noneOf, type Progress, share } from './measured.ts'
import { concordanceByText, mentionsIn, unlistedFoodsIn } from './mentions.ts'
import { retypedIn } from './requests.ts'
import { findMissingSafetyInAnyLanguage } from './safety-in-languages.ts'
import { screenRecipe } from './screen.ts'
import type { TruthIndex } from './truth-index.ts'

/**
 * Cooks random requests, typed and written in each language but English. When the checker finds a fault only in one
 * language, the request is refused there and cooked in English.
 */
export function measureLanguages(count: number, languages: readonly Language[], truth: TruthIndex, onProgress: Progress): Measured {
  const foreign = languages.filter((language) => language !== 'en')
  const measured = foreign.map((language, at) =>
    measureLanguage(count, language, truth, (done) => onProgress(at * count + done, foreign.length * count)),
  )
  return {
    gates: [
      atLeast('languages: that a recipe can be written in, of all', share(languages.length, languageCodes.length), 1, languageCodes.length),
      ...measured.flatMap(({ gates }) => gates),
    ],
    notes: [`languages: recipes are written in ${languages.join(' ')}`],
    faults: measured.flatMap(({ faults }) => faults),
  }
}

function measureLanguage(
  count: number,
  language: Language,
  truth: TruthIndex,
  onProgress: (done: number) => void,
): Omit<Measured, 'notes'> {
  const faults: Fault[] = []
  const order: number[] = []
  let english = 0
  let cooked = 0
  let named = 0
  let clocks = 0
  let listed = 0
  let titled = 0
  let dangers = 0
  let unsafe = 0
  let breaches = 0
  for (let seed = 0; seed < count; seed += 1) {
    onProgress(seed)
    const request = randomRequest(seed + 800_000)
    if (cookOnce(request, String(seed)).state !== 'cooked') continue
    english += 1
    const own = retypedIn(language, request)
    const where = describeRequest(own, String(seed))
    const outcome = cookOnce(own, String(seed))
    if (outcome.state !== 'cooked') {
      faults.push({
        kind: `${language}: ${outcome.state === 'refused' ? `refused, ${outcome.code}` : `broke: ${outcome.error}`}`,
        detail: where,
      })
      continue
    }
    const { recipe } = outcome
    cooked += 1
    const mentions = mentionsIn(recipe)
    const unnamed = mentions.filter(({ first, isWater }) => first === null && !isWater)
    const unlisted = unlistedFoodsIn(recipe, mentions)
    const clock = clockFaults(recipe)
    named += unnamed.length === 0 ? 1 : 0
    clocks += clock.length === 0 ? 1 : 0
    const inTitle = unlisted.filter((one) => one.where === 'title').length
    listed += unlisted.length === inTitle ? 1 : 0
    titled += inTitle === 0 ? 1 : 0
    const danger = findMissingSafetyInAnyLanguage(recipe)
    dangers += danger.dangers
    unsafe += danger.missing.length
    const screened = screenRecipe(own, recipe, truth)
    breaches += screened.length
    order.push(concordanceByText(mentions))
    const fault = (kind: string, said: string): Fault => ({ kind: `${language}: ${kind}`, detail: `${said} in ${recipe.title} (${where})` })
    faults.push(
      ...unnamed.map(({ words }) => fault('no step names a line', `${words}: ${recipe.instructions.join(' ')}`)),
      ...unlisted.map((one) => fault(`named and not listed: ${one.words}`, one.where)),
      ...clock.map((said) => fault('clock', said)),
      ...danger.missing.map((name) => fault(`no sign of being done: ${name}`, recipe.instructions.join(' '))),
      ...screened.map(({ kind, detail }) => fault(kind, detail)),
    )
  }
  return {
    gates: [
      atLeast(`languages: ${language}: cooked of what is cooked in English`, share(cooked, english), 0.99, english),
      atLeast(`languages: ${language}: steps name every listed line`, share(named, cooked), 1, cooked),
      atLeast(`languages: ${language}: the list has every food that the steps name`, share(listed, cooked), 1, cooked),
      atLeast(`languages: ${language}: titles name what is listed or made`, share(titled, cooked), 0.99, cooked),
      atLeast(`languages: ${language}: list in order of first use, by text`, mean(order), 0.95, cooked),
      atLeast(`languages: ${language}: total = prep + cook + rest`, share(clocks, cooked), 1, cooked),
      atLeast(`languages: ${language}: safety said where required`, share(dangers - unsafe, dangers), 1, dangers),
      noneOf(`languages: ${language}: breaches by truth table and plain words`, breaches, cooked),
    ],
    faults,
  }
}
