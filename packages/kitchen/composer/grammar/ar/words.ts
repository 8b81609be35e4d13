import type { Cue, Heat, TaskSubject, Vessel } from '#kitchen/composer/draft.ts'
import type { Cuisine } from '#kitchen/options.ts'

/** A vessel at its first mention. */
export const vesselWords: Record<Vessel, string> = {
  'frying-pan': 'مقلاة كبيرة',
  wok: 'مقلاة ووك أو مقلاة واسعة',
  pot: 'قدر كبيرة ثقيلة القاع',
  'large-pot': 'قدر كبيرة',
  saucepan: 'قدر صغيرة',
  tray: 'صينية فرن كبيرة',
  'baking-dish': 'طبق فرن بقياس 20 × 30 سنتيمترًا',
  'cake-tin': 'قالب قطره 20 سنتيمترًا مبطن بورق الخبز',
  bowl: 'وعاء كبير',
  'small-bowl': 'وعاء صغير',
  'salad-bowl': 'وعاء سلطة كبير',
  blender: 'محضرة الطعام أو الهاون',
  jar: 'مرطبان نظيف مقاوم للحرارة',
  steamer: 'قدر التبخير',
  'grill-pan': 'مقلاة جافة',
  board: 'لوح تقطيع',
  plates: 'أطباق التقديم',
  glasses: 'كؤوس أو أوعية صغيرة',
  skewers: 'أسياخ',
  'baking-paper': 'قطع كبيرة من ورق الخبز',
  'freezer-box': 'علبة مسطحة صالحة للتجميد',
}

/** A vessel at later mentions. */
export const laterVesselWords: Partial<Record<Vessel, string>> = {
  wok: 'المقلاة',
  pot: 'القدر',
  'large-pot': 'القدر',
  saucepan: 'القدر',
  tray: 'الصينية',
  'frying-pan': 'المقلاة',
  'baking-dish': 'طبق الفرن',
  bowl: 'الوعاء',
  'small-bowl': 'الوعاء',
  'salad-bowl': 'وعاء السلطة',
}

/** The words for each heat level. */
export const heatWords: Record<Heat, readonly [string, ...string[]]> = {
  low: ['على نار هادئة', 'بنار هادئة', 'فوق نار خفيفة', 'على حرارة خفيفة', 'بحرارة هادئة'],
  'medium-low': [
    'على نار متوسطة إلى هادئة',
    'بنار متوسطة إلى هادئة',
    'فوق نار أقل من المتوسطة',
    'على حرارة أقل من المتوسطة',
    'بحرارة متوسطة إلى هادئة',
  ],
  medium: ['على نار متوسطة', 'بنار متوسطة', 'فوق نار متوسطة', 'على حرارة متوسطة', 'بحرارة متوسطة'],
  'medium-high': [
    'على نار متوسطة إلى عالية',
    'بنار متوسطة إلى عالية',
    'فوق نار أعلى من المتوسطة',
    'على حرارة أعلى من المتوسطة',
    'بحرارة متوسطة إلى عالية',
  ],
  high: ['على نار عالية', 'بنار عالية', 'فوق نار عالية', 'على حرارة عالية', 'بحرارة عالية'],
}

/** The signs of doneness in the other four voices; a sign without an entry is worded alike in all. */
export const otherCueWords: Partial<Record<Cue, readonly string[]>> = {
  golden: ['يأخذ السطح لونًا ذهبيًا', 'يتحول اللون إلى الذهبي', 'يصير اللون ذهبيًا', 'يظهر اللون الذهبي'],
  soft: ['يصبح القوام لينًا', 'تلين القطع', 'يصير القوام طريًا', 'يطرى القوام'],
  tender: ['تنضج القطع وتطرى', 'يكتمل النضج ويلين القوام', 'تلين المكونات', 'تصبح المكونات طرية'],
  fragrant: ['تنتشر الرائحة', 'تظهر الرائحة', 'تتصاعد الرائحة', 'تفوح رائحة طيبة'],
  wilted: ['تلين الأوراق', 'يقل حجم الأوراق', 'تطرى الأوراق', 'تذبل الأوراق وتلين'],
  thickened: ['يثخن القوام', 'يصبح القوام كثيفًا', 'يصير القوام ثخينًا', 'يتكاثف الخليط'],
  absorbed: ['يجف السائل', 'لا يبقى سائل', 'يختفي السائل', 'ينشف السائل تمامًا'],
  smooth: ['ينعم القوام تمامًا', 'تختفي الكتل', 'يصير القوام أملس', 'ينعم القوام'],
  toasted: ['يغمق اللون قليلًا', 'يتلون السطح قليلًا', 'يصير اللون أغمق قليلًا', 'يظهر لون ذهبي خفيف'],
  combined: ['يتجانس الخليط', 'تختلط المكونات جيدًا', 'يصبح الخليط متجانسًا', 'يمتزج كل شيء'],
}

