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

/**
 * Of those, kana that are one sound with a mark or without, and those that look alike in katakana: of short names too
 * they are slips.
 */
const shortSlips = { hiragana: alike.slice(0, alike.indexOf('しつん')), katakana: alike.slice(0, alike.indexOf('くわた')) }

/** Keyboards of Latin letters make ん of "nn": who types "ninniku" with too few of them gets にんいく. */
const afterN: readonly string[] = ['あな', 'いに', 'うぬ', 'えね', 'おの', 'やに', 'ゃに']

/** Kana that a hurried cook leaves out within a short name: なっと, れんこ, きゅり. */
const leftOut = [...'うんっー']

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
  if (wrong.length === 1 && right.length === 1)
    return [...alike, ...(typed[head - 1] === 'ん' ? afterN : [])].some((kana) => kana.includes(wrong) && kana.includes(right))
  const kana = wrong === '' ? right : wrong
  return light.test(kana) || typed[head - 1] === kana || meant[head - 1] === kana
}

/**
 * A drawn-out sound, with the kana that the mark of length then stands for, and what people type for it: ぎゅー is ぎゅう,
 * せー is せい; ごぼお is ごぼう, and ちいず is ちーず.
 */
const drawnOut: readonly (readonly [kana: string, vowel: string, typed: string])[] = [
  ['おこごそぞとどのほぼぽもよょろ', 'う', 'おう'],
  ['うくぐすずつづぬふぶぷむゆゅる', 'う', 'う'],
  ['えけげせぜてでねへべぺめれ', 'い', 'えい'],
  ['いきぎしじちぢにひびぴみり', 'い', 'い'],
  ['あかがさざただなはばぱまやゃらわ', 'あ', 'あ'],
]

/**
 * The right spelling of hiragana with marks of length typed for a sound or for nothing: ぎゅーにゅー, ばたーー. A doubled mark
 * counts as one, and so does a doubled kana in a name of three and more. A drawn-out end may be no more than that,
 * たまごお.
 */
export function withoutMarksOfLength(typed: string): Set<string> {
  const found = new Set<string>()
  for (let at = 1; at < typed.length; at += 1) {
    const vowels = drawnOut.find(([all]) => all.includes(typed[at - 1] ?? ''))?.[2] ?? ''
    if (!vowels.includes(typed[at] ?? '')) continue
    for (const vowel of [...vowels, 'ー', ...(at === typed.length - 1 ? [''] : [])])
      found.add(typed.slice(0, at) + vowel + typed.slice(at + 1))
  }
  if (typed.includes('ー')) {
    found.add(typed.replace(/(.)ー/gu, (pair, kana: string) => kana + (drawnOut.find(([all]) => all.includes(kana))?.[1] ?? pair[1])))
    found.add(typed.replace(/ー+/gu, 'ー'))
  }
  if (typed.length > 3)
    for (let at = 1; at < typed.length; at += 1) if (typed[at] === typed[at - 1]) found.add(typed.slice(0, at) + typed.slice(at + 1))
  found.delete(typed)
  return found
}

/** Names of two kana are a kana from everything. */
const shortestMeant = 3

/**
 * What a short word in kana, or one that has other characters beside its kana, may have been meant for, by one kana
 * of it.
 */
export function meantByKana(typed: string, script: 'hiragana' | 'katakana'): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at < typed.length; at += 1) {
    const kana = typed[at] ?? ''
    for (const group of shortSlips[script]) {
      if (!group.includes(kana)) continue
      for (const other of group) found.add(typed.slice(0, at) + other + typed.slice(at + 1))
    }
    for (const missing of leftOut) found.add(typed.slice(0, at + 1) + missing + typed.slice(at + 1))
    if (at > 1) found.add(typed.slice(0, at - 1) + kana + typed[at - 1] + typed.slice(at + 1))
    if (at > 1 && kana === 'ー' && at === typed.length - 1) found.add(typed.slice(0, at))
    if (kana === typed[at - 1]) found.add(typed.slice(0, at) + typed.slice(at + 1))
  }
  found.delete(typed)
  return new Set([...found].filter(({ length }) => length >= shortestMeant || typed.endsWith('ー')))
}
