import type { Measure } from '#domain/recipes/recipe.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import type { TypedAmount } from '#kitchen/reader/reading.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** Unit words of the eight languages and what one of each is. Words of several languages stand together: nobody means grams by another word. */
const units: readonly (readonly [words: string, unit: Measure, size: number])[] = [
  ['g, gr, gm, gms, gram, grams, gramme, grammes, gramo, gramos, gramm, г, гр, грамм, грамма, граммов, غرام, جرام, غ, グラム, 克', 'g', 1],
  [
    'kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramme, kilogramo, кг, кило, килограмм, كيلو, كيلوغرام, كغ, كجم, キロ, 公斤, 千克',
    'g',
    1000,
  ],
  ['斤', 'g', 500],
  ['oz, ounce, ounces, onza, onzas, once, onces, unze, унция', 'g', 28],
  ['lb, lbs, pound, pounds, livre, livres, libra, libras, pfund, фунт', 'g', 454],
  [
    'ml, millilitre, millilitres, milliliter, milliliters, mililitro, mililitros, мл, миллилитров, مل, مليلتر, ミリリットル, cc, 毫升',
    'ml',
    1,
  ],
  ['cl, centilitre, centilitres, zentiliter', 'ml', 10],
  ['dl, deciliter, decilitre, deziliter, デシリットル', 'ml', 100],
  ['l, litre, litres, liter, liters, litro, litros, л, литр, литра, литров, لتر, リットル, 升', 'ml', 1000],
  [
    'tsp, tsps, teaspoon, teaspoons, cucharadita, cucharaditas, de cucharadita, cdta, cc, tl, teelöffel, ч л, чайная ложка, чайных ложки, ملعقة صغيرة, 小さじ, 茶匙, 小勺',
    'ml',
    5,
  ],
  [
    'tbsp, tbs, tbsps, tablespoon, tablespoons, cucharada, cucharadas, de cucharada, cda, el, esslöffel, ст л, столовая ложка, столовых ложки, ملعقة كبيرة, 大さじ, 汤匙, 大勺',
    'ml',
    15,
  ],
  ['cup, cups, taza, tazas, de taza, tasse, tassen, tasses, стакан, стакана, чашка, كوب, أكواب, カップ, 杯', 'ml', 240],
  ['can, cans, tin, tins, lata, latas, boîte, boite, boîtes, conserve, dose, dosen, банка, банки, банку, علبة, علب, 缶, 罐', 'can', 1],
  ['clove, cloves, gousse, gousses, diente, dientes, zehe, zehen, зубчик, зубчика, зубчиков, فص, فصوص, かけ, 片, 瓣', 'clove', 1],
  [
    'slice, slices, tranche, tranches, rebanada, rebanadas, loncha, lonchas, scheibe, scheiben, ломтик, ломтика, شريحة, شرائح, 枚, 切れ',
    'slice',
    1,
  ],
  ['stalk, stalks, stick, sticks, stange, stangen, branche, branches, tallo, tallos, стебель, стебля', 'stalk', 1],
  ['head, heads, bulb, bulbs, kopf, köpfe, knolle, knollen, tête, têtes, cabeza, cabezas, головка, головки, رأس, رؤوس, 玉, 头', 'head', 1],
  ['leaf, leaves, blatt, blätter, feuille, feuilles, hoja, hojas, лист, листа, листьев, ورقة, أوراق, 葉', 'leaf', 1],
  ['sprig, sprigs, zweig, zweige, brin, brins, ramita, ramitas, веточка, веточки, عرق, 枝', 'sprig', 1],
  ['sheet, sheets', 'sheet', 1],
  [
    'piece, pieces, pc, pcs, stück, stücke, pièce, pièces, pieza, piezas, шт, штука, штуки, штук, حبة, حبات, 個, 本, 个, 根, 颗, 只, 条, 枚, ヶ, つ',
    'piece',
    1,
  ],
]

const numberWords: readonly (readonly [words: string, value: number])[] = [
  [
    'half, half a, half an, a half, media, medio, demi, demie, une demi, un demi, halb, halbe, halber, halbes, eine halbe, ein halber, ein halbes, einen halben, пол, половина, половинка, نصف, 半分, 半',
    0.5,
  ],
  ['quarter, a quarter, cuarto, un cuarto, quart, un quart, viertel, ein viertel, четверть, ربع', 0.25],
  ['a, an, one, un, una, uno, une, ein, eine, einen, один, одна, одно, одну, واحد, واحدة, 一, ひとつ', 1],
  ['two, dos, deux, zwei, два, две, اثنان, 二, 两, ふたつ', 2],
  ['three, tres, trois, drei, три, ثلاث, ثلاثة, 三', 3],
  ['four, cuatro, quatre, vier, четыре, أربع, أربعة, 四', 4],
  ['five, cinco, cinq, fünf, пять, خمس, خمسة, 五', 5],
  ['six, seis, sechs, шесть, ست, ستة, 六', 6],
  ['eight, ocho, huit, acht, восемь, 八', 8],
  ['ten, diez, dix, zehn, десять, 十', 10],
  ['dozen, a dozen, docena, una docena, douzaine, une douzaine, dutzend, дюжина, دزينة', 12],
]

const keyOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')
const keysIn = (words: string) => list(words).map((word) => keyOf(tokenise(word)))

