import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Dish names that have another meaning in running text: Spanish "a menudo" means often, and "пока" is not поке. */
export const ordinaryWordsLikeDishes: Readonly<Record<Language, readonly string[]>> = {
  en: list('rice bowl, mash, champ, gruel, risotto, risottos'),
  es: list(
    'menudo, cazuela, arroz al horno, arroz a la mexicana, tapas, helado, fideos salteados, pastel, suspiros, porras, palmera, napolitana, garrapiñadas, garrapiñada, risotto, risottos',
  ),
  fr: list('légumes farcis, glace, risotto, risottos'),
  de: list('Risotto'),
  ru: list('поке, тако, латте, маки, фо, позы, курд'),
  ar: [],
  ja: [],
  zh: [],
}
