import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic names of cheeses, soured milks, creams and butters. */
export const dairyAndCheese: readonly NamedKind[] = [
  {
    class: 'yogurt',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `لبن أربيل, لبن عرب, لبن مصفى, لبن مصفاة, لبنة كرات, جميد كركي, بقل مضير, قشطة لبن, شكوة, حقين, روب نيء, لبن سفن, ميس, ميش لبن, لاسي سادة, أكتيفيا سادة`,
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(`لبن فراولة, لبن بالفواكه, دانيت, دانت, دانون بالفواكه, دانونينو, راني لبن, مهلبية جاهزة, كاستر, كراميل كريم`),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list(
      `قيمر عرب, قيماغ, قشطة عربية, قشطة معلبة, نستله حليب مكثف, حليب أبو قوس, أبو قوس, حليب بوني, حليب رينبو, رينبو, لباء, سمن عداني, خلاصة سمن, lurpak, سمن اللورباك, مورتة`,
    ),
  },
  {
    class: 'butter',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`سمنة الغزال, سمن جنة, سمن روابي, روابي, سمن كرستال, سمن الهانم, الهانم, فيتا سمن`),
  },
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `مجدولة, جبنة مضفورة, سوركة, جبنة سلال, جبنة أوشاري, جبن أوشاري, جبن كردي, جبنة دوبلكريم, براميلي, جبنة ملح خفيف, جبنة ثلاجة, جبنة تلاجة, جبنة تركي, جبنة كشكوان, kiri, جبنة لافاش كيري, مثلثات, كرافت جبنة, جبنة المراعي, puck, جبنة بريزيدون, جبنة سايحة, برميجان, جبنة حمراء, فرماج روج, فرومج, جبن بلدي مغربي, جبنة نعيمية, جبنة طالش, جبنة تولوم, جبن لور, حالوم قبرصي`,
    ),
  },
]
