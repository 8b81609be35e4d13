import { glutenFreeGrainBases } from '#kitchen/reader/kinds/ar/keys.ts'
import { cake, doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Arabic head nouns of dishes and sweets; contents beyond the name are unknown. */
export const madeDishes: readonly Head[] = [
  { heads: list('أومليت, اومليت, أوملت, شكشوكة, سوفليه, عجة, فريتاتا, مخلمة, معقودة'), ...eggDish },
  {
    // Cakes contain eggs, and usually butter or milk.
    heads: list(
      'كيكة, تورتة, تورتا, قالب كيك, قالب كاتو, جاتوه, غاتو, كاتو, مافن, مفن, مافنز, كب كيك, كابكيك, دونات, دونتس, كوكيز, براونيز, بانكيك, بان كيك, وافل, وفل, كريب, سويسرول, سويس رول, رول كيك, مادلين, إكلير, اكلير, تشوروس',
    ),
    ...cake,
    mayContain: ['gluten', 'eggs', 'dairy'],
    unknown: ['soybean', 'peanut'],
  },
  {
    heads: list('تشيز كيك, تشيزكيك, شيز كيك'),
    ...cake,
    contains: ['dairy'],
    mayContain: ['gluten', 'eggs'],
    unknown: ['soybean', 'peanut'],
  },
  {
    // Pastries of semolina or thin dough with ghee.
    heads: list(
      'كنافة, بسبوسة, هريسة حلوة, نمورة, معمول, غريبة, قطايف, بقلاوة, شعيبيات, كليجة, كليجا, مقروط, مقروض, كحك, جلاش, مدلوقة, برازق, بقسماط حلو',
    ),
    ...cake,
    contains: ['gluten'],
    mayContain: ['dairy'],
  },
  {
    heads: list('بيتزا, لازانيا, كيساديا, كاساديا, خاتشابوري, كالزوني'),
    ...doughDish,
    mayContain: ['gluten', 'dairy'],
  },
  {
    heads: list('بريك, بريكة, بسطيلة, باستيلا, ناجتس, ناغتس, نجتس, ستربس, بانيه, اسكالوب, شنيتزل, شنيتسل, كروكيت, كوردون بلو'),
    ...doughDish,
    mayContain: ['gluten', 'eggs'],
  },
  {
    heads: list(
      'ثريد, تشريب, تشريبة, فتة, جريش, هريس, مرقوق, مرقوقة, مطازيز, قرصان, بركوكس, بركوكش, محمصة, رشتة, شخشوخة, مسمن, محاجب, مطبق, حواوشي, بازين, فطير, فطاير, بورك, بوريك, بوراك, بريوات, مقرونة, مبكبكة, رفيسة, شربة فريك, كرواسون, كرواسان, شتروديل, عرايس, صفيحة, منقوشة, مناقيش, منتو, مانتو, كاسكروت, كسكروت, كاس كروت, بوكاديوس, سندوتش, سندويشة, سندويتش, ساندويش, ساندوتش, ساندوش, سندويش, صامولي, تورتيلا راب, برجر, برغر',
    ),
    ...doughDish,
    contains: ['gluten'],
    mayContain: [],
  },
  {
    heads: list('كسكس, كسكسي, سكسو, عصيدة, عصيد'),
    ...doughDish,
    mayContain: ['gluten'],
    without: { allergen: 'gluten', when: glutenFreeGrainBases },
  },
  {
    heads: list(
      'رامن, رامين, تشاو مين, شاو مين, لومين, ترياكي, تيرياكي, ستير فراي, سوشي, ماكي, جيوزا, غيوزا, دمبلنغ, دامبلينغ, وونتون, ديم سم, سبرنغ رول, سبرنج رول, سبرينغ رول, بوكي, يودون, أودون',
    ),
    ...mixedDish,
    mayContain: ['soybean', 'gluten'],
  },
  {
    heads: list('فطيرة, فطائر, ساندويتش, شطيرة, سمبوسة, سمبوسك, سنبوسة, كبة, رافيولي, كيش, تاكو, بوريتو, زلابية'),
    ...doughDish,
  },
  {
    heads: list(
      'صلصة, صوص, تتبيلة, غموس, شوربة, حساء, يخنة, كاري, حشوة, طاجن, سلطة, شاتني, متبل, بيستو, باتيه, طبخة, إيدام, ايدام, صالونة, سالونة, ملاح, مرقة, يخني, قلاية, تبسي, مسقعة, دولمة, ضولمة, محاشي, مجبوس, مكبوس, كبسة, مندي, مظبي, بخاري, منزلة, مفركة, برياني, كفتاجي, شطيطحة, ترشي, طرشي, مدربل, غموس, ديب, دريسنغ, دريسنج, مقبلات, محشي, غراتان, طبق, ريزوتو, فلافل, طعمية, بابا غنوج, تبولة, باييلا, برياني, مقلوبة, صينية, دقوس, مرقة خضار, تغميسة, كشري',
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
