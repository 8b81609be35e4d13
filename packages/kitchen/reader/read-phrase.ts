import { allNamesOf, ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { limitToKnown } from '#kitchen/reader/food/food.ts'
import type { Food, Reading } from '#kitchen/reader/food/reading.ts'
import type { SegmentReading } from '#kitchen/reader/food/segment-reading.ts'
import { withAccentedWords } from '#kitchen/reader/in-full/accented-words.ts'
import { joinCompoundsApart } from '#kitchen/reader/in-full/compounds-apart.ts'
import { hasEnglishSlip } from '#kitchen/reader/in-full/english-short-forms.ts'
import { withFormBefore } from '#kitchen/reader/in-full/form-before-name.ts'
import { joinCutsInJapanese } from '#kitchen/reader/in-full/japanese-cuts.ts'
import { isNearNameWithEnding, joinCharacters } from '#kitchen/reader/in-full/joined-characters.ts'
import { hasUmlautOfOtherWord } from '#kitchen/reader/in-full/short-names.ts'
import { hasShortenedRussian } from '#kitchen/reader/in-full/shortened-words.ts'
import { splitGlued } from '#kitchen/reader/in-full/split-glued.ts'
import { splitHanNames } from '#kitchen/reader/in-full/split-han-names.ts'
import { detachParticles } from '#kitchen/reader/match/arabic.ts'
import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { exactWords, foodListedAs, keysOf, placeAt, writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { isNoFoodPhrase, refuseNoFood } from '#kitchen/reader/no-food/no-food-phrases.ts'
import { addPart, isDescriptionInBrackets } from '#kitchen/reader/phrase/add-part.ts'
import { readClaimApart } from '#kitchen/reader/phrase/claim-apart.ts'
import { readInOneLanguage } from '#kitchen/reader/phrase/in-one-language.ts'
import { readBest } from '#kitchen/reader/phrase/read-best.ts'
import { isDescriptionIn, readAcrossLanguages, readWhole } from '#kitchen/reader/phrase/read-whole.ts'
import { isLatin, isRomanised, readRomanised } from '#kitchen/reader/phrase/romanised.ts'
import { splitLanguages } from '#kitchen/reader/phrase/split-languages.ts'
import { splitAtAnd, splitAtMarks } from '#kitchen/reader/phrase/split-phrase.ts'
import { splitRun } from '#kitchen/reader/phrase/split-run.ts'
import { splitScripts } from '#kitchen/reader/phrase/split-scripts.ts'
import { joinNamesInBrackets } from '#kitchen/reader/remarks/asides.ts'
import { withoutBracketNotes } from '#kitchen/reader/remarks/bracket-notes.ts'
import { withoutChineseRemarks } from '#kitchen/reader/remarks/chinese-remarks.ts'
import { withoutFrenchRemarks } from '#kitchen/reader/remarks/french-remarks.ts'
import { leavesOpen, withoutGluedRemarks, withoutJapaneseRemarks } from '#kitchen/reader/remarks/japanese-remarks.ts'
import { withoutStylesInJapanese } from '#kitchen/reader/remarks/japanese-styles.ts'
import { dropMakerNames } from '#kitchen/reader/remarks/makers.ts'
import { negatesDietClaim } from '#kitchen/reader/remarks/negated-claims.ts'
import { withoutRedundantEmoji } from '#kitchen/reader/remarks/pictures.ts'
import { withoutStoragePlace } from '#kitchen/reader/remarks/storage-places.ts'
import { attemptIn } from '#kitchen/reader/segment/attempt.ts'
import { withoutLeftoverNotes } from '#kitchen/reader/segment/leftover-dishes.ts'
import { mayBeMadeSalad } from '#kitchen/reader/segment/made-salads.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { withLettersForDigits } from '#kitchen/reader/spelling/digits-for-letters.ts'
import { withoutEndingSlips } from '#kitchen/reader/spelling/ending-slips.ts'
import { withoutPinyin } from '#kitchen/reader/spelling/half-pinyin.ts'
import { hasFrenchSlip, inPlainFrench } from '#kitchen/reader/spelling/hasty-french.ts'
import { readHastySpanish } from '#kitchen/reader/spelling/hasty-spanish.ts'
import { withNearNames } from '#kitchen/reader/spelling/near-name-doubts.ts'
import { hidesPoison } from '#kitchen/reader/spelling/obfuscated-poisons.ts'
import { readOnOtherKeyboard } from '#kitchen/reader/spelling/other-keyboard.ts'
import { isFormSlip, isNounWithOtherEnding } from '#kitchen/reader/spelling/russian-form-slips.ts'
import { correctKana } from '#kitchen/reader/spelling/typed-kana.ts'
import { languagesFor, withAccents } from '#kitchen/reader/text/scripts-of.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { mayShortenSpanishNoun } from '#kitchen/reader/words/es-abbreviations.ts'
import { isOrdinaryIn, isRarelyFood } from '#kitchen/reader/words/ordinary-words.ts'
import { isUsualMisspelling } from '#kitchen/reader/words/ru-abbreviations.ts'

/** The most characters that the reader reads; no ingredient is longer. */
const longestPhrase = 2_000

/** Half-width katakana, whose voicing mark is a character of its own, and units in one character: ﾀﾞ, ㌢. */
const halfWidthKana = /[\uff66-\uff9f\u3300-\u3357]+/g

/** A zero between Russian letters is typed for the letter: "мол0ко". */
const zeroInWord = /(?<=[а-яё])0(?=[а-яё])/giu

type Known = SegmentReading['known']

/**
 * Reads a typed phrase in any of the eight languages; `language` wins if a word belongs to several. It keeps its last
 * readings, because composer, checker and chips ask for the same phrases. Callers share a reading and must not change
 * it.
 */
export function readPhrase(text: string, language: Language): Reading {
  return readOnce(text.slice(0, longestPhrase), language)
}

const readOnce = memoized(cacheSize, (text, language) =>
  readClaimApart(readHastySpanish(readAsTyped(text, language), text, language, readAsTyped), text, language, readAsTyped),
)

function readAsTyped(text: string, language: Language): Reading {
  const typed = text.toWellFormed().replace(halfWidthKana, (kana) => kana.normalize('NFKC'))
  const wide = withFormBefore(typed, language)
  const source = withSlipsMended(wide, language)
  const plain = source.normalize('NFKC').toLowerCase()
  if (isNoFoodPhrase(source, language)) return { foods: [], unknown: [], notFood: [source.trim()] }
  if (negatesDietClaim(plain, language)) return { foods: [], unknown: [{ words: source.trim(), didYouMean: [] }], notFood: [] }
  const reading: Reading = { foods: [], unknown: [], notFood: [] }
  const joined = withoutStylesInJapanese(joinCutsInJapanese(source, language), language)
  const plainly = withoutJapaneseRemarks(joined, language)
  const apart = splitHanNames(withoutGluedRemarks(plainly, language), language)
  const told = joinNamesInBrackets(
    withoutStoragePlace(withoutBracketNotes(withoutFrenchRemarks(withoutChineseRemarks(apart), language), language), language),
    (words) => readPhrase(words, language),
  )
  for (const part of splitAtMarks(withoutHiddenPoisons(told, reading), language))
    readPart(told, withAccentedWords(told, splitGlued(part, language), language), language, reading)
  const isMisspelt = !isNameInLexicon(typed, language) && (doubtful.has(reading) || hasSlip({ typed, wide, source }, language))
  const isAsTyped = ({ words }: Food) => !isMisspelt && (source === wide ? !isDrawnOut(words, wide) : isWrittenIn(words, wide))
  const foods = dropMakerNames(withoutRedundantEmoji(withoutLeftoverNotes(reading.foods))).map((food) =>
    isAsTyped(food) ? food : limitToKnown(food, 'misspelt'),
  )
  // Words for food cooked elsewhere may also stand in a bracket or a list: "rice (takeaway)", "rice and chicken from
  // the chinese".
  const isInPart = isCookedElsewhere(source, language) || leavesOpen(source) || joined !== source || apart !== plainly
  reading.foods = foods.map((food) => (isInPart || mayBeMadeSalad(food, source) ? limitToKnown(food, 'part') : food))
  const isEmpty = reading.foods.length + reading.unknown.length + reading.notFood.length === 0
  if (isEmpty && isPlace(tokenise(source), language)) reading.notFood.push(source.trim())
  else if (isEmpty && source.trim() !== '') reading.unknown.push({ words: source.trim(), didYouMean: [] })
  return refuseNoFood(readOnOtherKeyboard(reading, source, language, readPhrase), source, language)
}

/** The phrase with what single characters of a keyboard or a script got wrong set right. */
function withSlipsMended(wide: string, language: Language): string {
  const lettered = withLettersForDigits(joinCharacters(correctKana(wide, language), language), language)
  const unbroken = joinCompoundsApart(lettered, language)
  return inPlainFrench(unbroken === wide ? wide : withFormBefore(unbroken, language), language).replace(zeroInWord, 'о')
}

/** A phrase as typed, with short forms before names written out (`wide`), and with its slips mended. */
interface Typed {
  typed: string
  wide: string
  source: string
}

/** Does the phrase have a slip, or a short form that may stand for other words? */
function hasSlip({ typed, wide, source }: Typed, language: Language): boolean {
  const tokens = tokenise(source)
  return (
    (language === 'zh' && withoutEndingSlips(wide) !== wide) ||
    isNearNameWithEnding(typed, language) ||
    hasEnglishSlip(source, tokens, language) ||
    hasShortenedRussian(tokens, language) ||
    hasFrenchSlip(wide, tokenise(wide), language) ||
    hasUmlautOfOtherWord(source, tokens, language) ||
    tokens.some(({ text }) => isUsualMisspelling(text) || isFormSlip(text) || isNounWithOtherEnding(text)) ||
    (language === 'es' && tokens.some(({ text }) => mayShortenSpanishNoun(text)))
  )
}

const namesInLexicon = memoizedByKey(
  (language: Language): ReadonlySet<string> =>
    new Set(ingredientIds.flatMap((id) => allNamesOf(id, language).map((name) => exactWords(tokenise(name))))),
)

/** Is the phrase, but for amounts, a name that the lexicon has? It is no slip, whatever it resembles: "boquerón". */
function isNameInLexicon(text: string, language: Language): boolean {
  const tokens = tokenise(text)
  const isDrawnOut = /(\p{L})\1\1/iu.test(text)
  if (language === 'en' || isDrawnOut || tokens.some(({ kind }) => kind === 'mark')) return false
  const { root } = vocabularyOf(language)
  const isUnit = ({ text }: Token) => root.next.get(singular(text, language))?.role === 'unit'
  return namesInLexicon(language).has(exactWords(tokens.filter((token) => token.kind === 'word' && !isUnit(token))))
}

/**
 * Kana that draw out the word before them, or are the rest of another word: "のりー",
 * クルミッ for クルミッ子.
 */
const drawnOut = /^[ーぁぃぅぇぉっァィゥェォッ～〜]/u

/** Do the words stand in the text as they are, not drawn out? */
const isWrittenIn = (words: string, text: string) => text.includes(words) && !isDrawnOut(words, text)

/** Do kana that draw out a word stand behind the words in the text? */
function isDrawnOut(words: string, text: string): boolean {
  const at = text.indexOf(words)
  return at >= 0 && drawnOut.test(text.slice(at + words.length))
}

/** Does the phrase mean that another person cooked its food? */
function isCookedElsewhere(text: string, language: Language): boolean {
  const tokens = tokenise(text).filter(({ kind }) => kind !== 'mark')
  return coverWithPhrases(tokens, vocabularyOf(language), countsInPhrase).some(({ place }) => place?.isCookedElsewhere === true)
}

/** Are the words only the name of a place? Its products have names of their own. */
function isPlace(tokens: readonly Token[], language: Language): boolean {
  const { root } = vocabularyOf(language)
  return placeAt(root, keysOf(tokens, language))?.isRegion === true
}

/**
 * The parts of a phrase between punctuation that certainly separates ingredients; a period may be part of
 * "b.l.e.a.c.h".
 */
const partsOfPhrase = /[^,;:\n،؛、，；()]+?(?=$|[,;:\n،؛、，；()]|\s(?:and|&|\+)\s)/gu

/** Blanks out the parts that hide a poison and adds them to the refused words. */
function withoutHiddenPoisons(text: string, reading: Reading): string {
  return text.replace(partsOfPhrase, (part) => {
    if (!hidesPoison(part)) return part
    reading.notFood.push(part.replace(/^\s*(?:(?:and|&|\+)\s)?/u, '').trim())
    return ' '.repeat(part.length - 1).concat(',')
  })
}

/**
 * Are the words everyday speech and no food? Typed by an English cook, "song" is neither a French taro nor a Chinese
 * pine, "roasting pan" no Spanish bread, and Spanish "soy" no soya.
 */
function isPlainSpeech(tokens: readonly Token[], language: Language): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'character')
  const isOrdinary = ({ text }: Token) => isOrdinaryIn(text, language)
  // English words occur in names of every language, while a stem of another language proves too little.
  const saysNothing = (token: Token) => language === 'en' && isDescriptionIn(token, language)
  return words.some(isOrdinary) && words.every((token) => isOrdinary(token) || saysNothing(token))
}

