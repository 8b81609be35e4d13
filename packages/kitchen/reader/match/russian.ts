import { foldWord } from '#kitchen/reader/text/fold.ts'
import { ru as ordinaryRussian } from '#kitchen/reader/words/ordinary/ru.ts'
import { list, type WordForms } from '#kitchen/word-list.ts'

/**
 * Russian words with an irregular stem, or that a rule would turn into another word, by the stem: печень (liver)
 * is not печёный (baked), мука not raw cheese.
 */
const irregular: WordForms = {
  яйцо: 'яйца, яиц, яйцу, яйцом, яйцами, яйцах',
  сырой: 'сырая, сырое, сырые, сырого, сырую, сырых, сырым, сырыми, сырому',
  печень: 'печени, печенью, печенями',
  печенка: 'печенки, печенку, печенкой',
  печенье: 'печенья, печений, печеньем, печеньями, печеньки, печенек, печенюшки',
  зелень: 'зелени, зеленью',
  соленье: 'соленья, соленьем, солений, соленьями',
  варенье: 'варенья, варений, вареньем, вареньями',
  мороженое: 'мороженого, мороженым, мороженом, мороженому',
  жаркое: 'жаркого, жаркому, жарком',
  заливное: 'заливного, заливному, заливным, заливном',
  молоки: 'молок, молоками',
  мятый: 'мятая, мятое, мятые, мятого, мятую, мятых, мятым, мятому, мятыми, мятом',
  беленый: 'беленая, беленое, беленые, беленого, беленой, беленую, беленых, беленым, беленому, белеными, беленом',
  бурый: 'бурая, бурое, бурые, бурого, бурой, бурую, бурых, бурым, бурому, бурыми, буром',
  овес: 'овса, овсу, овсом',
  рожь: 'ржи, рожью',
  лен: 'льна, льном',
  лед: 'льда, льдом',
  хмель: 'хмеля, хмелем',
  мед: 'меда, меду, медом',
  соя: 'сои, сою, соей',
  чай: 'чая, чаю, чаем, чаи, чаев, чаями',
  уха: 'ухи, уху, ухой',
  щи: 'щей, щам, щами, щах',
  сухари: 'сухарь, сухаря, сухарем, сухарей, сухарями',
  сухарики: 'сухариков, сухарик, сухарика, сухариком, сухариками',
  белки: 'белков, белок, белка, белком, белками',
  масло: 'масла, маслу, маслом, масел, маслами',
  капуста: 'капусты, капусте, капусту, капустой, капуст',
  хлебец: 'хлебцы, хлебцев, хлебца, хлебцем, хлебцами',
  тесто: 'теста, тесту, тестом',
  рыбец: 'рыбца, рыбцу, рыбцом, рыбцы, рыбцов, рыбцами',
  перец: 'перца, перцу, перцем, перцы, перцев, перцами',
  цвет: 'цвета, цветом',
  цветок: 'цветки, цветков, цветка, цветком, цветками',
  цветной: 'цветная, цветное, цветные, цветного, цветную, цветных, цветным, цветными, цветному, цветном',
  вино: 'вина, вину, вином, вин, винами',
  ром: 'рома, ромом',
  сок: 'сока, соку, соком, соки, соков, соками',
  сом: 'сома, сомы, сомов, сомом, сомами',
  сало: 'сала, салу, салом',
  сода: 'соды, соду, содой',
  суп: 'супа, супы, супов, супом, супу, супами',
  лист: 'листа, листы, листов, листом, листья, листьев, листьями, листики, листиков, листик, листиком, листиками',
  лук: 'лука, луку, луком',
  луковица: 'луковицы, луковиц, луковицу, луковицей, луковице, луковицами',
  рак: 'раки, раков, раками, рака, раком',
  кости: 'костей, кость, костью, костями',
  косточки: 'косточек, косточка, косточкой, косточками',
  дольки: 'долек, дольками, долька, дольку, долькой',
  кусочки: 'кусочков, кусочек, кусочка, кусочками',
  стручки: 'стручок, стручков, стручка, стручком, стручками',
  сырок: 'сырка, сырком, сырки, сырков, сырками',
  сырники: 'сырник, сырников, сырника, сырником, сырниками',
  почки: 'почек, почка, почкой, почками',
  крошка: 'крошки, крошкой, крошку, крошек, крошками',
  лапки: 'лапка, лапок, лапкой, лапками',
  лапша: 'лапши, лапшу, лапшой, лапше',
  раковые: 'раковых, раковым, раковыми',
  кета: 'кеты, кету, кетой',
  корень: 'корня, корни, корней, корнем, корнями, корешки, корешок, корешков, корешка, корешком, корешками',
  ноги: 'нога, ног, ногу, ногами',
  рыба: 'рыбы, рыбу, рыбой, рыб, рыбе, рыбами, рыбка, рыбки, рыбку, рыбкой, рыбок, рыбками',
  соль: 'соли, солью',
  соленый: 'соленая, соленое, соленые, соленого, соленой, соленую, соленых, соленым, соленому, солеными, соленом',
  дух: 'духи, духом, духами',
  духовка: 'духовки, духовке, духовку, духовкой',
  дыня: 'дыни, дынь, дыню, дыней, дынями',
  дичь: 'дичи, дичью',
  чилим: 'чилимы, чилимом, чилимами',
  чой: 'чоя, чоем, чое, чою',
  ребра: 'ребер, ребро, ребром, ребрами, ребру',
  голубь: 'голубя, голуби, голубей, голубем, голубями',
  сочень: 'сочни, сочней, сочня, сочнем, сочнями',
  калий: 'калия, калию, калием',
  ракия: 'ракии, ракию, ракией',
  маса: 'масы, масе, масу, масой',
  салак: 'салака, салаком, салаки, салаков, салаками',
  сырье: 'сырья, сырьем',
  семя: 'семени, семена, семян, семенами, семенем',
  вымя: 'вымени, выменем',
}

