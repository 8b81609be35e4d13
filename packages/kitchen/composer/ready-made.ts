import { type DishKind, type Item, ingredientForClass } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { isSpooned } from '#kitchen/reader/segment/leftover-dishes.ts'

/** Words for steamed buns. */
const bunWords = /\bbao(?:zi)?\b|\bbuns?$|tamal|肉まん|豚まん|包子|小笼|汤包|小籠包|xiao ?long|baozi|паровые пирожки/iu

/** Words for boiled dumplings. */
const dumplingWords =
  /gyozas?|dumplings?|won ?tons?|pot ?stickers?|sh?u ?mai|siu mai|dim ?sum|pierogi|pelmeni|vareniki|\bmomos?\b|\bmant[iı]\b|\bmandu\b|ravioli|ravioles|tortellini|tortelloni|agnolotti|cappelletti|maultasche|teigtasche|wantan|пельмен|вареник|манты|мантов|хинкали|буузы|позы|гёдза|гедза|вонтон|дим-?сам|равиоли|餃子|ギョーザ|ギョウザ|ワンタン|雲呑|焼売|シュウマイ|シューマイ|饺|馄饨|云吞|抄手|烧卖|烧麦|锅贴|شيش ?برك|رافيولي|دمبلنج|دامبلنج|غيوزا|جيوزا|ونتون|مانتي/iu

/** Words for breaded or shaped meat or fish, cooked in one piece. */
const shapedFoodWords =
  /nuggets?|\bkiev|\bkyiv|kiew|cordons? bleus?|schnitzel|croquette|croqueta|kroketten?|burgers?\b|hamburguesa|\bpatt(?:y|ies)\b|milanesa|\bpané|fish ?fingers?|fish ?sticks?|fischstäbchen|frikadelle|bulette|fleischküchle|corn ?dogs?|наггетс|нагетс|по-киевски|котлет|шницел|бургер|крокет|рыбные палочки|ナゲット|ハンバーグ|コロッケ|メンチカツ|チキンカツ|とんかつ|鸡米花|炸鸡排|汉堡肉|肉饼|ناجتس|ناغتس|كييف|شنيتزل|شنيتسل|بر[جغ]ر|كروكيت/iu
const balls =
  /meat ?balls?|albóndiga|albondiga|boulette|hackbällchen|fleischbällchen|köttbullar|тефтел|фрикадел|つくね|肉団子|ミートボール|肉丸|丸子|كرات (?:ال)?لحم/iu

/** Words for baked dough with a filling. */
const pieWords =
  /\bpies?$|past(?:y|ies)$|sausage ?rolls?|spring ?rolls?|egg ?rolls?|empanad|samosa|burritos?|enchilada|quesadilla|chimichanga|calzone|pizza|quiche|tourte|strudel|moussaka|musaca|lasagn|lasañ|cannelloni|hachis parmentier|\bnems?\b|frühlingsrolle|b[öu]rek|friand|feuilleté|vol-au-vent|bouchées? à la reine|pastete|чебурек|беляш|пирож|самс[аы]|кулебяк|курник|шаурм|лазань|ミートパイ|チキンパイ|馅饼|肉夹馍|韭菜盒|شاورما|春巻|春卷|比萨|披萨|ピザ|سمبوسك|فطائر|فطيرة|بيتزا/iu

/** Words for sheets, doughs and wrappers, which are parts of ready-made dishes, not dishes. */
const wrapperWords =
  /wrapper|sheets?$|skins?$|\bdough\b|\bbase\b|\bcrust|plaques?|feuilles?|pâte|teig|blätter|platten|masa|obleas|láminas|тест[оа]|листы|皮|生地|シート|坯|رقائق|عجين/iu

const doughs: readonly IngredientClass[] = ['bread', 'wrap', 'noodle', 'pasta', 'pastry']
const flesh: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'cured-fish', 'shellfish', 'grain']

/** Words for cooked rice or noodle dishes, which are reheated and never rinsed or boiled. */
const friedRiceWords =
  /(?:fried (?:rice|noodles)|chow ?mein|pilaf|pilau|jollof rice|arroz frito|riz (?:cantonais|frit|sauté)|gebratene[rn]? (?:reis|nudeln)|жарен\p{L}+ (?:рис|лапша)|أرز مقلي|チャーハン|炒飯|炒饭|炒面|炒麵)$/iu

function kindByWords(words: string, kind: IngredientClass): DishKind | null {
  if (wrapperWords.test(words)) return null
  if (balls.test(words)) return 'balls'
  // A schnitzel that is known as a piece of meat is cooked like the meat.
  if (shapedFoodWords.test(words) && !(kind !== 'mince' && /schnitzel/iu.test(words))) return 'shaped'
  if (pieWords.test(words)) return 'sliced'
  if (bunWords.test(words)) return 'steamed'
  if (dumplingWords.test(words)) return 'boiled'
  return null
}

const isBaked = (kind: IngredientClass) => kind === 'bread' || kind === 'pastry'

/** The dish kind of a ready-made food; null for a food cooked like its own ingredient. */
function dishKindOf({ class: kind, kin, ingredient }: Item, food: Food): DishKind | null {
  const { words } = food
  const form = food.form?.is
  if (kin === 'lasagna-sheets') return form === 'frozen' && !wrapperWords.test(words) ? 'sliced' : null
  if (form === 'cooked' && (kind === 'rice' || kind === 'grain' || kind === 'noodle' || kind === 'pasta') && friedRiceWords.test(words))
    return 'spooned'
  if (ingredient !== null || form === 'cooked' || form === 'dish' || kin === 'crackers' || kin === 'graham-crackers') return null
  const byWords = kindByWords(words, kind)
  // Without a word for a pie, only meat makes a doubtful food a pie: cakes and biscuits have nothing raw in them.
  const hasFlesh = food.vegetarian === 'no'
  if (doughs.includes(kind) && food.pescatarian !== 'yes') return byWords ?? (hasFlesh && isBaked(kind) ? 'sliced' : null)
  return flesh.includes(kind) ? byWords : null
}

/** How much of a dish kind makes a meal, relative to a portion of meat: a pie is the whole meal. */
const mealScales: Record<DishKind, number> = { spooned: 2, sliced: 2, boiled: 1.4, steamed: 1.4, shaped: 1, balls: 1 }

/**
 * Turns dumplings, pies, pizza, nuggets, meatballs and fried rice into ready-made dishes. They may be raw inside, so
 * the recipe heats them whole until steaming hot, and never toasts them like bread or breaks them up like mince.
 */
export function applyDishKind(item: Item, food: Food): Item {
  const kind = dishKindOf(item, food)
  if (kind === null) return item
  const words = food.form?.words ?? food.words
  const { isFrozen: _, hazard: __, ...thawed } = item
  return {
    ...thawed,
    ingredient: null,
    words,
    kin: ingredientForClass.dish,
    class: 'dish',
    form: 'cooked',
    dish: kind,
    scale: mealScales[kind],
    cut: 'whole',
  }
}

/** The dish kind of an item: the known one, or the one its words suggest. */
export function dishKindIn({ dish, words }: Item): DishKind {
  return dish ?? (isSpooned(words) ? 'spooned' : 'sliced')
}
