import type { TFunction } from 'i18next'
import type { IngredientRefusal } from '#domain/ingredients/rules.ts'
import { limits } from '#domain/limits.ts'
import type { EntryNote } from '#web/ingredients/use-ingredients.ts'

const sentenceOf = {
  duplicate: 'ingredients.duplicate',
  'not-words': 'ingredients.notWords',
  'too-long': 'ingredients.tooLong',
  'too-many': 'ingredients.tooMany',
  'too-much': 'ingredients.tooMuch',
} as const

/** The note under the field: the refused words, with the reason. Empty if none were refused. */
export function sayEntryNote(note: EntryNote, t: TFunction, joinAnd: (words: readonly string[]) => string): string {
  if (note.state === 'none') return ''
  if (note.state === 'empty') return t('ingredients.empty')
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
