import type { Language } from '#kitchen/options.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { isOrdinaryIn } from '#kitchen/reader/words/ordinary-words.ts'

/** Dashes and Chinese characters that look like katakana, each before the katakana it stands for. */
const lookAlikes = new Map(
  [...'-ー－ー‐ー‑ー−ー―ー—ー–ー~ー〜ー～ー一ー二ニ三ミ力カ口ロ夕タ卜ト八ハ工エ千チ'.matchAll(/(.)(.)/gu)].map(
    ([, typed = '', kana = '']) => [typed, kana] as const,
  ),
)

/** A run of katakana that contains such a look-alike. */
const nearlyKatakana = /[ァ-ヶー](?:[ァ-ヶー]|[-－‐‑−―—–~〜～一二三力口夕卜八工千])+/gu

/** Kana that keyboards make small with an extra key. */
const smallKana = new Map(
  [...'つっやゃゆゅよょツッヤャユュヨョ'.matchAll(/(.)(.)/gu)].map(([, great = '', little = '']) => [great, little] as const),
)
const kanaRun = /[ぁ-ゖ]{3,}|[ァ-ヶー]{3,}/gu

/** The small katakana of counting, typed for the great ones at the end of a word: まいたヶ, しいたヵ. */
const smallKe = /[ぁ-ヶー\p{Script=Han}]{2,}[ヶヵ](?![ぁ-ヶー])/gu

