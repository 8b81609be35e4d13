import type { CookingStyle } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic words for ways of cooking that add something: "دجاج بانيه" contains wheat. */
export const cookingStyles: readonly CookingStyle[] = [
  { class: 'cream', contains: ['dairy'], diet: 'vegetarian', names: list('حليبي, حليبية, لبني, لبنية') },
  { class: 'hard-cheese', contains: ['dairy'], diet: 'vegetarian', dietAtWorst: 'meat', names: list('جبني, جبنية') },
  { class: 'bread', contains: ['gluten'], diet: 'vegan', names: list('قمحي, قمحية, مملت, مملتة') },
  { class: 'fish', diet: 'pescatarian', names: list('سمكي, سمكية') },
  { class: 'meat', diet: 'meat', names: list('لحمي, لحمية, بقري, بقرية, حيواني, حيوانية') },
  {
    class: 'cream',
    mayContain: ['dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('بالقشدة, بالقشطة, بالكريمة, بالجبن, بالجبنة, بالزبدة, بالحليب, غراتان'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    unknown: ['eggs', 'dairy'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('بانية, بانيه, مبقسم, بالبانيه, ناجتس, بالبقسماط, مغلف بالبقسماط, مغلفة بالبقسماط, كرسبي, بروستد, تمبورا'),
  },
  {
    class: 'chocolate',
    mayContain: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list('بالشوكولاتة, مغطى بالشوكولاتة, مغطاة بالشوكولاتة, مغلف بالشوكولاتة'),
  },
  // Filled, marinated or sauced with unnamed contents.
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'محشي, محشية, محشو, محشوة, متبل, متبلة, بالصلصة, بالصوص, تندوري, تكا, جيرك, باربكيو, بالباربكيو, بافلو, داينمايت, ديناميت, مغطى بالصلصة, معسل, معسلة',
    ),
  },
  {
    class: 'salty-sauce',
    mayContain: ['soybean', 'gluten'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('ترياكي, حلو حامض, سويت اند ساور, بالصويا, على الطريقة الصينية, صيني'),
  },
  // "Thai chicken" is a dish with a sauce, or chicken from there.
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    on: ['meat', 'poultry', 'shellfish'],
    names: list('تايلندي, تايلاندي, مكسيكي, مكسيكاني, ياباني, فيتنامي, شركسي, كاجون, كريولي'),
  },
  {
    class: 'salty-sauce',
    mayContain: ['soybean', 'gluten', 'peanut'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('كونغ باو, كونج باو, ساتيه, ساتاي'),
  },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list('بالبيض, بالمايونيز, بمايونيز') },
  {
    class: 'sauce',
    contains: ['dairy'],
    mayContain: ['gluten'],
    diet: 'vegetarian',
    names: list(
      'بالبشاميل, بشاميل, بالباشميل, بالباشاميل, باشميل, بالصوص الأبيض, بالصوص الابيض, بالوايت صوص, وايت صوص, بصوص أبيض, ألفريدو',
    ),
  },
  {
    class: 'cream',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list('باللبن, بلبن, باللبنة, بالسمن, بالسمنة, بالزبادي, بالفرماج, بالقيمر, بالآيس كريم, بالكاسترد, بالمهلبية'),
  },
  {
    class: 'bread',
    contains: ['gluten'],
    diet: 'vegan',
    names: list('بالعجين, بعجين, بالبرغل, ببرغل, بالفريك, بالفريكة, بالردة, بالشعيرية, بالشعرية, بشعيرية'),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list('teriyaki, تيرياكي, بالصويا صوص, بصوص الصويا, بالسوي صوص'),
  },
]
