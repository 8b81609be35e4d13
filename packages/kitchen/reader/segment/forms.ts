import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { type FoodForm, foodForms } from '#kitchen/reader/food/reading.ts'
import { mashedPotatoesIn } from '#kitchen/reader/kinds/mashed-potatoes.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'

/** The most tokens of a form phrase: マッシュポテト has seven. */
const longestPhrase = 7

const keyOf = (tokens: readonly Token[], language: Language) => tokens.map((token) => singular(token.text, language)).join(' ')

/** The form words of a language, folded and singular. */
const formsOf = memoizedByObject(({ language, words }: Vocabulary): ReadonlyMap<string, FoodForm> => {
  const forms = new Map<string, FoodForm>()
  for (const form of foodForms) {
    for (const phrase of [...(words.forms?.[form] ?? []), ...(form === 'mashed' ? mashedPotatoesIn(language).names : [])]) {
      const key = keyOf(tokenise(phrase), language)
      if (!forms.has(key)) forms.set(key, form)
    }
  }
  return forms
})

/** Characters of 沥干 or 控干 (drained), which describe canned beans. */
const drainingCharacters = new Set([...'沥瀝控擦吸拭'])

/** Do the words say that the rind is removed: "rind removed", "sans croûte", 皮なし? */
function isTakenOff(tokens: readonly Token[], from: number, to: number, { words }: Vocabulary): boolean {
  const textOf = (some: readonly Token[]) => some.map(({ text }) => text).join(' ')
  const isSaid = (phrases: readonly string[], runOf: (length: number) => readonly Token[]) =>
    phrases.map(tokenise).some((phrase) => phrase.length > 0 && textOf(runOf(phrase.length)) === textOf(phrase))
  return (
    isSaid(words.without.before, (length) => tokens.slice(Math.max(0, from - length), from)) ||
    isSaid([...words.without.after, 'removed', 'off'], (length) => tokens.slice(to, to + length))
  )
}

const cheeses: readonly IngredientClass[] = ['hard-cheese', 'soft-cheese']

/**
 * The form that a part of a phrase gives its food and its offsets, or null. `kind` is the food's class: only cheese
 * has an inedible rind.
 */
export function formIn(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  kind: IngredientClass | null,
): { is: FoodForm; start: number; end: number } | null {
  const forms = formsOf(vocabulary)
  if (forms.size === 0) return null
  for (const [at, first] of tokens.entries()) {
    if (first.text === '干' && drainingCharacters.has(tokens[at - 1]?.text ?? '')) continue
    for (let length = Math.min(longestPhrase, tokens.length - at); length > 0; length -= 1) {
      const form = forms.get(keyOf(tokens.slice(at, at + length), vocabulary.language))
      const isOfOther = form === 'rind' && (!isCheese(kind) || isTakenOff(tokens, at, at + length, vocabulary))
      if (form === undefined || isOfOther) continue
      const nearer = nearerForms[form]
      const later = nearer === undefined ? null : formIn(tokens.slice(at + length), vocabulary, kind)
      if (later !== null && later.is === nearer) return { ...later, start: first.start }
      return { is: form, start: first.start, end: tokens[at + length - 1]?.end ?? first.end }
    }
  }
  return null
}

/** Forms that give way to a later one: "whole chickpeas, canned" are canned, "leftover mashed potatoes" mashed. */
const nearerForms: Readonly<Partial<Record<FoodForm, FoodForm>>> = { whole: 'canned', cooked: 'mashed' }

const isCheese = (kind: IngredientClass | null) => kind !== null && cheeses.includes(kind)
