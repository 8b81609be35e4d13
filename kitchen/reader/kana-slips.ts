import { difference, distance } from '#kitchen/reader/distance.ts'

/**
 * Kana that are one sound with a mark or without, small or large, or that look alike in hiragana or in katakana (シ and
 * ツ are し and つ here).
 */
const alike: readonly string[] = [
  'かが',
  'きぎ',
  'くぐ',
  'けげ',
  'こご',
  'さざ',
  'しじぢ',
  'すずづ',
  'せぜ',
  'そぞ',
  'ただ',
  'ちぢじ',
  'つづっず',
  'てで',
  'とど',
  'はばぱ',
  'ひびぴ',
  'ふぶぷ',
  'へべぺ',
  'ほぼぽ',
  'あぁ',
  'いぃ',
  'うぅ',
  'えぇ',
  'おぉを',
  'やゃ',
  'ゆゅ',
  'よょ',
  'わゎ',
  'ばゔ',
  'しつん',
  'そんり',
  'くわた',
  'すぬ',
  'わねれ',
  'るろ',
  'さきち',
  'はほ',
  'ぬめ',
  'いり',
  'ーい',
  'ーう',
]

/** Kana that are easily left out or put in: what draws a sound out, doubles it, or is written small. */
const light = /^[ーっぁぃぅぇぉゃゅょいう]$/u

/**
 * Names of fewer kana with one wrong are other words; katakana, in which foreign words are written, has more of them.
 */
const shortestOther = { hiragana: 5, katakana: 6 }

/**
 * Whether a word in kana is plainly a name written in a hurry: two kana swapped, one doubled, drawn out or not, or one
 * for another of the same sound or look. Of long names any kana but the first may be wrong. Both are folded to
 * hiragana; `script` is what the word was typed in.
 */
export function isKanaSlip(typed: string, meant: string, script: 'hiragana' | 'katakana'): boolean {
  if (distance(typed, meant, 1) !== 1) return false
  const { head, wrong, right } = difference(typed, meant)
  if (wrong.length === 2) return true
  if (head > 0 && Math.min(typed.length, meant.length) >= shortestOther[script]) return true
  if (wrong.length === 1 && right.length === 1) return alike.some((kana) => kana.includes(wrong) && kana.includes(right))
  const kana = wrong === '' ? right : wrong
  return light.test(kana) || typed[head - 1] === kana || meant[head - 1] === kana
}

/** What is drawn out, with the kana that then stands for the mark of length: ぎゅー is ぎゅう, せー is せい. */
const drawnOut: readonly (readonly [kana: string, vowel: string])[] = [
  ['おこごそぞとどのほぼぽもよょろうくぐすずつづぬふぶぷむゆゅる', 'う'],
  ['えけげせぜてでねへべぺめれいきぎしじちぢにひびぴみり', 'い'],
  ['あかがさざただなはばぱまやゃらわ', 'あ'],
]

/**
 * Hiragana as it is spelt where marks of length were typed for a sound or for nothing: ぎゅーにゅー, ばたーー. A mark that is
 * typed twice is one, and so is a kana of a name of three and more.
 */
export function withoutMarksOfLength(typed: string): Set<string> {
  const found = new Set<string>()
  if (typed.includes('ー')) {
    found.add(typed.replace(/(.)ー/gu, (pair, kana: string) => kana + (drawnOut.find(([all]) => all.includes(kana))?.[1] ?? pair[1])))
    found.add(typed.replace(/ー+/gu, 'ー'))
  }
  if (typed.length > 3)
    for (let at = 1; at < typed.length; at += 1) if (typed[at] === typed[at - 1]) found.add(typed.slice(0, at) + typed.slice(at + 1))
  found.delete(typed)
  return found
}
