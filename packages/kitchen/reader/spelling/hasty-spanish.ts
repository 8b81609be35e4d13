import type { Language } from '#kitchen/options.ts'
import { type FoodSense, limitToKnown } from '#kitchen/reader/food/food.ts'
import type { Food, Reading } from '#kitchen/reader/food/reading.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { everydaySlip, usualSlip } from '#kitchen/reader/spelling/everyday-slips.ts'
import { everydayWordHeardIn } from '#kitchen/reader/spelling/spanish-sounds.ts'
import { correct, writtenWords } from '#kitchen/reader/spelling/spelling.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { meaningOfShortenedSpanish } from '#kitchen/reader/words/es-abbreviations.ts'
import { hastyNoteWords, hastyWords, ownerWords } from '#kitchen/reader/words/es-hasty-words.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/** A longer text is no hasty line of a list. */
const longestLine = 90

/** Marks and words that join several foods, which are read one by one. */
const joinsFoods = /[,;\n+&]|\s(?:y|e|o|u|con|and)\s/iu

type Read = (words: string, language: Language) => Reading

/** A word as typed and as it is meant. */
interface Meant {
  token: Token
  word: string
}

/**
 * Reads a hasty Spanish line again with each of its slips mended on its own, remarks included, where the line as typed
 * names no ingredient, several foods without a comma, or a food in part: "anxoas frasco abiertoo", "higos secs". The
 * result is a guess, so that it denies nothing.
 */
export function readHastySpanish(reading: Reading, text: string, language: Language, read: Read): Reading {
  if (language !== 'es' || text.length > longestLine) return reading
  const tokens = tokenise(text)
  // A listed name is no slip: "codo de pasta rayada".
  if (vocabularyOf('es').surfaces.has(exactWords(tokens))) return reading
  const isPlain = isClear(reading)
  if (isPlain && !tokens.some(saysHow)) return reading
  if (!tokens.some(({ kind }) => kind === 'word') || tokens.some(({ kind }) => kind === 'character')) return reading
  const meant = tokens.map((token, at) => ({ token, word: token.kind === 'word' ? meantBy(token, tokens, at) : token.text }))
  const isMended = ({ token, word }: Meant) => token.kind === 'word' && word !== token.text
  if (reading.notFood.length > 0) return readIfNoPoison(reading, text, meant, isMended, read)
  const line = meant.filter((_, at) => !isPeriodOf(meant, at, isMended) && !isRemarkAt(meant, at))
  const written = writtenOut(line, text)
  if (line.length < meant.length || meant.some(isMended) || / en (?:almibar|vinagre)/u.test(written)) {
    const again = read(written, language)
    if (isPlain ? isMoreExact(again, reading) : isBetter(again, reading, text)) return asGuess(again, line, text, 'misspelt')
  }
  return readWithoutRest(reading, text, line, isMended, read)
}

/**
 * A line that was refused for a misspelt word near a poison, read with the listed slips and short forms written out.
 * Every word must then be known, and name one food.
 */
function readIfNoPoison(reading: Reading, text: string, meant: readonly Meant[], isMended: (one: Meant) => boolean, read: Read): Reading {
  const isListed = ({ token }: Meant) => hastyWords.has(token.text) || usualSlip(token.text, 'es') !== null || token.text === 'd'
  if (!meant.some(isMended) || !meant.filter(isMended).every(isListed)) return reading
  const again = read(writtenOut(meant, text), 'es')
  return again.notFood.length === 0 && again.foods.length === 1 && isSure(again) ? asGuess(again, meant, text, 'misspelt') : reading
}

/** Is nothing left to ask: one ingredient, known by every word? */
function isClear({ foods, unknown }: Reading): boolean {
  return foods.length === 1 && unknown.length === 0 && foods.every(({ known, ingredient }) => known === 'whole' && ingredient !== null)
}

/** Is the word a misspelt or spoken word of form, which the plain reading may have passed over: "ahumao", "secs"? */
function saysHow({ kind, text: typed }: Token): boolean {
  if (kind !== 'word') return false
  const meant = hastyWords.get(typed) ?? usualSlip(typed, 'es') ?? spokenParticiple(typed)
  return meant !== undefined && meant !== typed && placeOf(meant)?.role === 'preparation' && placeOf(typed)?.food == null
}

