import type { DishName } from '#kitchen/composer/dish-names.ts'
import { withPreposition } from '#kitchen/composer/grammar/ar/names.ts'

/** The words that a dish name is built from. */
export interface DishNameParts {
  /** The main foods with their articles: "الجزر والعدس". */
  mains: string
  base: string
  /** The hollowed vegetable and its filling. */
  hollowed: string
  filling: string
}

/** "يخنة العدس": the dish word stands before the food, without a preposition. */
function dishOf(dish: string): (parts: DishNameParts) => string {
  const [noun = dish] = dish.split(' ')
  // Avoids naming a sauce twice: a sauce of ponzu sauce is "ponzu sauce".
  return ({ mains }) => (mains === '' ? dish : mains.startsWith(`${noun} `) ? mains : `${dish} ${mains}`)
}

/** The dish "with" its food: "أرز مقلي مع الجزر". */
function dishWith(dish: string): (parts: DishNameParts) => string {
  return dishOf(`${dish} مع`)
}

/** The dish "flavoured with" its food: "زبدة منكهة بالثوم". */
function dishFlavouredWith(dish: string): (parts: DishNameParts) => string {
  return ({ mains }) => (mains === '' ? dish : `${dish} ${withPreposition(mains)}`)
}

const withMains = (dish: string, { mains }: DishNameParts) => (mains === '' ? dish : `${dish} مع ${mains}`)

/** The Arabic words of every dish name. */
export const dishWords: Record<DishName, (parts: DishNameParts) => string> = {
  'stir-fry': dishOf('ووك'),
  'pan-seared': ({ mains }) => `${mains} في المقلاة`,
  grilled: ({ mains }) => `${mains} على الشواية`,
  steamed: ({ mains }) => `${mains} على البخار`,
  braised: ({ mains }) => `${mains} على نار هادئة`,
  frittata: dishOf('فريتاتا'),
  omelette: dishOf('عجة'),
  tacos: dishOf('تاكو'),
  toasts: dishOf('توست'),
  'crisp-rounds': (parts) => withMains(`${parts.base} بقوام مقرمش`, parts),
  wraps: dishOf('لفائف'),
  flatbreads: dishWith('أقراص عجين بالمقلاة'),
  'griddle-rounds': dishWith('أقراص مشوية'),
  'plain-flatbreads': () => 'أقراص عجين بالمقلاة',
  'plain-griddle-rounds': () => 'أقراص مشوية',
  dumplings: dishOf('كرات عجين من'),
  'flour-porridge': dishOf('عصيدة من'),
  crisps: dishOf('رقائق مقرمشة من'),
  baked: ({ mains }) => `${mains} في الفرن`,
  'fried-rice': (parts) => withMains('أرز مقلي', parts),
  stew: dishOf('يخنة'),
  curry: dishOf('كاري'),
  pulao: dishOf('بولاو'),
  risotto: dishOf('ريزوتو'),
  'one-pot-grain': (parts) => withMains(`${parts.base} في قدر واحدة`, parts),
  pasta: (parts) => withMains(parts.base, parts),
  bowl: dishOf('طبق'),
  'tray-roast': dishOf('صينية'),
  gratin: dishOf('غراتان'),
  quiche: dishWith('كيش'),
  tart: dishWith('فطيرة مفتوحة'),
  pizza: dishWith('بيتزا'),
  patties: dishOf('أقراص'),
  skewers: dishOf('أسياخ'),
  'stuffed-vegetables': ({ mains, hollowed, filling }) =>
    hollowed === '' || filling === '' ? `محشي ${mains}` : `محشي ${hollowed} ${withPreposition(filling)}`,
  'stir-fried-noodles': (parts) => withMains(`${parts.base} في الووك`, parts),
  salad: dishOf('سلطة'),
  'warm-salad': dishOf('سلطة دافئة من'),
  parcels: dishOf('طرود'),
  hash: dishOf('مقلاة'),
  'savoury-pancakes': dishOf('فطائر مالحة من'),
  soup: dishOf('حساء'),
  'smooth-soup': dishOf('شوربة ناعمة من'),
  'silky-soup': dishOf('حساء حريري من'),
  congee: dishOf('كونجي'),
  'rice-porridge': (parts) => withMains('عصيدة الأرز', parts),
  'noodle-soup': ({ mains, base }) => (mains === '' ? `حساء ${base}` : `حساء ${mains} مع ${base}`),
  chowder: dishOf('حساء كثيف من'),
  'legume-soup': dishOf('شوربة'),
  'cold-soup': dishOf('حساء بارد من'),
  'egg-drop-soup': ({ mains }) => (mains.includes('البيض') ? `حساء ${mains}` : `حساء ${mains} بخيوط البيض`.replace(/ {2}/g, ' ')),
  salsa: dishOf('صلصة طازجة من'),
  chutney: dishOf('شاتني'),
  relish: dishOf('متبل'),
  dip: dishOf('غموس'),
  dressing: dishOf('تتبيلة'),
  'pounded-sauce': dishOf('صلصة مدقوقة من'),
  sauce: dishOf('صلصة من'),
  'quick-pickle': dishOf('مخلل سريع من'),
  'flavoured-butter': dishFlavouredWith('زبدة منكهة'),
  'flavoured-spread': dishFlavouredWith('دهن منكه'),
  'infused-oil': dishFlavouredWith('زيت منكه'),
  infusion: dishOf('منقوع'),
  jam: dishOf('مربى من'),
  spread: dishOf('معجون من'),
  sprinkle: dishOf('رشة مقرمشة من'),
  syrup: dishOf('قطر'),
  'soft-paste': dishOf('معجون ناعم من'),
  'roasted-fruit': dishOf('طبق مشوي من'),
  'poached-fruit': dishOf('طبق حلو من'),
  compote: dishOf('كومبوت'),
  'fruit-salad': dishOf('سلطة'),
  crumble: dishOf('كرامبل'),
  'rice-pudding': (parts) => withMains('أرز حلو كريمي', parts),
  porridge: (parts) => withMains('عصيدة الشوفان', parts),
  pancakes: dishOf('فطائر حلوة مع'),
  pudding: dishOf('بودينغ'),
  'chocolate-pots': dishOf('كؤوس'),
  custard: dishWith('بودينغ مخبوز'),
  cups: dishOf('كؤوس'),
  candied: dishOf('قطع مكرملة من'),
  'sweet-toast': dishOf('توست حلو مع'),
  'sweet-rounds': (parts) => withMains(`${parts.base} للتحلية`, parts),
  cake: dishOf('كعكة'),
  clafoutis: dishOf('كلافوتي'),
  'fruit-tart': dishWith('فطيرة مفتوحة'),
  'frozen-fruit': dishOf('مثلجات'),
  granola: dishOf('غرانولا'),
  'energy-balls': dishOf('كرات'),
  'as-it-is': ({ mains }) => mains,
}

