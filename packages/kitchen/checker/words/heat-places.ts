import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Words near a temperature which show that it may not be the food's own temperature. */
interface HeatPlaces {
  /** Things that food is cooked in or on: oven, pan, oil, water. */
  places: Phrases
  /** Words for reaching a temperature, which fit an oven as well as a roast. */
  reaching: Phrases
}

/** The heat sources of each language; their temperature proves nothing about the food. */
export const heatPlacesIn: Record<Language, HeatPlaces> = {
  en: {
    places: list(
      'oven, preheat*, oil, water, pan, skillet, pot, wok, grill, griddle, fryer, deep-fryer, air fryer, water bath, bath, slow cooker, smoker, broiler, dial',
    ),
    reaching: ['reach*'],
  },
  es: {
    places: list('horno, precalent*, precalient*, aceite, agua, sartén, olla, cazuela, plancha, parrilla, freidora, baño'),
    reaching: list('alcance, alcancen, alcanzar, llegue, lleguen'),
  },
  fr: {
    places: list(
      "four, préchauff*, huile, l'huile, d'huile, eau, l'eau, d'eau, poêle, casserole, cocotte, gril, friteuse, bain, bain-marie",
    ),
    reaching: list('atteint, atteigne, atteindre, atteignent'),
  },
  de: {
    places: list(
      'Ofen, Backofen, Backrohr, vorheiz*, vorgeheizt*, Öl, Wasser, Wasserbad, Pfanne, Topf, Grill, Fritteuse, Wok, Umluft, Ober-/Unterhitze',
    ),
    reaching: list('erreich*'),
  },
  ru: {
    places: list('духовк*, духовом шкафу, духовой шкаф, печ*, разогре*, масл*, вод*, сковород*, кастрюл*, грил*, фритюр*'),
    reaching: ['достиг*'],
  },
  ar: {
    places: list('الفرن, فرن, زيت, ماء, مقلاة, قدر, طنجرة, شواية, مقلى, حمام'),
    reaching: list('تصل, يصل, تبلغ, يبلغ'),
  },
  ja: {
    places: list('オーブン, 予熱, 油, 湯, 水, フライパン, 鍋, グリル, フライヤー'),
    reaching: list('達し, 達する, なるまで, になったら'),
  },
  zh: {
    places: list('烤箱, 预热, 油, 水, 锅, 烤架, 炸炉'),
    reaching: ['达到'],
  },
}
