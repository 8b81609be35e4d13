import { generalWordsOf, isKnownPlace, type UnknownWord } from '#kitchen/checker/reading/unknown-word.ts'
import { matchesOf, patternSourceOf, wholeWordPatternOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { makeOnce, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** A text with spaces in place of every known food, unit, preparation and listed character. */
function withoutKnown(text: string, language: Language): string {
  const tokens = tokenise(text)
  let left = text
  for (const { from, to, place } of coverWithPhrases(tokens, vocabularyOf(language), isKnownPlace)) {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (place === null || first === undefined || last === undefined) continue
    left = `${left.slice(0, first.start)}${' '.repeat(last.end - first.start)}${left.slice(last.end)}`
  }
  return left
}

const ordinaryPatternOf = memoizedByKey((language: Language) => {
  const { ordinary, verbs, ending } = checkerWordsIn[language].adding
  return new RegExp(patternSourceOf([...ordinary, ...verbs, ...ending, ...generalWordsOf(language)], language), 'gu')
})

function withoutOrdinary(text: string, language: Language): string {
  return text.replace(ordinaryPatternOf(language), (words) => ' '.repeat(words.length))
}

function unknownWordOf(run: string): UnknownWord {
  const parts = tokenise(run).map(({ text }) => text)
  return { words: run, isListed: (listed) => parts.every((part) => listed.has(part)) }
}

const chineseRun = /[\p{Script=Han}\p{Script=Latin}]{2,}/gu

const chineseAdding = makeOnce(
  () => new RegExp(`(?:${wholeWordPatternOf(checkerWordsIn.zh.adding.verbs, 'zh')})(?<object>[^,。;!?、]*(?:、[^,。;!?、]*)*)`, 'gu'),
)
const chineseEnding = makeOnce(() => new RegExp(patternSourceOf(checkerWordsIn.zh.adding.ending, 'zh'), 'gu'))

/** The unknown words that a Chinese sentence adds: what follows a verb of adding. */
export function unknownWordsInChinese(text: string): UnknownWord[] {
  return matchesOf(chineseAdding(), foldText(text)).flatMap(({ groups }) => {
    const object = withoutKnown(groups?.object ?? '', 'zh')
    const end = object.search(chineseEnding())
    const left = withoutOrdinary(end < 0 ? object : object.slice(0, end), 'zh')
    return (left.match(chineseRun) ?? []).map(unknownWordOf)
  })
}

const japaneseRun = /[\p{Script=Katakana}ー]{3,}|\p{Script=Han}{2,}|\p{Script=Latin}{3,}/gu

const japaneseAdding = makeOnce(
  () =>
    new RegExp(
      `(?<object>[^。、,;!?]*(?:[、,・][^。、,;!?]*)*)(?:を|も)[^。、,;!?]{0,12}?(?:${wholeWordPatternOf(checkerWordsIn.ja.adding.verbs, 'ja')})`,
      'gu',
    ),
)

/** The unknown words that a Japanese sentence adds: what を joins to a verb of adding. */
export function unknownWordsInJapanese(text: string): UnknownWord[] {
  return matchesOf(japaneseAdding(), foldText(text)).flatMap(({ groups }) => {
    const left = withoutOrdinary(withoutKnown(groups?.object ?? '', 'ja'), 'ja')
    // A single kanji beside hiragana is the stem of a verb.
    return (left.match(japaneseRun) ?? []).map(unknownWordOf)
  })
}
