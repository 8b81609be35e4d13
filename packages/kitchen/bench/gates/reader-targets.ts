import type { Language } from '#kitchen/options.ts'
import type { Gate } from './gate.ts'
import { accuracy, alarms, containing, findMissedPhrases, judged, precision, type ReaderMeasures, recall } from './reader-gates.ts'

/** The shares that the reader must reach in one language. */
export interface ReaderTargets {
  recall: number
  precision: number
  diet: number
  trapRecall: number
  trapPrecision: number
  trapDiet: number
  messy: number
}

const recallOf: Record<Language, number> = { en: 0.99, es: 0.99, fr: 0.99, de: 0.99, ru: 0.97, ar: 0.97, ja: 0.97, zh: 0.97 }

/** The targets of a language. A language with long tables has higher targets. */
export function targetsOf(language: Language): ReaderTargets {
  return { recall: recallOf[language], precision: 0.98, diet: 0.98, trapRecall: 1, trapPrecision: 0.98, trapDiet: 0.98, messy: 0.95 }
}

/**
 * The reader's figures in one language with their targets. The phrases that cooks type are part of all rows, and
 * printed for information only.
 */
export function readerGates({ language, allergens, diets, messy }: ReaderMeasures, targets = targetsOf(language)): Gate[] {
  const gate = (name: string, value: number, target: number, of: number): Gate => ({
    name: `${language} ${name}`,
    value,
    target,
    bound: 'least',
    of,
  })
  const passed = allergens.reduce((sum, { allergen, typed }) => sum + findMissedPhrases(typed, allergen).length, 0)
  return [
    { name: `${language} typed foods that pass under an exclusion`, value: passed, target: 0, bound: 'most' },
    ...allergens.flatMap(({ allergen, all, traps }) => [
      gate(`${allergen} recall`, recall(all), targets.recall, containing(all)),
      gate(`${allergen} precision`, precision(all), targets.precision, alarms(all)),
      gate(`${allergen} trap recall`, recall(traps), targets.trapRecall, containing(traps)),
      gate(`${allergen} trap precision`, precision(traps), targets.trapPrecision, alarms(traps)),
    ]),
    ...diets.flatMap(({ diet, all, traps }) => [
      gate(`${diet} judgement`, accuracy(all), targets.diet, judged(all)),
      gate(`${diet} trap judgement`, accuracy(traps), targets.trapDiet, judged(traps)),
    ]),
    gate(
      'messy inputs',
      messy.read + messy.wrong.length === 0 ? 1 : messy.read / (messy.read + messy.wrong.length),
      targets.messy,
      messy.read + messy.wrong.length,
    ),
  ]
}
