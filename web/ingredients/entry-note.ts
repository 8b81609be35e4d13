import type { TFunction } from 'i18next'
import type { IngredientRefusal } from '#domain/ingredients/rules.ts'
import { limits } from '#domain/limits.ts'
import { entry } from '#locales/en/entry.ts'
import type { EntryNote } from '#web/ingredients/use-ingredients.ts'
import { addSentences } from '#web/language/i18n.ts'

addSentences({ entry })

const sentenceOf = {
  duplicate: 'entry.duplicate',
  'not-words': 'entry.notWords',
  'too-long': 'entry.tooLong',
  'too-many': 'entry.tooMany',
  'too-much': 'entry.tooMuch',
} as const

type JoinAnd = (words: readonly string[]) => string

/** The sentence for a screen reader about added ingredients. */
export const sayAdded = (added: readonly string[], t: TFunction, joinAnd: JoinAnd): string =>
  t('entry.added', { count: added.length, list: joinAnd(added) })

/** The note under the field: the refused words, with the reason. Empty if none were refused. */
export function sayEntryNote(note: EntryNote, t: TFunction, joinAnd: JoinAnd): string {
  if (note.state === 'none') return ''
  if (note.state === 'empty') return t('entry.empty')
  const { refused } = note.result
  const reasons: Exclude<IngredientRefusal, 'empty'>[] = ['duplicate', 'not-words', 'too-long', 'too-many', 'too-much']
  const sentences = reasons.flatMap((reason) => {
    const words = [...new Set(refused.filter((entry) => entry.reason === reason).map(({ ingredient }) => shorten(ingredient)))]
    if (words.length === 0) return []
    return [t(sentenceOf[reason], { count: words.length, list: joinAnd(words), most: mostOf(reason) })]
  })
  return sentences.join(' ')
}

function mostOf(reason: IngredientRefusal): number {
  if (reason === 'too-long') return limits.ingredient.longest
  return reason === 'too-much' ? limits.ingredient.together : limits.ingredient.most
}

const longestQuoted = 40

function shorten(words: string): string {
  const letters = [...words]
  return letters.length > longestQuoted ? `${letters.slice(0, longestQuoted).join('')}…` : words
}
