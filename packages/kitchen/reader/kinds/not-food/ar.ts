import { chemicals } from '#kitchen/reader/kinds/not-food/ar/chemicals.ts'
import { localPoisons } from '#kitchen/reader/kinds/not-food/ar/local-poisons.ts'
import { medicines } from '#kitchen/reader/kinds/not-food/ar/medicines.ts'
import { moreFolkPoisons } from '#kitchen/reader/kinds/not-food/ar/more-folk-poisons.ts'
import { thingsNamedAfterFoods } from '#kitchen/reader/kinds/not-food/ar/named-after-foods.ts'
import { wordsOfUse } from '#kitchen/reader/kinds/not-food/ar/people-brands-and-talk.ts'
import { folkPoisons } from '#kitchen/reader/kinds/not-food/ar/poisons.ts'
import { toxicNature } from '#kitchen/reader/kinds/not-food/ar/toxic-nature.ts'
import { vesselsAndSayings } from '#kitchen/reader/kinds/not-food/ar/vessels-and-sayings.ts'
import { jobsAndHouseholdWords } from '#kitchen/reader/kinds/not-food/ar/work-and-home.ts'
import { list } from '#kitchen/word-list.ts'

/** Arabic words for poisons and other non-foods. */
export const ar: readonly string[] = [
  ...toxicNature,
  ...medicines,
  ...chemicals,
  ...folkPoisons,
  ...thingsNamedAfterFoods,
  ...jobsAndHouseholdWords,
  ...vesselsAndSayings,
  ...moreFolkPoisons,
  ...localPoisons,
  ...wordsOfUse,
  ...list(
    `مبيض, مبيض غسيل, كلور, كلوركس, ماء جافيل, جافيل, هيبوكلوريت, أمونيا, نشادر, فورمالين, بوراكس, صودا كاوية, بنزين, غازولين, جازولين, ديزل, مازوت, كيروسين, كاز, نفط, بترول, تربنتين, مذيب, أسيتون, مانع تجمد, زيت محرك, زيت معدني, زيت أطفال, زيت خروع, زيت الخروع, فازلين, برافين, صابون, صابون سائل, صابونة, منظفات, سائل تنظيف, مسحوق تنظيف, مادة تنظيف, مواد تنظيف, منظف أرضيات, منظف زجاج, منظف أطباق, منظف صحون, منظف فرن, منظف حمام, منظف متعدد الاستعمالات, سائل جلي, مسحوق غسيل, مسحوق الغسيل, منعم أقمشة, مطهر, ديتول, شامبو, مزيل عرق, عطر, كولونيا, طلاء أظافر, مناكير, أحمر شفاه, معجون أسنان, دهان, طلاء, ورنيش, غراء, صمغ لاصق, إسمنت, جبس, قطران, زئبق, زرنيخ, سيانيد, رصاص, يورانيوم, بطارية, بارود, ديناميت,
  سماد, روث, مبيد حشرات, مبيد أعشاب, مبيد, سم, سم فئران, سم الفئران, نفتالين, دواء, أسبرين, حبوب منومة, كوكايين, هيروين, حشيش, سجائر, سيجارة, تبغ, شوكران, دفلى, بلادونا, أوراق راوند, ملح إبسوم, ملح إنجليزي, أملاح استحمام, ثلج جاف, حليب الأم, لحم بشر, لحم كلب, كلب, قطة, جرذ, فأر, صرصور, صراصير, حشرات, دود, عنكبوت, طعام كلاب, طعام قطط, بول, براز, قيء`,
  ),
]
