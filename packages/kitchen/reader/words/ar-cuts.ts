import { list } from '#kitchen/word-list.ts'

/** The spoken names of each animal, as they stand behind a cut or beside "minced". */
const chicken = list('دجاج, دجاجة, فراخ, فرخة, جاج, جاجة, دياي, ديايه, تشيكن, فروج')
const turkey = list('ديك رومي, رومي, حبش, ديك حبش, فراخ رومي')
const lamb = list('غنم, خروف, خاروف, ضاني, ضأن, نعيمي, غنمي, لحم غنم, لحم خروف, لحم ضاني')
const beef = list('بقر, بقري, بقرى, لحم بقر, لحم بقري, عجل, عجالي, بتلو, كندوز, لحم عجل')
const pork = list('خنزير, لحم خنزير')

/** The spoken names of each cut, one piece, several, two. */
const breast = list(
  'صدر, صدور, صدرين, صدورة, سدر, سدور, سدورة, فيليه, فيلية, فيليهات, فيلة, فليه, شرائح صدر, شرائح صدور, اسكالوب, مسحب صدور',
)
const thigh = list('فخذ, فخذة, فخذين, أفخاذ, فخد, فخدة, فخدات, فخدين, فخاد, فخاذ, أفخاد, افخادة, ورك, وركين, وراك, أوراك, وروك')
const leg = list('ساق, سيقان, دبوس, دبابيس, دبوسين, درامستيك, درمستك')
const wing = list('جناح, جناحين, جناحات, أجنحة, اجنح, أجناح, جنحان, جوانح, جانح, جنحات, وينجز, وينغز')
const liver = list('كبد, كبدة, كبده, كبود, أكباد, سودة')
const chop = list('ريش, ريشة, ريشات, كستلاتة, كستلاته, كستليتة, كوستليتة, كوستاليتة, كستلاته, كوتليت, أضلاع, ضلوع, اضلع')
const shank = list('موزة, موزات, موزتين, موز لحم, زند, زنود, زندات')
const legOfLamb = list('فخذ, فخذة, فخد, فخدة, فخذات, أفخاذ, فخاد, كتف, كتاف, أكتاف, رقبة, رقاب, ظهر, هبر, هبرة, مكعبات, قطع, شقف')
const steak = list('ستيك, استيك, ستيكات, إستيك, شريحة, شرائح ستيك')

const behind = (cuts: readonly string[], animals: readonly string[]) =>
  cuts.flatMap((cut) => animals.flatMap((animal) => [`${cut} ${animal}`, `${animal} ${cut}`]))

const minced = list('مفروم, مفرومة, مفرومه, مفروما, مثروم, مثرومة, مطحون, مطحونة')

/**
 * Every order of meat, animal and "minced": لحمة مفرومة خروف, لحم خروف مفروم, مفروم
 * خروف, خروف مفروم.
 */
function mince(animals: readonly string[]): string[] {
  const plain = animals.filter((animal) => !animal.startsWith('لحم '))
  const all = plain.flatMap((animal) =>
    minced.flatMap((how) => [
      `${how} ${animal}`,
      `${animal} ${how}`,
      ...['لحم', 'لحمة'].flatMap((meat) => [`${meat} ${animal} ${how}`, `${meat} ${how} ${animal}`, `${how} ${meat} ${animal}`]),
    ]),
  )
  return [...all, ...plain.flatMap((animal) => [`كفتة ${animal}`, `قيمة ${animal}`, `لحمة ناعمة ${animal}`, `لحم ناعم ${animal}`])]
}

const plainMeat = ['لحم', 'لحمة', 'لحوم'].flatMap((meat) => minced.flatMap((how) => [`${meat} ${how}`, `${how} ${meat}`]))

const tunaWords = list('تونة, تونا, تن, طون, طونة, طونا')
const tunaKinds = list('لايت, بيضاء, أبيض, قطع, مفتتة, مفتت, سوليد, قطع كبيرة, حارة, خفيفة')
const tuna = tunaWords.flatMap((word) => [word, ...tunaKinds.map((kind) => `${word} ${kind}`)])
const sardines = list('سردين, سردينة, ساردين, سردين حار, سردين حر')
const oilsAndWaters = list(
  `بالماء, بالماي, بالمي, بالمية, بالموية, بالزيت, في الماء, في الزيت,
    بماء وملح, ماء وملح, مي وملح, مية وملح, بالمحلول الملحي, معلبة, معلب, علبة, علب, علبتين, قوطي, قواطي, بالعلبة, مصفاة, مصفى, مصفية`,
)
const tomatoSauces = list(
  'بالصلصة, بصلصة الطماطم, بصلصة طماطم, بالطماطم, بالبندورة, بصلصة البندورة, بصلصة حارة, بالصلصة الحارة, بالشطة, حار بالزيت',
)
const canned = (fish: readonly string[]) =>
  fish.flatMap((one) => [...oilsAndWaters.map((how) => `${one} ${how}`), `علبة ${one}`, `علب ${one}`, `قوطي ${one}`, `علبتين ${one}`])

/** Cuts, minces and tins of fish by any spoken name of the animal, each with the listed name. */
export const cutsInArabic: readonly (readonly [meant: string, said: readonly string[]])[] = [
  ['صدر دجاج', behind(breast, chicken)],
  ['فخذ دجاج', behind(thigh, chicken)],
  ['سيقان دجاج', behind(leg, chicken)],
  ['جناح دجاج', behind(wing, chicken)],
  ['كبدة دجاج', behind(liver, chicken)],
  ['صدر ديك رومي', behind(breast, turkey)],
  ['كبدة بقري', behind(liver, beef)],
  ['ريش ضأن', behind(chop, lamb)],
  ['موزات ضأن', behind(shank, lamb)],
  ['لحم ضأن', behind(legOfLamb, lamb)],
  ['ستيك لحم بقري', behind(steak, beef)],
  ['دجاج مفروم', mince(chicken)],
  ['ديك رومي مفروم', mince(turkey)],
  ['لحم ضأن مفروم', mince(lamb)],
  ['لحم بقري مفروم', [...plainMeat, ...mince(beef)]],
  ['لحم خنزير مفروم', mince(pork)],
  ['تونة معلبة', canned(tuna)],
  ['سردين معلب', [...canned(sardines), ...sardines.flatMap((one) => tomatoSauces.map((sauce) => `${one} ${sauce}`))]],
]
