import { memoizedText } from '#kitchen/memoize.ts'
import { simplifiedForms } from '#kitchen/reader/text/simplified.ts'
import { formsOf, type WordForms } from '#kitchen/word-list.ts'

/** Letters that Unicode does not decompose, and their usual replacement on other keyboards. */
const plainLetters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ı: 'i', đ: 'd', ð: 'd', þ: 'th' }

const arabicLetters: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
  ی: 'ي',
  پ: 'ب',
  ڤ: 'ف',
  چ: 'ج',
  گ: 'ك',
}

/** The code point of zero in each script whose digits a cook may type. */
const zeroDigits = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040]

function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const nought = zeroDigits.find((zero) => code >= zero && code <= zero + 9)
  return nought === undefined ? character : String(code - nought)
}

function foldArabic(word: string): string {
  const plain = word.replace(/\u0640/g, '').replace(/./gu, (letter) => arabicLetters[letter] ?? letter)
  // The particle for "and" stays: حليب والأرز is milk and rice, not rice milk. The step runs twice, so that ألبان and
  // الألبان become one word.
  const bare = plain
    .replace(/^وال(?=..)/u, 'و')
    // كال starts some words itself: the squid كالمار is not "like mar", and كالفي not "like fi".
    .replace(/^(?:كال(?!مار|زون)(?=...)|(?:بال|ال|لل)(?=..))/u, '')
    .replace(/^ال(?=..)/u, '')
    // "Green" is typed خضراء or خضرا.
    .replace(/(?<=...ا)ء$/u, '')
  // A repeated last letter is one letter (حليبب); but فوهة correctly ends in two.
  return word.endsWith('هة') ? bare : bare.replace(/(?<=..)(\p{L})\1+$/u, '$1')
}

function foldOther(character: string): string {
  const code = character.codePointAt(0) ?? 0
  // Katakana is 0x60 above hiragana; cooks write たまご or タマゴ.
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60)
  return simplifiedForms[character] ?? plainLetters[character] ?? digit(character)
}

/** Words that folding leaves as they are, and that most names consist of. */
const plain = /^(?:[a-z0-9.,]*|[а-я]*)$/

/** The size of the cache. It returns the same string object for the same word, which speeds table lookups. */
const mostRemembered = 5_000

/**
 * Folds a word for comparison: compatibility forms, case, accents, marks, hidden characters, digits and script
 * variants.
 */
export const foldWord = memoizedText(mostRemembered, foldNewWord)

/**
 * A letter repeated for emphasis ("miiiilk") is one letter; a German compound may have three in a row (Erdnusssuppe).
 */
const repeatedLetters = /(\p{Script=Latin})\1{3,}|([\p{Script=Cyrillic}\p{Script=Arabic}])\2{2,}/gu

/** Latin letters and the Cyrillic letters that look like them; capitals have more such pairs. */
const lookAlikeLetters = { latin: 'aceopxyABCEHKMOPTXY', cyrillic: 'асеорхуАВСЕНКМОРТХУ' }

const only = (script: RegExp, shared: string) => (letter: string) => script.test(letter) && !shared.includes(letter)
const isLatinAlone = only(/\p{Script=Latin}/u, lookAlikeLetters.latin)
const isCyrillicAlone = only(/\p{Script=Cyrillic}/u, lookAlikeLetters.cyrillic)

/**
 * A word in two alphabets ("cоeвый") rewritten in the alphabet of its unambiguous letters; the rest came from the
 * wrong keyboard.
 */
function inOneScript(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word
  const letters = [...word]
  const isLatin = letters.some(isLatinAlone)
  if (isLatin && letters.some(isCyrillicAlone)) return word
  const [from, to] = isLatin ? [lookAlikeLetters.cyrillic, lookAlikeLetters.latin] : [lookAlikeLetters.latin, lookAlikeLetters.cyrillic]
  return letters.map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}

function foldNewWord(word: string): string {
  if (plain.test(word) && word.search(repeatedLetters) === -1) return word
  const lower = inOneScript(word.toWellFormed().normalize('NFKC'))
    .toLowerCase()
    .replace(/[\p{Cf}\p{Cc}]|[\ufe0e\ufe0f]/gu, '')
    .replaceAll('ё', 'е')
    .replace(repeatedLetters, '$1$2')
  if (plain.test(lower)) return lower
  const bare = lower
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[\u064b-\u065f\u0670]|(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu, '')
  const folded = bare.replace(/[^ -~]/gu, foldOther)
  return /\p{Script=Arabic}/u.test(folded) ? foldArabic(folded) : folded
}

/** Every form of the tables, folded, with its word, folded. */
export function foldForms(...tables: readonly WordForms[]): ReadonlyMap<string, string> {
  return new Map(formsOf(...tables).map(([form, word]) => [foldWord(form), foldWord(word)]))
}
