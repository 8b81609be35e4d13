import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic dishes by their full names, with certain and likely contents. */
export const tableDishes: readonly NamedKind[] = [
  {
    class: 'spice',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    names: list(`دقة غزاوية, دقة فلسطينية, دقة قمح, زعتر مع قمح, زعتر غزاوي, دقة عدس وقمح, دقة حجازية, دقة مدينية, دقة مكاوية`),
  },
  {
    class: 'dish',
    contains: ['gluten'],
    mayContain: ['eggs'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(`لبلابي, لبلابي تونسي, لبلابي بالخبز, لبلابي بالهرقمة`),
  },
  {
    class: 'dish',
    contains: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('فتة حمص, فتة حمص باللبن, تسقية حمص, تسقية, تشريب حمص, تشريب نخي, فتوت, فتوت بر, مفتوت'),
  },
  {
    class: 'grain',
    contains: ['dairy'],
    mayContain: ['gluten'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(
      `سيريلاك, سيرلاك, سيريلاك قمح, سيريلاك أرز, سيريلاك فواكه, سيريلاك قمح وحليب, سيريلاك تمر, نستوم, نستله سيريلاك, هيرو بيبي سيريال, رايفا أطفال, بليدينا, بلدينا, بليدينا حبوب, حبوب أطفال, سيريال أطفال, طعام أطفال بالحليب, فوسفاتين, هيبب حبوب, هومانا حبوب`,
    ),
  },
  {
    class: 'dish',
    contains: ['eggs'],
    mayContain: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list(
      `طاجين تونسي, طاجين معدنوس, طاجين ملسوقة, طاجين جبن, طاجين جبنة, طاجين ريكوتا, طاجين سلق, طاجين مالطي, طاجين بالبيض, طاجين الجبن التونسي, معقودة تونسية, معقودة بالتونة, كوكو سبزي, كوكو سيب زميني, عجة, عجة خضار, عجة بالبقدونس, عجة جبن`,
    ),
  },
  {
    class: 'dish',
    contains: ['gluten', 'eggs'],
    mayContain: ['dairy'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(`بلاليط, بلاليط بالبيض, بلاليط إماراتي, بلاليط حلوة, محلى إماراتي`),
  },
  {
    class: 'bread',
    contains: ['gluten', 'dairy', 'eggs'],
    otherwise: 'unknown',
    diet: 'vegetarian',
    names: list(`بنت الصحن, السباية, سبايا يمنية, بنت الصحن بالعسل, بنت الصحن يمنية, فطير يمني بالعسل, كبانة, خبيزة بالعسل`),
  },
  {
    class: 'dish',
    contains: ['gluten', 'shellfish'],
    mayContain: ['dairy', 'mushroom', 'eggs', 'soybean'],
    otherwise: 'unknown',
    diet: 'pescatarian',
    dietAtWorst: 'meat',
    names: list(
      `بسطيلة الحوت, بسطيلة السمك, بسطيلة فواكه البحر, بسطيلة بفواكه البحر, بسطيلة بالحوت, بسطيلة القيمرون, بسطيلة الكروفيت, بريوات الحوت, بريوات بالقيمرون, بريوات فواكه البحر`,
    ),
  },
  {
    class: 'dish',
    contains: ['gluten', 'eggs'],
    mayContain: ['dairy'],
    otherwise: 'unknown',
    diet: 'meat',
    names: list(`بسطيلة بالدجاج, بسطيلة الدجاج, بسطيلة الحمام, بسطيلة بالحمام, بسطيلة دجاج ولوز, بسطيلة فاسية`),
  },
  {
    class: 'dish',
    contains: ['peanut'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `سلطة أسود, سلطة أسود سودانية, سلطة أسود بالدكوة, سلطة باذنجان سودانية, سلطة دكوة, دكوة, دكوة سودانية, شطة بالدكوة, سلطة روب بالدكوة, ملاح دكوة, ملاح مفروكة بالدكوة, آقاشي, أقاشيه, أقاشي سوداني, سلطة طماطم بالدكوة, مافي, مافيه, مافي سنغالي, دوموده, حساء الفول السوداني, شوربة فول سوداني`,
    ),
  },
  {
    class: 'dish',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      `شلولو, شلولو صعيدي, شلولو ملوخية, ملوخية شلولو, ملوخية ناشفة باردة, ويكا, بامية ويكة, فرك بامية, ملاح ويكة, ملاح تقلية, ملاح روب, ملاح أم رقيقة, أم دقوقة, مفروكة, ملاح خدرة, خدرة, ملاح ورق, بصارة, بيصارة`,
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['gluten', 'soybean'],
    diet: 'vegan',
    names: list(`صلصةالصويا, صلصةصويا, صوصالصويا, صوص صويه, صلصه صويا, صوصصويا, صويا صوص, سويا صوص`),
  },
]
