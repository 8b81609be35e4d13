import type { DishName } from '#kitchen/composer/dish-names.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'

/** The words that a dish name is built from. */
export interface DishNameParts {
  /** The main foods, at most two; none if the dish word already contains them. */
  mains: readonly string[]
  base: string
}

/**
 * Can the words before and after this position stand together without naming another food? 豆腐 and 干香菇 would read as
 * 豆腐干.
 */
export function canStandTogether(text: string, at: number): boolean {
  return findFoods(text, 'zh').every(({ start, end }) => end <= at || start >= at)
}

/** Joins two foods, 胡萝卜洋葱, with 和 between them if they would read as another food. */
function joinFoods([first = '', second = '']: readonly string[]): string {
  const together = `${first}${second}`
  // Only foods across the border count: 海鲈鱼豆腐 contains 鱼豆腐, made with the end of the first name.
  const isClear = [first, first.slice(-2), first.slice(-1)].every((end) => canStandTogether(`${end}${second}`, end.length))
  return isClear ? together : `${first}和${second}`
}

/** A technique with its foods: 胡萝卜炒洋葱, 快炒胡萝卜. */
const techniqueWith =
  (between: string, before: string) =>
  ({ mains: [first = '', second] }: DishNameParts) =>
    second === undefined ? `${before}${first}` : `${first}${between}${second}`

const wordBeforeFoods =
  (word: string) =>
  ({ mains }: DishNameParts) =>
    `${word}${joinFoods(mains)}`

const wordAfterFoods =
  (word: string) =>
  ({ mains }: DishNameParts) =>
    `${joinFoods(mains)}${word}`

/**
 * The Chinese words of every dish name with its main foods. No result may equal an ingredient's name, as 番茄酱 or 鱼汤
 * would.
 */
export const dishWords: Record<DishName, (parts: DishNameParts) => string> = {
  'stir-fry': techniqueWith('炒', '快炒'),
  'pan-seared': wordBeforeFoods('香煎'),
  grilled: wordBeforeFoods('炙烤'),
  steamed: wordBeforeFoods('清蒸'),
  braised: wordBeforeFoods('慢焖'),
  frittata: wordAfterFoods('意式烘蛋'),
  omelette: wordAfterFoods('煎蛋卷'),
  tacos: wordAfterFoods('塔可'),
  toasts: ({ mains }) => (mains.at(-1)?.endsWith('面包') ? `香烤${joinFoods(mains)}` : `${joinFoods(mains)}烤面包`),
  'crisp-rounds': ({ mains, base }) => `${joinFoods(mains)}香脆${base}`,
  wraps: wordAfterFoods('卷饼'),
  flatbreads: wordAfterFoods('煎面饼'),
  'griddle-rounds': wordAfterFoods('煎圆饼'),
  'plain-flatbreads': () => '平底锅面饼',
  'plain-griddle-rounds': () => '平底锅圆饼',
  dumplings: wordAfterFoods('丸子'),
  'flour-porridge': wordAfterFoods('糊糊'),
  crisps: wordAfterFoods('脆片'),
  baked: wordBeforeFoods('烘烤'),
  'fried-rice': wordAfterFoods('炒饭'),
  stew: techniqueWith('炖', '慢炖'),
  curry: wordAfterFoods('咖喱'),
  pulao: wordAfterFoods('抓饭'),
  risotto: wordAfterFoods('烩饭'),
  'one-pot-grain': ({ mains, base }) => (mains.length === 0 ? `一锅焖${base}` : `${joinFoods(mains)}焖${base}`),
  pasta: ({ mains, base }) => `${joinFoods(mains)}${base}`,
  bowl: wordAfterFoods('拼碗'),
  'tray-roast': wordBeforeFoods('炉烤'),
  gratin: wordBeforeFoods('焗烤'),
  quiche: wordAfterFoods('咸派'),
  tart: wordAfterFoods('咸挞'),
  pizza: wordAfterFoods('披萨'),
  patties: wordAfterFoods('小煎饼'),
  skewers: ({ mains }) => `炙烤${joinFoods(mains)}串`,
  'stuffed-vegetables': techniqueWith('酿', '酿'),
  'stir-fried-noodles': ({ mains, base }) => `${joinFoods(mains)}炒${base}`,
  salad: wordAfterFoods('沙拉'),
  'warm-salad': wordAfterFoods('温沙拉'),
  parcels: wordBeforeFoods('纸包烤'),
  hash: wordBeforeFoods('脆煎'),
  'savoury-pancakes': wordAfterFoods('软煎饼'),
  soup: wordAfterFoods('热汤'),
  'smooth-soup': wordAfterFoods('浓汤'),
  'silky-soup': wordAfterFoods('滑羹'),
  congee: wordAfterFoods('粥'),
  'rice-porridge': wordAfterFoods('软粥'),
  'noodle-soup': ({ mains, base }) => `${joinFoods(mains)}${base}热汤`,
  chowder: wordAfterFoods('稠汤'),
  'legume-soup': wordAfterFoods('暖胃浓汤'),
  'cold-soup': wordAfterFoods('冷汤'),
  'egg-drop-soup': wordAfterFoods('蛋花汤'),
  salsa: wordAfterFoods('莎莎'),
  chutney: wordAfterFoods('甜酸蘸料'),
  relish: wordAfterFoods('佐餐小菜'),
  dip: wordAfterFoods('蘸料'),
  dressing: wordAfterFoods('沙拉淋汁'),
  'pounded-sauce': ({ mains }) => `手捣${joinFoods(mains)}拌料`,
  sauce: wordAfterFoods('浇汁'),
  'quick-pickle': wordBeforeFoods('速渍'),
  'flavoured-butter': ({ mains }) => (mains.at(-1)?.endsWith('黄油') ? `手打${joinFoods(mains)}` : `${joinFoods(mains)}风味黄油`),
  'flavoured-spread': wordAfterFoods('风味抹料'),
  'infused-oil': wordAfterFoods('风味油'),
  infusion: wordAfterFoods('浸渍'),
  jam: wordBeforeFoods('慢熬'),
  spread: wordAfterFoods('抹料'),
  sprinkle: wordAfterFoods('香脆撒料'),
  syrup: wordAfterFoods('稠汁'),
  'soft-paste': wordBeforeFoods('绵软'),
  'roasted-fruit': wordBeforeFoods('炉烤'),
  'poached-fruit': wordBeforeFoods('温煮'),
  compote: wordBeforeFoods('糖煮'),
  'fruit-salad': wordAfterFoods('水果沙拉'),
  crumble: wordAfterFoods('烤酥粒'),
  'rice-pudding': wordAfterFoods('米布丁'),
  porridge: wordAfterFoods('燕麦粥'),
  pancakes: wordAfterFoods('松饼'),
  pudding: wordAfterFoods('布丁'),
  'chocolate-pots': wordAfterFoods('小甜杯'),
  custard: wordAfterFoods('烤布丁'),
  cups: wordAfterFoods('甜品杯'),
  candied: wordBeforeFoods('琥珀'),
  'sweet-toast': ({ mains }) => (mains.at(-1)?.endsWith('面包') ? `香甜烤${joinFoods(mains)}` : `${joinFoods(mains)}甜烤面包`),
  'sweet-rounds': ({ mains, base }) => `${joinFoods(mains)}甜点${base}`,
  cake: wordAfterFoods('蛋糕'),
  clafoutis: wordAfterFoods('克拉芙缇'),
  'fruit-tart': wordAfterFoods('挞'),
  'frozen-fruit': wordAfterFoods('雪葩'),
  granola: wordAfterFoods('格兰诺拉'),
  'energy-balls': wordAfterFoods('能量球'),
  'as-it-is': wordAfterFoods(''),
}

