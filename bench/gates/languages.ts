import { type Language, languageCodes } from '#domain/options.ts'
import { randomRequest } from '#kitchen/a-request.ts'
import { clockFaults } from './clock.ts'
import { cookOnce, describeRequest } from './cook-once.ts'
import type { Fault } from './fault.ts'
import { atLeast, type Measured, mean, type Progress, share } from './measured.ts'
import { concordanceByText, mentionsIn, strangersIn } from './mentions.ts'
import { percent } from './report.ts'
import { retypedIn } from './requests.ts'

/**
 * Cooks random requests, typed and written in each language but English. A finding of the checker in a language shows as a request that is refused
 * there and cooked in English.
 */
export function measureLanguages(count: number, languages: readonly Language[], onProgress: Progress): Measured {
  const foreign = languages.filter((language) => language !== 'en')
  const measured = foreign.map((language, at) =>
    measureLanguage(count, language, (done) => onProgress(at * count + done, foreign.length * count)),
  )
  return {
    gates: [
      atLeast('languages: that a recipe can be written in, of all', share(languages.length, languageCodes.length), 1),
      ...measured.flatMap(({ gates }) => gates),
    ],
    notes: [`languages: recipes are written in ${languages.join(' ')}`, ...measured.flatMap(({ notes }) => notes)],
    faults: measured.flatMap(({ faults }) => faults),
  }
}

function measureLanguage(count: number, language: Language, onProgress: (done: number) => void): Measured {
  const faults: Fault[] = []
  const order: number[] = []
  let english = 0
  let cooked = 0
  let named = 0
  let clocks = 0
  let strange = 0
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
    const strangers = strangersIn(recipe, mentions)
    const clock = clockFaults(recipe)
    named += unnamed.length === 0 ? 1 : 0
    clocks += clock.length === 0 ? 1 : 0
    strange += strangers.length === 0 ? 0 : 1
    order.push(concordanceByText(mentions))
    const fault = (kind: string, said: string): Fault => ({ kind: `${language}: ${kind}`, detail: `${said} in ${recipe.title} (${where})` })
    faults.push(
      ...unnamed.map(({ words }) => fault('no step names a line', `${words}: ${recipe.instructions.join(' ')}`)),
      ...strangers.map((one) => fault(`named and not listed: ${one.words}`, one.where)),
      ...clock.map((said) => fault('clock', said)),
    )
  }
  return {
    gates: [
      atLeast(`languages: ${language}: cooked of what is cooked in English (${english})`, share(cooked, english), 0.99),
      atLeast(`languages: ${language}: steps name every listed line`, share(named, cooked), 1),
      atLeast(`languages: ${language}: list in order of first use, by text`, mean(order), 0.95),
      atLeast(`languages: ${language}: total = prep + cook + rest`, share(clocks, cooked), 1),
    ],
    notes: [
      `languages: ${language}: ${percent(share(strange, cooked))} % of recipes name something that is not listed, made things among them (no target)`,
    ],
    faults,
  }
}
