import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Foods made by cooks or factories, with usual contents; the rest is unknown. */
export const preparedFoods: readonly NamedKind[] = [
  // The contents are unknown: the name is a chilli paste in Tunisia, a semolina cake in Syria, and wheat with meat in
  // the Gulf.
  { class: 'hot-sauce', otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', sharesDoubts: true, names: ['هريسة'] },
  ...parseFoodLines(`
  drink | | | vegan | ? | حليب نباتي
  baking | | gluten soybean | vegan..meat | ? | محسن خبز, محسنات الخبز, محسن عجين, محسن دقيق, محسن طحين
  baking | | dairy | vegan..vegetarian | ? | بادئ, بادئ زبادي, بادئ جبن, بادئ الروب, بادئ جبنة, مزارع البادئ, بادئات
  baking | | | vegan..vegetarian | ? | مزارع حية, بروبيوتيك, بكتيريا حية, بكتيريا نافعة, بكتيريا بروبيوتيك, لاكتوباسيلوس, لاكتوباسيلس, لاكتوباسيليس,
    خلاصة الخميرة, مستخلص الخميرة, نكهة زبدة اصطناعية, نكهة كراميل
  bread | gluten | | meat | ? | رقاق لحم, لحمة بعجين, لحم عجين سادة, لحمة عجين سادة
  bread | gluten | | vegan..meat | ? | برك, معجنات, رقاق بعجين, تمبورا
  bread | gluten | soybean | vegan..meat | ? | لفائف الربيع, ونتون, دامبلنغ, باو
  bread | gluten dairy | | vegetarian..meat | ? | غوزلمه
  butter | | | vegan..vegetarian | ? | سمنة نباتية, سمن نباتية, شورتنينغ, شورتنينج, سمن نباتي صناعي, سمن صناعي, دهون مهدرجة,
    مارجرين نباتي بدون حليب
  oil | | | vegan | ? | زيوت, زيت خضار, خليط زيوت, خليط زيوت نباتية, بخاخ زيت, رذاذ الطهي, زيت بخاخ
  oil | | soybean | vegan | ? | كريسكو
  chocolate | | dairy | vegan..vegetarian | ? | مشروب الكاكاو
  chocolate | | dairy soybean | vegan..vegetarian | ? | كوفرتورة, كوفرتشر, كوفيرتير, طلاء شوكولاتة, تغطية شوكولاتة, طلاء كاكاو, غطاء شوكولاتة,
    جليز شوكولاتة, نثريات شوكولاتة, فيرميسيل شوكولاتة, مسحوق شوكولاتة ساخنة
  chocolate | | soybean | vegan..vegetarian | ? | شوكولاتة نباتية
  chocolate | dairy | soybean | vegetarian | ? | ترافل شوكولاتة
  chocolate | gluten dairy | soybean | vegetarian | ? | ميلو, أوفالتين, مالتيزرز
  coconut | | | vegan..vegetarian | ? | حليب جوز هند بودرة
  milk | gluten dairy | | vegetarian | ? | حليب المالت, حليب مالت بودرة
  milk | dairy | soybean | vegetarian..pescatarian | ? | حليب الأطفال, حليب رضع, تركيبة أطفال, سيميلاك, نان حليب أطفال, بيبيلاك حليب, أبتاميل,
    حليب بليميل, بديل حليب الأم
  milk | dairy | | vegetarian | ? | ميلك شيك, مخفوق الحليب, شوكولاتة ساخنة, كاكاو ساخن, حليب بالشوكولاتة, حليب بالفراولة, شراب الحليب, سحلب بالحليب,
    موكا, كريمة مخفوقة بودرة, شانتيه, شانتي, ويبد كريم, كوفي ميت, كاسترد بودرة حليب, ايسكريم, ايسكريم فانيليا, دوندرما, دوندورما, بوظة شامية,
    فروزن زبادي, سندي آيس كريم
  milk | | dairy | vegan..vegetarian | ? | مبيض قهوة, كريمر, كريمر قهوة, مبيض شاي, كوفي كريمر
  milk | dairy | | vegetarian..meat | ? | جبن بودرة, مسحوق الجبن, بودرة جبنة
  cream | dairy | | vegetarian | ? | nido, كريم خفق, كريم ليكيد
  yogurt | dairy | | vegetarian..meat | ? | زبادي فواكه, زبادي فراولة, زبادي مثلج, فروزن يوغرت, لبن مطبوخ, لبن طبخ
  yogurt | dairy gluten | | vegetarian | ? | كشكة خضراء
  yogurt | dairy | gluten | vegetarian | ? | كشك أبيض, كشك لبن
  hard-cheese | dairy | | vegetarian..meat | - | إيدام, جبنة إيدام, جبن إيدام
  cured-fish | | | pescatarian | ? | توبيكو, ماساغو, منتايكو, سلمون متبل, سمك معلب
  cured-fish | | gluten | pescatarian | ? | شطون مشرمل
  fish | | | pescatarian | ? | تونة معلبة بالزيت, تونة فتافيت, تونة لايت ميت, طن معلب
  cured-meat | | | meat | ? | باستورما, باسطورما, لحوم باردة, لحم بارد, مقددات, كاباناس, كابانوس, ميتفورست, سيرفيلا, بولونيا, هام خنزير, هام بقري,
    باكون, باكون بقري, بيف بيكون, كورنبيف, سوجوك, رومي مدخن, تركي مدخن, حبش مدخن, دجاج مدخن, فراخ مدخنة, بلتونغ, بيلتونغ, رييت, رييت بط, ندويا
  cured-meat | | gluten soybean | meat | ? | جيركي, لاب تشيونغ, شارسيو
  poultry | gluten | | meat | ? | حمام محشي فريك سادة
  meat | | | meat | ? | لحم شاورما, لحمة شاورما, كارباتشيو, بوفتيك لحم, روستو لحم, هرقمة, طحال محشي, منبار, ممبار, سجقات, كرداس
  meat | eggs | | meat | ? | تارتار
  drink | | dairy | vegan..vegetarian | ? | سوبيا, سوبيا جوز هند, عصير كوكتيل طبقات, شاي كرك سادة
  drink | | | vegan..vegetarian | ? | مشروب, مشروبات, كوكتيل عصير, عصير كوكتيل, شراب بيذان, بيذان
  drink | gluten | | vegan | - | ماء شعير خالي, شعير مغلي يمني
  egg | eggs | soybean gluten | vegetarian..pescatarian | ? | بيض الشاي, بيض شاي صيني, أجيتاما, اجيتسوكي تاماغو, تاماغو, تاماغوياكي, تاماغو ياكي
  egg | eggs | | vegetarian..pescatarian | ? | أونسن تاماغو, كريمة البيض
  egg | eggs | dairy | vegetarian | ? | بافلوفا
  egg | | eggs | vegan..vegetarian | ? | بديل البيض التجاري, بدائل البيض
  grain | | | vegan..vegetarian | ? | موتشي
  grain | gluten | dairy | vegan..vegetarian | ? | تلبينة, طلبينة
  grain | gluten | | vegan..vegetarian | ? | زميتة, قمحية, برغل مفلفل, طمينة دقيق, طمينة طحين, بليلة قمح
  grain | gluten | | vegan..meat | ? | هريسة قمح, طعام كسكس
  grain | gluten | | vegan | ? | سيطان, سيتن
  noodle | | gluten | vegan..meat | ? | نودلز, نودل, نودلس, نودلز آسيوية, نودلز صينية, نودلز صيني
  pasta | gluten | soybean | vegan..meat | ? | نودلز كوب, كاب نودلز, تشاوميان, تشاو ميان, لوومين, إندومي خام, كال غوكسو, لاميان, لا مين
  pasta | gluten soybean | | meat | ? | جاجانغميون
  paste | shellfish | | pescatarian | ? | رقائق الجمبري, رقائق الروبيان, شيبس روبيان, رقائق القريدس
  pickle | | | vegan..pescatarian | ? | تابناد, تبنادة, تاكوان
  plant-protein | | gluten soybean | vegan..vegetarian | ? | بديل اللحم, بدائل اللحوم, بدائل اللحم, بيوند ميت, بيوند برجر, إمبوسيبل, دجاج نباتي,
    لحم صناعي نباتي, بيكون نباتي, تونة نباتية, سمك نباتي, جمبري نباتي, ناغتس نباتي, شرائح نباتية, كفتة نباتية
  plant-protein | gluten soybean | | vegan | - | كيتجاب مانيس
  plant-protein | soybean | | vegan..vegetarian | ? | توفو منكه, آيس كريم الصويا, فول أسود مخمر, جبن فول الصويا المخمر
  mushroom | mushroom | eggs | vegan..vegetarian | ? | كوورن
  mushroom | mushroom | | vegan..vegetarian | ? | مايكوبروتين, ميكوبروتين, بروتين فطري
  mushroom | mushroom dairy | | vegetarian | ? | زبدة الكمأة
  mushroom | mushroom | dairy | vegan..vegetarian | ? | كريمة الكمأة, دوكسيل, ديكسل
  sauce | | | vegan..meat | ? | شطشوكة, سلاطة مشوية, معجون هندي نباتي, عدسية
  sauce | eggs | | vegetarian..pescatarian | ? | كوكتيل صوص, ديناميت صوص, ثاوزند آيلاند, تارتار صوص, ريمولاد
  shellfish | shellfish dairy | | pescatarian | ? | زبدة الكركند, زبدة الجمبري, حلزونات بالثوم
  shellfish | shellfish | | pescatarian | ? | لحم كراب, إسكارجو, إسكارغو, مرق الجمبري, مرق القشريات, مرق المحار, مرق الروبيان, مرق الكركند, مرق السلطعون,
    مرق بلح البحر, خلاصة المحار, خلاصة السلطعون
  shellfish | shellfish | gluten | pescatarian | ? | كريسب كابوريا
  shellfish | | shellfish | pescatarian..meat | ? | بايلا, كوكتيل بحري
  shellfish | shellfish | | pescatarian | - | زيت الكريل سمك, خيار البحر مجفف
  spice | | | vegan..vegetarian | ? | خلطة دجاج, بهارات بطاطس, خلطة سمك, خلطة كفتة, خلطة مشاوي, خلطة كنتاكي بهارات, دقة, دقة مصرية, خلطة برياني, ملح متبل
  spice | | soybean | vegan | ? | فوريكاكي نباتي
  sweetener | | | meat | ? | مارشميلو, مارشمالو, مارشملو, خطمي حلوى, هاريبو, دببة الجيلي
  sweetener | | | vegan..meat | ? | هلام, سكاكر, مصاص, مصاصة, مصاصات, كاندي, علكة, لبان مضغ, رشات ملونة, سبرنكلز, سبرنكل, حبيبات سكر ملونة, زينة كيك,
    عجينة سكر, فوندان, فوندانت, شعر بنات, غلاس سكر, لوزية, سوربيه, سوربيت
  sweetener | | gluten | vegan..meat | ? | سوس حلوى
  sweetener | dairy | | vegetarian..meat | ? | موس 
  thickener | | | vegan..meat | ? | مثخن, مثبت, مثبتات, مثبتات قوام, مواد مثبتة, مادة مثبتة, مواد مثخنة, مادة مثخنة, مثخنات, عوامل تكثيف, عامل تكثيف,
    عامل مكثف, عامل هلامي, عامل تهلم, مادة هلامية, مادة تجيل, عامل تبلور, عامل تصلب, عامل تماسك
  vegetable | | dairy | vegan..vegetarian | ? | خضار سوتيه
  vegetable | gluten | dairy | vegetarian..meat | ? | ششبرك خضار
  vegetable | | | vegan..meat | ? | هاش براون, بطاطس شيبس, رقائق بطاطا, شيبس بطاطا, برانية, برانيا, يخنا
  wine | | | vegan..vegetarian | ? | ليكير, ليكيور, مشروب ليكيور, ليكور
  wine | | gluten | vegan | ? | ماكولي
  nut | | peanut | vegan | ? | خليط مكسرات, مكسرات مشكلة, مخلوطة, قلوبات
  nut | | | vegan..vegetarian | ? | مكسرات, مرزبانية
  mince | gluten | | vegan..meat | ? | كبة, كبة مقلية, كبيبة
  mince | gluten | | meat | ? | كبة نية, حواوشي
  mince | | gluten | meat | ? | دونر, جيروس, شاورما, شاورما دجاج, شاورما لحم
  mince | | | meat | ? | كباب, كباب حلة, شيش كباب, شيش كبة
  pasta | gluten dairy | | vegetarian..meat | ? | شيشبرك, شيش برك
  bread | gluten | dairy soybean | vegetarian | ? | ويفر, ويفرز, ويفر محشي, رقائق ويفر
  bread | gluten | dairy | vegan..vegetarian | ? | دايجستف, دايجستيف, بسكويت دايجستف, بسكويت دايجستيف, بسكويت ماري, بسكويت شاي
  bread | gluten soybean | | vegan | ? | بسكويت لوتس بسكويت, بسكوت سبيكولوس, سبيكولاس, سبيكيولوس, سبكيولوس, بيسكوف
  chocolate | dairy | soybean | vegetarian | ? | جالكسي, جلاكسي, كندر, كيندر, باونتي
  chocolate | dairy gluten | soybean | vegetarian | ? | رافاييلو
`),
]
