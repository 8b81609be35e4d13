import type { Language } from '#kitchen/options.ts'
import { peopleBrandsAndTalk } from '#kitchen/reader/kinds/not-food/ar/people-brands-and-talk.ts'
import { placesEventsAndIdeas } from '#kitchen/reader/kinds/not-food/ar/places-events-and-ideas.ts'
import { ar } from '#kitchen/reader/kinds/not-food/ar.ts'
import { de } from '#kitchen/reader/kinds/not-food/de.ts'
import { poisons, things } from '#kitchen/reader/kinds/not-food/en.ts'
import { es } from '#kitchen/reader/kinds/not-food/es.ts'
import { fr } from '#kitchen/reader/kinds/not-food/fr.ts'
import { householdIn, inedibleGoodsIn, rawPoisonsIn } from '#kitchen/reader/kinds/not-food/household.ts'
import { ja } from '#kitchen/reader/kinds/not-food/ja.ts'
import { ru } from '#kitchen/reader/kinds/not-food/ru.ts'
import { de as moreDe } from '#kitchen/reader/kinds/not-food/things/de.ts'
import { thingsBesideFood } from '#kitchen/reader/kinds/not-food/things/de-beside-food.ts'
import { de as compoundsDe } from '#kitchen/reader/kinds/not-food/things/de-compounds.ts'
import { de as everydayDe } from '#kitchen/reader/kinds/not-food/things/de-everyday.ts'
import { de as furtherDe } from '#kitchen/reader/kinds/not-food/things/de-more.ts'
import { de as namedAfterFoodDe } from '#kitchen/reader/kinds/not-food/things/de-named-after-food.ts'
import { en as moreEn } from '#kitchen/reader/kinds/not-food/things/en.ts'
import { jobsAndEvents } from '#kitchen/reader/kinds/not-food/things/en-jobs-and-events.ts'
import { nonFoodLastWords } from '#kitchen/reader/kinds/not-food/things/en-last-words.ts'
import { namedAfterFood } from '#kitchen/reader/kinds/not-food/things/en-named-after-food.ts'
import { es as moreEs } from '#kitchen/reader/kinds/not-food/things/es.ts'
import { fr as moreFr } from '#kitchen/reader/kinds/not-food/things/fr.ts'
import { instructionsIn } from '#kitchen/reader/kinds/not-food/things/instructions.ts'
import { de as toxicDe } from '#kitchen/reader/kinds/not-food/toxic/de.ts'
import { de as chemicalsDe } from '#kitchen/reader/kinds/not-food/toxic/de-chemicals.ts'
import { de as folkNamesDe } from '#kitchen/reader/kinds/not-food/toxic/de-folk-names.ts'
import { gardenAndShelfDe } from '#kitchen/reader/kinds/not-food/toxic/de-garden-and-shelf.ts'
import { de as moreToxicDe } from '#kitchen/reader/kinds/not-food/toxic/de-more.ts'
import { en as toxicEn } from '#kitchen/reader/kinds/not-food/toxic/en.ts'
import { dictionaryPoisons } from '#kitchen/reader/kinds/not-food/toxic/en-by-the-book.ts'
import { enFolkNames } from '#kitchen/reader/kinds/not-food/toxic/en-folk-names.ts'
import { es as toxicEs } from '#kitchen/reader/kinds/not-food/toxic/es.ts'
import { fr as toxicFr } from '#kitchen/reader/kinds/not-food/toxic/fr.ts'
import { zh } from '#kitchen/reader/kinds/not-food/zh.ts'

const own: Record<Language, readonly string[]> = { en: poisons, es, fr, de, ru, ar, ja, zh }

/** Poisonous mushrooms, plants and animals, medicines and cleaners, with trade names. */
const toxicIn: Partial<Record<Language, readonly string[]>> = {
  en: [...toxicEn, ...enFolkNames, ...dictionaryPoisons],
  es: toxicEs,
  fr: toxicFr,
  de: [...toxicDe, ...folkNamesDe, ...moreToxicDe, ...chemicalsDe, ...gardenAndShelfDe],
}

const all = (language: Language): readonly string[] => [
  ...new Set([...own[language], ...inedibleGoodsIn[language], ...rawPoisonsIn[language], ...(toxicIn[language] ?? [])]),
]

const ofJapan = all('ja')
const ofChina = all('zh')

const isHan = (name: string) => /^\p{Script=Han}+$/u.test(name)

/**
 * Words that the kitchen refuses, by language. Japanese and Chinese use each other's lists: otherwise Chinese 柴油
 * (diesel) would be an oil in Japanese, and 石膏 (plaster) a paste in Chinese.
 */
export const poisonsIn: Record<Language, readonly string[]> = {
  en: all('en'),
  es: all('es'),
  fr: all('fr'),
  de: all('de'),
  ru: all('ru'),
  ar: all('ar'),
  ja: [...new Set([...ofJapan, ...ofChina])],
  zh: [...new Set([...ofChina, ...ofJapan.filter(isHan)])],
}

const { ja: japaneseThings, zh: chineseThings } = householdIn

/**
 * Non-foods that may be part of a food's name or stand beside one in a recipe: "stone-ground cornmeal", "essence de
 * vanille", kitchen paper.
 */
export const thingsIn: Record<Language, readonly string[]> = {
  ru: [...householdIn.ru, ...instructionsIn.ru],
  en: [...things, ...householdIn.en, ...moreEn, ...namedAfterFood, ...nonFoodLastWords, ...jobsAndEvents, ...instructionsIn.en],
  es: [...householdIn.es, ...moreEs, ...instructionsIn.es],
  fr: ['essence', ...householdIn.fr, ...moreFr, ...instructionsIn.fr],
  ar: [...householdIn.ar, ...placesEventsAndIdeas, ...peopleBrandsAndTalk, ...instructionsIn.ar],
  de: [
    ...householdIn.de,
    ...moreDe,
    ...namedAfterFoodDe,
    ...furtherDe,
    ...thingsBesideFood,
    ...compoundsDe,
    ...everydayDe,
    ...instructionsIn.de,
  ],
  ja: [...japaneseThings, ...chineseThings, ...instructionsIn.ja],
  zh: [...chineseThings, ...japaneseThings.filter(isHan), ...instructionsIn.zh],
}