const unitOf: ReadonlyMap<string, { unit: Measure; size: number }> = new Map(
  [...units].reverse().flatMap(([words, unit, size]) => keysIn(words).map((key) => [key, { unit, size }] as const)),
)
const sizeOfWord: ReadonlyMap<string, number> = new Map(
  numberWords.flatMap(([words, value]) => keysIn(words).map((key) => [key, value] as const)),
)

const fractions: Readonly<Record<string, number>> = { '1⁄2': 0.5, '1⁄3': 1 / 3, '2⁄3': 2 / 3, '1⁄4': 0.25, '3⁄4': 0.75, '1⁄8': 0.125 }
const longestWord = 4

/** The longest run from a token on that a table knows. */
function longestIn<T>(tokens: readonly Token[], at: number, table: ReadonlyMap<string, T>): { value: T; next: number } | null {
  for (let length = Math.min(longestWord, tokens.length - at); length > 0; length -= 1) {
    const value = table.get(keyOf(tokens.slice(at, at + length)))
    if (value !== undefined) return { value, next: at + length }
  }
  return null
}

/** "2", "1/2", "1 1/2", "½", "0,5", "half an". */
function numberAt(text: string, tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind !== 'number') return longestIn(tokens, at, sizeOfWord)
  const slashed = /^(\d+)\s*[/⁄]\s*(\d+)/.exec(text.slice(token.start).normalize('NFKC'))
  const other = tokens[at + 1]
  if (slashed !== null && other?.kind === 'number') return { value: Number(slashed[1]) / Number(slashed[2]), next: at + 2 }
  const written = foldWord(token.text)
  const plain = fractions[written] ?? Number(written.replace(',', '.'))
  if (!Number.isFinite(plain) || plain <= 0) return null
  const part = other?.kind === 'number' && plain < 20 ? numberAt(text, tokens, at + 1) : null
  return part !== null && part.value < 1 ? { value: plain + part.value, next: part.next } : { value: plain, next: at + 1 }
}

/** More than this of anything is a slip or another number: the year, a percentage. */
const mostOf: Partial<Record<Measure, number>> = { g: 10_000, ml: 10_000 }
const mostCount = 60

const vagueUnits = new Map<Vocabulary, ReadonlyMap<string, true>>()

/** Units that say no amount: a bag, a bunch, a handful. */
function vagueUnitsOf(vocabulary: Vocabulary): ReadonlyMap<string, true> {
  const known = vagueUnits.get(vocabulary)
  if (known !== undefined) return known
  const keys = vocabulary.words.units.map((word) => keyOf(tokenise(word))).filter((key) => !unitOf.has(key))
  const vague = new Map(keys.map((key) => [key, true] as const))
  vagueUnits.set(vocabulary, vague)
  return vague
}

/** "cream 20 %" is not twenty of anything. */
const isPercent = (text: string, { end }: Token) => /^\s*%/.test(text.slice(end))

/**
 * How much a part of a phrase says there is of its one food; null where it does not say or cannot be told. `isName` says which tokens are the
 * food's own name: the 五 of 五花肉 counts nothing. "2 x 400 g cans" are two cans, "kidney beans 400 g can" is one.
 */
export function amountIn(
  text: string,
  tokens: readonly Token[],
  isName: (token: Token) => boolean,
  vocabulary: Vocabulary,
): TypedAmount | null {
  const found: TypedAmount[] = []
  let count: number | null = null
  let isNamedByCan = false
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const isFree = token !== undefined && !isName(token) && !isPercent(text, token)
    const number = isFree ? numberAt(text, tokens, at) : null
    const next = number?.next ?? at
    const unit = longestIn(tokens, next, unitOf)
    if (number !== null && unit !== null) found.push({ amount: number.value * unit.value.size, unit: unit.value.unit })
    else if (number !== null) {
      if (longestIn(tokens, next, vagueUnitsOf(vocabulary)) !== null) return null
      count ??= number.value
    } else if (unit !== null) {
      // 大さじ2: the unit comes first.
      const after = tokens[unit.next]?.kind === 'number' ? numberAt(text, tokens, unit.next) : null
      const isOurs = after !== null && unit.value.unit === 'ml' && longestIn(tokens, after.next, unitOf) === null
      if (isOurs) {
        found.push({ amount: after.value * unit.value.size, unit: 'ml' })
        at = after.next
        continue
      }
      if (unit.value.unit === 'can' && isFree) found.push({ amount: 1, unit: 'can' })
      isNamedByCan ||= unit.value.unit === 'can'
    }
    at = unit?.next ?? number?.next ?? at + 1
  }
  // A name that says a can counts in cans where anything counts it: "2 x 400 g cans of tomatoes", and not "tuna in a can".
  if (isNamedByCan && (count !== null || found.length > 0)) found.push({ amount: 1, unit: 'can' })
  const cans = found.find(({ unit }) => unit === 'can')
  if (cans !== undefined) return inReason({ amount: (count ?? 1) * cans.amount, unit: 'can' })
  const [first] = found
  if (first !== undefined) return inReason({ ...first, amount: first.amount * (found.length === 1 ? (count ?? 1) : 1) })
  return count === null ? null : inReason({ amount: count, unit: 'piece' })
}

function inReason(typed: TypedAmount): TypedAmount | null {
  return typed.amount > (mostOf[typed.unit] ?? mostCount) ? null : typed
}