/** Words that have one form. */
const indeclinable = list(
  `суши, маки, какао, киви, кале, филе, пюре, желе, безе, рагу, карри, мате, саке, фри, кофе, карпаччо, манго, оливье, амаретто, романо,
  редко`,
)

/** The fewest letters that a noun keeps in all cases: ча-ем, со-ей. */
const fewestLetters = 2

/** Rows whose stem looks like an adjective list all forms: сыром is a form of cheese, not of сырой. */
const adjectiveBase = /[ыо]й$|ое$/

/**
 * For an instrumental ending, the other case endings of the same noun: "сухарями" and "сухарях", "маслом" and "масле".
 */
const casesOfNoun: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['ами', ['ам', 'ах']],
  ['ями', ['ям', 'ях']],
  ['ом', ['а', 'у', 'е']],
  ['ем', ['а', 'я', 'у', 'ю', 'е']],
  ['ой', ['у', 'е', 'ою']],
  ['ей', ['ю', 'е', 'ею']],
]

/** The forms that follow from those in a row. */
function furtherForms(forms: readonly string[]): string[] {
  const [base = '', ...others] = forms
  if (adjectiveBase.test(base)) return []
  return others.flatMap((form) =>
    casesOfNoun
      .filter(([ending]) => form.endsWith(ending) && form.length - ending.length >= fewestLetters)
      .flatMap(([ending, cases]) => cases.map((other) => `${form.slice(0, -ending.length)}${other}`)),
  )
}

/** The forms of each irregular word, its stem first. */
const irregularForms: readonly (readonly [stem: string, ...forms: string[]])[] = [
  ...indeclinable.map((stem): [string] => [stem]),
  ...Object.entries(irregular).map(([stem, forms]): [string, ...string[]] => [stem, ...list(forms)]),
]

const withStem = (formsFrom: (forms: readonly string[]) => readonly string[]) =>
  irregularForms.flatMap((forms) => formsFrom(forms).map((form) => [form, forms[0]] as const))

