import type { Language } from '#kitchen/options.ts'
import { emptyReading } from '#kitchen/reader/food/segment-reading.ts'
import { coverWithPhrases, foodOfChunk } from '#kitchen/reader/match/cover.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { type Attempt, attemptIn, isWhole } from '#kitchen/reader/segment/attempt.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { withoutRelativeClause } from '#kitchen/reader/segment/relative-clauses.ts'
import { descriptionMeant } from '#kitchen/reader/spelling/arabic-descriptions.ts'
import { wordThatSoundsLike } from '#kitchen/reader/spelling/arabic-sounds.ts'
import { englishSlip, everydaySlip, isUsualMisspelling, usualSlip } from '#kitchen/reader/spelling/everyday-slips.ts'
import { withoutPinyin } from '#kitchen/reader/spelling/half-pinyin.ts'
import { correctCharacters } from '#kitchen/reader/spelling/misspelt-characters.ts'
import { withNearPhrases } from '#kitchen/reader/spelling/near-phrases.ts'
import { distanceToPoison } from '#kitchen/reader/spelling/obfuscated-poisons.ts'
import { isSlip } from '#kitchen/reader/spelling/slips.ts'
import { type Correction, candidatesFor, correct, writtenWords } from '#kitchen/reader/spelling/spelling.ts'
import { editDistance } from '#kitchen/reader/text/distance.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/**
 * The reading of unknown words that are nearer to a poison than to a food; they are refused, and the cook is not
 * asked.
 */
