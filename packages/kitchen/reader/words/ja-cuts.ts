import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { formsOf, list, type WordForms } from '#kitchen/word-list.ts'

/** Every spelling of each row's first word, which is the word of the listed names. */
function spellings(rows: WordForms): ReadonlyMap<string, string> {
  return new Map([...Object.keys(rows).map((name) => [name, name] as const), ...formsOf(rows)])
}

/** Animals as they are written before or behind a cut. */
export const animals = spellings({
  鶏: `鶏肉, とり, とり肉, とりにく, 鳥, 鳥肉, トリ, トリ肉, 若鶏, 若鶏肉, 若どり, 若とり, わかどり, わか鶏, 若鳥,
    親鶏, 親鳥, 地鶏, 国産鶏, 国産鶏肉, 国産若鶏, チキン, ちきん, にわとり, ブロイラー, 銘柄鶏, 冷凍鶏, 冷凍鶏肉`,
  豚: `豚肉, ぶた, ぶた肉, ぶたにく, ブタ, ブタ肉, ポーク, ぽーく, 国産豚, 国産豚肉, 黒豚, もち豚, 三元豚, 冷凍豚,
    冷凍豚肉`,
  牛: `牛肉, ぎゅう, ギュウ, 牛にく, ぎゅうにく, ぎゅう肉, うし, ビーフ, びーふ, 国産牛, 国産牛肉, 和牛, 黒毛和牛,
    輸入牛, 輸入牛肉, 冷凍牛, 冷凍牛肉`,
})

/** Cuts of meat and minces in every common spelling. */
export const cuts = spellings({
  もも肉: `もも, モモ, モモ肉, ももにく, 腿, 腿肉, 股肉, もも一枚肉, モモ一枚肉, 皮なしもも, 皮なしもも肉,
    皮つきもも, 皮付きもも, 皮付きもも肉, もも正肉, モモ正肉`,
  むね肉: `むね, ムネ, ムネ肉, むねにく, 胸, 胸肉, 胸にく, 皮なしむね, 皮なしむね肉, 皮なし胸肉, 皮つきむね,
    皮付きむね, 皮付きむね肉, 皮付き胸肉, むね正肉, ムネ正肉, 胸身, むね身`,
  ひき肉: `ひき, ヒキ, ひきにく, ヒキ肉, ヒキニク, 挽き肉, 挽肉, 挽き, 挽, 引き肉, 引肉, ひき身, ミンチ, みんち,
    ミンチ肉, みんち肉, 粗びき, 粗挽き, あらびき, 粗挽きひき肉, 粗びき肉, 粗挽き肉, 挽きにく`,
  バラ肉: `バラ, ばら, ばら肉, ばらにく, バラにく, ハラ肉, 三枚肉`,
  ヒレ肉: `ヒレ, ひれ, ひれ肉, フィレ, フィレ肉, ヘレ, へれ, ヘレ肉`,
  肩ロース: `肩ろーす, かたロース, カタロース, 肩ロース肉`,
  ロース肉: `ロース, ろーす, ロ－ス, ろーす肉`,
  こま: `コマ, 小間, こま肉, コマ肉, 小間肉, こま切れ, コマ切れ, 小間切れ, 細切れ, こまぎれ, こまぎれ肉, こま切れ肉,
    細切れ肉, 小間切れ肉`,
  切り落とし: `切落し, 切り落し, 切落とし, きりおとし, 切りおとし, 切落, 切り落とし肉`,
  レバー: `ればー, れば, レバ, 肝, 肝臓, きも`,
  ささみ: `ササミ, ささ身, 笹身, ササ身, ささみ肉, ささみすじなし, 筋なしささみ`,
  手羽先: `手羽さき, てばさき, テバサキ, 手羽サキ, 手場先`,
  手羽元: `手羽もと, てばもと, テバモト, 手羽モト, 手場元`,
  手羽中: `手羽なか, てばなか, テバナカ, 手羽ナカ`,
  すね肉: `すね, スネ, スネ肉, すねにく, 脛肉`,
  すじ: `スジ, 筋, すじ肉, スジ肉, 筋肉`,
  スペアリブ: `すぺありぶ, スペアーリブ, 骨付きバラ, 骨付きばら`,
})

