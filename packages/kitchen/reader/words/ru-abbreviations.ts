import { foldForms, foldWord } from '#kitchen/reader/text/fold.ts'
import { ru as everydayRussian } from '#kitchen/reader/words/everyday/ru.ts'
import { slips } from '#kitchen/reader/words/everyday/ru-slips.ts'
import { petNames } from '#kitchen/reader/words/ru-pet-names.ts'
import { looks, ofFoods, origins, states } from '#kitchen/reader/words/short-forms/ru-adjectives.ts'
import { dairyAndEggs, fish, meat, pantry, plants } from '#kitchen/reader/words/short-forms/ru-foods.ts'
import { strokes } from '#kitchen/reader/words/short-forms/ru-strokes.ts'
import { list } from '#kitchen/word-list.ts'

const ofStrokes = foldForms(strokes)

/** The folded word that the letters around a stroke stand for: "ж/б" is in a tin, консервированный. */
export function meaningOfStroke(before: string, after: string): string | undefined {
  return ofStrokes.get(`${before}/${after}`)
}

const everyday = everydayRussian.map(foldWord)
const leastLetters = 3
const lettersOfTheSameFood = 3

/**
 * The everyday food that is written with its middle left out: "м-ло" is масло, "карт-ка" картошка.
 * Undefined if foods with other beginnings fit as well.
 */
export function meaningOfContracted(before: string, after: string): string | undefined {
  if (before.length + after.length < leastLetters) return undefined
  const fitting = everyday.filter((word) => word.length > before.length + after.length && word.startsWith(before) && word.endsWith(after))
  const [first, ...others] = fitting.toSorted((one, other) => one.length - other.length)
  if (first === undefined) return undefined
  return others.every((other) => other.startsWith(first.slice(0, lettersOfTheSameFood))) ? first : undefined
}

/** Adjectives of foods and of what is done to them, as price tags cut them short. */
const adjectives = list(
  `абрикосовый, апельсиновый, арахисовый, бальзамический, банановый, белокочанный, болгарский, брусничный, быстрорастворимый, ванильный,
  вишнёвый, говяжий, горчичный, гречневый, гречишный, дарницкий, докторская, домашний, дрожжевой, замороженный, зернистый, земляничный,
  зерновой, имбирный, индюшиный, картофельный, квашеный, кедровый, клубничный, клюквенный, кокосовый, консервированный, копчёный,
  краснокочанный, крестьянское, кукурузный, кунжутный, лавровый, лимонный, льняной, малиновый, маринованный, миндальный, минеральный,
  молочный, мороженый, московская, нарезанный, нерафинированный, обезжиренный, облепиховый, охотничий, перепелиный, овощной, овсяный,
  оливковый, охлаждённый, очищенный, панировочный, пастеризованный, пекинский, персиковый, пломбир, подсолнечный, пошехонский, провансаль,
  протёртый, пшеничный, разрыхлитель, растворимый, растительный, рафинированный, российский, рублёный, сахарный, свекольный, сгущённый,
  сливочный, смородиновый, соевый, столовый, стручковый, сырокопчёный, творожный, томатный, топлёный, тыквенный, ультрапастеризованный,
  фруктовый, цветочный, цельнозерновой, черничный, чесночный, шоколадный, яблочный, ячневая`,
).map(foldWord)

const beginnings = [...adjectives, ...everyday]

/**
 * The adjective or everyday food that alone begins so: "пармез" is пармезан. Undefined for a whole word,
 * for one that ends in a vowel as words do, and if words with other stems fit.
 */
function meaningOfBeginning(word: string): string | undefined {
  if (/[аеиоуыэюяйь]$/u.test(word) || beginnings.includes(word) || notShortened.has(word)) return undefined
  const fitting = beginnings.filter((one) => one.startsWith(word))
  const [first] = fitting.toSorted((one, other) => one.length - other.length)
  if (first === undefined) return undefined
  return fitting.every((one) => one.startsWith(first.slice(0, word.length + 1))) ? first : undefined
}

/** Whole words that foods begin with: a ram, a flask. */
const notShortened: ReadonlySet<string> = new Set(['баран', 'телят', 'гусят', 'утят', 'перс', 'мандат', 'сырок', 'рыбак'].map(foldWord))

/**
 * Russian words shortened with a period, and what they stand for. Left out are those with two meanings ("мол." is
 * ground, young or of milk) and those that are a food's whole name ("рис. мука" may be rice and flour).
 */
const meant = foldForms(meat, fish, dairyAndEggs, plants, pantry, states, looks, origins, ofFoods)
const misspelt = foldForms(slips)

/** The folded word that a folded Russian word with a period stands for; undefined for a whole word. */
export function meaningOfShortened(word: string): string | undefined {
  return (
    meant.get(word) ?? misspelt.get(word) ?? petNames.get(word) ?? (word.length < fewestOfBeginning ? undefined : meaningOfBeginning(word))
  )
}

/** The fewest letters of a beginning that tells the word. */
const fewestOfBeginning = 4

/** The fewest letters of a shortened word that stands without its period. */
const fewestWithoutPeriod = 5

/** Shortened words that are whole words, or their forms, without the period. */
const wholeWords: ReadonlySet<string> = new Set(
  list(
    `бальзам, молот, треск, колот, капуст, кревет, баклаж, кабач, свекл, петруш, абрик, доктор, белокоч, глазир, грецк, индюш, кальмар,
  картоф, кокос, красн, крабов, кунжут, макарон, малосол, марин, минер, морков, мороз, нераф, овощн, огурц, оливк, орехов, отвар, панир,
  пастер, пекинск, перепел, подсол, подсолн, помид, растит, свинин, сладк, сливочн, стручк, тверд, томат, фрукт, шампиньон, яблоч, корен,
  дерев, опят, лисич, вешен, сельд, горбуш, скумбр, краковск, имбир, форел, лосос, белок, орех, чеснок, кукуруз, печен, варен, сосиск,
  морож, миндал, десерт, лепестк, индейк, черник, шипов, спагет, отруб, калин, малин, облеп, минерал, лимонн`,
  ).map(foldWord),
)

