import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

const anyOf = (words: string) => [...list(words)].sort((one, other) => other.length - one.length).join('|')

const fish = anyOf(
  `鮭, さけ, サケ, しゃけ, シャケ, サーモン, さば, サバ, 鯖, まぐろ, マグロ, 鮪, かつお, カツオ, 鰹, ぶり, ブリ, 鰤,
    はまち, ハマチ, たら, タラ, 鱈, 鯛, たい, タイ, 真鯛, あじ, アジ, 鯵, いわし, イワシ, 鰯, さんま, サンマ,
    秋刀魚,
  ほっけ, ホッケ, さわら, サワラ, 鰆, カレイ, かれい, 赤魚, 銀だら, 銀ダラ, めかじき, メカジキ, かじき, カジキ, ししゃも, シシャモ, サーモントラウト, ほたて, ホタテ, 帆立, いか, イカ, たこ, タコ, 甘えび, うに, ウニ`,
)

/** What shops sell the fish for, how much salt it has and how it was opened; none of it is another food. */
const styles = anyOf(
  `刺身, お刺身, 刺し身, お刺し身, さしみ, おさしみ, さく, サク, 柵, お造り, 切り身, 切身, きりみ, 切りみ, フィレ,
    フィーレ, 三枚おろし, 二枚おろし, 半身, 甘塩, あまじお, 中塩, 薄塩, うすじお, 振り塩, 塩ふり, 塩ふった,
  開き, ひらき, 開いたやつ, 内臓とった, 内臓取った, 内臓抜いた, 内臓なし, 内臓あり, はらわた取った, ワタ取った, わた取った, わたとった, 下ろした, さばいた, 捌いた, 骨取り, 骨とり, 骨抜き, 骨なし`,
)
const dried = anyOf('干物, ひもの, 一夜干し, 一夜ぼし, 丸干し, 開き干し')

/** What a nori, or a sauce with fewer calories, is besides its name. */
const noriStyles = anyOf('焼き, 焼, やき, やいたの, 全形, 全型')
const nori = anyOf('のり, 海苔, ノリ')
const mayonnaise = anyOf('マヨネーズ, マヨ, まよ, まよねーず, キューピーマヨネーズ')
const lightStyles = anyOf('カロリーハーフ, カロリーカット, ハーフ, ライト, 1/2')

/** Amounts and other such words between the food and the word; another food in a list stands in the way. */
const between = `(?:[\\s\\u3000](?:[\\d０-９][^\\s\\u3000、,]{0,5}|半分|半身|冷凍|生|${styles})?)*`

const behind = (foods: string, words: string) =>
  new RegExp(`(?<=(?:${foods})の?(?:${styles})?${between}[\\s\\u3000(（])(?:${words})(?=$|[\\s\\u3000\\d)）０-９])`, 'gu')

/** Words behind a food that only say how it is cut, salted or sold. */
const behindFoods = [behind(fish, styles), behind(nori, noriStyles), behind(mayonnaise, lightStyles)]
/** Salt behind slices of fish, which are sold salted. */
const salted = behind('切り身, 切身, きりみ, 切れ, きれ'.replaceAll(', ', '|'), '塩|しお')
const driedFish = behind(fish, dried)

/** A best-before date that has passed, noted behind a food. Its use-by date or spoilt food is no such note. */
const bestBefore =
  /(?<=\S[\s\u3000]+|[\d０-９]|[(（])(?:賞味)(?:期限切れ|期限ぎれ|期限切れてる|期限切れた|期限切)(?:てる|ている|てます|ちゃった|です|かも|かけ|気味|間近|寸前)?(?=$|[\s\u3000\d)）０-９])/gu

/**
 * Blanks out how a Japanese food behind which it stands is cut, salted or sold, because many such words are foods as
 * well: まぐろ 刺身, 鮭 塩. A dried fish keeps its form.
 */
export function withoutStylesInJapanese(text: string, language: Language): string {
  if (language !== 'ja') return text
  const blank = (words: string) => ' '.repeat(words.length)
  const plain = [...behindFoods, salted].reduce((rest, style) => rest.replace(style, blank), text.replace(bestBefore, blank))
  return plain.replace(driedFish, (words) => '干し'.padEnd(words.length))
}