/** Does an everyday word only share a food's stem (Spanish "casi" and "casis"), or rarely mean the food? */
function isByStemAlone(tokens: readonly Token[], language: Language): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [only, ...others] = words
  if (only === undefined || others.length > 0 || !isOrdinaryIn(only.text, language)) return false
  if (isRarelyFood(only.text, language)) return true
  const vocabulary = vocabularyOf(language)
  return placeAt(vocabulary.root, keysOf(words, language))?.food != null && foodListedAs(only.text, vocabulary) === undefined
}

function readPart(text: string, tokens: readonly Token[], language: Language, reading: Reading): void {
  orRomanised(text, tokens, language, reading, () => readScripts(text, tokens, language, reading))
}

/** Reads words with `read`; if they stay unknown, reads them as romanised words. */
function orRomanised(text: string, tokens: readonly Token[], language: Language, reading: Reading, read: () => void): void {
  const before: Reading = { foods: [...reading.foods], unknown: [...reading.unknown], notFood: [...reading.notFood] }
  read()
  if (!mayBeRomanised(tokens, reading, before, language)) return
  const romanised = readRomanised(text, tokens, language)
  if (romanised.length === 0) return
  Object.assign(reading, before)
  for (const attempt of romanised) addPart(attempt, reading, text)
}

