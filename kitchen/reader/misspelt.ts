import type { Language } from '#domain/options.ts'
import { type Attempt, attemptIn } from '#kitchen/reader/attempt.ts'
import { cover } from '#kitchen/reader/cover.ts'
import { lettersFromPoison } from '#kitchen/reader/disguise.ts'
import { correctCharacters } from '#kitchen/reader/misspelt-characters.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { countsInPhrase } from '#kitchen/reader/read-segment.ts'
import { emptyReading } from '#kitchen/reader/segment-reading.ts'
import { correct, writtenWords } from '#kitchen/reader/spelling.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { ordinaryWords } from '#kitchen/reader/words/ordinary-words.ts'

/** Strange words that are nearer to a poison than to a food are refused, not asked about. */
export function misspeltPoison(text: string, tokens: readonly Token[], attempts: readonly Attempt[]): Attempt | undefined {
  const [first] = attempts
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (first === undefined || words.length === 0) return undefined
  const strange = words.filter((token) => attempts.every(({ vocabulary }) => !isWordOf(token, vocabulary)))
  if (strange.length === 0) return undefined
  const languages = [...new Set<Language>([first.vocabulary.language, 'en'])]
  const whole = words.map((token) => token.text).join('')
  const isRefused = (word: string) => {
    const away = lettersFromPoison(word, languages)
    return away !== null && !ordinaryWords.has(word) && !attempts.some(({ vocabulary }) => isAsNearToFood(word, away, vocabulary))
  }
  if (!strange.some(({ text: word }) => isRefused(word)) && !isRefused(whole)) return undefined
  const span = text.slice(strange.at(0)?.start, tokens.at(-1)?.end)
  return { ...first, reading: { ...emptyReading(), notFood: [span] } }
}

function isAsNearToFood(word: string, away: number, vocabulary: Vocabulary): boolean {
  const meant = correct(word, vocabulary)
  if (meant === null || meant.away > away) return false
  // A word that only stands in longer names, the beech of "beech mushroom", is no rival.
  return meant.away < away || (vocabulary.spellings.get(meant.word) ?? []).length > 0
}

/** Misspelt words of one language put right; null when there is none. A word that is known in another language is that word. */
export function correctTokens(
  text: string,
  tokens: readonly Token[],
  attempts: readonly Attempt[],
  vocabulary: Vocabulary,
): Attempt | null {
  const characters = vocabulary.language === 'ja' || vocabulary.language === 'zh' ? correctCharacters(tokens, vocabulary) : null
  if (characters !== null) return asMisspelt(attemptIn(vocabulary, text, characters))
  let isChanged = false
  const corrected = tokens.map((token) => {
    if (token.kind !== 'word' || attempts.some((attempt) => isWordOf(token, attempt.vocabulary))) return token
    if (vocabulary.language === 'en' && hasAccent(text.slice(token.start, token.end))) return token
    // Where words are known by their stem, the whole word is the better witness: "марковь" is no мак.
    const isLong = vocabulary.language !== 'en' && token.text.length >= (vocabulary.language === 'ru' ? 6 : 7)
    const whole = isLong ? correct(token.text, vocabulary, writtenWords(vocabulary)) : null
    const meant = whole ?? correct(singular(token.text, vocabulary.language), vocabulary)
    if (meant === null) return token
    isChanged = true
    return { ...token, text: meant.word }
  })
  return isChanged ? asMisspelt(attemptIn(vocabulary, text, corrected)) : null
}

function asMisspelt(attempt: Attempt): Attempt {
  return { ...attempt, reading: { ...attempt.reading, known: attempt.reading.known === 'whole' ? 'misspelt' : 'part' } }
}

function isWordOf(token: Token, vocabulary: Vocabulary): boolean {
  if (vocabulary.language === 'en') return isKnownWord(token, vocabulary)
  const key = singular(token.text, vocabulary.language)
  return vocabulary.root.next.has(key) || vocabulary.spellings.has(key)
}

function isKnownWord(token: Token, vocabulary: Vocabulary): boolean {
  const [chunk] = cover([token], vocabulary, countsInPhrase)
  return chunk?.place != null
}

/** An accent is no slip: nobody types one by mistake. */
function hasAccent(written: string): boolean {
  const letters = written.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return !/^[a-z]+$/i.test(letters)
}
