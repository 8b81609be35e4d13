import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Allergen } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import { keysOf } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/**
 * For each allergen, the classes of foods that are its source if they certainly contain it: barley, tofu, prawns,
 * eggs.
 */
const sourceClasses: Partial<Record<Allergen, readonly IngredientClass[]>> = {
  gluten: ['grain', 'plant-protein'],
  eggs: ['egg'],
  peanut: ['nut', 'nut-butter'],
  shellfish: ['shellfish'],
  soybean: ['plant-protein', 'legume', 'salty-sauce'],
  mushroom: ['mushroom'],
}

/**
 * Cereals whose gluten cannot be removed, in eight languages. Buckwheat is not among them, because it contains no
 * gluten.
 */
const cereals = new RegExp(
  [
    '(?<!buck)wheat|(?<!\\p{L})rye(?!\\p{L})|barley|spelt|kamut|emmer|einkorn|farro|freekeh|bulgh?ur|couscous|semolina|seitan|triticale|durum',
    '(?<!buch)weizen|roggen|gerste|dinkel|grünkern|grieß|(?<!\\p{L})blé(?! noir)|froment|seigle|(?<!\\p{L})orge|épeautre|boulgh?our|semoule|engrain',
    '(?<!\\p{L})trigo(?! sarraceno)|centeno|cebada|espelta|escanda|sémola|cuscús',
    'пшени|рожь|ржан|ячмен|ячнев|перлов|полб|спельт|булгур|кускус|манн|манк|сейтан',
    'قمح(?! [أا]?ل?[أا]سود)|شعير(?!ي)|جاودار|برغل|كسكس|سميد|فريكة|حنطة(?! ال?سوداء)|سيتان',
    '小麦|大麦|ライ麦|スペルト|ブルグル|クスクス|セモリナ|セイタン|黑麦|黑麥|小麥|大麥|斯佩尔特|斯佩爾特|古斯古斯|库斯库斯|粗麦|面筋|麵筋|麸',
  ].join('|'),
  'iu',
)

/** Dairy products that are still milk, and milk named by its animal. */
const milks =
  /(?<!\p{L})(?:whey|casein)|(?:cow|goat|sheep|ewe|buffalo|camel)(?:['’]?s)? milk|kuhmilch|ziegenmilch|schafmilch|molke|kasein|lait de (?:vache|chèvre|brebis)|lactosérum|petit-lait|caséin|leche de (?:vaca|cabra|oveja)|caseín|(?:коровь|козь|овеч)\p{L}* молок|сыворот|казеин|حليب ال?(?:بقر|ماعز|غنم|نوق|إبل)|مصل|كازين|ホエイ|ホエー|乳清|カゼイン|酪蛋白/iu

/** Words for starch: it is washed out of cereals, and some of it is sold gluten-free. */
const starch = /starch|stärke|amidon|almidón|крахмал|نشا|でん粉|デンプン|でんぷん|澱粉|淀粉/iu

/**
 * The fewest letters with which a typed word may begin with a name of the allergen; shorter names occur in too many
 * other words.
 */
const fewestLetters = 4

/**
 * How likely an allergen remains in a food that claims to be free of it but is its source: tofu keeps its soya, barley
 * its gluten. Null if a food like that exists without the allergen (dairy-free milk, gluten-free flour).
 */
export function remainingAllergen(
  sense: FoodSense,
  words: string,
  allergen: Allergen,
  vocabulary: Vocabulary,
): 'likely' | 'unknown' | null {
  if (sense.contains[allergen] === 'no') return null
  if (allergen === 'gluten' && cereals.test(words)) return starch.test(words) ? 'unknown' : 'likely'
  if (allergen === 'dairy') return milks.test(words) ? 'likely' : null
  if (sense.contains[allergen] !== 'yes') return null
  return sourceClasses[allergen]?.includes(sense.class) === true || saysTheWord(words, allergen, vocabulary) ? 'likely' : null
}

/** Does the name contain the very word that the claim denies: "soy-free soy sauce", "egg-free egg noodles"? */
function saysTheWord(words: string, allergen: Allergen, { language, words: { allergens } }: Vocabulary): boolean {
  const keys = keysOf(tokenise(words), language)
  const isHan = language === 'ja' || language === 'zh'
  return (allergens[allergen] ?? []).some((name) => {
    const [key, ...more] = keysOf(tokenise(name), language)
    if (isHan) return words.includes(name)
    if (key === undefined || more.length > 0) return false
    return keys.some((one) => one === key || (key.length >= fewestLetters && one.startsWith(key)))
  })
}
