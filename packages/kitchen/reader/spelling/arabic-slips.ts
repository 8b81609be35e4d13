import { difference, editDistance } from '#kitchen/reader/text/distance.ts'
import { areNeighbouringKeys } from '#kitchen/reader/text/keyboards.ts'

/** Folded letters that differ only in their dots: تفاخ for تفاح. */
const drawnAlike = ['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'هت'] as const

/** Letters that many speakers pronounce alike: صبانخ for سبانخ. */
const heardAlike = ['تط', 'سصث', 'دضذ', 'زذظض', 'قكغج', 'حه'] as const

/** Long vowels, and the final letter that sounds like one: جبنا for جبنة. */
const vowels = 'اويه'

const isOfOneGroup = (groups: readonly string[], one: string, other: string) =>
  groups.some((letters) => letters.includes(one) && letters.includes(other))

/** Do two letters look or sound alike? */
function isAlike(one: string, other: string): boolean {
  return one === other || isOfOneGroup(drawnAlike, one, other) || isOfOneGroup(heardAlike, one, other)
}

/** The fewest letters of a word for each kind of slip; in shorter words such a change makes another word. */
const fewestLetters = { alike: 3, vowel: 4, changed: 4, added: 5, leftOut: 4, twoSlips: 6 } as const

/**
 * The weight of a slip: 1 for letters that look or sound alike, doubled or swapped letters, or a vowel; 2 for a
 * neighbouring key or a missing or extra letter; 3 for a letter left out of a short word or at the end. Null if the
 * words are different words.
 */
export function arabicSlip(typed: string, meant: string): 1 | 2 | 3 | null {
  const away = editDistance(typed, meant, 2)
  if (away === 2) return isTwoSlips(typed, meant) ? 2 : null
  if (away !== 1) return null
  const { head, tail, wrong, right } = difference(typed, meant)
  if (wrong.length === 2) return typed.length >= fewestLetters.vowel ? 1 : null
  return wrong.length === right.length ? changed(typed, wrong, right, tail) : addedOrLeftOut(typed, meant, wrong || right, head, tail)
}

function changed(typed: string, wrong: string, right: string, tail: number): 1 | 2 | null {
  if (isAlike(wrong, right)) return typed.length >= fewestLetters.alike ? 1 : null
  if (vowels.includes(wrong) && vowels.includes(right)) return typed.length >= fewestLetters.vowel && tail === 0 ? 1 : null
  return typed.length >= fewestLetters.changed && areNeighbouringKeys(wrong, right) ? 2 : null
}

function addedOrLeftOut(typed: string, meant: string, letter: string, head: number, tail: number): 1 | 2 | 3 | null {
  const isDoubled = typed[head - 1] === letter || meant[head - 1] === letter
  const isVowel = vowels.includes(letter) && head > 0 && tail > 0
  if (isDoubled || isVowel) return typed.length >= fewestLetters.vowel || (isDoubled && tail > 0) ? 1 : null
  // An extra letter at either end makes another word, and so does one missing at the beginning.
  if (typed.length >= fewestLetters.added && head > 0 && tail > 0) return 2
  return typed.length < meant.length && typed.length >= fewestLetters.leftOut && head > 0 ? 3 : null
}

/** A word without vowels and doubled letters. */
const consonantOutline = (word: string) => word.replace(/(?<=.)[اوي]/gu, '').replace(/(.)\1+/gu, '$1')

function isTwoSlips(typed: string, meant: string): boolean {
  if (typed.length < fewestLetters.twoSlips) return false
  const [one, other] = [[...consonantOutline(typed)], [...consonantOutline(meant)]]
  if (one.length !== other.length || one.length < 3) return false
  return one.every((letter, at) => isAlike(letter, other[at] ?? ''))
}
