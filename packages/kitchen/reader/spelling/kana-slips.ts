import { difference, editDistance } from '#kitchen/reader/text/distance.ts'

/**
 * Kana that differ by a voicing mark or by size, or look alike in hiragana or katakana (シ and ツ appear as し and つ).
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

/** The pairs that count as slips in short names too: kana that differ by a mark, and katakana that look alike. */
const shortSlips = { hiragana: alike.slice(0, alike.indexOf('しつん')), katakana: alike.slice(0, alike.indexOf('くわた')) }

/** With a Latin keyboard ん is typed "nn": "ninniku" with too few of them gives にんいく. */
const afterN: readonly string[] = ['あな', 'いに', 'うぬ', 'えね', 'おの', 'やに', 'ゃに']

/** Kana that hurried cooks omit inside a short name: なっと, れんこ, きゅり. */
const leftOut = [...'うんっー']

/** Kana that are easily omitted or added: long vowels, double consonants, small kana. */
const light = /^[ーっぁぃぅぇぉゃゅょいう]$/u

/**
 * The fewest kana of a name for any other wrong kana; shorter ones would be other words. Katakana, the script of
 * foreign words, needs more.
 */
const shortestOther = { hiragana: 5, katakana: 6 }

/**
 * Is a kana word a slip of a name: two kana swapped, one doubled, lengthened, or replaced by one that sounds or looks
 * alike? In long names any kana but the first may be wrong. Both are folded to hiragana; `script` is the typed script.
 */
export function isKanaSlip(typed: string, meant: string, script: 'hiragana' | 'katakana'): boolean {
  if (editDistance(typed, meant, 1) !== 1) return false
  const { head, wrong, right } = difference(typed, meant)
  if (wrong.length === 2) return true
  if (head > 0 && Math.min(typed.length, meant.length) >= shortestOther[script]) return true
  if (wrong.length === 1 && right.length === 1)
    return [...alike, ...(typed[head - 1] === 'ん' ? afterN : [])].some((kana) => kana.includes(wrong) && kana.includes(right))
  const kana = wrong === '' ? right : wrong
  return light.test(kana) || typed[head - 1] === kana || meant[head - 1] === kana
}

/**
 * Long vowels: the kana before, the kana that the length mark replaces, and what people type instead: ぎゅー is ぎゅう, せー
 * is せい, ごぼお is ごぼう, ちいず is ちーず.
 */
const drawnOut: readonly (readonly [kana: string, vowel: string, typed: string])[] = [
  ['おこごそぞとどのほぼぽもよょろ', 'う', 'おう'],
  ['うくぐすずつづぬふぶぷむゆゅる', 'う', 'う'],
  ['えけげせぜてでねへべぺめれ', 'い', 'えい'],
  ['いきぎしじちぢにひびぴみり', 'い', 'い'],
  ['あかがさざただなはばぱまやゃらわ', 'あ', 'あ'],
]

/**
 * Correct spellings of hiragana with misplaced length marks: ぎゅーにゅー, ばたーー. A doubled mark counts once, as does a
 * doubled kana in a name of three or more. A lengthened end may mean nothing: たまごお.
 */
export function withoutLengthMarks(typed: string): Set<string> {
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

/** The fewest kana of a meant name; two kana resemble too many words. */
const shortestMeant = 3

/** The names that a short kana word, or one with kana and other characters, may mean with one kana changed. */
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
