import { foldWord } from '#kitchen/reader/fold.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Words as the reader compares what stands beside a head noun: ضأن is looked for as ضان, ذرة as ذره. */
function folded(words: string): readonly string[] {
  return list(words).map((phrase) => phrase.split(' ').map(foldWord).join(' '))
}

/** Of what flour, bread and noodles without gluten are made. */
export const glutenFree = folded(
  'أرز, رز, ذرة, حنطة سوداء, حمص, بيسان, لوز, جوز الهند, بطاطس, بطاطا, تابيوكا, كاسافا, منيهوت, كينوا, دخن, ذرة رفيعة, سرغوم, تيف, قطيفة, أمارانث, عدس, فول, فاصوليا, ماش, بازلاء, كونجاك, شيراتاكي, موز, كستناء, كتان, شيا, سمسم, دوار الشمس, كاجو, بندق, جوز, فستق, صويا, فول سوداني, فونيو, قرنبيط, كوسا, خروب, بلوط, قلقاس, يام, ساغو',
)

/** Of what milk, yogurt, cream and cheese without cow's milk are made. */
export const milkFree = folded(
  'لوز, كاجو, جوز الهند, نارجيل, أرز, رز, شوفان, صويا, توفو, قنب, بازلاء, مكاديميا, بندق, جوز, فستق, حب العزيز, كينوا, كتان, سمسم, فول سوداني, دوار الشمس, بطاطس, ترمس, نباتي, نباتية, خضار, دخن, تين, صبار, كستناء, بقان, بيكان, مكسرات, كاكاو',
)

/** What is ground to a "butter" without milk. */
export const buttersOfPlants = folded(
  'فول سوداني, فستق, فستق العبيد, سوداني, كاوكاو, لوز, كاجو, بندق, جوز, بيكان, مكاديميا, مكسرات, بذور, سمسم, دوار الشمس, يقطين, قنب, صويا, جوز الهند, كاكاو, شيا, مانجو, تفاح, تمر, حمص, أفوكادو, كوكوم',
)

/** Of what sausages, burgers and steaks without meat are made. */
export const meatless = folded(
  'نباتي, نباتية, خضار, خضروات, فاصوليا, عدس, حمص, توفو, تمبيه, صويا, سيتان, مكسرات, كينوا, فلافل, فول, جاك فروت, جزر, قرنبيط, ملفوف, باذنجان, كوسا, بطاطس, بطاطا, فطر, مشروم, شمندر, بازلاء, شوفان, برغل, سبانخ, أرز',
)

/** "حليب الماعز" has no meat in it. */
export const milkAnimals = folded(
  'بقر, بقري, بقرة, ماعز, معز, معزة, غنم, خروف, ضأن, جاموس, جاموسي, إبل, جمل, ناقة, نوق, خيل, فرس, نعجة, عجل',
)