/** The flour of these names written by its sound: カレーこ, 片栗こ. */
const flourBySound =
  /(カレー|かれー|米|上新|片栗|かたくり|小麦|薄力|強力|中力|全粒|パン|ぱん|きな|そば|抹茶|わらび餅|白玉|もち|天ぷら|から揚げ|唐揚げ)[こコ](?=$|[\s\u3000\d(（０-９])/gu

/** A length mark for a vowel beside Chinese characters or in a longer name: 高野とーふ. */
const longVowel = /[ぁ-ゖー\p{Script=Han}]*[ぁ-ゖ]ー[ぁ-ゖー\p{Script=Han}]*/gu

/** Tofu by its sound behind its kind: 高野とーふ. */
const tofuBySound = /([ぁ-ヶー\p{Script=Han}]{1,5})(?:[とど][ーうお]ふ|[トド][ーウオ]フ)/gu

/** ル written as two kana: ヨーグノレト. */
const splitRu = /[ァ-ヶー]*ノレ[ァ-ヶー]*/gu

/** A voicing mark behind its kana as a character of its own: は゛なな, ハ゜ン. */
const looseMark = /([うか-とは-ほウカ-トハ-ホ])([゛゜])/gu

/** A kana and its loose mark as one, with a space in place of the mark at the end of the word. */
function withMarksJoined(text: string): string {
  const word = /[ぁ-ヶー゛゜]*[゛゜][ぁ-ヶー゛゜]*/gu
  return text.replace(word, (run) => {
    const joined = run
      .replace(looseMark, (_, kana: string, mark: string) => `${kana}${mark === '゛' ? '\u3099' : '\u309a'}`)
      .normalize('NFC')
    return joined.padEnd(run.length, '\u3000')
  })
}

/** An n that the keyboard did not convert to ん: だいこn. */
const leftN = /(?<=[ぁ-ゖァ-ヶー])[nｎ](?![a-zａ-ｚ])/giu

/** A consonant whose vowel was not typed: もやs, じゃがいm. The kana that begin with it. */
const consonants: Readonly<Record<string, string>> = {
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  j: 'じ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  f: 'ふ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'やゆよ',
  r: 'らりるれろ',
  w: 'わを',
  a: 'あ',
  i: 'い',
  u: 'う',
  e: 'え',
  o: 'お',
}
const halfTyped = /[ぁ-ヶー\p{Script=Han}]{2,}([a-zａ-ｚ])(?=$|[^\p{L}])/giu

/** A consonant left inside a word: ゆでうdん. */
const halfTypedInside = /([ぁ-ヶー\p{Script=Han}]+)([a-zａ-ｚ])([ぁ-ヶー]+)(?=$|[^\p{L}])/giu

/** Small vowels and marks that draw out the end of a word: 玉ねぎぃ, たまごっ. */
const drawnOutEnd =
  /([ぁ-ヶー\p{Script=Han}]{2,}?)([ぁぃぅぇぉっァィゥェォッ][ー〜～]*|[ー〜～]{2,}|(?<=[ぁ-ゖ])[ー〜～])(?=$|[^\p{L}ー])/gu

/** "Only" behind a word is no たけ, mushroom: ネギだけ. */
const only = /(?<=[ァ-ヶー\p{Script=Han}]|とこ|ところ|ちょっと|少し|ぶん)だけ(?=$|\s|[（()）\d０-９])/gu

/**
 * Corrects kana that a keyboard left unconverted: バタ- and クリ一ム, なつとう and だいこn. It changes a
 * word only
 * if the result is
 * an exact name and the typed word was none; offsets do not change.
 */
export function correctKana(text: string, language: Language): string {
  if (language !== 'ja' || !/[ぁ-ヶ]/u.test(text)) return text
  return withMarksJoined(text)
    .replace(smallKe, (run) => {
      const [stem, isHiragana] = [run.slice(0, -1), /[ぁ-ゖ]$/u.test(run.slice(0, -1))]
      const great = run.endsWith('ヶ') ? 'けケ' : 'かカ'
      return asName(run, `${stem}${great[isHiragana ? 0 : 1]}`)
    })
    .replace(flourBySound, (run, of: string) => asName(run, `${of.replace('かれー', 'カレー').replace('ぱん', 'パン')}粉`))
    .replace(tofuBySound, (run, kind: string) => asName(run, `${kind}豆腐`))
    .replace(longVowel, (run) => {
      const meant = ['う', 'い', 'あ', 'お', 'え'].map((vowel) => run.replace(/(?<=[ぁ-ゖ])ー/gu, vowel))
      return meant.map((one) => asName(run, one)).find((name) => name !== run) ?? run
    })
    .replace(splitRu, (run) => {
      const meant = run.replaceAll('ノレ', 'ル')
      return asName(run, meant) === run ? run : meant.padEnd(run.length, '\u3000')
    })
    .replace(leftN, 'ん')
    .replace(halfTyped, (run, letter: string) => {
      const kana = consonants[letter.normalize('NFKC').toLowerCase()] ?? ''
      const stem = run.slice(0, -letter.length)
      return [...kana].map((one) => asName(run, stem + one)).find((name) => name !== run) ?? run
    })
    .replace(halfTypedInside, (run, stem: string, letter: string, tail: string) => {
      const kana = [...(consonants[letter.normalize('NFKC').toLowerCase()] ?? '')]
      // ゆで may stand before the name.
      const stems = [...stem].map((_, at) => stem.slice(at)).filter((word) => word.length + tail.length > 1)
      for (const word of stems)
        for (const one of kana) if (isName(word + one + tail)) return stem.slice(0, -word.length) + word + one + tail
      return run
    })
    .replace(drawnOutEnd, (run, word: string, end: string) => (isName(run) || !isName(word) ? run : word + '\u3000'.repeat(end.length)))
    .replace(only, (word, at: number) => (isName(text.slice(0, at + word.length)) ? word : '\u3000'.repeat(word.length)))
    .replace(nearlyKatakana, (run) => asName(run, [...run].map((one) => lookAlikes.get(one) ?? one).join('')))
    .replace(kanaRun, (run) => {
      const found = [...run].flatMap((kana, at) => {
        const little = at === 0 ? undefined : smallKana.get(kana)
        return little === undefined ? [] : [asName(run, run.slice(0, at) + little + run.slice(at + 1))]
      })
      return found.find((name) => name !== run) ?? run
    })
}

const isName = (words: string) => vocabularyOf('ja').surfaces.has(writtenName(tokenise(words)))

/** The corrected word if it is a name and the typed word is none. */
function asName(typed: string, meant: string): string {
  return typed !== meant && isName(meant) && !isName(typed) && !isOrdinaryIn(foldWord(typed), 'ja') ? meant : typed
}
