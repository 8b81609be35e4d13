import { chemicals } from '#kitchen/reader/kinds/not-food/ja/chemicals.ts'
import { localPoisons } from '#kitchen/reader/kinds/not-food/ja/local-poisons.ts'
import { medicines } from '#kitchen/reader/kinds/not-food/ja/medicines.ts'
import { otherNamesOfPoisons } from '#kitchen/reader/kinds/not-food/ja/other-names-of-poisons.ts'
import { toxicNature } from '#kitchen/reader/kinds/not-food/ja/toxic-nature.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese words for poisons and other non-foods. */
export const ja: readonly string[] = [
  ...toxicNature,
  ...localPoisons,
  ...otherNamesOfPoisons,
  ...medicines,
  ...chemicals,
  ...list(
    `漂白剤, ハイター, キッチンハイター, ブリーチ, 塩素, 塩素系漂白剤, 次亜塩素酸, アンモニア, 過酸化水素, オキシドール, ホルマリン, ホルムアルデヒド, ホウ砂, ホウ酸, 苛性ソーダ, 水酸化ナトリウム, 塩酸, 硫酸, ガソリン, 軽油, 灯油, 重油, 石油, ベンジン, シンナー, アセトン, 除光液, 不凍液, エンジンオイル, 機械油, ミネラルオイル, 鉱物油, ベビーオイル, ひまし油, ワセリン, パラフィン, 石鹸, 石けん, せっけん, 洗剤, 食器用洗剤, 中性洗剤, 洗濯洗剤, 台所用洗剤, 柔軟剤, 消毒液, 消毒剤, クレンザー, シャンプー, ボディソープ, 香水, 制汗剤, マニキュア, 口紅, 歯磨き粉, 日焼け止め, ペンキ, 塗料, 木工用ニス, ニススプレー, 接着剤, 糊剤, セメント, 焼き石膏, タール, 水銀, ヒ素, 砒素, 青酸カリ, 鉛, ウラン, 電池, 乾電池, 火薬, 爆弾, ダイナマイト,
  肥料, 農薬, 殺虫剤, 除草剤, 毒, 毒薬, 殺鼠剤, ナフタリン, 防虫剤, 薬, 睡眠薬, アスピリン, 覚醒剤, 麻薬, コカイン, 大麻, タバコ, たばこ, 煙草, ニコチン, トリカブト, キョウチクトウ, 夾竹桃, ジギタリス, スズラン, ドクゼリ, ドクツルタケ, ベニテングタケ, テングタケ, 毒きのこ, 毒キノコ, 入浴剤, バスソルト, エプソムソルト, ドライアイス, 母乳, 人肉, 犬肉, 猫肉, 犬, 猫, ネズミ, 鼠, ゴキブリ, 昆虫, 虫, ミミズ, 蜘蛛, ドッグフード, キャットフード, 猫砂, 尿, 糞, うんこ`,
  ),
]
