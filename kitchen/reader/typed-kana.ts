import type { Language } from '#domain/options.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import { writtenName } from '#kitchen/reader/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'
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

/** An n that the keyboard did not convert to ん: だいこn. */
const leftN = /(?<=[ぁ-ゖァ-ヶー])[nｎ](?![a-zａ-ｚ])/giu

/**
 * Corrects kana that a keyboard left unconverted: バタ- and クリ一ム, なつとう and だいこn. It changes a word only if the result is
 * an exact name and the typed word was none; offsets do not change.
 */
export function correctKana(text: string, language: Language): string {
  if (language !== 'ja' || !/[ぁ-ヶ]/u.test(text)) return text
  return text
    .replace(leftN, 'ん')
    .replace(nearlyKatakana, (run) => asName(run, [...run].map((one) => lookAlikes.get(one) ?? one).join('')))
    .replace(kanaRun, (run) => {
      const found = [...run].flatMap((kana, at) => {
        const little = at === 0 ? undefined : smallKana.get(kana)
        return little === undefined ? [] : [asName(run, run.slice(0, at) + little + run.slice(at + 1))]
      })
      return found.find((name) => name !== run) ?? run
    })
}

/** The corrected word if it is a name and the typed word is none. */
function asName(typed: string, meant: string): string {
  const { surfaces } = vocabularyOf('ja')
  const isName = (words: string) => surfaces.has(writtenName(tokenise(words)))
  return typed !== meant && isName(meant) && !isName(typed) && !isOrdinaryIn(foldWord(typed), 'ja') ? meant : typed
}
