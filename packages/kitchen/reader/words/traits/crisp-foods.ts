import type { TraitWords, WordsByLanguage } from '#kitchen/reader/words/traits/trait-words.ts'
import { list } from '#kitchen/word-list.ts'

/** Crackers, crispbread, chips, popcorn, puffed grain and cereals. */
const crisp: WordsByLanguage = {
  en: list(
    `*cracker, *crackers, crispbread*, crisp bread, crisp breads, potato chips, potato crisps, corn chips, corn crisps,
    vegetable chips, vegetable crisps, banana chips, banana crisps, prawn chips, prawn crisps, cornflakes, corn flakes,
    branflakes, bran flakes, *popcorn*, pop corn, rice krispies, *granola*, *muesli*, breakfast cereal*,
    puffed rice, puffed quinoa, puffed millet, puffed wheat, puffed amaranth,
    popped rice, popped quinoa, popped millet, popped wheat, popped amaranth`,
  ),
  es: list(
    `patatas fritas de bolsa, galleta salada, galletas saladas, galleta de arroz, galletas de arroz, tortitas de arroz,
    tortitas de maíz, palomitas, cereales de desayuno, arroz inflado*`,
  ),
  fr: list('pain croustillant, maïs soufflé, riz soufflé, quinoa soufflé, céréales du petit'),
  de: list('*salzbrezel*, *knäckebrot*, *reiswaffel*, *müsli*, *frühstückscerealien*, *puffreis*, gepuffte*, *kartoffelchips*'),
  ru: list('*чипсы, хлебц*, *крекер*, *попкорн*, воздушн*, хлопья кукурузн*, кукурузные хлопья, *мюсли*, *гранола*'),
  ar: list('*شيبس*, *فشار*, *بوشار*, رقائق الذرة, *غرانولا*'),
  ja: list('ポテトチップス, プレッツェル, せんべい, クラッカー, ポップコーン, コーンフレーク, グラノーラ'),
  zh: list('薯片, 椒盐脆饼, 爆米花, 玉米片, 薄脆饼干'),
}

/** Foods that are crisp as sold. Rinsing or boiling makes them pulp. */
export const crispWords: readonly TraitWords[] = [
  { trait: 'crisp', on: ['bread', 'wrap', 'noodle', 'vegetable', 'crisp-vegetable', 'root', 'paste'], words: crisp },
  // "Puffed" often stands outside the name of the grain.
  { trait: 'crisp', on: ['rice', 'grain'], in: 'phrase-of-one', words: crisp },
  { trait: 'crisp', on: ['rice', 'grain', 'bread', 'wrap', 'noodle'], isExact: true, words: { ja: list('煎餅') } },
  {
    trait: 'crisp',
    on: ['rice', 'grain', 'bread', 'wrap', 'noodle'],
    words: { zh: list('米饼') },
    except: { zh: list('玉米饼') },
  },
  {
    trait: 'crisp',
    on: ['bread', 'wrap', 'vegetable', 'crisp-vegetable', 'root'],
    stands: 'alone',
    words: {
      en: list(
        `crisps, potato crisps, salted crisps, plain crisps, chips, potato chips, tortilla chips, salted chips, plain chips,
        pretzels, salted pretzels, plain pretzels`,
      ),
    },
  },
  {
    trait: 'rice-cake',
    on: ['rice', 'grain', 'bread', 'wrap', 'noodle'],
    words: { en: list('rice cake, rice cakes') },
    except: { en: list('korean') },
  },
]
