import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

type Names = Partial<Record<Language, string>>
type Facts = Omit<NamedKind, 'names' | 'sharesDoubts'>

/** Bought or cooked with a sauce of soya and wheat; further contents are unknown. */
const sauced = { mayContain: ['soybean', 'gluten'], otherwise: 'unknown' } as const

/** Branded sweets. */
const brands: readonly { kind: Facts; names: Names }[] = [
  {
    kind: {
      class: 'chocolate',
      contains: ['dairy', 'eggs', 'peanut', 'soybean'],
      unknown: ['gluten'],
      diet: 'vegetarian',
    },
    names: {
      ru: 'сникерс, сникерса, сникерсы, батончик сникерс',
      ar: 'سنيكرز, سنكرز, سنيكرس, شوكولاتة سنيكرز, لوح سنيكرز',
      ja: 'スニッカーズ',
      zh: '士力架, 士力架巧克力',
    },
  },
  {
    kind: {
      class: 'chocolate',
      contains: ['dairy', 'soybean'],
      mayContain: ['gluten', 'eggs'],
      unknown: ['peanut'],
      diet: 'vegetarian',
    },
    names: {
      ru: 'марс батончик, батончик марс, шоколад марс, марс, милки вэй, милкивей, милки уэй',
      ar: 'مارس, شوكولاتة مارس, ميلكي واي',
      ja: 'マーズバー, マースバー, ミルキーウェイ',
      zh: '玛氏, 玛氏巧克力, 玛氏棒, 银河巧克力',
    },
  },
  {
    kind: {
      class: 'chocolate',
      contains: ['dairy', 'gluten', 'soybean'],
      unknown: ['peanut', 'eggs'],
      diet: 'vegetarian',
    },
    names: {
      ru: 'твикс, твикса, киткат, кит кат, ферреро, ферреро роше, киндер буэно',
      ar: 'تويكس, كيت كات, كيتكات, كت كات, فيريرو, فيريرو روشيه, فريرو روشيه, كندر بوينو, كيندر بوينو',
      ja: 'キットカット, ツイックス, トゥイックス, フェレロロシェ, ロシェ, キンダーブエノ, きのこの山, たけのこの里, ポッキー, アルフォート, ブラックサンダー',
      zh: '奇巧, 雀巢奇巧, 特趣, 费列罗, 费列罗巧克力, 费列罗榛果巧克力, 健达缤纷乐, 百奇, 百醇',
    },
  },
  {
    kind: { class: 'chocolate', contains: ['dairy', 'soybean'], mayContain: ['peanut'], unknown: ['gluten', 'eggs'], diet: 'vegetarian' },
    names: {
      ru: 'ммдемс, эмэндэмс, эм-энд-эмс, м&м, баунти, киндер, киндер сюрприз, рафаэлло, милка, альпен гольд',
      ar: 'ام اند امز, ام اند ام',
      ja: 'エムアンドエムズ, エムアンドエム, バウンティ, キンダーチョコレート, ラファエロ',
      zh: 'm豆, m&m豆, m&m巧克力豆, mm豆, 麦丽素, 健达, 健达巧克力, 健达奇趣蛋, 德芙, 德芙巧克力, 巧克力豆m&m, 拉斐尔椰蓉球',
    },
  },
  {
    kind: {
      class: 'bread',
      contains: ['gluten', 'soybean'],
      unknown: ['dairy', 'eggs', 'peanut'],
      diet: 'vegan',
      dietAtWorst: 'vegetarian',
    },
    names: { ru: 'орео, печенье орео', ar: 'أوريو, بسكويت أوريو, بسكوت اوريو', ja: 'オレオ', zh: '奥利奥, 奥利奥饼干' },
  },
]