/** Kinds of a food that cooks write behind it, by the spellings of the food. */
export const kindsOfFood: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [
    {
      foods: `豆腐, とうふ, トウフ, 豆ふ`,
      kinds: { 絹ごし豆腐: `絹, きぬ, キヌ, 絹ごし, きぬごし, 絹漉し, 絹こし`, 木綿豆腐: `木綿, もめん, モメン` },
    },
    { foods: `味噌, みそ, ミソ`, kinds: { 白味噌: `白, しろ`, 赤味噌: `赤, あか`, 麦味噌: `麦, むぎ` } },
    { foods: `しいたけ, シイタケ, 椎茸`, kinds: { 干ししいたけ: `干し, 干, 乾, 乾燥, 干したやつ, 乾物, ほし` } },
    {
      foods: `パプリカ, ぱぷりか`,
      kinds: {
        赤パプリカ: `赤, あか, 赤い, 赤いの, 赤色`,
        黄パプリカ: `黄, 黄色,
      黄色い, きいろ`,
      },
    },
    { foods: `ごま, ゴマ, 胡麻`, kinds: { すりごま: `すり, すったの, すったやつ`, いりごま: `いり, 炒り, 煎り` } },
    { foods: `ひじき, ヒジキ`, kinds: { 乾燥ひじき: `乾, 干, 乾燥, 乾物, 干し` } },
    { foods: `米, お米`, kinds: { もち米: `もち, モチ, 餅, もち米`, 玄米: `玄, げん, 玄米` } },
    {
      foods: `砂糖, さとう, お砂糖`,
      kinds: {
        黒砂糖: `黒, くろ`,
        きび砂糖: `きび, キビ, きび糖`,
        てんさい糖: `てんさい, 甜菜`,
        粉砂糖: `粉, 粉末`,
        グラニュー糖: `グラニュー`,
        三温糖: `三温`,
      },
    },
    {
      foods: `酢, お酢`,
      kinds: {
        米酢: `米, こめ, 米酢`,
        穀物酢: `穀物, こくもつ, 穀物酢`,
        黒酢: `黒, くろ, 黒酢`,
        りんご酢: `りんご,
        リンゴ, りんご酢`,
      },
    },
    {
      foods: `油, あぶら, オイル`,
      kinds: {
        ごま油: `ごま, ゴマ, 胡麻`,
        サラダ油: `サラダ, さらだ`,
        オリーブオイル: `オリーブ, おりーぶ`,
        米油: `米, こめ`,
        菜種油: `菜種, なたね`,
      },
    },
    {
      foods: `醤油, しょうゆ, しょう油, 正油`,
      kinds: { 薄口醤油: `薄口, うすくち, 淡口`, 濃口醤油: `濃口, こいくち, こい口`, たまり醤油: `たまり` },
    },
    { foods: `唐辛子, とうがらし, トウガラシ, 鷹の爪`, kinds: { 乾燥唐辛子: `乾, 乾燥, 干, 干し, 輪切り, 輪切り 乾` } },
    {
      foods: `トマト, とまと`,
      kinds: {
        トマト缶: `缶, 缶詰, 缶詰め, 缶づめ, かんづめ, カン詰め, カンヅメ, かん,
      カン`,
      },
    },
    { foods: `もち, モチ, 餅, おもち, お餅`, kinds: { 切り餅: `切り餅, 切餅, きりもち`, 丸餅: `丸餅, 丸もち` } },
    { foods: `大豆, だいず`, kinds: { 乾燥大豆: `乾, 干, 乾燥, 乾物` } },
    { foods: `粉, こな`, kinds: { 薄力粉: `薄力`, 強力粉: `強力`, 中力粉: `中力` } },
    { foods: `小麦粉, 小麦こ`, kinds: { 薄力粉: `薄力, 薄`, 強力粉: `強力, 強`, 全粒粉: `全粒` } },
  ].flatMap(({ foods, kinds }) => list(foods).map((food) => [food, new Map(formsOf(kinds))] as const)),
)

/** Words for a whole family of foods, with the classes of its members: "チーズ モッツァレラ" is one cheese. */
export const families: ReadonlyMap<string, readonly IngredientClass[]> = new Map<string, readonly IngredientClass[]>([
  ['チーズ', ['hard-cheese', 'soft-cheese']],
  ['ちーず', ['hard-cheese', 'soft-cheese']],
  ['パスタ', ['pasta']],
  ['きのこ', ['mushroom']],
  ['キノコ', ['mushroom']],
])
