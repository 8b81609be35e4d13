import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Arabic nouns of made dishes and sweets: what their name does not say, nobody can know. */
export const madeDishes: readonly Head[] = [
  {
    heads: list('عجة, أومليت, اومليت, شكشوكة, سوفليه'),
    class: 'egg',
    contains: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list('فطيرة, فطائر, بيتزا, سندويش, ساندويتش, شطيرة, سمبوسة, سمبوسك, كروكيت, كبة, رافيولي, كيش, تاكو, بوريتو, زلابية'),
    class: 'bread',
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list(
      'صلصة, صوص, تتبيلة, غموس, شوربة, حساء, يخنة, كاري, حشوة, طاجن, سلطة, شاتني, متبل, بيستو, باتيه, مقبلات, محشي, غراتان, طبق, ريزوتو, فلافل, طعمية, بابا غنوج, تبولة, باييلا, برياني, مقلوبة, صينية, دقوس, مرقة خضار, تغميسة, كشري',
    ),
    class: 'sauce',
    madeOf: true,
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    isDish: true,
  },
  {
    heads: list(
      'حلوى, راحة الحلقوم, حلقوم, لقيمات, حلويات, حلاوة, نوغا, نوجا, برالين, كراميل, لوح, ألواح, بونبون, ملبس, سمسمية, فستقية, فولية, حمصية, مهلبية, بودينغ, تورون, بسبوسة, معمول, غريبة',
    ),
    class: 'sweetener',
    madeOf: true,
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    isDish: true,
  },
]