/** The vessels in the other four voices. */
export const otherVesselWords: Partial<Record<Vessel, readonly string[]>> = {
  'frying-pan': ['مقلاة واسعة', 'مقلاة كبيرة وعميقة', 'مقلاة', 'مقلاة عريضة'],
  pot: ['قدر واسعة', 'قدر كبيرة وعميقة', 'قدر ثقيلة', 'قدر عميقة'],
  'large-pot': ['قدر عميقة', 'قدر كبيرة جدًا', 'قدر', 'قدر واسعة'],
  saucepan: ['قدر بغطاء', 'قدر صغيرة عميقة', 'قدر متوسطة', 'قدر'],
  tray: ['صينية فرن', 'صينية فرن واسعة', 'صينية', 'صينية واسعة'],
  bowl: ['وعاء واسع', 'وعاء كبير وعميق', 'وعاء', 'وعاء عميق'],
  'small-bowl': ['كوب أو وعاء صغير', 'وعاء صغير عميق', 'وعاء', 'كوب'],
}

/** Signs of doneness after "حتى". Each verb has a subject of its own, so nothing agrees with the food. */
export const cueWords: Record<Cue, string> = {
  golden: 'يصبح اللون ذهبيًا',
  browned: 'تتحمر الأطراف',
  soft: 'يلين القوام',
  tender: 'تنضج المكونات وتلين',
  'crisp-tender': 'تنضج المكونات مع بقائها مقرمشة قليلًا',
  fragrant: 'تفوح الرائحة',
  wilted: 'تذبل الأوراق',
  thickened: 'يتكاثف القوام',
  melted: 'يذوب كل شيء ويصبح القوام أملس',
  absorbed: 'ينشف السائل كله',
  'al-dente': 'يكتمل النضج مع بقاء القوام متماسكًا',
  set: 'يتماسك القوام',
  bubbling: 'تظهر الفقاعات',
  smooth: 'يصبح القوام ناعمًا',
  syrupy: 'يثخن القوام ويلمع',
  toasted: 'يتحمر اللون قليلًا',
  crisp: 'يصبح القوام مقرمشًا',
  heated: 'يسخن كل شيء جيدًا',
  combined: 'تمتزج المكونات جيدًا',
  jammy: 'تذوب المكونات ويتكاثف القوام',
  risen: 'يرتفع السطح ويصبح ذهبيًا ويخرج عود خشبي نظيفًا من الوسط',
  cold: 'يبرد كل شيء تمامًا',
  frozen: 'يتجمد القوام مع بقائه سهل الغرف بالملعقة',
  firm: 'يتماسك القوام',
  puffed: 'ينتفخ السطح ويصبح ذهبيًا',
  floating: 'يطفو كل شيء على السطح',
}

/** The words for a subject ("the dough", "the filling"). */
export const subjectWords: Record<TaskSubject, string> = {
  dough: 'العجين',
  flatbreads: 'الأقراص',
  rounds: 'الأقراص',
  batter: 'الخليط السائل',
  pancakes: 'الفطائر',
  mixture: 'الخليط',
  crumble: 'الطبقة المقرمشة',
  cake: 'الكعكة',
  soup: 'الحساء',
  sauce: 'الصلصة',
  dressing: 'التتبيلة',
  liquid: 'السائل',
  everything: 'المكونات كلها',
  jar: 'المرطبان',
  patties: 'الأقراص',
  skewers: 'الأسياخ',
  parcels: 'الطرود',
  noodles: 'النودلز',
  filling: 'الحشوة',
  balls: 'الكرات',
  topping: 'الطبقة العلوية',
  relish: 'المتبل',
}

/** Adjectives of origin, in the masculine without the article. */
export const adjectives: Record<Exclude<Cuisine, 'Potluck-me'>, string> = {
  Italian: 'إيطالي',
  French: 'فرنسي',
  Thai: 'تايلندي',
  Chinese: 'صيني',
  Japanese: 'ياباني',
  Korean: 'كوري',
  Indian: 'هندي',
  Mexican: 'مكسيكي',
  African: 'أفريقي',
}