/** A listed form always belongs to its own row: печенью is a form of печень. */
const exceptions: ReadonlyMap<string, string> = new Map([...withStem(furtherForms), ...withStem((forms) => forms)])

/** Endings of nouns and adjectives, folded (ё as е), longest first. */
const endings = [
  ...['ыми', 'ими', 'ого', 'его', 'ому', 'ему', 'ами', 'ями', 'иями', 'иях', 'иям', 'иею', 'ием'],
  ...['ьими', 'ьего', 'ьему', 'ьим', 'ьих', 'ьей', 'ьем', 'ьею', 'ией'],
  ...['ый', 'ий', 'ой', 'ей', 'ая', 'яя', 'ое', 'ее', 'ые', 'ие', 'ья', 'ье', 'ью', 'ьи', 'ую', 'юю', 'ою', 'ею', 'ым', 'им', 'ом', 'ем'],
  ...['ых', 'их', 'ам', 'ям', 'ах', 'ях', 'ов', 'ев', 'ию', 'ия', 'ии'],
  ...['а', 'я', 'о', 'е', 'у', 'ю', 'ы', 'и', 'ь', 'й'],
].toSorted((one, other) => other.length - one.length)

const shortestStem = 3
const hasVowel = /[аеиоуыэюя]/

/** Everyday words get an added mark, so that they do not share a food's stem. */
const ownWords: ReadonlyMap<string, string> = new Map(ordinaryRussian.map(foldWord).map((word) => [word, `${word}!`]))

/** The stem of a word without case and number; both sides of a comparison use it. */
export function russianStem(word: string): string {
  const known = exceptions.get(word) ?? ownWords.get(word)
  return known ?? bareStem(word)
}

function bareStem(word: string): string {
  if (word.length <= shortestStem || !/^[а-я]+$/.test(word)) return word
  const ending = endings.find((letters) => word.endsWith(letters) && isStem(word.slice(0, -letters.length)))
  const bare = ending === undefined ? word : word.slice(0, -ending.length)
  return withoutFleetingVowel(withoutTail(bare))
}

const ordinaryStems: ReadonlySet<string> = new Set(ordinaryRussian.map(foldWord).map(bareStem))

/** Is a word an inflected form of a listed everyday word: "кроваткой" of "кроватка"? */
export function isFormOfOrdinary(word: string): boolean {
  return ordinaryStems.has(bareStem(word))
}

function isStem(stem: string): boolean {
  return stem.length >= shortestStem && hasVowel.test(stem)
}

/** Unifies stems: сельдере-я with сельдер-ей, папай-я with папай-и. */
function withoutTail(stem: string): string {
  return stem.length > 4 ? stem.replace(/[аеиоуыэюяйь]$/, '') : stem
}

/** Removes a fleeting vowel: огурец and огурца, сливок and сливки, индеек and индейка. */
function withoutFleetingVowel(stem: string): string {
  if (stem.length < 5) return stem.replace(/(?<=[^аеиоуыэюя])ьк$/, 'к')
  return stem.replace(/(?:(?<=[^аеиоуыэюя])[оеь]|(?<=[аеиоуыэюя])[йе])(?=к$)|(?<=[^аеиоуыэюя])е(?=ц$)/, '')
}

const adjective = /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)$/

/**
 * The variants of a Russian name with its adjectives after the noun, as labels write: "мука рисовая" for "рисовая
 * мука". Only for one noun with one or two adjectives before it.
 */
export function nounFirstNames(name: string): readonly string[] {
  const words = name.split(' ')
  const noun = words.at(-1)
  const adjectives = words.slice(0, -1)
  if (noun === undefined || adjective.test(noun) || adjectives.length > 2 || !adjectives.every((word) => adjective.test(word))) return []
  const [first, second] = adjectives
  if (first === undefined) return []
  return second === undefined
    ? [`${noun} ${first}`]
    : [`${noun} ${first} ${second}`, `${noun} ${second} ${first}`, `${second} ${first} ${noun}`]
}
