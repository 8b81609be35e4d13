import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic names of well-known European cheeses with a protected name, in shop and kitchen spellings. */
export const protectedCheeses: readonly NamedKind[] = [
  {
    class: 'soft-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `تاليدجيو, كوارتيرولو, كوارتيرولو لومباردو, فالانسيه, فالنسيه, ماكونيز, تورتا دل كاسار, كسينوميزيثرا, دانبلو, بريندزا بودهالانسكا, تيليميا, تيليميا دي إيبانشتي`,
    ),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    sharesDoubts: true,
    names: list(
      `أزياغو, أزياجو, مونتاسيو, كاستيلمانيو, راغوسانو, راجوسانو, توما بيمونتيزي, سبريسا, كونتال, سان نكتار, منتشيغو, إديازابل, إديازابال, ثامورانو, ماخوريرو, مورسيا آل فينو, إيبوريس, ساو جورج, ساو جورجي, ميتسوفوني, لادوتيري, ليتيفاز, سويلديل, إيموكيلي, بورينكاس, ألغوير بيرغكيزه, ألغوير بيرغكاس, تيرولر بيرغكيزه, فورارلبرغر بيرغكيزه, إسروم, باشكي سير, بييه دانغلوا`,
    ),
  },
]