/** The technique, written after the dish. Dishes without an entry already contain it. */
export const waysOfMaking: Partial<Record<DishName, string>> = {
  'stir-fry': 'تقليب سريع على نار عالية',
  'pan-seared': 'تحمير في المقلاة مع عصارة الطهو',
  grilled: 'شواء حتى تحمر الأطراف',
  steamed: 'طهو لطيف على البخار',
  braised: 'طهو هادئ في قليل من السائل',
  frittata: 'طهو هادئ في مقلاة واحدة',
  omelette: 'طهو هادئ في مقلاة واحدة',
  tacos: 'لقمة ساخنة تؤكل باليد',
  toasts: 'لقمة ساخنة تؤكل باليد',
  'crisp-rounds': 'لقمة مقرمشة تؤكل باليد',
  custard: 'طهو هادئ في حمام مائي',
  wraps: 'لقمة ساخنة تؤكل باليد',
  flatbreads: 'على أقراص من العجين تخبز في المقلاة',
  'griddle-rounds': 'على أقراص من العجين تخبز في المقلاة',
  'plain-flatbreads': 'أقراص من العجين تخبز في المقلاة',
  'plain-griddle-rounds': 'أقراص من العجين تخبز في المقلاة',
  dumplings: 'كرات تشكل باليد وتطهى حتى تتماسك',
  'flour-porridge': 'تحريك على النار حتى يتكاثف القوام',
  crisps: 'طبقة رقيقة تطهى حتى تقرمش',
  baked: 'يخبز في الفرن حتى يكتسب اللون الذهبي',
  'fried-rice': 'مع أرز يقلب في مقلاة شديدة السخونة',
  stew: 'طهو بطيء في قدر واحدة',
  curry: 'طهو بطيء في صلصة متبلة',
  pulao: 'كل شيء في قدر واحدة',
  risotto: 'كل شيء في قدر واحدة',
  'one-pot-grain': 'كل شيء في قدر واحدة',
  pasta: 'كل شيء يقلب معًا في المقلاة',
  bowl: 'كل شيء في طبق واحد',
  'tray-roast': 'كل شيء في صينية واحدة داخل الفرن',
  gratin: 'في الفرن تحت وجه ذهبي',
  quiche: 'في الفرن على عجين هش',
  tart: 'في الفرن على عجين هش',
  pizza: 'في الفرن على عجين رقيق',
  'fruit-tart': 'في الفرن على عجين هش',
  patties: 'أقراص تشكل باليد وتحمر حتى تقرمش',
  skewers: 'على أسياخ محمرة الأطراف',
  'stuffed-vegetables': 'في الفرن مع حشوة غنية',
  'stir-fried-noodles': 'مع نودلز تقلب في مقلاة شديدة السخونة',
  salad: 'مزيج طازج في وعاء واحد',
  'warm-salad': 'طبق دافئ من المقلاة مع تتبيلة منعشة',
  parcels: 'في الفرن داخل طرود محكمة',
  hash: 'في مقلاة واحدة مع قاع مقرمش',
  'savoury-pancakes': 'في خليط خفيف يقلى حتى يقرمش',
  soup: 'في مرق دافئ',
  'smooth-soup': 'طهو هادئ وقوام ناعم',
  'silky-soup': 'في مرق ناعم',
  congee: 'طهو طويل هادئ حتى تتفتح حبات الأرز',
  'rice-porridge': 'طهو طويل هادئ حتى تتفتح حبات الأرز',
  'noodle-soup': 'في مرق ساخن مع النودلز',
  chowder: 'في حساء كثيف دافئ',
  'legume-soup': 'طهو بطيء حتى يتكاثف القوام',
  'cold-soup': 'قوام ناعم يقدم باردًا',
  'egg-drop-soup': 'في مرق صاف',
}
