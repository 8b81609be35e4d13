import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic names of cooked dishes that people keep as leftovers, with the contents they always have. */
export const dishes: readonly NamedKind[] = [
  {
    // Likely contains gluten: dried milk with wheat, in some countries without wheat.
    class: 'yogurt',
    contains: ['dairy'],
    mayContain: ['gluten'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('كشك'),
  },
  // A salad of parsley and bulgur.
  { class: 'grain', contains: ['gluten'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', names: list('تبولة') },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'مسقعة, مقلوبة, برياني, كبسة, مجبوس, مندي, مظبي, مضغوط, بخاري, رز بخاري, قدرة, مضروبة, طاجين, طاجن, تاجين, محشي, محاشي, دولمة, ملفوف محشي, كوسا محشي, ورق عنب محشي, يبرق, صيادية, ملوخية بالدجاج, بامية باللحم, فاصوليا باللحم, سلونة, صالونة, إيدام لحم, يخني, قورما, قلاية, ملاح, ويكة مطبوخة, أكلة جاهزة, وجبة جاهزة, طبيخ, بقايا طعام',
    ),
  },
  {
    class: 'grain',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'كشري, كشري مصري, حريرة, ثريد, تشريب, تشريبة, مرقوق مطبوخ, مطازيز, جريش مطبوخ, هريس لحم, هريس دجاج, كسكس باللحم, كسكسي باللحم, شخشوخة باللحم, رفيسة بالدجاج, مسفوف, بسيسة, زميطة, روينة, سفوف بسيسة, فتوش',
    ),
  },
  {
    class: 'grain',
    contains: ['gluten', 'dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('فتة, فتة شاورما, منسف, مكرونة باللبن, شيش برك باللبن, كبة لبنية, شاكرية'),
  },
  {
    class: 'noodle',
    contains: ['gluten', 'eggs'],
    unknown: ['dairy'],
    diet: 'vegetarian',
    names: list('خنفروش, كيك بيض, قرص عقيلي, رهش كيك'),
  },
]
