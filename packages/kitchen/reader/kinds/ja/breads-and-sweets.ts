import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Japanese breads, cakes and sweets named after other things. */
export const breadsAndSweets: readonly NamedKind[] = [
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `サンライズパン, チョココロネ, うぐいすパン, きなこ揚げパン, かにぱん, うさぎパン, 亀パン, カメパン, ブール, エピ, ベーコンエピ, クッペ, シャンピニオンパン, ロシアパン, デニッシュパン, クイニーアマン, レーズンパン, ぶどうパン, くるみパン, 塩パン, 塩バターパン, 明太フランス, ガーリックトースト, ハニートースト, シュガートースト, チーズナン, ちぎりパン, チーズ蒸しパン, マーラーカオ, 焼きそばパン, コロッケパン, ちくわパン, 羽根つきパン`,
    ),
  },
  {
    class: 'sweetener',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `東京ばな奈, 鳩サブレー, うなぎパイ, 白い恋人, 雷おこし, 生八つ橋, 赤福, 信玄餅, 桔梗信玄餅, 温泉饅頭, 酒饅頭, 黒糖饅頭, かるかん, 豆大福, 塩大福, 長命寺, 三色団子, きびだんご, 月見団子, 草団子, 笹団子, 鼈甲飴, 千歳飴, のど飴, りんご飴, 豆花, タピオカミルクティー, バスクチーズケーキ, 長崎カステラ, ロシアケーキ, ロシアンクッキー, スノーボール, ブールドネージュ, パイの実, タルトタタン, エッグタルト, トリュフチョコ, トリュフチョコレート, チョコレートトリュフ, 石畳チョコ, アーモンドチョコ, マーブルチョコ, チロルチョコ, パフェ, クリームソーダ, 練乳がけ, おこし, ひなあられ, いかり豆, フルグラ`,
    ),
  },
]
