import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { Measure } from '#kitchen/recipe.ts'

/** Units that are also parts of a food: cloves of garlic. */
export const unitsNamedLikeParts: readonly (readonly [unit: Measure, food: IngredientId])[] = [['clove', 'garlic']]

/**
 * Unit words of the eight languages, the unit and its size. All languages share one table, because these words mean
 * units everywhere.
 */
export const amountUnits: readonly (readonly [words: string, unit: Measure, size: number])[] = [
  ['g, gr, gm, gms, gram, grams, gramme, grammes, gramo, gramos, gramm, г, гр, грамм, грамма, граммов, غرام, جرام, غ, グラム, 克', 'g', 1],
  [
    'kg, kgs, kilo, kilos, kilogram, kilograms, kilogramm, kilogramme, kilogramo, кг, кило, килограмм, كيلو, كيلوغرام, كغ, كجم, キロ, 公斤, 千克',
    'g',
    1000,
  ],
  ['ton, tons, tonne, tonnes, tonelada, toneladas, tonnen, тонна, тонны, тонн, طن, トン, 吨', 'g', 1_000_000],
  ['斤', 'g', 500],
  ['合', 'ml', 180],
  ['oz, ounce, ounces, onza, onzas, once, onces, unze, унция', 'g', 28],
  ['lb, lbs, pound, pounds, libra, libras, фунт', 'g', 454],
  ['livre, livres, pfund', 'g', 500],
  [
    'ml, millilitre, millilitres, milliliter, milliliters, mililitro, mililitros, мл, миллилитров, مل, مليلتر, ミリリットル, cc, 毫升',
    'ml',
    1,
  ],
  ['cl, centilitre, centilitres, zentiliter', 'ml', 10],
  ['dl, deciliter, decilitre, deziliter, デシリットル', 'ml', 100],
  ['l, litre, litres, liter, liters, litro, litros, л, литр, литра, литров, لتر, リットル, 升', 'ml', 1000],
  [
    'tsp, tsps, teaspoon, teaspoons, cucharadita, cucharaditas, de cucharadita, cdta, cc, tl, teel, teelöffel, kaffeelöffel, cuillère à café, cuillères à café, cuiller à café, cuillerée à café, cuillerées à café, c à café, c à c, càc, cdtas, cdita, cditas, ч л, чайная ложка, чайные ложки, чайных ложки, чайной ложки, чайных ложек, ملعقة صغيرة, ملاعق صغيرة, معلقة صغيرة, ملعقة شاي, 小さじ, 茶匙, 小匙, 小勺',
    'ml',
    5,
  ],
  [
    'tbsp, tbs, tbsps, tablespoon, tablespoons, cucharada, cucharadas, de cucharada, cda, el, eßl, essl, esslöffel, cuillère à soupe, cuillères à soupe, cuiller à soupe, cuillerée à soupe, cuillerées à soupe, c à soupe, c à s, càs, cas, cdas, ст л, столовая ложка, столовые ложки, столовых ложки, столовой ложки, столовых ложек, ملعقة كبيرة, ملاعق كبيرة, معلقة كبيرة, ملعقة طعام, 大さじ, 汤匙, 湯匙, 大匙, 大勺',
    'ml',
    15,
  ],
  ['cup, cups, taza, tazas, de taza, tasse, tassen, tasses, стакан, стакана, чашка, كوب, أكواب, カップ, 杯', 'ml', 240],
  [
    'can, cans, tin, tins, lata, latas, boîte, boite, boîtes, bte, btes, bt, bts, boit, conserve, dose, dosen, ds, dsn, банка, банки, банку, бан, علبة, علب, 缶, 罐, 听',
    'can',
    1,
  ],
  [
    'clove, cloves, gousse, gousses, diente, dientes, zehe, zehen, зубчик, зубчика, зубчиков, зубок, зубка, зубков, зубц, зубца, зубцов, فص, فصوص, かけ, 片, 瓣',
    'clove',
    1,
  ],
  [
    'slice, slices, rasher, rashers, tranche, tranches, rondelle, rondelles, rebanada, rebanadas, rodaja, rodajas, loncha, lonchas, scheibe, scheiben, ломтик, ломтика, ломтиков, ломоть, ломтя, شريحة, شرائح, 切れ',
    'slice',
    1,
  ],
  ['stalk, stalks, stick, sticks, stange, stangen, branche, branches, tallo, tallos, стебель, стебля', 'stalk', 1],
  [
    'head, heads, bulb, bulbs, kopf, köpfe, knolle, knollen, tête, têtes, cabeza, cabezas, головка, головки, кочан, кочана, кочанов, вилок, رأس, رؤوس, 玉, 头, 棵',
    'head',
    1,
  ],
  [
    'leaf, leaves, blatt, blätter, feuille, feuilles, hoja, hojas, листик, листика, листиков, листочек, листочка, листьев, ورقة, أوراق, 葉',
    'leaf',
    1,
  ],
  ['sprig, sprigs, zweig, zweige, brin, brins, ramita, ramitas, веточка, веточки, عرق, 枝', 'sprig', 1],
  ['sheet, sheets, lámina, láminas, лист, листа, листов, 枚, 张', 'sheet', 1],
  ['علبتان, علبتين, قوطيين, قوطيتين', 'can', 2],
  ['حبتان, حبتين, قطعتان, قطعتين', 'piece', 2],
  ['شريحتان, شريحتين', 'slice', 2],
  ['فصان, فصين', 'clove', 2],
  ['رأسان, رأسين', 'head', 2],
  ['كوبان, كوبين', 'ml', 480],
  [
    `piece, pieces, pc, pcs, stück, stücke, pièce, pièces, pieza, piezas, шт, штука, штуки, штук, حبة, حبات, قطعة, قطع, 個, 本, 个, 個, 根, 颗, 顆, 只, 隻, 条, 條, 粒, 朵, 尾, 匹, ヶ, つ,
    block, blocks, bloque, bloques, bloc, blocs, blöcke, блок, блока, брусок, бруска, кусок, куска, كتلة, قالب, 丁, 块, 塊, ball, balls, bola, bolas, boule, boules, kugel, kugeln, шарик, шарика, كرة,
    ear, ears, spear, spears, mazorca, mazorcas, épi, épis, kolben, початок, початка, fillet, fillets, filete, filetes, filet, filets, филе`,
    'piece',
    1,
  ],
]

