import type { Task } from '#kitchen/composer/draft.ts'
import { asideVerbs } from '#kitchen/composer/grammar/de/aside-verbs.ts'
import { mixingVerbs } from '#kitchen/composer/grammar/de/mixing-verbs.ts'
import { ovenVerbs } from '#kitchen/composer/grammar/de/oven-verbs.ts'
import { panVerbs } from '#kitchen/composer/grammar/de/pan-verbs.ts'
import { taskWordsOf } from '#kitchen/composer/grammar/de/phrase.ts'
import { potVerbs } from '#kitchen/composer/grammar/de/pot-verbs.ts'
import { servingVerbs } from '#kitchen/composer/grammar/de/serving-verbs.ts'
import { shapingVerbs } from '#kitchen/composer/grammar/de/shaping-verbs.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { capitalised, tidyPunctuation, uncapitalised } from '#kitchen/composer/grammar/text.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

const sentences = { ...panVerbs, ...potVerbs, ...ovenVerbs, ...shapingVerbs, ...mixingVerbs, ...servingVerbs, ...asideVerbs }

/** Writes the sentence of one task with its full stop; its first letter is still lower-case. */
export function writeTask(task: Task, _: Plan, context: RecipeContext): string {
  return `${tidyPunctuation(sentences[task.verb](taskWordsOf(task, context))).replace(/ ([.;])/g, '$1')}.`
}

/** Capitalises each sentence and joins them. */
export function joinSentences(parts: readonly string[]): string {
  return parts.map(capitalised).join(' ')
}

const functionWords = [
  'den',
  'die',
  'das',
  'alle',
  'alles',
  'mit',
  'im',
  'in',
  'zum',
  'zugedeckt',
  'vom',
  'abschmecken',
  'zuerst',
  'sofort',
  'aus',
  'kleine',
  'auf',
  'eine',
  'einen',
  'nun',
  'auch',
  'mit',
  'bei',
  'unter',
  'ohne',
  'nach',
  'gut',
  'je',
  'restliches',
  'restlichen',
]

/** Words that are lower-case inside a sentence: function words, and adjectives at the start of stored names. */
const lowerCaseWords = new Set([
  ...functionWords,
  ...Object.values(lexicon).flatMap(({ de: { bare, one = '' } }) => [bare, one].map((name) => name.split(' ')[0] ?? '')),
])

/** An adjective of the cook's own words before its noun: "Gekochtes Hühnerfleisch". */
const adjectiveFirst = /^\p{Lu}\p{Ll}+(?:e[smnr]?) \p{Lu}/u

/**
 * Puts "Inzwischen" before a step: "Inzwischen Reis …". The word order of an infinitive sentence does not change, and
 * a noun keeps its capital.
 */
export function prefixMeanwhile(step: string, word = 'Inzwischen'): string {
  const first = step.split(' ')[0] ?? ''
  const lower = uncapitalised(first)
  return `${word} ${lowerCaseWords.has(lower) || adjectiveFirst.test(step) ? lower : first}${step.slice(first.length)}`
}
