import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Arabic nouns of made dishes and sweets: what their name does not say, nobody can know. */
export const madeDishes: readonly Head[] = [
  { heads: list('أومليت, اومليت, شكشوكة, سوفليه'), ...eggDish },
  {
    heads: list('فطيرة, فطائر, بيتزا, سندويش, ساندويتش, شطيرة, سمبوسة, سمبوسك, كروكيت, كبة, رافيولي, كيش, تاكو, بوريتو, زلابية'),
    ...doughDish,
  },
  {
    heads: list(
      'صلصة, صوص, تتبيلة, غموس, شوربة, حساء, يخنة, كاري, حشوة, طاجن, سلطة, شاتني, متبل, بيستو, باتيه, مقبلات, محشي, غراتان, طبق, ريزوتو, فلافل, طعمية, بابا غنوج, تبولة, باييلا, برياني, مقلوبة, صينية, دقوس, مرقة خضار, تغميسة, كشري',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'حلوى, راحة الحلقوم, حلقوم, لقيمات, حلويات, حلاوة, نوغا, نوجا, برالين, كراميل, لوح, ألواح, بونبون, ملبس, سمسمية, فستقية, فولية, حمصية, مهلبية, بودينغ, تورون, بسبوسة, معمول, غريبة',
    ),
    ...sweetDish,
  },
]