/** Number words of the eight languages. */
export const amountNumbers: readonly (readonly [words: string, value: number])[] = [
  [
    `half, half a, half an, media, medio, la mitad, mitad, demi, demie, une demi, un demi, la moitié, moitié, halb, halbe, halber, halbes, halben, die hälfte, hälfte, eine halbe, ein halber, ein halbes, einen halben, пол, половина, половину, половинка, половинку,
    نصف, نص, 半分, 半, 一半`,
    0.5,
  ],
  ['quarter, a quarter, cuarto, un cuarto, quart, un quart, viertel, ein viertel, четверть, четвертинка, ربع, 四分の一, 四分之一', 0.25],
  ['third, a third, one third, tercio, un tercio, tiers, un tiers, drittel, ein drittel, треть, ثلث, 三分の一, 三分之一', 1 / 3],
  ['two thirds, dos tercios, deux tiers, zwei drittel, две трети, ثلثا, ثلثي, 三分の二, 三分之二', 2 / 3],
  ['three quarters, tres cuartos, trois quarts, drei viertel, dreiviertel, три четверти, ثلاثة أرباع, 四分の三, 四分之三', 0.75],
  ['un, una, uno, une, ein, eine, einen, один, одна, одно, одну, واحد, واحدة, 一, ひとつ', 1],
  ['anderthalb, eineinhalb, полтора, полторы', 1.5],
  ['a couple of, a couple, couple of, couple, un par de, par de, une paire de, paire de, пара, пару, парочка, парочку, 俩, ペア', 2],
  ['two, dos, deux, zwei, два, две, اثنان, 二, 两, 兩, ふたつ', 2],
  ['three, tres, trois, drei, три, ثلاث, ثلاثة, 三', 3],
  ['four, cuatro, quatre, vier, четыре, أربع, أربعة, 四', 4],
  ['five, cinco, cinq, fünf, пять, خمس, خمسة, 五', 5],
  ['six, seis, sechs, шесть, ست, ستة, 六', 6],
  ['seven, siete, sept, sieben, семь, سبع, سبعة, 七', 7],
  ['eight, ocho, huit, acht, восемь, ثمان, ثمانية, 八', 8],
  ['nine, nueve, neuf, neun, девять, تسع, تسعة, 九', 9],
  ['ten, diez, dix, zehn, десять, عشر, عشرة, 十', 10],
]

/** "A" is a number only in English: "à l'ail" and "a la plancha" count nothing. */
export const englishOne = 'a, an, one'

/** Words that multiply the number before them: "half a dozen", "2 dozen". */
export const amountDozens: readonly (readonly [words: string, value: number])[] = [
  ['dozen, a dozen, docena, una docena, docenas, douzaine, une douzaine, douzaines, dutzend, дюжина, дюжины, دزينة, ダース, 打', 12],
  ['полдюжины', 6],
  ['десяток, десятка, десятков, dizaine, une dizaine, decena, una decena', 10],
  ['quinzaine, une quinzaine', 15],
  ['vingtaine, une vingtaine', 20],
  ['trentaine, une trentaine', 30],
]

/** Words between the ends of a range: "2 to 3", "2 à 3", 2から3. */
export const rangeWords = 'to, or, bis, oder, à, ou, a, o, до, или, إلى, الى, أو, او, から, か, 到, 至'

/** Words that add a fraction to the number before them: "1 and 1/2", 1と1/2. */
export const addingWords = 'and, y, et, und, и, و, と'

/** Chinese and Japanese numerals. */
export const hanNumerals: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  百: 100,
}

/** Words for an unknown number above one. */
export const fewWords =
  'a few, few, several, some, unos, unas, algunos, algunas, quelques, plusieurs, ein paar, paar, einige, mehrere, несколько, عدة, بضع, いくつか, 数個, 几个, 几根, 几片, 几颗, 若干'

/** Currency signs (before or after a number) and currency words (after it): a price is no amount. */
export const currencySigns = '€$£¥₽₹₺₪'
export const currencyWords =
  'euro, euros, eur, dollar, dollars, dólar, dólares, usd, руб, рубль, рубля, рублей, ريال, ريالات, دينار, دنانير, درهم, دراهم, جنيه, جنيهات, ليرة, ليرات, دولار, يورو, شيكل, 円, 元, chf'

/** Words that add a half to the number or unit before them: كوب ونصف, 2個半. */
export const addedHalves =
  'and a half, und ein halbes, und eine halbe, y medio, y media, et demi, et demie, с половиной, ونصف, ونص, と半分, 半'

/** Languages in which a unit without a number means one: стакан риса, كيلو أرز. */
export const countWithoutNumber: readonly Language[] = ['ru', 'ar']

/** The Russian prefix "half", written together with its unit: полкило, полбанки. */
export const halfPrefix = 'пол'
