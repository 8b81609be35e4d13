import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic names of sauces, seasonings and blends. */
export const saucesAndSpices: readonly NamedKind[] = [
  {
    class: 'spice-blend',
    otherwise: 'unknown',
    diet: 'vegan',
    names: list(
      `بهارات لحمة, بهارات مشاوي, بزار إماراتي, بزار كويتي, قزبار, تابل تونسي, حوايج يمني, دقة عدس, دقة سمك, خلطة كنتاكي, خلطة شيش طاووق, خلطة برجر, maggi, مكعبات ماجي, مرقة ماجي, مكعبات مرقة, كنور, knorr, مكعب كنور, فيتراك, فاين فودز, جمبو مكعبات, مكعب جومبو, جومبو, أروما, زعتر ملوكي, زعتر خلطة`,
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `صوص شاورما, ترتار, صوص سويت تشيلي, صوص دايناميت, دايناميت صوص, ووستر, ورسستر, صوص ورسيستر, لي اند بيرنز, صوص روزيه, صلصة مكرونة, ديمي جلاس, دمي جلاس, صلصة جريفي, كريمة الثوم, رب فليفلة, كاري صوص, تمر هندي صوص, طحينة بالكاكاو`,
    ),
  },
]
