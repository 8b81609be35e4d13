import { list, type ReaderWords } from '#kitchen/reader/words/words.ts'

/** Japanese: the words around a food. */
export const ja: ReaderWords = {
  head: 'last',
  and: list('と, や, または, 及び, および'),
  with: list('入り'),
  from: list('産の'),
  of: list('の'),
  numbers: list('一, 二, 三, 四, 五, 六, 七, 八, 九, 十, 半, 半分, 少々, 適量, 適宜, お好みで, 約, 各'),
  units: list(
    'g, グラム, kg, キロ, ml, cc, l, リットル, 個, 本, 枚, 片, かけ, 玉, 束, 袋, 缶, 丁, 匹, 尾, 切れ, 株, 房, 合, カップ, 大さじ, 小さじ, パック, 箱, 瓶, びん, 杯, 人分, 切',
  ),
  preparation: list(
    '生, 新鮮な, 冷凍, 冷凍の, 乾燥, 刻み, 刻んだ, みじん切り, 薄切り, 千切り, 角切り, 切り身, こま, こま切れ, 細切れ, ひとくち大, おろし, すりおろし, すりおろした, 茹で, ゆで, 茹でた, ゆでた, 焼き, 炒めた, 蒸し, 缶詰, 缶詰の, 水煮, 有機, 無農薬, 国産, 皮なし, 皮付き, 骨なし, 骨付き, 大きい, 小さい, 大, 中, 小, 残り, 残りの, 余った, 余り, 昨日の, 燻製, 無塩, 低脂肪, 減塩, 濃縮, 自家製',
  ),
  allergens: {
    dairy: list('乳製品, 乳, 牛乳'),
    gluten: list('グルテン'),
    eggs: list('卵'),
    peanut: list('ピーナッツ, 落花生'),
    shellfish: list('甲殻類, 貝類'),
    soybean: list('大豆'),
    mushroom: list('きのこ'),
  },
  otherFreeFrom: list('乳糖, 砂糖, 塩, 油, アルコール, 骨, 皮'),
  without: { before: [], after: list('不使用, フリー, なし, 抜き, を含まない, を使わない') },
  vegan: list('ヴィーガン, ビーガン, 植物性'),
  meatless: list('ベジタリアン'),
  synonyms: {},
  otherThings: [],
}
