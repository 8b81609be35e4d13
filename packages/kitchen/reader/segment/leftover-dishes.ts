import { type FoodSense, mixFoods, senseUnknown } from '#kitchen/reader/food/food.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

/** Dishes eaten with a spoon, which are reheated in a pot. */
const spooned = [
  `curr(?:y|ies)|currys|stews?|soups?|chowders?|risottos?|paellas?|chill?is?|chill?i con carne|dals?|dhals?|ragu|bolognese|goulash|gumbo|jambalaya|biryanis?|pilaf|congee|stir ?fry|fried rice`,
  `guisos?|estofados?|cocidos?|sopas?|potajes?|sopes?|pistos?|lentejas guisadas`,
  `ragoûts?|soupes?|potages?|veloutés?|pot-au-feu|blanquettes?|cassoulets?|ratatouilles?|bœuf bourguignon|choucroute garnie|couscous royal`,
  `eint(?:o|ö)pfe?|suppen?|gulasch|ragouts?|ragù|currys?|frikassee|bolognese|(?:curry|suppen|eintopf|gulasch|risotto|chili)reste?`,
  `карри|ризотто|паэль[яиюе]|чили кон карне|плов[а-я]?|рагу|суп[а-я]?|борщ[а-я]?|щи|солянк[а-я]|гуляш[а-я]?|жарк(?:ое|ого)`,
  String.raw`(?:ال)?كاري|(?:ال)?ريزوتو|(?:ال)?باييلا|(?:ال)?(?:شوربة|حساء)(?: [\p{L}]+)?|(?:ال)?يخن[ةه](?: [\p{L}]+)?|(?:ال)?كبسة|(?:ال)?برياني|(?:ال)?مرق[ةه]|(?:ال)?ملوخية`,
  `カレー|シチュー|リゾット|パエリア|スープ|煮物|チリコンカン|麻婆豆腐|味噌汁|みそ汁|おでん|炒飯|チャーハン`,
  `咖喱(?:鸡|牛肉)?|炖菜|烩饭|汤|炖肉|西班牙海鲜饭|麻婆豆腐|炒饭|粥|火锅`,
]

/** Dishes in one piece, which are reheated in the oven. */
const sliced = [
  `lasagn[ae]s?|pizzas?|casseroles?|quiches?|(?:shepherd'?s |cottage |pot |chicken |meat )?pies?|moussaka|stuffing|mac(?:aroni)? and cheese|mac (?:n|&) cheese|meat ?loaf|enchiladas?|cannelloni|burritos?|gratins?|burgers?`,
  `lasañas?|empanadas?|canelones|croquetas|musaca|pastel de carne`,
  `lasagnes?|gratins?|tourtes?|hachis parmentier|cannellonis?|moussaka`,
  `lasagnen?|pizzen|auflauf|aufläufe|gratins?|hackbraten|moussaka|(?:lasagne|pizza|auflauf|gratin|quiche)n?reste?`,
  `лазань[яиюе]|пицц[аыуе]|запеканк[аиуе]|мусак[аиуе]|пирог[а-я]?|киш[а-я]?`,
  String.raw`(?:ال)?لازانيا|(?:ال)?بيتزا|(?:ال)?مسقعة|(?:ال)?مكرونة بالبشاميل|(?:ال)?فطيرة(?: [\p{L}]+)?`,
  `ラザニア|ピザ|グラタン|ドリア|キッシュ|ハンバーグ`,
  `千层面|披萨|比萨|焗饭|馅饼`,
]

/** Words for leftovers that name no food by themselves. */
const namelessLeftoverWords = `left ?-?overs?|sobras|restos|restes|reste|остатки|بقايا|残り物|残りもの|剩菜|剩菜剩饭`

const asOne = (parts: readonly string[]) => parts.join('|')
/** A pattern for whole words, for scripts with spaces. */
const whole = (parts: readonly string[]) => new RegExp(String.raw`(?:^|[^\p{L}])(?:${asOne(parts)})(?=$|[^\p{L}])`, 'iu')
const unspaced = (parts: readonly string[]) => new RegExp(asOne(parts), 'u')

const isSpoonedWord = [whole(spooned.slice(0, 6)), unspaced(spooned.slice(6))]
const isSlicedWord = [whole(sliced.slice(0, 6)), unspaced(sliced.slice(6))]
const isNameless = new RegExp(`^(?:${namelessLeftoverWords})$`, 'iu')

/** Words that make a dish name mean an ingredient: curry paste, lasagne sheets, soup bones, curry leaves. */
const notTheDish =
  /powder|paste|lea(?:f|ves)|sheet|noodle|stock|bone|cube|base|dough|polvo|pasta de|hojas?|láminas|placas|masa|poudre|pâte|feuilles?|plaques?|pulver|paste|blätter|platten|teig|паст[аы]|порошок|лист|тесто|бульон|ルウ|ルー|粉|の素|生地|粉末|叶|酱|块|面团|معجون|مسحوق|عجين|أوراق/iu

/** Words only for food from an earlier meal; "cooked" and "roast" also describe fresh food. */
const leftoverPattern =
  /left ?-?overs?|yesterday|last night|take ?-?(?:out|away)|sobra|restos? de|de ayer|restes?(?= |$)|de la veille|d'hier|anoche|вчера|البارحة|昨夜|昨晩|昨晚|昨天|前日|\brest(?:e|lich)?|\p{L}reste\b|übrig|vom vortag|von gestern|остат|остав|вчерашн|недоеден|بقايا|متبقي|بايت|بائت|من الأمس|残り|残った|余った|昨日|剩|隔夜/iu

/** Do the words say that food is left over: leftover, restes de, 剩? */
export const saysLeftover = (words: string): boolean => leftoverPattern.test(words)

/** Are the words "leftovers" without the name of a food? */
export const isNamelessLeftover = (words: string): boolean => isNameless.test(words)

/** Is a made dish taken for one that is eaten with a spoon? All are but those whose words say that they are sliced. */
export function isSpooned(words: string): boolean {
  return !isSlicedWord.some((one) => one.test(words))
}

/** Names of dishes that are ready-made even without a word for leftovers. */
const alwaysDish = /^(?:stuffing|pizzas?|quiches?|pizzen|пицца|بيتزا|ピザ|披萨|比萨)$/iu

/** Do the words name a ready-made dish: "leftover curry", "pizza" even alone, or "leftovers" without a food? */
export function isLeftoverDish(words: string): boolean {
  if (isNameless.test(words) || alwaysDish.test(words)) return true
  if (!saysLeftover(words) || notTheDish.test(words)) return false
  return [...isSpoonedWord, ...isSlicedWord].some((one) => one.test(words))
}

/** One leftover dish from the foods of its words: further contents are unknown, and it is no ingredient. */
export function asLeftoverDish(words: string, [first, ...others]: readonly FoodSense[]): Food {
  const kind = first === undefined || first.ingredient !== null ? 'sauce' : first.class
  const known = first === undefined ? [] : [{ ...first, class: kind }, ...others]
  return { words, ...mixFoods(senseUnknown(kind), known), form: { is: 'dish', words } }
}

/** Drops "leftovers" without a food beside foods, where it is a remark: "poulet, reste". */
export function withoutLeftoverNotes<One extends Food>(foods: readonly One[]): readonly One[] {
  const isNote = ({ words, form }: Food) => form?.is === 'dish' && isNamelessLeftover(words)
  return foods.every(isNote) ? foods : foods.filter((food) => !isNote(food))
}
