import { type IngredientId, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'
import type { Language } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import { emptyReading } from '#kitchen/reader/food/segment-reading.ts'
import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { readWhole } from '#kitchen/reader/phrase/read-whole.ts'
import type { Attempt } from '#kitchen/reader/segment/attempt.ts'
import { rolesWithoutMeaning } from '#kitchen/reader/segment/pieces.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { languagesFor } from '#kitchen/reader/text/scripts-of.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

type Run = readonly Token[]

/**
 * The one food that words of several scripts name after translation into one language: "ピーナッツ butter", زبدة peanut,
 * アーモンドmilk. Null for none or several. It is an inference, so the food counts as a near name.
 */
export function readInOneLanguage(text: string, runs: readonly Run[], own: Language): Attempt | null {
  const languages = new Set([own, ...runs.flatMap((run) => languagesFor(run, own).slice(0, 1))])
  for (const language of languages) {
    const translated = runs.map((run) => translateRun(text, run, language, own))
    if (translated.includes(null)) continue
    const vocabulary = vocabularyOf(language)
    const tokens = translated.flatMap((run) => run ?? [])
    const food = onlyFoodIn(tokens, vocabulary) ?? foodOfCompound(tokens, vocabulary)
    if (food === null) continue
    const last = runs.flat().findLast(({ kind }) => kind === 'word' || kind === 'character')
    const words = text.slice(runs[0]?.[0]?.start, last?.end)
    return { vocabulary, tokens, reading: { ...emptyReading(), known: 'misspelt', foods: [{ words, ...food }] } }
  }
  return null
}

/** A run in one language: unchanged, or translated by the name of its only ingredient. */
function translateRun(text: string, run: Run, language: Language, own: Language): Run | null {
  const languages = languagesFor(run, own)
  if (languages.includes(language)) return run
  const [food, ...others] = readWhole(text, run, languages, own)?.reading.foods ?? []
  if (food === undefined || food.ingredient === null || others.length > 0) return null
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
  return tokenise(nameIn(language, food.ingredient)).map((token) => ({ ...token, start, end }))
}

function nameIn(language: Language, id: IngredientId): string {
  if (language !== 'en') return listNameOf(id, language)
  const { one, mass }: EnglishNames = lexicon[id].en
  return one ?? mass ?? id
}

/** The only food of the tokens, with no further word beside it; null for none or several. */
function onlyFoodIn(tokens: Run, vocabulary: Vocabulary): FoodSense | null {
  const chunks = coverWithPhrases(tokens, vocabulary, countsInPhrase).filter(({ from, place }) => {
    if (place === null) return tokens[from]?.kind === 'word' || tokens[from]?.kind === 'character'
    return place.food !== null || !rolesWithoutMeaning.includes(place.role)
  })
  const [only, ...others] = chunks
  if (only === undefined || others.length > 0 || only.place === null) return null
  return only.place.exactly?.get(exactWords(tokens.slice(only.from, only.to))) ?? only.place.food
}

/** The food of two names joined to a compound: Erdnuss, Butter. */
function foodOfCompound(tokens: Run, vocabulary: Vocabulary): FoodSense | null {
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (vocabulary.words.joints === undefined) return null
  return words.reduce<FoodSense | null>((found, { text }, at) => {
    const rest = tokens.filter((token) => token !== words[at] && token !== words[at + 1])
    const [first, next] = [words[at], words[at + 1]]
    if (found !== null || first === undefined || next === undefined) return found
    return onlyFoodIn([{ ...first, text: text + next.text }, ...rest], vocabulary)
  }, null)
}