/**
 * Did a part leave unknown words? For a cook whose language has another script, a guessed misspelling may also be a
 * romanised word.
 */
function mayBeRomanised(tokens: readonly Token[], { foods, unknown, notFood }: Reading, before: Reading, language: Language): boolean {
  if (notFood.length > before.notFood.length || isPlainSpeech(tokens, language)) return false
  const found = foods.slice(before.foods.length)
  const isUnknown = unknown.length > before.unknown.length
  // "Samon" is a misspelt salmon rather than サーモン.
  const isNear = unknown.slice(before.unknown.length).some(({ didYouMean }) => didYouMean.length > 0)
  if (!isRomanised(language)) return isUnknown && !isNear && found.length === 0
  const isOfLatin = tokens.every((token) => token.kind !== 'character' && (token.kind !== 'word' || isLatin(token)))
  return isUnknown || (isOfLatin && found.length > 0 && found.every(({ known }) => known === 'misspelt'))
}

function readScripts(text: string, tokens: readonly Token[], language: Language, reading: Reading): void {
  const runs = splitScripts(text, tokens, language)
  if (runs.length < 2 || isKnownTogether(text, tokens, language)) {
    readRun(text, tokens, language, reading)
    return
  }
  const isList = runs.every(({ isJoined }, at) => at === 0 || isJoined)
  const names = runs.map(({ name }) => name)
  const together = isList ? null : readInOneLanguage(text, names, language)
  if (together !== null) addPart(together, reading, text)
  // Neighbouring words may form one food: "fish ケーキ" is more than fish.
  else
    for (const { tokens: run } of runs)
      orRomanised(text, run, language, reading, () => readRun(text, run, language, reading, isList ? 'whole' : 'part'))
}

