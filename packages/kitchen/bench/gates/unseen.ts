import { allergens, type Language } from '#kitchen/options.ts'
import type { Certainty } from '#kitchen/reader/food/reading.ts'
import { type Inspection, inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { type CookedAnyway, cookedAnyway } from './cooked-anyway.ts'
import { diets, isReadAs, type TestedRow, tallyAllergen, tallyDiet } from './reader-gates.ts'
import { inedibleKinds, type UnseenKind, type UnseenPhrase } from './unseen-lists.ts'

/** The figures over phrases that the reader's authors had not seen, and their targets, as shares. */
export const unseenTargets = {
  'wrong no': { bound: 'most', target: 0 },
  'flagged or unknown': { bound: 'least', target: 1 },
  flagged: { bound: 'least', target: 0.96 },
  'false alarms': { bound: 'most', target: 0.005 },
  'messy understood': { bound: 'least', target: 0.96 },
  'no food, read': { bound: 'most', target: 0 },
  'no food, cooked': { bound: 'most', target: 0 },
  'poison as a kind': { bound: 'most', target: 0 },
  'no food as a kind': { bound: 'most', target: 0 },
  'foods refused': { bound: 'most', target: 0.02 },
} as const satisfies Record<string, { bound: 'most' | 'least'; target: number }>
export type UnseenFigure = keyof typeof unseenTargets

/** A number of things out of a larger number. */
export interface Part {
  count: number
  of: number
}
export type UnseenParts = Record<UnseenFigure, Part>

/** The figures of one language, and a line for each phrase that was judged wrongly. */
export interface UnseenMeasures {
  language: Language
  phrases: number
  parts: UnseenParts
  misses: string[]
}

/** How phrases are read and cooked. A test passes a faulty reader. */
export interface UnseenReader {
  inspect: (text: string, language: Language) => Inspection
  namesFood: (text: string, language: Language) => boolean
  cook: (phrase: string, language: Language, isSaid: boolean) => CookedAnyway[]
}
const kitchen: UnseenReader = { inspect: inspectPhrase, namesFood, cook: cookedAnyway }

interface Judged extends TestedRow {
  phrase: UnseenPhrase
  cooked: CookedAnyway[]
}

/** A person may name the kind of a gibberish word, but not of a poison or a tool. */
const mayHaveNoKind = (kind: UnseenKind) => kind === 'nonfood' || kind === 'poison'
const isInedible = (kind: UnseenKind) => inedibleKinds.some((one) => one === kind)

/** Reads the phrases of a list in a language, cooks those that are no food, and counts what was judged wrongly. */
export function measureUnseen(phrases: readonly UnseenPhrase[], language: Language, reader = kitchen): UnseenMeasures {
  const judged = phrases.map((phrase): Judged => {
    const { truth, kind } = phrase
    const cooked = isInedible(kind) ? reader.cook(truth.name, language, mayHaveNoKind(kind)) : []
    return { phrase, truth, inspection: reader.inspect(truth.name, language), cooked }
  })
  const foods = judged.filter(({ phrase }) => !isInedible(phrase.kind))
  const inedible = judged.filter(({ phrase }) => isInedible(phrase.kind))
  const messy = judged.filter(({ phrase }) => phrase.kind === 'messy')
  const ofAllergens = allergens.map((allergen) => ({ what: allergen, ...tallyAllergen(judged, allergen) }))
  const ofDiets = diets.map((diet) => ({ what: diet, ...tallyDiet(judged, diet) }))

  const found = total(ofAllergens, ({ found }) => found.length)
  const asked = total(ofAllergens, ({ asked }) => asked.length)
  const missed = total(ofAllergens, ({ missed }) => missed.length)
  const alarms = total(ofAllergens, ({ falseAlarms }) => falseAlarms.length)
  const free = alarms + total(ofAllergens, ({ clean, askedInVain }) => clean.length + askedInVain.length)
  const broken = total(diets, (diet) => judged.filter(({ truth }) => truth[diet] === 'N').length)
  const passed = total(ofDiets, ({ passed }) => passed.length)
  const misread = messy.filter(({ phrase, inspection }) => !isUnderstood(inspection, phrase.english))
  const read = inedible.filter(({ truth }) => reader.namesFood(truth.name, language))
  const cooked = inedible.filter((one) => one.cooked.some(({ isSaid }) => !isSaid))
  const ofKind = (kind: UnseenKind) => inedible.filter(({ phrase }) => phrase.kind === kind)
  const cookedAsKind = (kind: UnseenKind) => ofKind(kind).filter((one) => one.cooked.some(({ isSaid }) => isSaid))
  const [poisons, things] = [cookedAsKind('poison'), cookedAsKind('nonfood')]
  const refused = foods.filter(({ inspection }) => inspection.english.length === 0)

  const told = (what: string, list: readonly TestedRow[]) =>
    judged.filter(({ truth }) => list.some((one) => one.truth === truth)).map((one) => `${language}\t${what}\t${describe(one)}`)
  return {
    language,
    phrases: phrases.length,
    parts: {
      'wrong no': { count: missed + passed, of: found + asked + missed + broken },
      'flagged or unknown': { count: found + asked, of: found + asked + missed },
      flagged: { count: found, of: found + asked + missed },
      'false alarms': { count: alarms, of: free },
      'messy understood': { count: messy.length - misread.length, of: messy.length },
      'no food, read': { count: read.length, of: inedible.length },
      'no food, cooked': { count: cooked.length, of: inedible.length },
      'poison as a kind': { count: poisons.length, of: ofKind('poison').length },
      'no food as a kind': { count: things.length, of: ofKind('nonfood').length },
      'foods refused': { count: refused.length, of: foods.length },
    },
    misses: [
      ...ofAllergens.flatMap(({ what, missed }) => told(`WRONG NO ${what}`, missed)),
      ...ofDiets.flatMap(({ what, passed }) => told(`WRONG, PASSED AS ${what}`, passed)),
      ...ofAllergens.flatMap(({ what, asked }) => told(`asked ${what}`, asked)),
      ...ofAllergens.flatMap(({ what, falseAlarms }) => told(`false alarm ${what}`, falseAlarms)),
      ...told('messy, misread', misread),
      ...told('no food, READ AS FOOD', read),
      ...told('no food, COOKED', cooked),
      ...told('poison, COOKED AS A KIND', poisons),
      ...told('no food, COOKED AS A KIND', things),
      ...told('food refused', refused),
    ],
  }
}

/**
 * Whether the reader finds a food in a phrase. A phrase with a word for something inedible refuses the whole request,
 * whatever else it names.
 */
function namesFood(text: string, language: Language): boolean {
  const { foods, notFood } = readPhrase(text, language)
  return foods.length > 0 && notFood.length === 0
}

/**
 * Whether a phrase was read as its meaning; a remark in brackets only describes the food. A food without an id
 * (quiche
 * lorraine) has no canonical name, so it is enough that a food known by kind has the allergens of the English name,
 * and no others.
 */
export function isUnderstood(inspection: Inspection, english: string): boolean {
  const names = english.replace(/\s*\([^)]*\)/g, '')
  if (isReadAs(inspection, names) || isReadAs(withForms(inspection), names)) return true
  const meant = inspectPhrase(names, 'en')
  const isByKind = [meant, inspection].every(({ ingredients, unknown }) => ingredients.length + unknown.length === 0)
  const alike = allergens.every((allergen) => isContained(meant.contains[allergen]) === isContained(inspection.contains[allergen]))
  return (
    isByKind &&
    meant.english.length === inspection.english.length &&
    alike &&
    diets.every((diet) => (meant[diet] === 'no') === (inspection[diet] === 'no'))
  )
}

