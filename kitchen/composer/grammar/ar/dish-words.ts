import type { DishName } from '#kitchen/composer/dish-names.ts'
import { withIt } from '#kitchen/composer/grammar/ar/names.ts'

/** The words that a dish name is built from. */
export interface Parts {
  /** The main foods with their articles: "الجزر والعدس". */
  mains: string
  base: string
  /** The hollowed vegetable and its filling. */
  hollowed: string
  filling: string
}

/** "يخنة العدس": the dish word stands before the food, without a preposition. */
function of(dish: string): (parts: Parts) => string {
  const [noun = dish] = dish.split(' ')
  // Avoids naming a sauce twice: a sauce of ponzu sauce is "ponzu sauce".
  return ({ mains }) => (mains === '' ? dish : mains.startsWith(`${noun} `) ? mains : `${dish} ${mains}`)
}

/** The dish "with" its food: "أرز مقلي مع الجزر". */
function beside(dish: string): (parts: Parts) => string {
  return of(`${dish} مع`)
}

/** The dish "flavoured with" its food: "زبدة منكهة بالثوم". */
function flavoured(dish: string): (parts: Parts) => string {
  return ({ mains }) => (mains === '' ? dish : `${dish} ${withIt(mains)}`)
}

const withMains = (dish: string, { mains }: Parts) => (mains === '' ? dish : `${dish} مع ${mains}`)

/** The Arabic words of every dish name. */
export const dishWords: Record<DishName, (parts: Parts) => string> = {
  'stir-fry': of('ووك'),
  'pan-seared': ({ mains }) => `${mains} في المقلاة`,
  grilled: ({ mains }) => `${mains} على الشواية`,
  steamed: ({ mains }) => `${mains} على البخار`,
  braised: ({ mains }) => `${mains} على نار هادئة`,
  frittata: of('فريتاتا'),
  omelette: of('عجة'),
  tacos: of('تاكو'),
  toasts: of('توست'),
  'crisp-rounds': (parts) => withMains(`${parts.base} بقوام مقرمش`, parts),
  wraps: of('لفائف'),
  flatbreads: beside('أقراص عجين بالمقلاة'),
  'griddle-rounds': beside('أقراص مشوية'),
  'plain-flatbreads': () => 'أقراص عجين بالمقلاة',
  'plain-griddle-rounds': () => 'أقراص مشوية',
  dumplings: of('كرات عجين من'),
  'flour-porridge': of('عصيدة من'),
  crisps: of('رقائق مقرمشة من'),
  baked: ({ mains }) => `${mains} في الفرن`,
  'fried-rice': (parts) => withMains('أرز مقلي', parts),
  stew: of('يخنة'),
  curry: of('كاري'),
  pulao: of('بولاو'),
  risotto: of('ريزوتو'),
  'one-pot-grain': (parts) => withMains(`${parts.base} في قدر واحدة`, parts),
  pasta: (parts) => withMains(parts.base, parts),
  bowl: of('طبق'),
  'tray-roast': of('صينية'),
  gratin: of('غراتان'),
  quiche: beside('كيش'),
  tart: beside('فطيرة مفتوحة'),
  pizza: beside('بيتزا'),
  patties: of('أقراص'),
  skewers: of('أسياخ'),
  'stuffed-vegetables': ({ mains, hollowed, filling }) =>
    hollowed === '' || filling === '' ? `محشي ${mains}` : `محشي ${hollowed} ${withIt(filling)}`,
  'stir-fried-noodles': (parts) => withMains(`${parts.base} في الووك`, parts),
  salad: of('سلطة'),
  'warm-salad': of('سلطة دافئة من'),
  parcels: of('طرود'),
  hash: of('مقلاة'),
  'savoury-pancakes': of('فطائر مالحة من'),
  soup: of('حساء'),
  'smooth-soup': of('شوربة ناعمة من'),
  'silky-soup': of('حساء حريري من'),
  congee: of('كونجي'),
  'rice-porridge': (parts) => withMains('عصيدة الأرز', parts),
  'noodle-soup': ({ mains, base }) => (mains === '' ? `حساء ${base}` : `حساء ${mains} مع ${base}`),
  chowder: of('حساء كثيف من'),
  'legume-soup': of('شوربة'),
  'cold-soup': of('حساء بارد من'),
  'egg-drop-soup': ({ mains }) => (mains.includes('البيض') ? `حساء ${mains}` : `حساء ${mains} بخيوط البيض`.replace(/ {2}/g, ' ')),
  salsa: of('صلصة طازجة من'),
  chutney: of('شاتني'),
  relish: of('متبل'),
  dip: of('غموس'),
  dressing: of('تتبيلة'),
  'pounded-sauce': of('صلصة مدقوقة من'),
  sauce: of('صلصة من'),
  'quick-pickle': of('مخلل سريع من'),
  'flavoured-butter': flavoured('زبدة منكهة'),
  'flavoured-spread': flavoured('دهن منكه'),
  'infused-oil': flavoured('زيت منكه'),
  infusion: of('منقوع'),
  jam: of('مربى من'),
  spread: of('معجون من'),
  sprinkle: of('رشة مقرمشة من'),
  syrup: of('قطر'),
  'soft-paste': of('معجون ناعم من'),
  'roasted-fruit': of('طبق مشوي من'),
  'poached-fruit': of('طبق حلو من'),
  compote: of('كومبوت'),
  'fruit-salad': of('سلطة'),
  crumble: of('كرامبل'),
  'rice-pudding': (parts) => withMains('أرز حلو كريمي', parts),
  porridge: (parts) => withMains('عصيدة الشوفان', parts),
  pancakes: of('فطائر حلوة مع'),
  pudding: of('بودينغ'),
  'chocolate-pots': of('كؤوس'),
  custard: beside('بودينغ مخبوز'),
  cups: of('كؤوس'),
  candied: of('قطع مكرملة من'),
  'sweet-toast': of('توست حلو مع'),
  'sweet-rounds': (parts) => withMains(`${parts.base} للتحلية`, parts),
  cake: of('كعكة'),
  clafoutis: of('كلافوتي'),
  'fruit-tart': beside('فطيرة مفتوحة'),
  'frozen-fruit': of('مثلجات'),
  granola: of('غرانولا'),
  'energy-balls': of('كرات'),
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
