import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { Cuisine, MealType } from '#kitchen/options.ts'

/** Words in any language for foods that are crisp as sold. */
const crispWords =
  /crackers?\b|^(?:(?:potato|tortilla|salted|plain) )?(?:crisps|chips|pretzels)$|salzbrezel|чипсы|ポテトチップス|プレッツェル|薯片|椒盐脆饼|شيبس|patatas fritas de bolsa|crisp ?breads?\b|(?:potato|corn|vegetable|banana|prawn) (?:chips|crisps)|\b(?:corn|bran) ?flakes\b|pop ?corn|rice krispies|granola|muesli|breakfast cereal|(?:puffed|popped) (?:rice|quinoa|millet|wheat|amaranth)|knäckebrot|reiswaffel|müsli|frühstückscerealien|puffreis|gepuffte|kartoffelchips|pain croustillant|maïs soufflé|riz soufflé|quinoa soufflé|céréales du petit|galletas? (?:saladas?|de arroz)|tortitas de (?:arroz|maíz)|palomitas|cereales de desayuno|arroz inflado|хлебц|крекер|попкорн|воздушн|хлопья кукурузн|кукурузные хлопья|мюсли|гранола|せんべい|煎餅|クラッカー|ポップコーン|コーンフレーク|グラノーラ|(?<!玉)米饼|爆米花|玉米片|薄脆饼干|فشار|بوشار|رقائق الذرة|غرانولا/iu

/** Cuisines in which "rice cakes" means soft ones, to boil or fry. */
const softRiceCakes: readonly Cuisine[] = ['Korean', 'Chinese', 'Japanese', 'Thai']

const dryClasses: readonly IngredientClass[] = ['rice', 'grain', 'bread', 'wrap', 'noodle', 'vegetable', 'crisp-vegetable', 'root', 'paste']

/**
 * Keeps crackers, crispbread, chips, popcorn, puffed grain and cereals crisp: they go beside or on a savoury dish,
 * because rinsing or boiling would make them pulp. `typed` is the cook's whole phrase if it names one food.
 */
export function keepCrisp(item: Item, typed: string, cuisine: Cuisine, mealType: MealType): Item {
  if (mealType === 'condiment') return item
  const isRiceCake = /^(?!.*\bkorean\b).*\brice cakes?\b/iu.test(item.words) && !softRiceCakes.includes(cuisine)
  const isCrisp = isRiceCake || item.kin === 'graham-crackers' || crispWords.test(item.words)
  const isPuffed = item.class === 'rice' || item.class === 'grain'
  const named = isPuffed && crispWords.test(typed) ? typed.trim() : isCrisp ? item.words : null
  if (named === null || !dryClasses.includes(item.class) || item.kin === 'crackers' || item.kin === 'tortilla-chips') return item
  const words = item.ingredient === null ? item.words : named
  // On a sweet bowl, flakes and puffed grain serve as nuts do.
  if (mealType === 'dessert' && isPuffed) return { ...item, ingredient: null, words, kin: 'pumpkin-seed', class: 'seed', cut: 'whole' }
  const kin = mealType === 'dessert' ? 'graham-crackers' : 'crackers'
  return { ...item, ingredient: null, words, kin, class: 'bread', cut: 'whole' }
}
