import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'
import { list } from '#kitchen/word-list.ts'

/** Names that mean a plain food or a dish: هريس is crushed wheat in a shop and a meat dish at the table. */
const grainsAndTheirDishes = parseFoodLines(`
  grain | gluten | | vegan..meat | ? | هريس, جريش, مرقوق, مرقوقة, بليلة, بليلة قمح, بليلة باللبن, بليلة بالحليب, مرمز, مرمز أخضر
  vegetable | | | vegan..meat | ? | ورق عنب, ورق العنب, ورق دوالي, ورق عريش, ورق العريش
  rice | gluten | | vegan..meat | ? | رز بشعيرية, رز بالشعيرية, أرز بشعيرية, أرز بالشعيرية, رز أبيض بشعيرية, رز مفلفل بالشعيرية
  soft-cheese | dairy | | vegetarian..meat | - | عكاوي
  meat | | | vegetarian..meat | ? | عظام
  dish | | | vegan..meat | ? | كشك الماظ, كشك ألماظ, كشك ألماز, كشك ألماس
`).map((kind) => ({ ...kind, sharesDoubts: true as const }))

/** Foods made in several ways, and foods that only a label describes. */
const madeInManyWays: readonly NamedKind[] = [
  ...parseFoodLines(`
    sauce | | | vegan..vegetarian | ? | طرطور, طراطور, بقدونسية, متبل, متبل باذنجان, محمرة, بابا غنوج, بابا غنوش, غواكامولي, جواكامولي,
      شاتني, تشاتني, صوص التمر الهندي, صلصة التمر الهندي, صلصة النعناع, صوص النعناع, لحسة حمص, زعلوك, تكتوكة, مسقعة نباتية, أجفار, أيفار, زاكوسكا, صلصة الخردل والليمون, أومك حورية, أمك حورية
    fruit | | | vegan..meat | ? | سلطة فواكه, كوكتيل فواكه, كوكتيل, كوكتيل فواكه بالقشطة, فخفخينا
    sweetener | | | vegan..meat | ? | غزل البنات, حلوى القطن, حلاوة المولد
    meat | | | meat | ? | لفائف اللحم, مشاوي, مشاوي مشكلة, مشويات مشكلة, عصاعيص, عصاعيص بقري
    salty-sauce | gluten | | vegan | - | مارمايت, مرمايت, فيجيمايت
    baking | | | vegan..meat | - | ألوان طعام, لون طعام, ألوان طعام سائلة, ألوان طعام بودرة, ملون غذائي, ملونات غذائية, صبغة طعام, صبغات طعام
    egg | eggs | | vegetarian | - | بياضات, بياض البيضة
    spice | | | vegan..pescatarian | - | مسكة
  `),
  {
    class: 'baking',
    unknown: ['dairy', 'gluten', 'eggs', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'نكهة, نكهات, نكهات طبيعية, نكهة طبيعية, نكهة اصطناعية, نكهات صناعية, نكهة صناعية, منكهات, منكه, نكهة الفراولة, نكهة الليمون, نكهة الروم',
    ),
  },
  // The name is an egg white or a fish of the Nile, so egg is unknown.
  { class: 'egg', unknown: ['eggs'], diet: 'vegetarian', dietAtWorst: 'pescatarian', names: list('بياض') },
  {
    class: 'oil',
    unknown: ['soybean'],
    diet: 'vegan',
    names: list('سمن نباتي, سمنة نباتية, دهن نباتي, سمن صناعي, دهون نباتية مهدرجة, زيت مهدرج, زيوت مهدرجة'),
  },
]

export const plainOrPreparedFoods: readonly NamedKind[] = [...grainsAndTheirDishes, ...madeInManyWays]