/** Ready-to-eat food whose name begins or ends with a plain food: 肉松 (meat floss) is no raw pork. */
const dishes: readonly { kind: Facts; names: Names }[] = [
  {
    kind: { class: 'cured-meat', ...sauced, diet: 'meat' },
    names: {
      zh: `肉松, 猪肉松, 牛肉松, 鸡肉松, 海苔肉松, 肉酥, 肉脯, 猪肉脯, 牛肉脯, 肉干, 牛肉干, 猪肉干, 鸡肉干, 五香牛肉干, 风干牛肉干, 手撕牛肉, 手撕鸡, 酱牛肉, 酱肉, 酱鸭, 酱肘子, 酱猪蹄, 酱骨头, 叉烧, 叉烧肉, 蜜汁叉烧, 烤鸭, 北京烤鸭, 烧鸭, 烧鹅, 卤味, 卤煮, 卤菜,
        红烧肉, 红烧排骨, 红烧牛肉, 扣肉, 梅菜扣肉, 东坡肉, 东坡肘子, 粉蒸肉, 粉蒸排骨, 回锅肉, 白肉片, 蒜泥白肉, 毛血旺, 肉燥, 肉臊, 卤肉燥, 豉油鸡, 三杯鸭, 三杯鸡, 叫花鸡, 叫化鸡, 樟茶鸭, 青椒肉丝, 尖椒肉丝, 黑椒牛柳, 小鸡炖蘑菇, 猪肉炖粉条, 肉末茄子, 青椒炒肉, 辣椒炒肉, 蒜苔炒肉, 农家小炒肉, 爆炒腰花, 溜肉段, 把子肉, 坛子肉, 黄焖鸡, 椒麻鸡, 棒棒鸡, 酱爆鸡丁, 葱爆羊肉, 葱爆牛肉, 孜然羊肉, 干锅鸡, 啤酒鸭, 板栗烧鸡, 可乐鸡翅, 牙签肉, 钵钵鸡, 冷吃兔, 水煮牛肉, 周黑鸭, 绝味鸭脖, 吮指原味鸡, 大肠包小肠, 土豆烧牛肉`,
      ja: '焼豚, 焼き豚, チャーシュー, 叉焼, 煮豚, 焼き鳥, やきとり, 焼鳥, そぼろ, 鶏そぼろ, 肉そぼろ, 鶏のそぼろ, 豚そぼろ, 牛そぼろ, ビーフジャーキー, ポークジャーキー, チキンジャーキー, ジャーキー, 油淋鶏, ユーリンチー, 手羽先揚げ, 手羽先の唐揚げ, 手羽餃子, 牛肉のしぐれ煮, 時雨煮, しぐれ煮, ホイコーロー, チンジャオロース, 牛カルビ焼き, レバニラ, ニラレバ, レバニラ炒め, ユッケ, ハッシュドビーフ, プルコギ, ケバブ, シュウマイ弁当',
    },
  },
  // The same name means raw duck necks or the snack, and lamb with or without a marinade.
  {
    kind: { class: 'meat', unknown: ['soybean', 'gluten'], diet: 'meat' },
    names: {
      zh: '鸭脖, 鸭舌, 鸭掌, 鸭翅, 凤爪, 鸡爪, 鸭锁骨, 鸡扒, 羊肉串, 鸡肉串, 牛肉串',
      ja: 'ジンギスカン',
    },
  },
  {
    kind: { class: 'poultry', mayContain: ['soybean', 'gluten', 'peanut'], otherwise: 'unknown', diet: 'meat' },
    names: { zh: '口水鸡, 怪味鸡, 棒棒鸡, 宫保鸡丁, 宫保鸡, 沙嗲鸡串, 沙爹鸡串', ja: '宮保鶏丁, よだれ鶏, バンバンジー, 棒棒鶏, サテ' },
  },
  {
    kind: { class: 'cured-fish', ...sauced, diet: 'pescatarian' },
    names: {
      zh: '鱼松, 红烧鱼, 红烧鱼块, 糖醋鱼, 糖醋鲤鱼, 豆瓣鱼, 沸腾鱼, 水煮鱼, 酸菜鱼, 剁椒鱼头, 万州烤鱼, 爆鱼, 香酥小黄鱼, 松鼠桂鱼, 松鼠鳜鱼, 蒲烧鳗鱼, 蒲烧鳗',
      ja: '蒲焼き, 蒲焼, かば焼き, うなぎの蒲焼き, うなぎの蒲焼, うなぎ蒲焼, うなぎ蒲焼き, 鰻の蒲焼き, 鰻の蒲焼, 鰻蒲焼, いわしの蒲焼き, さんまの蒲焼き, サンマ蒲焼, 煮魚, 煮穴子, ぶり大根, 鯖味噌, さば味噌煮',
    },
  },
  {
    kind: { class: 'shellfish', contains: ['shellfish'], ...sauced, diet: 'pescatarian' },
    names: {
      zh: '麻辣小龙虾, 十三香小龙虾, 蒜蓉小龙虾, 香辣虾, 香辣蟹, 油焖大虾, 油焖虾, 避风塘炒蟹, 避风塘虾, 椒盐虾, 蒜蓉虾, 宫保虾球, 炸虾, 炸鱿鱼, 炸鱿鱼圈',
      ja: 'エビチリ, 海老チリ, エビマヨ, 海老マヨ, エビのチリソース, いかの塩辛, 塩辛',
    },
  },
  {
    kind: { class: 'egg', contains: ['eggs'], mayContain: ['soybean', 'gluten'], diet: 'vegetarian', dietAtWorst: 'meat' },
    names: {
      zh: '卤蛋, 茶叶蛋, 虎皮蛋, 虎皮鸡蛋, 溏心卤蛋, 卤鹌鹑蛋',
      ja: '味付け卵, 味付け玉子, 味付玉子, 味玉, 煮卵, 煮玉子, 味付き卵, 半熟煮卵',
    },
  },
  // Tofu with sauce, broth or batter.
  {
    kind: {
      class: 'plant-protein',
      contains: ['soybean'],
      mayContain: ['gluten'],
      unknown: ['eggs', 'shellfish', 'mushroom'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      zh: '家常豆腐, 臭豆腐, 炸臭豆腐, 红烧豆腐, 铁板豆腐, 脆皮豆腐, 客家酿豆腐, 酿豆腐',
      ja: '揚げ出し豆腐, 冷奴, 冷や奴, 肉豆腐, がんもどき, がんも, 飛竜頭, ひろうす, 臭豆腐, 厚揚げ煮',
      ru: 'тофу в кляре',
    },
  },
  {
    kind: { class: 'noodle', contains: ['gluten'], mayContain: ['soybean'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      zh: '泡面, 方便面, 速食面, 炒面, 兰州拉面, 葱油拌面, 干脆面, 杯面, 即食面, 公仔面, 出前一丁, 凉面, 鸡丝凉面, 麻酱面, 麻酱拌面, 辛拉面, 火鸡面',
      ja: 'つけ麺, つけめん, 担々麺, 坦々麺, 担担麺, カップ麺, カップラーメン, カップうどん, 焼うどん, 焼きうどん, 皿うどん, 冷やし中華, 冷麺, まぜそば, 油そば, ジャージャー麺, 味噌煮込みうどん, カレーうどん, 肉うどん, きつねうどん, たぬきうどん, きつねそば, たぬきそば, ベビースターラーメン',
      ru: 'удон с курицей, лагман, лапша вок',
    },
  },
  {
    kind: { class: 'rice', ...sauced, diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      zh: '炒米粉, 炒河粉, 干炒牛河, 桂林米粉, 辣炒年糕, 炒年糕, 方便米饭, 自热米饭, 自热火锅, 饭团, 粽子, 肉粽',
      ja: '焼きおにぎり, 焼おにぎり, ちらし寿司, 五目ご飯, かやくご飯, かやくごはん, おこわ, 炊き込みごはん',
      ru: 'онигири',
    },
  },
  // Pasta sheets, or the dish baked with them.
  {
    kind: { class: 'pasta', mayContain: ['gluten'], unknown: ['dairy', 'eggs', 'soybean'], diet: 'vegan', dietAtWorst: 'meat' },
    names: { ru: 'лазанья', ar: 'لازانيا', ja: 'ラザニア, ラザーニャ' },
  },
  // Rice cakes, sold under the name of the dish made with them.
  {
    kind: { class: 'rice', unknown: ['soybean', 'gluten', 'shellfish'], diet: 'vegan', dietAtWorst: 'pescatarian' },
    names: { ja: 'トッポギ, トッポッキ, トッポキ', ru: 'токпокки, ттокпокки, токпоки', ar: 'توكبوكي' },
  },
  {
    kind: { class: 'rice', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: { ja: 'おにぎり, お握り, おむすび, お茶漬け, 茶漬け' },
  },
  {
    kind: { class: 'vegetable', ...sauced, diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      zh: '红烧茄子, 鱼香茄子, 烧茄子, 地三鲜, 酸辣土豆丝, 炒土豆丝, 手撕包菜, 拍黄瓜, 干煸四季豆, 干煸豆角, 素什锦, 罗汉斋, 炒时蔬, 炸蘑菇',
      ja: '麻婆茄子, 麻婆なす, なすの揚げ浸し, 揚げ浸し, 八宝菜',
    },
  },
  // Seasoned with milk, cheese or only salt.
  {
    kind: { class: 'vegetable', unknown: ['dairy', 'gluten', 'soybean'], diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      zh: '薯片, 乐事薯片, 品客薯片, 炸薯片, 虾条, 妙脆角, 薯条, 爆米花',
      ja: 'ポテトチップス, ポテチ, ポップコーン',
      ru: 'попкорн, чипсы, лейс, принглс',
      ar: 'شيبس, شيبسي, رقائق بطاطس, برينجلز, ليز, فشار, بوشار, بوب كورن, شيبس بطاطس',
    },
  },
  // Cooked with or without meat, with unnamed additions.
  {
    kind: { class: 'sauce', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      ru: 'лечо, аджапсандали, морковь по-корейски, корейская морковь, морковка по-корейски, спаржа по-корейски, грибы по-корейски, гречка по-купечески, долма, голубцы, ленивые голубцы, овощи в кляре, икра овощная, овощная икра, пюре, поджарка овощная',
      ar: 'زيتون محشي, زيتون محشو, زيتون أخضر محشي, فلفل محشي, بطاطس محشية, باذنجان محشي, كوسة محشية, بصل محشي, طماطم محشية, ورق عنب بالزيت, يالنجي, كسكسي بالخضار, كسكس بالخضار, رز بالخضار, أرز بالخضار, بامية بالزيت, مجدرة',
    },
  },
  {
    kind: { class: 'meat', mayContain: ['gluten'], otherwise: 'unknown', diet: 'meat' },
    names: {
      ar: 'ممبار, ممبار محشي, حمام محشي, دجاج محشي, خروف محشي, كرشة محشية, فوارغ, شاورما, شاورما دجاج, شاورما لحم, مسخن, دجاج مسخن, مسخن دجاج, كنتاكي, دجاج كنتاكي, دجاج مقلي, دجاج مقرمش, فراخ مقلية, أجنحة دجاج بافلو, دجاج بافلو, أجنحة بافلو, دجاج كونغ باو, دجاج كونج باو, دجاج حلو وحامض, دجاج حلو حامض, لحم بالصويا, لحم بالصويا صوص, دجاج بالصويا, جوانح دجاج مقلية, أجنحة دجاج مقلية, جوانح مقلية',
      ru: 'макароны по-флотски, паста по-флотски, рожки по-флотски, курица гунбао, гунбао, кунг пао, курица кунг-пао, свинина в кисло-сладком соусе, мясо в кисло-сладком соусе, шаурма, шаверма, курица в кляре',
    },
  },
  {
    kind: { class: 'meat', unknown: ['gluten', 'eggs', 'soybean', 'dairy'], diet: 'meat' },
    names: {
      ar: 'كفتة, كفتة مشوية, كفتة لحم, كفتة بقري, كفتة غنم, كفتة ضاني, كفتة خروف, كفتة دجاج, كفتة فراخ, برجر, برغر, همبرغر, برجر لحم, برجر بقري, برجر دجاج',
    },
  },
  {
    kind: { class: 'poultry', mayContain: ['dairy'], otherwise: 'unknown', diet: 'meat' },
    names: {
      ar: 'شيش طاووق, شيش طاووق دجاج, شيش طاووق متبل, دجاج تندوري, دجاج تكا, تكا ماسالا, تكا مسالا, دجاج بالكاري, كاري دجاج, باتر تشيكن, دجاج بالزبدة',
      ja: 'チキンティッカ, チキンティッカマサラ',
      ru: 'тикка масала, курица тандури, курица тикка масала, курица карри',
    },
  },
  {
    kind: { class: 'cured-fish', mayContain: ['gluten'], otherwise: 'unknown', diet: 'pescatarian' },
    names: {
      ar: 'سمك مقلي, سمك مقلي جاهز, سمك فيليه مقلي, فيليه سمك مقلي, فيليه مقلي, سوشي, سمك صيادية, صيادية سمك',
      ru: 'роллы, суши, ролл филадельфия',
    },
  },
  {
    kind: { class: 'shellfish', contains: ['shellfish'], mayContain: ['gluten'], otherwise: 'unknown', diet: 'pescatarian' },
    names: { ar: 'روبيان مقلي, ربيان مقلي, جمبري مقلي, قريدس مقلي, جمبري مقرمش, روبيان داينمايت, روبيان ديناميت, كاليماري مقلي' },
  },
  {
    kind: { class: 'fish', contains: ['eggs'], mayContain: ['dairy'], otherwise: 'unknown', diet: 'pescatarian' },
    names: { ru: 'селёдка под шубой, сельдь под шубой, шуба, салат шуба' },
  },
  {
    kind: { class: 'grain', unknown: ['dairy'], mayContain: ['gluten'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: { ru: 'манная каша, каша манная, каша дружба, овсяная каша, каша овсяная, перловая каша, каша перловая' },
  },
  {
    kind: { class: 'rice', unknown: ['dairy'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: {
      ru: 'рисовая каша, каша рисовая, пшённая каша, каша пшённая, кукурузная каша, гречневая каша, каша гречневая, гороховая каша, тыквенная каша, гурьевская каша',
    },
  },
  {
    kind: { class: 'sweetener', contains: ['eggs'], mayContain: ['dairy'], otherwise: 'unknown', diet: 'vegetarian' },
    names: { zh: '马卡龙' },
  },
  {
    kind: { class: 'sweetener', contains: ['soybean'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: { zh: '驴打滚' },
  },
  {
    kind: { class: 'sweetener', unknown: ['peanut', 'gluten', 'soybean'], diet: 'vegan', dietAtWorst: 'vegetarian' },
    names: { zh: '龙须糖' },
  },
  // The salad as a dish, although a lettuce has the same name.
  {
    kind: { class: 'sauce', contains: ['dairy'], otherwise: 'unknown', diet: 'vegetarian', dietAtWorst: 'meat' },
    names: { ru: 'греческий салат, салат греческий, салат капрезе, капрезе' },
  },
  {
    kind: { class: 'sauce', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat' },
    names: {
      ru: 'салат нисуаз, нисуаз, салат коул слоу, коул слоу, коулслоу, салат весенний, весенний салат, салат овощной, овощной салат, мясной салат, рыбный салат, салат с курицей, салат с тунцом, салат муравейник, салат мужской каприз',
    },
  },
  {
    kind: { class: 'poultry', unknown: ['gluten', 'eggs', 'dairy'], diet: 'meat' },
    names: { ar: 'إسكالوب دجاج, إسكالوب لحم' },
  },
  // Chillies in oil with fermented beans and peanuts.
  {
    kind: {
      class: 'hot-sauce',
      contains: ['soybean'],
      mayContain: ['peanut'],
      unknown: ['gluten', 'shellfish', 'mushroom'],
      diet: 'vegan',
      dietAtWorst: 'meat',
    },
    names: {
      zh: '老干妈, 老干妈辣酱, 老干妈辣椒酱, 老干妈风味豆豉, 老干妈油辣椒, 老干妈香辣脆, 风味豆豉, 油辣椒, 香辣脆油辣椒, 香辣脆, 脆油辣椒, 饭扫光',
      ja: '老干媽, ローガンマ, 食べるラー油, 食べる辣油, 具入りラー油, 具入り辣油',
      ru: 'лаоганьма, лао ган ма',
      ar: 'لاوقانما, لاو غان ما, لاوغانما',
    },
  },
]

const rows: readonly { kind: Facts; names: Names }[] = [...brands, ...dishes]

/**
 * Ready-to-eat food, bought or left over, in one language. Contents that its name does not give are doubtful, even if
 * an ingredient has that name.
 */
export function readyMadeIn(language: Language): readonly NamedKind[] {
  return rows.flatMap(({ kind, names }) => {
    const own = names[language]
    return own === undefined ? [] : [{ ...kind, sharesDoubts: true as const, names: list(own) }]
  })
}
