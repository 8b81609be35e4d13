import { keysIn } from '#kitchen/reader/kinds/keys.ts'

/** Converts words to lookup keys: ضأن becomes ضان, and ذرة becomes ذره. */
const keys = keysIn('ar')

/** Bases of gluten-free flour, bread and noodles. */
export const glutenFreeBases = keys(
  'أرز, رز, ذرة, حنطة سوداء, حمص, بيسان, لوز, جوز الهند, بطاطس, بطاطا, تابيوكا, كاسافا, منيهوت, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, قطيفة, أمارانث, عدس, فول, فاصوليا, ماش, بازلاء, كونجاك, شيراتاكي, موز, كستناء, كتان, شيا, سمسم, دوار الشمس, كاجو, بندق, جوز, فستق, صويا, فول صويا, فول سوداني, فونيو, قرنبيط, كوسا, خروب, بلوط, قلقاس, يام, ساغو',
)

/**
 * Bases of gluten-free bread and dough. Nuts, seeds and potatoes are left out, because wheat bread contains them too.
 */
export const glutenFreeBreadBases = keys(
  'أرز, رز, حنطة سوداء, تابيوكا, كاسافا, منيهوت, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, قطيفة, أمارانث, فونيو, قرنبيط, ساغو, لوز, جوز الهند',
)

/** Bases of gluten-free pasta and noodles. */
export const glutenFreePastaBases = keys(
  'أرز, رز, ذرة, حنطة سوداء, تابيوكا, كاسافا, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, فونيو, كونجاك, شيراتاكي, ماش, صويا, قرنبيط, حمص, عدس, بازلاء',
)

/** Bases of gluten-free couscous and porridge. */
export const glutenFreeGrainBases = keys('أرز, رز, ذرة, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, فونيو, كاسافا, قرنبيط')

/**
 * Bases of yogurt, cream and cheese without milk. Pistachios and walnuts are left out, because dairy ones contain them
 * too.
 */
export const milkFreeCreamBases = keys('لوز, كاجو, جوز الهند, نارجيل, أرز, رز, شوفان, صويا, توفو, قنب, بازلاء, ترمس, نباتي, نباتية, كتان')

/** Bases of ice cream without milk. */
export const milkFreeIceBases = keys('صويا, توفو, شوفان, نباتي, نباتية')

/** Bases of plant milk. */
export const plantMilkBases = keys(
  'لوز, كاجو, جوز الهند, نارجيل, أرز, رز, شوفان, صويا, توفو, قنب, بازلاء, مكاديميا, بندق, جوز, فستق, حب العزيز, كينوا, كتان, سمسم, فول سوداني, دوار الشمس, بطاطس, ترمس, نباتي, نباتية, خضار, دخن, تين, صبار, كستناء, بقان, بيكان, مكسرات, كاكاو',
)

/** Plants ground to a "butter" without milk. */
export const plantButterBases = keys(
  'فول سوداني, فستق, فستق العبيد, سوداني, كاوكاو, لوز, كاجو, بندق, جوز, بيكان, مكاديميا, مكسرات, بذور, سمسم, دوار الشمس, يقطين, قنب, صويا, جوز الهند, كاكاو, شيا, مانجو, تفاح, تمر, حمص, أفوكادو, كوكوم',
)

/** Bases of meatless sausages, burgers and steaks. */
export const meatlessBases = keys(
  'نباتي, نباتية, خضار, خضروات, فاصوليا, عدس, حمص, توفو, تمبيه, صويا, سيتان, مكسرات, كينوا, فلافل, فول, جاك فروت, جزر, قرنبيط, ملفوف, باذنجان, كوسا, بطاطس, بطاطا, فطر, مشروم, شمندر, بازلاء, شوفان, برغل, سبانخ, أرز',
)

/** Animals whose milk is used: "حليب الماعز" (goat milk) contains no meat. */
export const milkAnimals = keys(
  'بقر, بقري, بقرة, ماعز, معز, معزة, غنم, خروف, ضأن, ضاني, ضان, عنزي, معزي, بقرات, أبقار, أغنام, جمال, خلفات, جاموس, جاموسي, إبل, جمل, ناقة, نوق, خيل, فرس, نعجة, عجل',
)
