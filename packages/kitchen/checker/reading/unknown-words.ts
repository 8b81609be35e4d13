import { doubtsInSentence, type SentenceDoubts } from '#kitchen/checker/reading/unknown-words-spaced.ts'
import { unknownWordsInChinese, unknownWordsInJapanese } from '#kitchen/checker/reading/unknown-words-unspaced.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { tokensOf } from '#kitchen/checker/text/tokens-of.ts'
import { cacheSize, makeOnce, memoized } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/** The words of a line, folded and singular. */
const wordsOfLine = memoized(cacheSize, (line, language): readonly string[] => tokensOf(line).map(({ text }) => singular(text, language)))

/** The words of a recipe's ingredient list, folded and singular. */
export function wordsOfList({ ingredients, language }: Pick<Recipe, 'ingredients' | 'language'>): Set<string> {
  return new Set(ingredients.flatMap((line) => wordsOfLine(line, language)))
}

/**
 * Unknown words that a step adds: no food, no word of the list (`listed`), no kitchen word. In languages with spaces
 * it looks up each word after a verb of adding (in German each noun of the clause); in Chinese what follows such a
 * verb and in Japanese what を joins to it, without the known parts.
 */
export function unknownWordsIn(text: string, listed: ReadonlySet<string>, language: Language): string[] {
  return doubtsIn(text, language).flatMap(({ areListed, unknownWords }) =>
    areListed(listed) ? [] : unknownWords().flatMap(({ words, isListed }) => (isListed(listed) ? [] : [words])),
  )
}

const doubtsIn = memoized(cacheSize, (text, language): readonly SentenceDoubts[] => {
  const tokens = language === 'zh' || language === 'ja' ? [] : tokensOf(text)
  return sentencesOf(text).flatMap((sentence): SentenceDoubts[] => {
    if (language === 'zh') return [{ areListed: () => false, unknownWords: makeOnce(() => unknownWordsInChinese(sentence.text)) }]
    if (language === 'ja') return [{ areListed: () => false, unknownWords: makeOnce(() => unknownWordsInJapanese(sentence.text)) }]
    const end = sentence.start + sentence.text.length
    return doubtsInSentence(
      text,
      tokens.filter((token) => token.start >= sentence.start && token.end <= end),
      language,
    )
  })
})