/** A reading whose names begin with the form: rice from yesterday is cooked rice, a tin of tuna canned tuna. */
function withForms(inspection: Inspection): Inspection {
  const { english, forms } = inspection
  return { ...inspection, english: english.map((name, at) => [forms[at], name].filter(Boolean).join(' ')) }
}

const isContained = (certainty: Certainty) => certainty === 'yes' || certainty === 'likely'

/** A phrase, the facts about it, and the reader's result. */
function describe({ phrase, truth, inspection, cooked }: Judged): string {
  const { english, unknown, contains } = inspection
  const isTrue = (claim: string) => claim === 'Y' || claim === 'L'
  const truths = [
    ...allergens.filter((one) => isTrue(truth.contains[one])).map((one) => `${one} ${truth.contains[one]}`),
    ...diets.filter((diet) => truth[diet] === 'N').map((diet) => `not ${diet}`),
  ]
  const said = [
    ...allergens.filter((one) => contains[one] !== 'no').map((one) => `${one} ${contains[one]}`),
    ...diets.filter((diet) => inspection[diet] !== 'yes').map((diet) => `${diet} ${inspection[diet]}`),
  ]
  return [
    phrase.kind,
    truth.name,
    `means ${phrase.english}: ${truths.join(', ') || 'nothing claimed'}`,
    `read as ${english.join(' + ') || 'no food'}${unknown.length > 0 ? `, unknown ${unknown.join(' + ')}` : ''}: ${said.join(', ') || 'free from all'}`,
    ...(cooked.length === 0
      ? []
      : [
          `cooked ${cooked
            .map(({ how, title }) => `${how}: ${title}`)
            .slice(0, 2)
            .join('; ')}, in ${cooked.length} ways`,
        ]),
  ].join('\t')
}

function total<One>(list: readonly One[], count: (one: One) => number): number {
  return list.reduce((sum, one) => sum + count(one), 0)
}
