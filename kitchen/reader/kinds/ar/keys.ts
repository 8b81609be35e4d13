import { keysIn } from '#kitchen/reader/kinds/keys.ts'

/** The reader looks ضأن up as ضان, and ذرة as ذره. */
const keys = keysIn('ar')

/** Of what flour, bread and noodles without gluten are made. */
export const glutenFree = keys(
  'أرز, رز, ذرة, حنطة سوداء, حمص, بيسان, لوز, جوز الهند, بطاطس, بطاطا, تابيوكا, كاسافا, منيهوت, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, قطيفة, أمارانث, عدس, فول, فاصوليا, ماش, بازلاء, كونجاك, شيراتاكي, موز, كستناء, كتان, شيا, سمسم, دوار الشمس, كاجو, بندق, جوز, فستق, صويا, فول صويا, فول سوداني, فونيو, قرنبيط, كوسا, خروب, بلوط, قلقاس, يام, ساغو',
)

/** Of what bread and dough without gluten are made: nuts, seeds and potatoes are baked into bread of wheat too. */
export const breadsWithoutGluten = keys(
  'أرز, رز, حنطة سوداء, تابيوكا, كاسافا, منيهوت, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, قطيفة, أمارانث, فونيو, قرنبيط, ساغو, لوز, جوز الهند',
)

/** Of what pasta and noodles without gluten are made. */
export const pastaWithoutGluten = keys(
  'أرز, رز, ذرة, حنطة سوداء, تابيوكا, كاسافا, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, فونيو, كونجاك, شيراتاكي, ماش, صويا, قرنبيط, حمص, عدس, بازلاء',
)

/** Of what couscous and porridge without gluten are made. */
export const grainsWithoutGluten = keys('أرز, رز, ذرة, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, فونيو, كاسافا, قرنبيط')

/** Of what yogurt, cream and cheese without milk are made; pistachios and walnuts are stirred into those of milk. */
export const creamWithoutMilk = keys('لوز, كاجو, جوز الهند, نارجيل, أرز, رز, شوفان, صويا, توفو, قنب, بازلاء, ترمس, نباتي, نباتية, كتان')

/** Of what ice cream without milk is made. */
export const iceWithoutMilk = keys('صويا, توفو, شوفان, نباتي, نباتية')

/** Of what milk of no animal is made. */
export const milkFree = keys(
  'لوز, كاجو, جوز الهند, نارجيل, أرز, رز, شوفان, صويا, توفو, قنب, بازلاء, مكاديميا, بندق, جوز, فستق, حب العزيز, كينوا, كتان, سمسم, فول سوداني, دوار الشمس, بطاطس, ترمس, نباتي, نباتية, خضار, دخن, تين, صبار, كستناء, بقان, بيكان, مكسرات, كاكاو',
)

/** Foods ground to a "butter" without milk. */
export const buttersOfPlants = keys(
  'فول سوداني, فستق, فستق العبيد, سوداني, كاوكاو, لوز, كاجو, بندق, جوز, بيكان, مكاديميا, مكسرات, بذور, سمسم, دوار الشمس, يقطين, قنب, صويا, جوز الهند, كاكاو, شيا, مانجو, تفاح, تمر, حمص, أفوكادو, كوكوم',
)

/** Of what sausages, burgers and steaks without meat are made. */
export const meatless = keys(
  'نباتي, نباتية, خضار, خضروات, فاصوليا, عدس, حمص, توفو, تمبيه, صويا, سيتان, مكسرات, كينوا, فلافل, فول, جاك فروت, جزر, قرنبيط, ملفوف, باذنجان, كوسا, بطاطس, بطاطا, فطر, مشروم, شمندر, بازلاء, شوفان, برغل, سبانخ, أرز',
)

/** "حليب الماعز" has no meat in it. */
export const milkAnimals = keys(
  'بقر, بقري, بقرة, ماعز, معز, معزة, غنم, خروف, ضأن, ضاني, ضان, عنزي, معزي, بقرات, أبقار, أغنام, جمال, خلفات, جاموس, جاموسي, إبل, جمل, ناقة, نوق, خيل, فرس, نعجة, عجل',
)