const inTins = /^(?:тун[еи]ц|сайр|горбуш|лосос|скумбри|сардин|горош|фасол|кукуруз|шпрот)/u
const innards = /^(?:печен(?:[ьи]$|к)|сердц|сердеч|желуд|пупк|пупоч|язык|почк)/u
const cutsOfMeat = new RegExp(
  `${innards.source}|^(?:филе|груд|бедр|голен|крыл|окор|нож[ке]|фарш|шея|шейк|лопатк|вырезк|ребр|хвост|рульк)`,
  'u',
)
const cutsOfPork = /^(?:фарш|шея|шейк|ребр|рульк|окор|язык)/u

/**
 * Words cut to some three letters, which the reader understands only behind a food of their own: "сыр рос" is
 * российский, "горох кол" split, "печень инд" of turkey. Each row has the beginnings of the food, the short word and
 * its meaning.
 */
const shortBehind: readonly (readonly [food: RegExp, short: RegExp, full: string])[] = [
  // "Мол." is ground, young or of milk, as the food before it tells.
  [/^(?:сосис|сардел|колбас|шоколад|каш)/u, /^(?:мол|млечн(?:ые|ая|ый))$/u, 'молочный'],
  [/^(?:огур|корнишон)/u, /^(?:сол|мар)$/u, 'солёный'],
  [/^(?:помид|п[оа]мидор|капуст|груз[дт]|арбуз|черемш|рыжик)/u, /^сол$/u, 'солёный'],
  [/^(?:огур|корнишон|патиссон)/u, /^марин$/u, 'маринованный'],
  [/^сыр$/u, /^ро?с$/u, 'российский'],
  [/^(?:сырок|сырки|сырка|сырков|творожн[а-я]+|твор)$/u, /^глаз$/u, 'глазированный'],
  [/^(?:хлеб|булк)/u, /^тост$/u, 'тостовый'],
  [/^рис$/u, /^длин$/u, 'длиннозёрный'],
  [/^горох/u, /^(?:кол|колот)$/u, 'колотый'],
  [/^краб/u, /^пал$/u, 'палочки'],
  [/^(?:икр|филе|тушк|рыба$|стейк)/u, /^минт$/u, 'минтай'],
  [/^(?:кур|инд|индю|трес|минт|хек|горбуш|лосос|семг|форел)/u, /^фил$/u, 'филе'],
  [/^икр/u, /^кабачк$/u, 'кабачковая'],
  [/^хлопь/u, /^кукур$/u, 'кукурузный'],
  [cutsOfMeat, /^инд$/u, 'индейка'],
  [cutsOfMeat, /^(?:гов|говяж)$/u, 'говяжий'],
  [cutsOfMeat, /^(?:кур|курин)$/u, 'куриный'],
  [cutsOfMeat, /^свин$/u, 'свиной'],
  [cutsOfPork, /^св$/u, 'свиной'],
  [cutsOfMeat, /^(?:бар|баран)$/u, 'бараний'],
  [inTins, /^консервы$/u, 'консервированный'],
]

/**
 * The word that follows a food and tells what was done to it: "свёкла отвар" is boiled beet, but
 * "свекольный отвар" a broth.
 */
export function meaningAfterFood(before: string, word: string): string | undefined {
  if (word === 'отвар') return /(?:ый|ий|ой|ая|ое|ые)$/u.test(before) ? undefined : 'отварной'
  const full = shortBehind.find(([food, short]) => food.test(before) && short.test(word))?.[2]
  return full === undefined ? undefined : foldWord(full)
}

/** The animal that stands cut short before its cut: "инд филе" is of turkey. */
export function meaningBeforeCut(word: string, next: string): string | undefined {
  return /^(?:инд|индюш)$/u.test(word) && cutsOfMeat.test(next) ? foldWord('индейка') : undefined
}

/** Shortened words that are understood without their period though they are short, for they are no words. */
const shortestCuts: ReadonlySet<string> = new Set(
  list(
    `пш, рж, цз, пшен, пшенич, ржан, овс, крахм, арах, кетч, моц, сметан, болг, ветч, шпин, имб, пельм, колб, яйц, вял, гов, греч, грец,
  зам, кваш, копч, конс, крас, черн, обж, огур, охл, перл, подс, помид, раст, репч, росс, рыбн, свеж, сгущ, соев, темн, тонк, топл, тыкв,
  утин, фиол, хлебн, чищ, шамп, ябл, ячн, манн, морк, минд, кукур, отв, суш, твёрд, тверд, окор, ребр, груд, бедр, сардел, адыг, сулуг, ряж,
  фасол, сайр, мойв, томатн, разм, кедр, кунж, сушен, солен, плав, твор, басм`,
  ),
)

/** The same for a word without its period, and for a usual misspelling: "сливочн масла", "яица куриные". */
export function meaningOfCut(word: string): string | undefined {
  const right = misspelt.get(word) ?? petNames.get(word)
  if (right !== undefined) return right
  if (shortestCuts.has(word)) return meant.get(word)
  if (word.length < fewestWithoutPeriod || wholeWords.has(word)) return undefined
  return meant.get(word)
}

/** Is a folded word a usual misspelling, so that its food is denied nothing? */
export function isUsualMisspelling(word: string): boolean {
  return misspelt.has(word)
}