/** Does the second reading name another ingredient or a form, for the one food of both? */
function isMoreExact(again: Reading, before: Reading): boolean {
  const [[one, ...more], [known]] = [again.foods, before.foods]
  if (one === undefined || known === undefined || more.length + again.unknown.length + again.notFood.length > 0) return false
  return one.ingredient !== null && (one.ingredient !== known.ingredient || (one.form !== undefined && known.form === undefined))
}

const placeOf = (word: string): Place | undefined => vocabularyOf('es').root.next.get(singular(word, 'es'))

/** Does the word mean something by itself, and not only within longer names? */
function isKnown(word: string): boolean {
  const place = placeOf(word)
  return place !== undefined && (place.food !== null || place.role !== null || place.head !== null)
}

/** What a word of a hasty line stands for: in full, without its slip, not drawn out. */
function meantBy(token: Token, tokens: readonly Token[], at: number): string {
  const typed = token.text
  if (notes.has(typed)) return typed
  const short = hastyWords.get(typed)
  if (short !== undefined && placeOf(typed)?.food == null) return short
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const hasPeriod = next?.text === '.' && next.start === token.end
  const isWord = isKnown(typed) || isOrdinary(typed, 'es')
  // Without a period a short form must at least be no word.
  const full = meaningOfShortenedSpanish(typed, hasPeriod || (typed.length > 2 && !isWord), before?.text) ?? usualSlip(typed, 'es')
  return full ?? (isWord || typed.length < shortest ? typed : mended(typed))
}

/** A word that no table has, without its slip. */
function mended(typed: string): string {
  return (
    everydaySlip(typed, 'es') ?? notDrawnOut(typed) ?? spokenParticiple(typed) ?? everydayWordHeardIn(typed) ?? corrected(typed) ?? typed
  )
}

/** The fewest letters of a word that is mended without standing in a table. */
const shortest = 4

/** A known word whose letters were doubled or drawn out: "abiertoo", "moldee". */
function notDrawnOut(typed: string): string | undefined {
  const atEnd = typed.replace(/(\p{L})\1+$/u, '$1')
  const tries = [atEnd, typed.replace(/(\p{L})\1{2,}/gu, '$1$1'), typed.replace(/(\p{L})\1+/gu, '$1')]
  return tries.find((word) => word !== typed && word.length >= shortest - 1 && isKnown(word))
}

/** A participle as it is spoken: "puñao" is puñado, "macerao" macerado. */
function spokenParticiple(typed: string): string | undefined {
  const full = typed.replace(/ao(s?)$/u, 'ado$1')
  return full !== typed && isKnown(full) ? full : undefined
}

function corrected(typed: string): string | undefined {
  const vocabulary = vocabularyOf('es')
  if (vocabulary.root.next.has(singular(typed, 'es'))) return undefined
  const meant = correct(typed, vocabulary, writtenWords(vocabulary)) ?? correct(singular(typed, 'es'), vocabulary)
  return meant?.word
}

const isPeriodOf = (line: readonly Meant[], at: number, isMended: (one: Meant) => boolean) => {
  const before = line[at - 1]
  return line[at]?.token.text === '.' && before !== undefined && isMended(before) && before.token.end === line[at]?.token.start
}

/** What follows a stroke and changes no food: "s/h" is without bones, "c/sal" salted. */
const behindStroke: ReadonlySet<string> = new Set(
  'h hueso huesos p piel e espinas esp a az azuc azucar s sal cascara pepitas semillas'.split(' '),
)

/** Pieces in which a food was counted or cut: "pollo 2 filetes". */
const piece = /^(?:filete|lomo|pata|pieza|rodaja|rebanada|loncha|trozo|tajada|tira|corte)s?$/u

