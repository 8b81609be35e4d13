import { simplifiedForms } from '#kitchen/reader/simplified.ts'

/** Letters that Unicode does not decompose, written as a cook without that key would. */
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

/** The digit nought of each script whose digits a cook may type. */
const noughts = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040]

function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const nought = noughts.find((zero) => code >= zero && code <= zero + 9)
  return nought === undefined ? character : String(code - nought)
}

function foldArabic(word: string): string {
  const plain = word.replace(/\u0640/g, '').replace(/./gu, (letter) => arabicLetters[letter] ?? letter)
  // "And" stays: حليب والأرز is milk and rice, not rice milk.
  // Twice, so that ألبان and الألبان are one word.
  const bare = plain
    .replace(/^وال(?=..)/u, 'و')
    // The squid كالمار is not "like a mar", and the mayonnaise كالفي not "like in".
    .replace(/^(?:كال(?!مار|زون)(?=...)|(?:بال|ال|لل)(?=..))/u, '')
    .replace(/^ال(?=..)/u, '')
    // "Green" is typed خضراء and خضرا.
    .replace(/(?<=...ا)ء$/u, '')
  // A last letter drawn out, حليبب, is one letter; فوهة ends in two.
  return word.endsWith('هة') ? bare : bare.replace(/(?<=..)(\p{L})\1+$/u, '$1')
}

function foldOther(character: string): string {
  const code = character.codePointAt(0) ?? 0
  // Katakana and hiragana stand 0x60 apart; a cook writes たまご, タマゴ or both.
  if (code >= 0x30a1 && code <= 0x30f6) return String.fromCodePoint(code - 0x60)
  return simplifiedForms[character] ?? plainLetters[character] ?? digit(character)
}

const plain = /^[a-z0-9.,]*$/

/**
 * One word as it is compared: compatibility forms, case, accents, marks, hidden characters, digits and script
 * variants are folded away.
 */
export function foldWord(word: string): string {
  const known = remembered.get(word)
  if (known !== undefined) return known
  const folded = foldNewWord(word)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(word, folded)
  return folded
}

/** Texts repeat their words; at most so many are remembered, each as one string, by which tables find it fastest. */
const mostRemembered = 20_000
const remembered = new Map<string, string>()

/** A letter that is drawn out, "miiiilk", is one letter; three may meet in a German compound, Erdnusssuppe. */
const drawnOut = /(\p{Script=Latin})\1{3,}|([\p{Script=Cyrillic}\p{Script=Arabic}])\2{2,}/u

/** Latin letters and the Cyrillic ones that look like them; more of the great ones do. */
const twins = { latin: 'aceopxyABCEHKMOPTXY', cyrillic: 'асеорхуАВСЕНКМОРТХУ' }

const only = (script: RegExp, shared: string) => (letter: string) => script.test(letter) && !shared.includes(letter)
const isLatinAlone = only(/\p{Script=Latin}/u, twins.latin)
const isCyrillicAlone = only(/\p{Script=Cyrillic}/u, twins.cyrillic)

/**
 * A word in two alphabets, "cоeвый", in the one that its other letters are of: the letters that both have were typed
 * on the wrong keys.
 */
function inOneScript(word: string): string {
  if (!/\p{Script=Latin}/u.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word
  const letters = [...word]
  const isLatin = letters.some(isLatinAlone)
  if (isLatin && letters.some(isCyrillicAlone)) return word
  const [from, to] = isLatin ? [twins.cyrillic, twins.latin] : [twins.latin, twins.cyrillic]
  return letters.map((letter) => to[from.indexOf(letter)] ?? letter).join('')
}

function foldNewWord(word: string): string {
  if (plain.test(word) && !drawnOut.test(word)) return word
  const lower = inOneScript(word.toWellFormed().normalize('NFKC'))
    .toLowerCase()
    .replace(/[\p{Cf}\p{Cc}]|[\ufe0e\ufe0f]/gu, '')
    .replaceAll('ё', 'е')
    .replace(new RegExp(drawnOut, 'gu'), '$1$2')
  if (plain.test(lower)) return lower
  const bare = lower
    .replace(/\p{Script=Latin}\p{M}*/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[\u064b-\u065f\u0670]|(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu, '')
  const folded = bare.replace(/[^ -~]/gu, foldOther)
  return /\p{Script=Arabic}/u.test(folded) ? foldArabic(folded) : folded
}
