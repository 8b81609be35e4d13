import type { Language } from '#domain/options.ts'
import { list } from '#kitchen/reader/words/words.ts'

/**
 * Food names and head nouns that many non-foods end in: ファン・クラブ, パーティー, 山谷. Beside a known food they keep their
 * meaning (レモンティー); beside an unknown word they mean nothing.
 */
export const commonEndings: Partial<Record<Language, readonly string[]>> = {
  ja: [
    ...list(
      `ティー, バー, 水, 味, 骨, 草, 花, 桜, カード, 衣, ベース, クラブ, 米, 液, タイム, なす, ミックス, フォン, 乳, ホルモン, 卵, 牛, 詰め,
      ランプ, ライス, チップ, チップス, 梅, フライ, メン, そう, パイ, 舌, 繊維, ミート, ブラン, ルック, チョイス, ナス, ストック, エール, アルコール,
      ハット, るう, がい, かに, ブラ, バナ, ケール, だけ, たれ, だれ, ナトリウム, ファイバー, 鳥, 酸, トライプ, サンド, ぱい, だし, 肝, ロース, ブレッド,
      フラワー, ビーフ, ドロップ, クラム, 馬, ポッサム, バケット, タン, スロー, カリウム, ロケット, レバー, トニック, ソール, いか, 胃, チョコ, タンパク質,
      ウォーター, かつ, 頭, ネック, スペック, ジン, コア, カルシウム, 鉄, 種, ロックス, ラム, ミル, ボタン, ヒール, テール, スターター, ハム, クレス,
      アンコ, アイス, ローズ, ペスト, プリン, シュー, スナップ, オペラ, アジ, 具, 煙, コーン, たけ, だい, ばな, づら, がさ, めん, のり, シェリー, スプレッド,
      スマーク`,
    ),
  ],
  zh: list(
    '面, 目, 科, 派, 骨, 血, 类, 属, 舌, 叶, 谷, 棒, 腿, 胸, 液, 糊, 膏, 肺, 浆, 筋, 纤维, 苗, 肠, 乳, 奶, 羊, 牛, 鹿, 蛇, 米, 粉, 锅, 盐, 果',
  ),
}