/** Is the word or mark no part of the food's name? */
function isRemarkAt(line: readonly Meant[], at: number): boolean {
  const one = line[at]
  if (one === undefined) return false
  if (isInStroke(line, at)) return true
  const [before, next] = [line[at - 1], line[at + 1]]
  // Counted pieces of the food before them; alone they are meat.
  const isNamed = line.slice(0, at - 1).some(({ token }) => token.kind === 'word')
  if (isNamed && before?.token.kind === 'number' && piece.test(one.word)) return true
  if (one.token.kind === 'number' && at > 0 && next !== undefined && piece.test(next.word)) return line[at - 1]?.token.kind === 'word'
  if (before !== undefined && pieceOfFood.test(one.word) && isFoodBefore(line, at)) return true
  return isNote(one) || isOwner(line, at) || isPackedOrSweetened(line, at)
}

/** Words for a rest or a piece, which are foods of their own where no food stands before them. */
const pieceOfFood = /^(?:cach(?:o|ito)|pastilla|taco|taquito|cuñita|cubito|bloque|culo|culito|pelliz(?:co|quito)|bola|mitad)s?$/u

/** Does a food of which pieces are cut stand before? Stock is sold by the cube. */
const isFoodBefore = (line: readonly Meant[], at: number) =>
  line.slice(0, at).some(({ word }) => placeOf(word)?.food != null) &&
  !line.slice(0, at).some(({ word }) => /^(?:caldo|tortillas?)$/u.test(word))

/** Is it the "vacío" of "envasado al vacío", which is a cut of beef alone, or the "azuc" of a sweetened yogurt? */
function isPackedOrSweetened(line: readonly Meant[], at: number): boolean {
  const [one, ...before] = line.slice(0, at + 1).toReversed()
  if (one?.token.text === 'azuc') return before.some(({ word }) => placeOf(word)?.food != null)
  return one?.word === 'vacio' && before.slice(0, 3).some(({ word }) => /^(?:al|envas|envasad[oa]s?|casi|medio)$/u.test(word))
}

/** Is it one of "s/hueso", "c/sal": the letter, the stroke or the word? */
function isInStroke(line: readonly Meant[], at: number): boolean {
  return [at, at - 1, at - 2].some((from) => {
    const [letter, stroke, word] = [line[from], line[from + 1], line[from + 2]]
    if (stroke?.token.text !== '/' || letter === undefined || word === undefined) return false
    return /^[sc]$/u.test(letter.token.text) && behindStroke.has(word.token.text)
  })
}

const owners: ReadonlySet<string> = new Set(ownerWords.map(foldWord))
const betweenOwner = /^(?:d|de|la|el|mi|mis|los|las|tu|pa|para)$/u

/** Is it the owner or cook, or a joining word before: "d mama", "de la suegra"? */
function isOwner(line: readonly Meant[], at: number): boolean {
  const from = line.slice(at).findIndex(({ word }) => !betweenOwner.test(word))
  const named = from < 0 ? undefined : line[at + from]
  if (named === undefined || !owners.has(named.word)) return false
  return from > 0 || betweenOwner.test(line[at - 1]?.word ?? '') || line[at - 1]?.word === 'del'
}

const notes: ReadonlySet<string> = new Set(hastyNoteWords.map(foldWord))

/** Is the word a note that says nothing of the food, and which the vocabulary does not have? */
const isNote = ({ token, word }: Meant) => notes.has(token.text) || notes.has(word)

/** Foods that are sold in vinegar. */
const pickled =
  /^(?:pepin(?:o|illo)|ceboll(?:et|it)a|cebolla|guindilla|alcaparra|boqueron(?:e)?|anchoa|mejillon(?:e)?|coliflor|zanahoria|remolacha|aceituna|piparra|banderilla|chile|jalapeño|ajo|pimiento)s?$/u

/** The liquid a food is kept in, with the "en" that a hasty writer leaves out: "cerezas bote almíbar". */
function withIn(line: readonly Meant[], at: number): string {
  const [before, word] = [line.slice(0, at).map((one) => one.word), line[at]?.word ?? '']
  if (before.length === 0 || /^(?:de|del|en|con|al|y|e|d)$/u.test(before.at(-1) ?? '')) return word
  const isKept = word === 'almibar' || (word === 'vinagre' && before.some((one) => pickled.test(one)))
  return isKept ? `en ${word}` : word
}

/** The line as it is meant, with the marks and gaps as typed. */
function writtenOut(line: readonly Meant[], text: string): string {
  return line.map(({ token }, at) => gapBefore(line, at, text) + (token.kind === 'word' ? withIn(line, at) : textOf(token, text))).join('')
}

