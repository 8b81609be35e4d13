import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Arabic names used at markets from the Gulf and Iraq to Egypt and the Maghreb, and foreign names in label spelling.
 */
export const marketNames: readonly NamedKind[] = [
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names: list('كممبير, باداني, ستراكياتيلا, جبن ببر جاك, ببر جاك'),
  },
  { class: 'yogurt', contains: ['dairy'], diet: 'vegetarian', names: list('جغرات, مريسي, كثأة, خضيض') },
  { class: 'butter', contains: ['dairy'], diet: 'vegetarian', names: list('مسلي, عكة سمن, دهن عداني, سمن غنم, دهنة بقر سمن') },
  { class: 'cream', contains: ['dairy'], diet: 'vegetarian', names: list('كريم لباني') },
  {
    class: 'grain',
    contains: ['gluten'],
    diet: 'vegan',
    names: list('رشوف, ملثوث, جاودر, سلت, محمص تونسي, هبية, قمح محمص, دقيق فينو, دقيق زيرو, فريكة الشعير'),
  },
  {
    class: 'fish',
    diet: 'pescatarian',
    names: list(
      'مرجانة, وراطة, سيريديا, سرديا, لقانة سمك, دوردة, بغرة سمك, شرغو, بياض أزرق, بلامة, برباط, سمك مكرونة, مكرونة سمك, عريضي, بالول, كوفر, جيذر, سمك سهوة, ميدو, عيفة, بدح, سحناة, مزلقان, حمور, طرادي, شراغيش, مياس, مكرل, دينيس, ساموس, جصان, سمتي, زوري, باغا, مرلا, كابيلة, سطمبري, باجو, باجو روايال, سمك صول, بادش, ميرو, بوسيف, اسبادون, شخرم, شعري أصفر, خلخل, حاقول, ضلعة سمك, حوت موسى, حوت أبيض, سمك بنو, تمرة سمك, عنفوز, عندق أحمر, شكرم',
    ),
  },
  {
    class: 'shellfish',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list(
      'شرو بحر, سرطعون, إسكالوب, سكالوب, شريخة, زليعة, جلمبو, عقربان, شوابي, سبيا, بولب, بولبو, كبكوب, دندوفلي, لوفيت, فروي دو مير, بوجلال, نوقة بحر, صفيلح طازج, شنقو',
    ),
  },
  { class: 'egg', contains: ['eggs'], diet: 'vegetarian', names: list('دحية, دحيات, عظم دجاج بلدي بيض, بيضات') },
  {
    class: 'meat',
    diet: 'meat',
    names: list(
      'كولاتا, وش فخدة, تربيانكو, قصبة سودة, حلويات خروف, رؤوس غنم, بداري, عتاقي, شرشير, هرفي, سواكني, علوش, برشني, قرديد, موزة لحم, موزة ضاني, ملبس لحم, نيفا, دبابيس, دبوس دجاج, فروج',
    ),
  },
  { class: 'mushroom', contains: ['mushroom'], diet: 'vegan', names: list('كماء, فقع زبيدي, فقع خلاصي, تيرفاس, فطر الكستناء') },
  {
    class: 'leaf',
    diet: 'vegan',
    names: list('باربة, بقولة, بندراق, كابوتشي, بلان, مرقئة, مرقئة صغيرة, صابونية مخزنية, حرايق, قرنون, قريص أخضر, زبزب'),
  },
  {
    class: 'vegetable',
    diet: 'vegan',
    names: list('قلقاسيا, يام هندي, كاسافا بيضاء, ترعوزي, مقليقلة, عرانيس, كوز ذرة, لهانة حمراء, طرشي مشكل خضار'),
  },
  {
    class: 'fruit',
    diet: 'vegan',
    names: list(
      'شمام العسل, قشطة خضراء, قشطة هندي, قشطة استوائية, كاكايا, عين التنين, عرديب, شفتالو, عنجاص, لنجاص, حيوة, حبلمولك, طرنج, سانغوين, تمر مجدول, تمر خلاص, تمر سكري, تمر صقعي, تمر صفاوي, تمر خضري, صفاوي, صقعي, مجدول, بسر, رطب, كرموص, زعبول, باكورة تين, تفاح البحر فاكهة, بخارى مجفف, شليك',
    ),
  },
  { class: 'legume', diet: 'vegan', names: list('دجرة, دجر, فول مدشوش, جلبان حب, عتر, قلية حمص') },
  { class: 'nut', diet: 'vegan', names: list('فسدق حلبي, فسدق, فزدق, جوز قلب, عين جمل مقشور, بندق مقشور') },
  { class: 'seed', diet: 'vegan', names: list('حبة حلاوة, جلجلان, زنجلان, زريعة البطيخ, بوشنيخة') },
  {
    class: 'herb',
    diet: 'vegan',
    names: list('جنكو, جنكو بيلوبا, صبغة الكراميل, مخلصة, خطمية, هيل بوا, زعيترة, مرددوش, سالمية, شيح بلدي'),
  },
  { class: 'sweetener', diet: 'vegan', names: list('شراب ذهبي, قطر النبات') },
  { class: 'wine', diet: 'vegan', names: list('موسكاديه, بيلينكوفاتس, مارك دو شامبانيا, مارك دي شامبانيا, أرمانياك') },
]