/** The technique, written after a comma. Dishes without an entry already contain it. */
export const waysOfMaking: Partial<Record<DishName, string>> = {
  'stir-fry': '大火快炒而成',
  'pan-seared': '煎得金黄，连同锅中原汁一起上桌',
  grilled: '烤到边缘焦香',
  steamed: '隔水蒸熟，口感清鲜',
  braised: '用少许汤汁焖至软熟',
  frittata: '在一口平底锅里慢慢凝固',
  omelette: '在一口平底锅里慢慢凝固',
  tacos: '趁热用手拿着吃',
  toasts: '趁热用手拿着吃',
  'crisp-rounds': '煎烤得又香又脆，用手拿着吃',
  custard: '水浴慢烤至刚刚凝固',
  wraps: '趁热用手拿着吃',
  flatbreads: '铺在平底锅煎出的面饼上',
  'griddle-rounds': '铺在平底锅煎出的圆饼上',
  'plain-flatbreads': '在平底锅里煎成薄薄的面饼',
  'plain-griddle-rounds': '在平底锅里煎成小圆饼',
  dumplings: '手工搓圆，煮到紧实',
  'flour-porridge': '在火上不断搅拌到浓稠',
  crisps: '擦碎后煎烤到酥脆',
  baked: '放进烤箱烤到金黄',
  'fried-rice': '在热锅里与饭一同炒香',
  stew: '一口锅里小火慢炖',
  curry: '在香辛汤汁里炖煮入味',
  pulao: '一口锅里同焖而成',
  risotto: '一口锅里同煮而成',
  'one-pot-grain': '一口锅里同焖而成',
  pasta: '在锅里与酱汁拌匀',
  bowl: '各样食材拼在一起',
  'tray-roast': '一个烤盘烤成',
  gratin: '烤到表面金黄冒泡',
  quiche: '铺在酥脆的挞底上烤至凝固',
  tart: '铺在酥脆的挞底上烤至金黄',
  pizza: '铺在薄饼底上烤至金黄',
  'fruit-tart': '铺在酥脆的挞底上烤至金黄',
  patties: '手工做成，煎得外酥里嫩',
  skewers: '穿成串，烤到边缘焦香',
  'stuffed-vegetables': '填满馅料后烤熟',
  'stir-fried-noodles': '在热锅里快速炒匀',
  salad: '拌在一起，清爽上桌',
  'warm-salad': '趁着余温，拌上爽口的料汁',
  parcels: '包在纸里，借自身的蒸汽烤熟',
  hash: '一口平底锅煎到底部酥脆',
  'savoury-pancakes': '裹上薄薄的面糊煎脆',
  soup: '一碗热气腾腾的汤',
  'smooth-soup': '煮软后打得细腻顺滑',
  'silky-soup': '一碗浓郁顺滑的羹',
  congee: '慢煮到绵软',
  'rice-porridge': '慢煮到绵软',
  'noodle-soup': '一碗热腾腾的汤面',
  chowder: '煮得浓稠顺滑',
  'legume-soup': '煮得浓稠暖胃',
  'cold-soup': '打成汤，冰凉上桌',
  'egg-drop-soup': '清汤里飘着片片蛋花',
}