const textOf = ({ start, end }: Token, text: string) => text.slice(start, end)

function gapBefore(line: readonly Meant[], at: number, text: string): string {
  const [before, one] = [line[at - 1], line[at]]
  if (before === undefined || one === undefined) return ''
  return before.token.end === one.token.start ? '' : /\n/u.test(text.slice(before.token.end, one.token.start)) ? '\n' : ' '
}

/** Does the second reading name ingredients where the first did not, or one food for a list without commas? */
function isBetter(again: Reading, before: Reading, text: string): boolean {
  if (again.notFood.length > 0 || again.foods.length === 0 || again.unknown.length > before.unknown.length) return false
  const isKind = again.foods.some(({ ingredient }) => ingredient === null)
  // A lone word that no kitchen knows is asked about.
  if (isKind && !/\s/u.test(text.trim())) return false
  // A food known by kind alone is better than none, and than words of which a part was guessed.
  if (again.unknown.length < before.unknown.length) return !isKind || isSure(again)
  if (isKind && before.foods.length > 0)
    return before.foods.every(({ known, ingredient }) => known !== 'whole' && ingredient === null) && isSure(again)
  if (before.foods.length === 0 || before.foods.some(({ ingredient }) => ingredient === null)) return true
  if (again.foods.length < before.foods.length) return !joinsFoods.test(text)
  return again.foods.length === before.foods.length && before.foods.some(({ known }) => known !== 'whole')
}

const isSure = ({ foods, unknown }: Reading) => unknown.length === 0 && foods.every(({ known }) => known === 'whole')

/** Words that join a further food to the name before them. */
const joining: readonly Place['role'][] = ['and', 'with', 'without', 'free', 'vegan', 'meatless', 'poison', 'thing', 'spoiled']

/**
 * The food before words that no kitchen knows, if an amount or a package begins them or its name was mended. They are
 * a remark, but may belong to the name, so the food is known in part.
 */
function readWithoutRest(reading: Reading, text: string, line: readonly Meant[], isMended: (one: Meant) => boolean, read: Read): Reading {
  if (reading.foods.length > 1 || reading.foods.some(({ ingredient }) => ingredient !== null)) return reading
  for (let end = line.length - 1; end > 0; end -= 1) {
    const [kept, rest] = [line.slice(0, end), line.slice(end)]
    if (!rest.every(({ token, word }) => token.kind !== 'word' || saysNoFood(word))) return reading
    if (!isRemark(rest) && !kept.some(isMended)) continue
    const again = read(writtenOut(kept, text), 'es')
    const isFood = again.foods.length === 1 && again.unknown.length + again.notFood.length === 0
    if (isFood && again.foods.every(({ ingredient }) => ingredient !== null)) return asGuess(again, kept, text, 'part')
  }
  return reading
}

function saysNoFood(word: string): boolean {
  const place = placeOf(word)
  return place === undefined || (place.food === null && place.head === null && !joining.includes(place.role))
}

/** Do the words begin with an amount or a package? */
function isRemark([first]: readonly Meant[]): boolean {
  return first !== undefined && (first.token.kind === 'number' || placeOf(first.word)?.role === 'unit')
}

const claims: readonly Place['role'][] = ['without', 'free', 'vegan', 'meatless']

/** The foods of a mended line as typed. A mended word makes no claim: "vegetable" need not mean "vegetal". */
function asGuess(again: Reading, line: readonly Meant[], text: string, known: 'misspelt' | 'part'): Reading {
  const isClaimMended = line.some(({ token, word }) => word !== token.text && claims.includes(placeOf(word)?.role ?? null))
  const foods = again.foods.map(({ madeWithout, ...food }) =>
    limitToKnown({ ...food, words: asTyped(food, line, text), ...(madeWithout && !isClaimMended && { madeWithout }) }, known),
  )
  return { ...again, foods }
}

/** The typed words of a food that was read from the mended line. */
function asTyped({ words }: Food & FoodSense, line: readonly Meant[], text: string): string {
  const named = new Set(tokenise(words).map((token) => token.text))
  const tokens = line.filter(({ word }) => named.has(foldWord(word))).map(({ token }) => token)
  return text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? text.length).trim()
}
