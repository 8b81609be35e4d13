import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Words for storing a condiment. */
interface KeepingWords {
  /** Words for cooling, bottling or putting away. */
  stored: Phrases
  /** Words for cold places. */
  cold: Phrases
  /** Words for at most four days (foodsafety.gov, cold food storage: leftovers 3 to 4 days). */
  briefly: Phrases
}

export const oilStorageWordsIn: Readonly<Record<Language, KeepingWords>> = {
  en: {
    stored: list(
      'cool, cools, cooled, bottle, bottles, jar, jars, store, stored, stores, keep in, keep for, keeps for, keep it, keep them',
    ),
    cold: list('refrigerat*, fridge'),
    briefly: ['/\\b(?:[1-4]|one|two|three|four) days?\\b/'],
  },
  de: {
    stored: list('abkühlen, auskühlen, erkalten, Flasche*, Glas, Gläser, aufbewahr*, lagern, hält'),
    cold: list('Kühlschrank, gekühlt'),
    briefly: ['/(?<!\\d)(?:[1-4]|ein\\p{L}*|zwei|drei|vier) tage?n?\\b/'],
  },
  es: {
    stored: list('enfriar, enfríe, enfría, botella*, frasco*, tarro*, guard*, conserv*'),
    cold: list('refrigera*, nevera, frigorífico, heladera'),
    briefly: ['/(?<!\\d)(?:[1-4]|un|dos|tres|cuatro) dias?/'],
  },
  fr: {
    stored: list('refroidir, refroidi*, tiédir, tiédi*, bouteille*, bocal, bocaux, flacon*, conserv*, garder au, se gard*'),
    cold: list('réfrigérateur, frigo, au frais'),
    briefly: ['/(?<!\\d)(?:[1-4]|un|deux|trois|quatre) jours?/'],
  },
  ru: {
    stored: list('остыть, остыва*, остуди*, охлади*, бутылк*, банк*, хран*'),
    cold: list('холодильник*'),
    briefly: ['/(?<!\\d)(?:[1-4]|одного|двух|трех|четырех|два|три|четыре) (?:день|дня|дней|суток)/'],
  },
  ar: {
    stored: list('يبرد, تبرد, ليبرد, نبرد, زجاجة, قارورة, برطمان, مرطبان, نحفظ*, يحفظ, تحفظ, نخزن'),
    cold: list('الثلاجة, ثلاجة, البراد, مبرد*'),
    briefly: [
      '/(?:(?<!\\d)[1-4] (?:ايام|يوم)|يومين|يوم واحد|ثلاثه ايام|اربعه ايام|ثلاثة ايام|اربعة ايام|ثلاثة أيام|أربعة أيام|(?<!\\d)[1-4] أيام)/',
    ],
  },
  ja: {
    stored: list('冷ま, 冷や, 瓶, びん, 保存, 粗熱'),
    cold: list('冷蔵'),
    briefly: ['/(?<!\\d)[1-4一二三四]日/'],
  },
  zh: {
    stored: list('放凉, 晾凉, 冷却, 凉透, 瓶, 罐, 保存, 存放'),
    cold: list('冰箱, 冷藏'),
    briefly: ['/(?<!\\d)[1-4一二两三四]\\s*[天日]/'],
  },
}
