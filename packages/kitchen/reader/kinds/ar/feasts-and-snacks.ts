import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/**
 * Home and feast dishes, street food, sweets and shop names of every Arab country, and foreign ones in Arabic
 * spelling.
 */
export const feastDishesAndSnacks: readonly NamedKind[] = parseFoodLines(`
  dish | gluten | | vegan..vegetarian | ? | كشري بالكمالة, كشري بالتقلية, كشري لوكس, كشري سوبر, كشري أبو طارق, كشري مصري بالصلصة
  grain | dairy gluten | | vegetarian | ? | بليلة باللبن, بليلة بالحليب, بليلة لبن, عاشورا باللبن, عاشوراء بالحليب
  pastry | gluten | dairy | vegetarian | ? | حدف, حضف, آش البلبل, كعك بدبس, دهينة, دهينة نجفية, جرك, جرك عراقي, كعك جرك,
    سمسة, سمسة تونسية, مغروض, مقروض قيرواني, عمبمبر, عمبنبر
  sweetener | dairy | | vegetarian | - | ايمع, بوظة ايمع, بوظة ايمع بالفستق
  sweetener | | | vegan..vegetarian | ? | محلي, ساقو, ساقو خليجي, ساقو حلو, حبات الساقو
  bread | gluten | eggs | vegetarian | ? | خبز الدار, خبز دار جزائري
  pastry | gluten eggs | dairy | vegetarian..meat | ? | مطبق موز, مطبق بالموز, مطبق بيض, مطبق مالح, مطبق بالجبن, مطبق لحمة
  pastry | gluten eggs | | vegetarian | ? | يويو, يويو تونسي, كعك يويو, كعكة يويو
  dish | | | vegetarian..meat | ? | دونر كباب
  mince | | | meat | ? | كبة حلب, كبة تمن, كبة رز عراقية
  dish | dairy | | meat | ? | شاكرية, شاكرية باللحم, لبن مطبوخ باللحم, بتر تشكن, بتر تشيكن, باتر تشكن, بترتشكن, دجاج بالزبدة هندي
  dish | dairy gluten | | meat | ? | كباب إسكندر, إسكندر كباب, اسكندر كباب, كباب اسكندر, إسكندر
  dish | gluten | dairy eggs | meat | ? | دجاج كييف, تشيكن كييف, كييف دجاج, بيغ ماك, بيج ماك, برغر بيغ ماك
  dish | gluten | dairy eggs | vegetarian..meat | ? | برجر دجاج, برغر دجاج, همبرغر دجاج, تشيكن برجر, تشيكن برغر, ساندويتش برجر, وجبة برجر
  dish | dairy gluten | | vegetarian..meat | ? | كيساديا, كيساديا دجاج, كيساديا جبن, كاساديا, كاساديا دجاج, إنشيلادا, انشيلادا دجاج, إنشلادا
  dish | dairy gluten eggs | | meat | ? | كروك مدام, كروك مادام
  dish | dairy gluten | eggs | vegetarian..meat | ? | أرانشيني, ارانشيني, كرات الأرز الإيطالية
  dish | dairy gluten eggs | | vegetarian..meat | ? | سوفليه جبن, سوفليه جبنة
  dish | gluten | eggs soybean | meat | ? | بان مي, بانه مي, ساندويتش بان مي
  dish | gluten | soybean | vegan..meat | ? | رول ربيع, رولات ربيع, لفائف الربيع, مومو, مومو دجاج, مومو خضار
  dish | eggs | soybean gluten shellfish | vegetarian..meat | ? | ناسي غورينغ, ناسي غورنغ, ناسي جورينج
  legume | dairy | | vegetarian | ? | دال مخني, دال ماخني, دال مكني, دال مكهاني
  sweetener | dairy gluten | | vegetarian | ? | غولاب جامون, جلاب جامون, جلاب جامن, جولاب جامون, غلاب جامون, قلاب جامون, جلاب جامان
  drink | dairy | gluten | vegetarian..meat | ? | فالودة, فلودة, فالودا, فالودة هندية, فالوذة
  sweetener | | dairy gluten | vegetarian | ? | سوان حلوى, سوهان حلوى, سوهان, سوهان قم
  pastry | dairy gluten | | vegetarian | ? | كنيفة, كونفه, كنفه, كونافا, كنفة بالجبن, كنافة نعمة, كنافة نعومة
  dish | gluten shellfish | eggs | pescatarian | ? | كاليماري رينجز, كلاماري رينجز, حلقات كاليماري مقلية, حلقات الكاليماري المقلية, كلماري رينقز
  dish | gluten | eggs | pescatarian | ? | فش اند شبس, فيش آند تشيبس, فيش اند شيبس, فش آند تشبس
  dish | shellfish dairy | gluten | pescatarian | ? | لوبستر بيسك, بيسك لوبستر, شوربة لوبستر بيسك, بيسك الروبيان, حساء الاستاكوزا بالكريمة
  dish | gluten eggs | | vegetarian..meat | ? | سلطة مكرونة, سلطة معكرونة, سلطة مكرونة بالمايونيز, سلطة الباستا بالمايونيز, مكرونة بالمايونيز
  drink | dairy | | vegetarian | ? | كرك, چاي كرك, كرك عدني, شاي عدني, شاي عدني بالحليب, شاي باللبن, شاي بلبن, شاي حليب كرك, شاي صباح
  dish | | dairy | vegetarian | ? | شيتوس, تشيتوس, شيتوس كرنشي, تشيتوز, شيتوز
  bread | gluten | dairy eggs | vegetarian | ? | مكفيتيز, ماكفيتيز, دايجستف, دايجستيف, دايجستف شوكولاتة
  bread | gluten eggs | dairy | vegetarian | ? | هوهوز, هوهوس, توينكز, توينكيز, تودو كيك, تودو, كيك تودو, تايجر كيك, كيك تايجر
  grain | gluten | | vegan..vegetarian | ? | فيتابيكس, ويتابيكس, ويتابكس, وتابكس
  sauce | dairy | | vegetarian | ? | تشيز ويز, شيز ويز, جبنة ويز
  chocolate | dairy | soybean | vegetarian | ? | بيض شوكولاتة, بيضة شوكولاتة, بيض عيد الفصح بالشوكولاتة, أرنب شوكولاتة, بيض كندر
  mushroom | mushroom | | vegan | - | محار الشجر, فطر محار الشجر, مشروم محاري, فطر محاري, مشروم المحار
  cured-meat | | | meat | ? | جبنة الرأس, جبن الرأس, جبن راس الخنزير
  fruit | | | vegan | - | فاكهة الزبدة, ثمرة الزبدة, ثمار الزبدة
  fruit | | | vegan | ? | شجرة الزبدة, جوز الزبدة, ثمرة شجرة الزبدة
  drink | | | vegan | ? | فطر الكمبوتشا, كمبوتشا, فطر الشاي, فطر الكومبوتشا
  drink | dairy | | vegetarian | ? | فطر الحليب, فطر الكفير
  flour | gluten | | vegan..vegetarian | ? | خلطة القلي, خلطة كنتاكي, خلطة البروستد, خلطة تغليف الدجاج, خلطة دجاج مقرمش, خلطة الكريسبي, خلطة كرسبي
  flour | gluten | dairy eggs | vegetarian | ? | خلطة كيك, خلطة الكيك, خليط كيك, خليط الكيك, خلطة كيك جاهزة, كيك جاهز خلطة, خلطة براونيز, خلطة وافل, خلطة مافن, خلطة دونات
  bread | gluten eggs | dairy | vegetarian | ? | كيك رخامي, كيكة رخامية, كيك ماربل, ماربل كيك, كيكة الماربل
  dish | gluten | dairy eggs | meat | ? | بيكاتا دجاج, دجاج بيكاتا, بيكاتا فراخ, بيكاتا لحم, دجاج ملفوف بالجبن
  dish | gluten | eggs | meat | ? | ديناميت دجاج, دجاج ديناميت, دينامايت دجاج, دجاج دينامايت, تشيكن ديناميت
  dish | gluten | | meat | ? | مكمورة, مكمورة أردنية, مكمورة إربد, كعاكيل
  dish | gluten | dairy eggs | vegetarian..meat | ? | مكرونة فرن, مكرونة في الفرن, معكرونة فرن, مكرونة مبكبكة فرن, باستا فرن
  dish | eggs | soybean gluten | vegetarian..meat | ? | أرز صيني مقلي, رز صيني مقلي, أرز مقلي صيني, رز مقلي صيني, فرايد رايس
  dish | dairy gluten | | meat | ? | شوربة كريمة الدجاج, شوربة كريم الدجاج, حساء كريمة الدجاج, شوربة الدجاج بالكريمة, كريمة الدجاج شوربة
  dish | | eggs | vegetarian..meat | ? | شوربة ذرة صينية, شوربة ذرة بالدجاج
  dish | eggs | | vegetarian..meat | ? | مفركة بطاطا, مفركة كوسا, مفركة, مفركة فول أخضر, ايجه, بيض مفركة, عيون بيض, بطاطا وبيض, بطاطا ببيض
  dish | gluten | dairy | vegetarian..meat | ? | رولات جبن, رول جبن, رولات جبنة, رقائق جبن مقلية, رول جبنة
  sweetener | dairy | | vegetarian | ? | كاساتا, كاساتا آيس كريم, كساتا, بوظة كاساتا, مهلبية فستق
  pastry | gluten | dairy | vegetarian | ? | تمرية نابلسية, حلبة نابلسية, هريسة حلبة, حلبة بالسميد, تمرية مقلية
  yogurt | dairy | | vegetarian | - | مريس, لبن مريس, كثي جاف
  nut | peanut | | vegan..vegetarian | ? | سودانية بالعسل, سودانية بالسكر, حلاوة السوداني, حلاوة سودانية بالعسل, قبيط, قبيط سوداني, قبيط فول سوداني, سودانية مولد
  dish | peanut | | vegan..vegetarian | ? | بامبا, بمبا فول سوداني, بامبا بالفول السوداني
  shellfish | shellfish | | pescatarian | - | شروب, شرمب
  milk | dairy | | vegetarian | - | لبنيتا, لبن لبنيتا
`)
