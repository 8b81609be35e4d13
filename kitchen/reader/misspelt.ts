import type { Language } from '#domain/options.ts'
import { type Attempt, attemptIn } from '#kitchen/reader/attempt.ts'
import { cover, foodOfChunk } from '#kitchen/reader/cover.ts'
import { lettersFromPoison } from '#kitchen/reader/disguise.ts'
import { correctCharacters } from '#kitchen/reader/misspelt-characters.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { countsInPhrase } from '#kitchen/reader/read-segment.ts'
import { emptyReading } from '#kitchen/reader/segment-reading.ts'
import { correct, isSlip, mayBe, writtenWords } from '#kitchen/reader/spelling.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/** Strange words that are nearer to a poison than to a food are refused, not asked about. */
export function misspeltPoison(text: string, tokens: readonly Token[], attempts: readonly Attempt[]): Attempt | undefined {
  const [first] = attempts
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (first === undefined || words.length === 0) return undefined
  const phrases = knownPhrases(tokens, first.vocabulary)
  const isStrange = (token: Token) => !phrases.has(token) && attempts.every(({ vocabulary }) => !isWordOf(token, vocabulary))
  // "Pommes de tere" are potatoes, and no earth.
  const strange = words.filter((token) => isStrange(token) && meantBeside(tokens, tokens.indexOf(token), first.vocabulary) === undefined)
  if (strange.length === 0) return undefined
  const languages = [...new Set<Language>([first.vocabulary.language, 'en'])]
  const whole = words.map((token) => token.text).join('')
  const isRefused = (word: string) => {
    const away = lettersFromPoison(word, languages)
    return (
      away !== null &&
      !isOrdinary(word, first.vocabulary.language) &&
      !attempts.some(({ vocabulary }) => isAsNearToFood(word, away, vocabulary))
    )
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
  const own = attempts[0]?.vocabulary.language ?? vocabulary.language
  const characters = vocabulary.language === 'ja' || vocabulary.language === 'zh' ? correctCharacters(text, tokens, vocabulary) : null
  if (characters !== null) return asMisspelt(attemptIn(vocabulary, text, characters))
  const phrases = knownPhrases(tokens, attempts[0]?.vocabulary ?? vocabulary)
  const isStrange = (token: Token) =>
    token.kind === 'word' &&
    !phrases.has(token) &&
    !isOrdinary(token.text, own) &&
    !attempts.some((attempt) => isWordOf(token, attempt.vocabulary))
  const alone = tokens.map((token) => {
    if (!isStrange(token)) return token
    if (vocabulary.language === 'en' && hasAccent(text.slice(token.start, token.end))) return token
    // Where words are known by their stem, the whole word is the better witness: "марковь" is no мак.
    const isLong = vocabulary.language !== 'en' && token.text.length >= shortestWhole
    const whole = isLong ? correct(token.text, vocabulary, writtenWords(vocabulary)) : null
    const stem = correct(singular(token.text, vocabulary.language), vocabulary)
    const meant = whole === null || (stem?.isHeard && !whole.isHeard) ? stem : whole
    return meant === null ? token : { ...token, text: meant.word }
  })
  // A word of another language than the cook's own is a slip where the words beside it make a name of hers: "pome de
  // terre".
  const isForeign = (token: Token) => token.kind === 'word' && vocabulary === attempts[0]?.vocabulary && !isWordOf(token, vocabulary)
  const corrected = alone.map((token, at) => {
    const meant = isStrange(token) || isForeign(token) ? meantBeside(alone, at, vocabulary) : undefined
    return meant === undefined ? token : { ...token, text: meant }
  })
  const isChanged = corrected.some(({ text: word }, at) => word !== tokens[at]?.text)
  return isChanged ? asMisspelt(attemptIn(vocabulary, text, corrected)) : null
}

/** Of shorter words what stands of them in names is as good a witness. */
const shortestWhole = 5

/** The one word near a strange one that makes a name with the words beside it: "champigons de paris". */
function meantBeside(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const token = tokens[at]
  if (token === undefined || tokens.length < 2) return undefined
  const near = [token.text, singular(token.text, vocabulary.language)].flatMap((word) => mayBe(word, vocabulary))
  const named = near.flatMap((word) => {
    const replaced = tokens.with(at, { ...token, text: word })
    const chunk = cover(replaced, vocabulary, countsInPhrase).find(({ from, to }) => from <= at && at < to)
    const food = chunk === undefined || chunk.to - chunk.from < 2 ? null : foodOfChunk(chunk, replaced)
    return food === null ? [] : [{ word, food }]
  })
  const slips = named.filter(({ word }) => isSlip(token.text, word) || isSlip(singular(token.text, vocabulary.language), word))
  const [first, ...others] = slips.length > 0 ? slips : named
  return others.every(({ food }) => food === first?.food) ? first?.word : undefined
}

/** The words that stand in a phrase of several: "mustio", alone unknown, is not strange in "algo mustio". */
function knownPhrases(tokens: readonly Token[], vocabulary: Vocabulary): ReadonlySet<Token> {
  const phrases = cover(tokens, vocabulary, countsInPhrase).filter(({ from, to, place }) => place !== null && to - from > 1)
  return new Set(phrases.flatMap(({ from, to }) => tokens.slice(from, to)))
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
export function hasAccent(written: string): boolean {
  const letters = written.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return !/^[a-z]+$/i.test(letters)
}
