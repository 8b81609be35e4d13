import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** How a step names the plates, bowls or glasses that each person gets. */
interface ServingPhrases {
  /**
   * Verbs of serving a finished dish. Vessels count only in a sentence with such a verb, so plates of flour for
   * dredging do not count.
   */
  verbs: Phrases
  /** Vessels that hold one serving: plates, bowls, glasses. */
  vessels: Phrases
  /** Number words that the amounts of a list do not use. */
  numbers?: Readonly<Record<string, number>>
}

/** The serving words of each language. */
export const servingWordsByLanguage: Readonly<Record<Language, ServingPhrases>> = {
  en: { verbs: list('arrange*, serve, divide*, spoon*, portion*, ladle*, share*, split*'), vessels: list('plates, bowls, glasses') },
  es: {
    verbs: list('reparti*, servir, sirva*, distribu*, dispon*, dividi*, coloca*'),
    vessels: list('platos, cuencos, boles, vasos, copas'),
  },
  fr: { verbs: list('répart*, servi*, servez, dress*, dispos*, partag*, divis*'), vessels: list('assiettes, bols, verres, coupes') },
  de: {
    verbs: list('verteil*, anricht*, servier*, angericht*, aufteil*, geben'),
    vessels: list('Teller, Tellern, Schalen, Schälchen, Gläser, Gläsern'),
  },
  ru: {
    verbs: list('разлож*, раздел*, подав*, подай*, разлей*, распредел*, выложи*'),
    vessels: list('тарелк*, мис*, креманк*, бокал*'),
    numbers: { двух: 2, трех: 3, четырех: 4, пять: 5, пяти: 5, шесть: 6, шести: 6, восемь: 8, восьми: 8 },
  },
  ar: {
    verbs: list('نوزع, نوزعه, نوزعها, نقسم, نقسمه, نقدم, نقدمه, نقدمها, نرتب, نسكب, نصب'),
    vessels: list('أطباق, صحون, أوعية, كؤوس'),
  },
  ja: { verbs: list('盛, 分け, 並べ, 注ぐ, 注ぎ'), vessels: list('皿, グラス, 器, 椀') },
  zh: { verbs: list('分, 装, 盛, 摆'), vessels: list('盘子, 盘, 碗, 玻璃杯, 杯') },
}