export function misspeltPoison(text: string, tokens: readonly Token[], attempts: readonly Attempt[]): Attempt | undefined {
  const [first] = attempts
  const words = tokens.filter(({ kind }) => kind === 'word')
  if (first === undefined || words.length === 0) return undefined
  const phrases = new Set(tokensOfPhrases(tokens, first.vocabulary))
  // A usual misspelling of a food is meant as one: Spanish "merlusa" is merluza (hake) and no medusa, French "somon"
  // saumon and no poison.
  const own = first.vocabulary.language
  const isUsual = (token: Token) => (own === 'es' || own === 'fr') && usualSlip(token.text, own) !== null
  const isStrange = (token: Token) =>
    !phrases.has(token) && !isUsual(token) && attempts.every(({ vocabulary }) => !isWordOf(token, vocabulary))
  // The words beside it decide: "Pommes de tere" are potatoes, not earth.
  const strange = words.filter((token) => isStrange(token) && meantBeside(tokens, tokens.indexOf(token), first.vocabulary) === undefined)
  if (strange.length === 0) return undefined
  const languages = [...new Set<Language>([first.vocabulary.language, 'en'])]
  const whole = words.map((token) => token.text).join('')
  const isRefused = (word: string) => {
    const away = distanceToPoison(word, languages)
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
  const everyday = vocabulary.language === 'en' ? null : everydaySlip(word, vocabulary.language)
  if (everyday !== null && editDistance(word, everyday, 1) === 1) return true
  const meant = correct(word, vocabulary)
  if (meant === null || meant.away > away) return false
  // A word that only occurs in longer names (the "beech" of "beech mushroom") is no rival.
  return meant.away < away || (vocabulary.spellings.get(meant.word) ?? []).length > 0
}

/** Corrects the misspelt words of one language, or returns null. A word known in another language is not misspelt. */
export function correctTokens(
  text: string,
  written: readonly Token[],
  attempts: readonly Attempt[],
  vocabulary: Vocabulary,
): Attempt | null {
  const tokens = withoutGaps(text, written, attempts, vocabulary)
  const home = attempts[0]?.vocabulary ?? vocabulary
  const own = home.language
  const isEnglishPage = own === 'en' && vocabulary.language === 'en'
  const isHan = vocabulary.language === 'ja' || vocabulary.language === 'zh'
  const characters = withoutPinyin(tokens, vocabulary) ?? (isHan ? correctCharacters(text, tokens, vocabulary) : null)
  if (characters !== null) return asMisspelt(attemptIn(vocabulary, text, characters))
  const behind = withoutRelativeClause(tokens, vocabulary)
  if (behind !== null) return ofPart(bestOf(text, behind, attempts, vocabulary))
  const phrases = new Set([vocabulary, home].flatMap((one) => tokensOfPhrases(tokens, one)))
  const isStrange = (token: Token) =>
    token.kind === 'word' &&
    !phrases.has(token) &&
    !isOrdinary(token.text, own) &&
    !attempts.some((attempt) => isWordOf(token, attempt.vocabulary))
  // A usual English misspelling is one though another language has the word: "coucous" are no cuckoos.
  const isUsual = (token: Token) =>
    isEnglishPage && !phrases.has(token) && isUsualMisspelling(token.text) && !isKnownWord(token, vocabulary)
  const alone = tokens.map((token) => {
    const usual = token.kind === 'word' ? usualSlip(token.text, vocabulary.language) : null
    if (usual !== null) return { ...token, text: usual }
    if (!isStrange(token) && !isUsual(token)) return token
    if (vocabulary.language === 'en' && hasAccent(text.slice(token.start, token.end))) return token
    return { ...token, text: wordMeant(token, vocabulary, isEnglishPage) ?? token.text }
  })
  // A foreign word is a slip if the words beside it complete a name of the cook's language: "pome de terre".
  const isForeign = (token: Token) => token.kind === 'word' && vocabulary === attempts[0]?.vocabulary && !isWordOf(token, vocabulary)
  const corrected = alone.map((token, at) => {
    if (!isStrange(token) && !isForeign(token)) return token
    const meant = meantBeside(alone, at, vocabulary) ?? (token.text === tokens[at]?.text ? meantArabic(token, tokens, vocabulary) : null)
    return meant === null ? token : { ...token, text: meant }
  })
  const isChanged = tokens.length < written.length || corrected.some(({ text: word }, at) => word !== tokens[at]?.text)
  const plain = isChanged ? asMisspelt(attemptIn(vocabulary, text, corrected)) : null
  if (!isEnglishPage || (plain !== null && isWhole(plain))) return plain
  return nearPhrase(text, tokens, attempts, vocabulary) ?? nearPhrase(text, corrected, attempts, vocabulary) ?? plain
}

/** The word that a misspelt one is meant for, or null. */
function wordMeant(token: Token, vocabulary: Vocabulary, isEnglishPage: boolean): string | null {
  const everyday = everydayWord(token.text, vocabulary, isEnglishPage)
  if (everyday !== null) return everyday
  const isLong = token.text.length >= shortestWhole
  const isOwn = isEnglishPage && isLong
  // Where the vocabulary keeps stems, long words are compared unstemmed: "марковь" is not мак.
  const whole = isLong && vocabulary.language !== 'en' ? correct(token.text, vocabulary, writtenWords(vocabulary)) : null
  const stem = correct(singular(token.text, vocabulary.language), vocabulary, vocabulary.spellings, isOwn)
  const ending = stem === null && isOwn && token.text.endsWith('s') ? ofWholeWord(token, vocabulary) : stem
  const meant = whole === null || (ending?.isHeard && !whole.isHeard) ? ending : whole
  return meant?.word ?? null
}

/**
 * The words read as a name of several words with a slip in some of them, or null.
 */
function nearPhrase(text: string, tokens: readonly Token[], attempts: readonly Attempt[], vocabulary: Vocabulary): Attempt | null {
  const meant = withNearPhrases(tokens, attempts[0]?.vocabulary.language ?? vocabulary.language, vocabulary)
  if (meant === null) return null
  const attempt = asMisspelt(attemptIn(vocabulary, text, meant))
  return isWhole(attempt) ? attempt : null
}

/** In Arabic, the name that an unknown word sounds like, or the word of form, cut or amount that it is a slip of. */
function meantArabic(token: Token, tokens: readonly Token[], vocabulary: Vocabulary): string | null {
  if (vocabulary.language !== 'ar' || tokens.length < 2) return null
  return descriptionMeant(token.text, vocabulary) ?? wordThatSoundsLike(token, vocabulary)
}

/** The everyday word of a slip. On another language's page an English slip is more likely a word of that language. */
function everydayWord(typed: string, { language }: Vocabulary, isEnglishPage: boolean): string | null {
  if (language !== 'en') return everydaySlip(typed, language)
  return isEnglishPage ? englishSlip(typed) : null
}

/** Corrects a word before its ending is removed: in "asparagas" and "chickpes" the apparent ending is the slip. */
function ofWholeWord({ text }: Token, vocabulary: Vocabulary): Correction | null {
  const meant = correct(text, vocabulary, writtenWords(vocabulary), true)
  return meant !== null && meant.away > 1 ? null : meant
}

/** The fewest letters of a name typed with a gap; shorter ones arise from any two words. */
const shortestJoined = 4

/** Joins two unknown words that are one name with a gap: طما طم. */
function withoutGaps(text: string, tokens: readonly Token[], attempts: readonly Attempt[], vocabulary: Vocabulary): readonly Token[] {
  if (vocabulary.language !== 'ar') return tokens
  const isStrange = (token: Token) => token.kind === 'word' && !attempts.some((attempt) => isWordOf(token, attempt.vocabulary))
  const joined: Token[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    const word = `${before?.text}${token.text}`
    const isGap = before?.kind === 'word' && token.kind === 'word' && text.slice(before.end, token.start) === ' '
    const isName = isGap && word.length >= shortestJoined && (vocabulary.spellings.get(word)?.length ?? 0) > 0
    if (before !== undefined && isName && (isStrange(before) || isStrange(token)))
      joined.splice(-1, 1, { ...before, text: word, end: token.end })
    else joined.push(token)
  }
  return joined
}

/**
 * The tokens of known phrases of several words: the second word of درجة أولى is no misspelt sauce, and "mustio" in
 * "algo mustio" is known.
 */
function tokensOfPhrases(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const phrases = coverWithPhrases(tokens, vocabulary, countsInPhrase).filter(({ from, to, place }) => place !== null && to - from > 1)
  return phrases.flatMap(({ from, to }) => tokens.slice(from, to))
}

/** The fewest letters of a word that is compared unstemmed. */
const shortestWhole = 5

/** The only word near an unknown one that forms a name with its neighbours: "champigons de paris". */
function meantBeside(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const token = tokens[at]
  if (token === undefined || tokens.length < 2) return undefined
  const near = [token.text, singular(token.text, vocabulary.language)].flatMap((word) => candidatesFor(word, vocabulary, token.text))
  const named = near.flatMap((word) => {
    const replaced = tokens.with(at, { ...token, text: word })
    const chunk = coverWithPhrases(replaced, vocabulary, countsInPhrase).find(({ from, to }) => from <= at && at < to)
    const food = chunk === undefined || chunk.to - chunk.from < 2 ? null : foodOfChunk(chunk, replaced)
    return food === null ? [] : [{ word, food }]
  })
  const { language } = vocabulary
  const slips = named.filter(({ word }) => [token.text, singular(token.text, language)].some((typed) => isSlip(typed, word, language)))
  const [first, ...others] = slips.length > 0 ? slips : named
  return others.every(({ food }) => food === first?.food) ? first?.word : undefined
}

/** The best reading of the words after a clause, as typed or corrected. */
function bestOf(text: string, tokens: readonly Token[], attempts: readonly Attempt[], vocabulary: Vocabulary): Attempt | null {
  const plain = attemptIn(vocabulary, text, tokens)
  return isWhole(plain) ? plain : correctTokens(text, tokens, attempts, vocabulary)
}

/** The clause itself is not understood, so nothing is certain. */
function ofPart(attempt: Attempt | null): Attempt | null {
  return attempt === null ? null : { ...attempt, reading: { ...attempt.reading, known: 'part' } }
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
  const [chunk] = coverWithPhrases([token], vocabulary, countsInPhrase)
  return chunk?.place != null
}

/** Does the word have an accent? An accent is not typed by mistake. */
export function hasAccent(written: string): boolean {
  const letters = written.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return !/^[a-z]+$/i.test(letters)
}