/** Are words of several scripts one name (XO酱, Tシャツ), or a food and its description ("fresh 豆腐")? */
function isKnownTogether(text: string, tokens: readonly Token[], language: Language): boolean {
  const languages = languagesFor(tokens, language)
  if (isNamedAnywhere(tokens, languages) || withoutPinyin(tokens, vocabularyOf(language)) !== null) return true
  if (languages.some((one) => attemptIn(vocabularyOf(one), text, tokens).reading.notFood.length > 0)) return true
  return (readWhole(text, tokens, languages, language) ?? readAcrossLanguages(text, tokens, languages, language)) !== null
}

function readRun(text: string, tokens: readonly Token[], language: Language, reading: Reading, known: Known = 'whole'): void {
  const written = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
  const languagesOf = (run: readonly Token[]) => (isPlainSpeech(run, language) ? [language] : languagesFor(run, language))
  const isNumber = tokens.every(({ kind }) => kind === 'number')
  const isOwn = isNumber || isPlainSpeech(tokens, language) || isDescriptionInBrackets(text, tokens, vocabularyOf(language))
  const languages = isOwn ? [language] : withAccents(languagesFor(tokens, language), written, language)
  const first = languages[0]
  if (first === undefined) return
  if (isByStemAlone(tokens, language)) {
    reading.unknown.push({ words: written, didYouMean: [] })
    return
  }
  let negated = false
  const vocabulary = vocabularyOf(first)
  const whole = detachParticles(tokens, vocabulary, 'phrase')
  const parted = isNamedAnywhere(whole, languages) ? [{ run: whole, or: false }] : splitAtAnd(text, whole, vocabulary)
  const runs = parted.flatMap(({ run, or }) =>
    (isNamedAnywhere(run, languages) ? [run] : splitRun(text, run, languages, language)).flatMap((part) => {
      const parts = isOwn ? [part] : splitLanguages(text, part, languages, language)
      return parts.map((one) => ({ run: one, or, isPart: known === 'part' || parts.length > 1 }))
    }),
  )
  for (const { run, or, isPart } of runs) {
    const read = readBest(text, run, run.length === whole.length ? languages : languagesOf(run), language)
    // A misspelt name that contains "and" was split: "crema de cacao y avelanas", "salsa o" for "salsa xo".
    const best = run.length === whole.length ? read : withNearNames(read, text, whole, languages.map(vocabularyOf))
    if (negated && or) continue
    negated = best.reading.endsDenied
    if (mayBeOtherWord(text, run, best.reading)) doubtful.add(reading)
    addPart(isPart ? { ...best, reading: { ...best.reading, known: 'part' } } : best, reading, text)
  }
}

/** Readings of phrases in which some words may be other words. No food of such a phrase is known as a whole. */
const doubtful = new WeakSet<Reading>()

/**
 * Do the words mean nothing only as a slip for other words, or as a letter behind a slash? "Nestel with peanuts" may
 * be a chocolate, and вермишель /п is instant noodles with a letter lost.
 */
function mayBeOtherWord(text: string, run: readonly Token[], { foods, unknown, notFood, known }: SegmentReading): boolean {
  if (foods.length + unknown.length + notFood.length > 0) return false
  const [only, ...others] = run
  const isLetter = only !== undefined && others.length === 0 && only.text.length === 1 && text[only.start - 1] === '/'
  return known === 'misspelt' || (isLetter && only.kind === 'word')
}

/** Are the words, even with "and", exactly one name in some language: "fish and chips"? */
function isNamedAnywhere(tokens: readonly Token[], languages: readonly Language[]): boolean {
  return languages.some((language) => vocabularyOf(language).surfaces.has(writtenName(tokens)))
}
