import type { Recipe } from '#kitchen/recipe.ts'

/**
 * By archetype, the nouns of the dishes that it makes, in each of the eight languages, as separate words or at the end
 * of a compound.
 */
const madeBy: Readonly<Record<string, string>> = {
  compote: 'compotes?|compotas?|kompotte?|компот|コンポート|糖水|كومبوت',
  salsa: 'salsas?|сальса|サルサ|莎莎|صلصة',
  relish: 'relish|релиш|レリッシュ',
  jam: 'jams?|mermeladas?|confitures?|konfitüre|marmelade|джем|варенье|ジャム|果酱|مربى',
  chutney: 'chutney|чатни|チャツネ|酸辣酱|تشاتني',
  syrup: 'syrup|sirope?|jarabe|sirup|сироп|シロップ|糖浆|شراب',
  'quick-pickle': 'quick-pickled|pickled|pickles?|encurtidos?|pickles|eingelegte[rs]?|маринованн\\p{L}+|漬け|ピクルス|泡菜|腌|مخلل',
  'flavoured-butter': 'butter|beurre|mantequilla|масло|バター|黄油|زبدة',
  'infused-oil': 'infusión|infusion|oil|huile|aceite|öl|масло|オイル|油|زيت',
  'herb-sauce': 'sauce|pesto|salsa|sauce verte|соус|песто|ソース|酱|صلصة',
  'cooked-sauce': 'sauce|salsa|soße|соус|ソース|酱|صلصة',
  dressing: 'dressing|vinaigrette|vinagreta|aliño|заправка|ドレッシング|汁|صلصة',
  dip: 'dip|trempette|дип|ディップ|蘸料|غموس',
  spread: 'spread|tartinade|untable|aufstrich|намазка|паста|スプレッド|抹酱|معجون',
  sprinkle: 'sprinkle|infusion|infusión|aufguss|настой|ふりかけ|浸',
  'candied-nuts': 'candied|garrapiñad[ao]s?|飴|вкарамели|糖',
  'poached-fruit': 'en almíbar|almíbar|sirop|syrup|シロップ|糖水',
  'fruit-salad': 'salad|ensalada|salade|salat|салат|サラダ|沙拉|سلطة',
  'fresh-plate': 'salad|ensalada|salade|salat|салат|サラダ|沙拉|سلطة',
  'fruit-soup': 'пюре',
  'stirred-sauce': 'sauce|salsa|soße|соус|ソース|酱|صلصة',
  'bread-salad': 'salad|ensalada|salade|salat|салат|サラダ|沙拉|سلطة',
  'warm-salad': 'salad|ensalada|salade|salat|салат|サラダ|沙拉|سلطة',
  'sweet-starch': 'pudding|pudin|пудинг|プディング|布丁',
  'sweet-rice': 'pudding|dulce|doux|süßer|сладкий|プディング|甜|حلو',
  'sweet-roots': 'pudding|pudin|пудинг|プディング|布丁|بودينغ',
  'chocolate-pots': 'pots|crème|crema|creme|крем|クリーム',
  'plain-starch': 'bowl',
  confit: 'paste',
  'cream-bowl': 'cream|crème|crema|creme|крем|クリーム',
  'frozen-fruit': 'sorbet|sorbete|granité|granita|eis|сорбет|氷菓|ソルベ|冰|مثلجات',
  cake: 'cakes?|bizcocho|gâteau|kuchen|кекс|пирог|ケーキ|蛋糕|كعكة',
  pancakes: 'pancakes?|tortitas|crêpes?|pfannkuchen|оладьи|блинчики|パンケーキ|松饼',
  'savoury-pancakes': 'pancakes?|tortitas|galettes?|pfannkuchen|puffer|оладьи|お焼き|煎饼',
  flatbread: 'flatbreads?|breads?|pan(?:es)?|pains? plats?|fladenbrote?|лепёшки|フラットブレッド|饼|خبز',
  pizza: 'pizza|пицц|ピザ|披萨|بيتزا',
  crumble: 'crumble|крамбл|クランブル|酥粒',
  porridge: 'porridge|gachas|bouillie|brei|каша|粥|お粥|عصيدة',
  congee: 'congee|porridge|gachas|bouillie|brei|каша|粥|お粥|عصيدة',
  granola: 'granola|гранола|グラノーラ|格兰诺拉',
  'energy-balls': 'balls|bolitas|boules|kugeln|шарики|ボール|球|كرات',
  patties: 'patties|tortitas|galettes?|frikadellen|bratlinge|котлеты|биточки|ハンバーグ|饼',
  'egg-drop-soup': 'egg|soup|sopa|soupe|suppe|суп|スープ|かきたま|汤|حساء|hilado|drop',
  'noodle-soup': 'soup|sopa|soupe|suppe|суп|スープ|汤|حساء|noodles?',
  'stir-fried-noodles': 'noodles?',
  pasta: 'pasta',
  chowder: 'chowder|чаудер|チャウダー|浓汤',
  curry: 'curry|карри|カレー|咖喱|كاري',
}
const soups = 'soup|sopa|crema|soupe|velouté|suppe|суп|スープ|汤|حساء|شوربة'

/**
 * The nouns of the dish that a recipe makes, and of the relish or salsa that it mixes to serve beside; null when the
 * dish has no name of its own.
 */
export function nounsOfMadeDish({ structure, mealType }: Recipe): RegExp | null {
  const own = madeBy[structure?.archetype ?? '']
  const isServedWith = structure?.steps.some(({ technique }) => technique === 'mix' || technique === 'serve-with') === true
  const nouns = [
    ...(own === undefined ? [] : [own]),
    ...(mealType === 'soup' ? [soups] : []),
    ...(isServedWith ? [madeBy.relish, madeBy.salsa] : []),
  ]
  return nouns.length === 0 ? null : new RegExp(`(?<![\\p{L}])(?:${nouns.join('|')})(?![\\p{L}])|(?:${nouns.join('|')})$`, 'giu')
}
