import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Foods named after their maker. */
export const brands: readonly NamedKind[] = [
  {
    class: 'nut-butter',
    contains: ['dairy', 'soybean'],
    unknown: ['peanut', 'gluten'],
    diet: 'vegetarian',
    names: list(`nutella, نوتيلة`),
  },
  {
    class: 'sauce',
    contains: ['soybean', 'gluten'],
    unknown: ['dairy', 'eggs', 'peanut'],
    diet: 'vegan',
    names: list(`لوتس دهن, زبدة اللوتس, لوتس كريمة, سبريد لوتس`),
  },
  {
    class: 'chocolate',
    contains: ['dairy'],
    unknown: ['soybean', 'gluten', 'peanut', 'eggs'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `جالاكسي, غالاكسي, galaxy, كتكات, مارس شوكولاتة, بونتي, كندر جوي, كيندر جوي, كادبوري, ديري ميلك, رافايلو, ميلكا, توبليرون, فلوتس, كورونا شوكولاتة, جيرسي شوكولاتة, مورو, شوكولاتة دبي, دبي شوكليت, باتشي, كواليتي ستريت, ماكنتوش, نستله شوكولاتة, شوكولاتة أفراح, روكي شوكولاتة, فليك, كوفرتينا, دريم`,
    ),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(
      `oreo, أولكر, ulker, بسكويت أولكر, lotus, بسكويت شاي أولكر, بيمبو, هوهوز, هوهوز مصري, مولتو, لوزين كرواسون, سيفن دايز, 7 دايز, كرواسون سفن دايز, توينكيز, تودو, بريك كيك, ابو ولد, بسكويت أبو ولد, ديمة, لمبادا, بيمو, بسكوي بيمو, تاك, tuc, ريتز, سالتين, سميدس, بسكويت دانون, لواكر, loacker, كيتكو, بسكويت باسم, تشوكو باي, شوكو باي, فاين بريد`,
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `لييز, lays, تشيتوس, شيتوس, cheetos, doritos, برنجلز, pringles, مستر شيبس, فيكو, باتاتو, عمان شيبس, شيبس عمان, سنكرز شيبس, تايجر شيبس, صن بايتس, كرانشوز, ليون شيبس, فانتازيا شيبس, بوقلز, بوجلز, قودي مايونيز, جودي مايونيز, مايونيز هاينز, صوص هاينز, هينز كاتشب, كاتشب هاينز, مايونيز كالفي, مايونيز ليسيور, صلصة باريلا, كيكومان, kikkoman`,
    ),
  },
  {
    class: 'yogurt',
    contains: ['dairy'],
    unknown: ['gluten', 'eggs', 'soybean', 'peanut'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(`activia, أكتيمل, danone, دانيت شوكولاتة, داناو, دانينو, يوبلي, ياهورت, دانون مغربي`),
  },
]
