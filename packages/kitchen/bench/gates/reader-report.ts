import { hasRows, missedGates } from './gate.ts'
import { countIgnoredClaims } from './oracle.ts'
import {
  type AllergenTally,
  accuracy,
  certainAccuracy,
  containing,
  findMissedPhrases,
  judged,
  precision,
  type ReaderMeasures,
  recall,
  safety,
  type TestedRow,
} from './reader-gates.ts'
import { readerGates, targetsOf } from './reader-targets.ts'
import { percent, tableLines, verdictOf } from './report.ts'

/** The tables of the reader in one language, with PASS or MISS on every line. Shares are in per cent. */
export function readerLines(measures: ReaderMeasures): string[] {
  const { language, rows, allergens, diets, messy } = measures
  const gates = readerGates(measures)
  const missed = missedGates(gates).map(({ name }) => name)
  const verdict = (what: string) => {
    const own = gates.filter(({ name }) => name.startsWith(`${language} ${what} `))
    if (own.every((gate) => !hasRows(gate))) return 'no rows'
    const here = missed
      .filter((name) => name.startsWith(`${language} ${what} `))
      .map((name) => name.slice(language.length + what.length + 2))
    return here.length === 0 ? 'PASS' : `MISS ${here.join(', ')}`
  }
  const targets = targetsOf(language)
  return [
    `${language}: ${verdictOf(gates)}; ${rows} names, ${countIgnoredClaims(language)} claims set aside as mistaken (oracle.ts); per cent; targets recall ${percent(targets.recall)}, precision ${percent(targets.precision)}, traps 100 and ${percent(targets.trapPrecision)}, diets ${percent(targets.diet)}`,
    ...withVerdict(
      [
        'allergen',
        'rows',
        'recall',
        'safe',
        'precis',
        'asked Y',
        'asked N',
        'missed',
        'false',
        '| typed',
        'recall',
        'precis',
        '| traps',
        'recall',
        'precis',
      ],
      allergens.map(({ allergen, all, typed, traps }) => [
        allergen,
        contained(all),
        percent(recall(all)),
        percent(safety(all)),
        percent(precision(all)),
        String(all.asked.length),
        String(all.askedInVain.length),
        String(all.missed.length),
        String(all.falseAlarms.length),
        contained(typed),
        percent(recall(typed)),
        percent(precision(typed)),
        contained(traps),
        percent(recall(traps)),
        percent(precision(traps)),
      ]),
      allergens.map(({ allergen }) => verdict(allergen)),
    ),
    ...withVerdict(
      ['diet', 'rows', 'right', 'certain', 'N passed', 'Y refused', 'Y asked', 'N asked', '| traps', 'right', 'wrong'],
      diets.map(({ diet, all, traps }) => [
        diet,
        String(judged(all)),
        percent(accuracy(all)),
        percent(certainAccuracy(all)),
        String(all.passed.length),
        String(all.refused.length),
        String(all.asked.length),
        String(all.rightByAsking.length),
        String(judged(traps)),
        percent(accuracy(traps)),
        String(judged(traps) - traps.right.length),
      ]),
      diets.map(({ diet }) => verdict(diet)),
    ),
    `typed foods that contain an allergen and are called free from it: ${passedLine(allergens)}, target 0  ${missed.includes(`${language} typed foods that pass under an exclusion`) ? 'MISS' : 'PASS'}`,
    `messy inputs: ${messy.read} of ${messy.read + messy.wrong.length} read, target ${percent(targets.messy)} %  ${missed.includes(`${language} messy inputs`) ? 'MISS' : 'PASS'}`,
    '',
  ]
}

function contained(tally: AllergenTally): string {
  return String(containing(tally))
}

function passedLine(measures: ReaderMeasures['allergens']): string {
  const each = measures.map(({ allergen, typed }) => ({
    allergen,
    passed: findMissedPhrases(typed, allergen).length,
    of: contained(typed),
  }))
  const told = each.filter(({ passed }) => passed > 0).map(({ allergen, passed }) => `${allergen} ${passed}`)
  return `${each.reduce((sum, { passed }) => sum + passed, 0)} of ${each.reduce((sum, { of }) => sum + Number(of), 0)}${told.length > 0 ? ` (${told.join(', ')})` : ''}`
}

function withVerdict(head: readonly string[], rows: readonly (readonly string[])[], verdicts: readonly string[]): string[] {
  return tableLines(head, rows).map((line, at) => (at < 2 ? line : `${line}  ${verdicts[at - 2] ?? ''}`))
}

/** One line for each name that was judged wrongly: the fault, the name, the table's facts, and the reading. */
export function readerMisses({ language, allergens, diets, messy }: ReaderMeasures): string[] {
  const list = (what: string, table: string, seen: readonly TestedRow[]) =>
    seen.map((one) => `${language}\t${table}\t${what}\t${describe(one)}`)
  return [
    ...allergens.flatMap(({ allergen, typed }) =>
      list(`${allergen} PASSED UNDER AN EXCLUSION`, 'typed', findMissedPhrases(typed, allergen)),
    ),
    ...allergens.flatMap(({ allergen, all, traps }) =>
      [['truth', all] as const, ['trap', traps] as const].flatMap(([table, tally]) => [
        ...list(`${allergen} MISSED`, table, tally.missed),
        ...list(`${allergen} asked`, table, tally.asked),
        ...list(`${allergen} FALSE`, table, tally.falseAlarms),
      ]),
    ),
    ...diets.flatMap(({ diet, all, traps }) =>
      [['truth', all] as const, ['trap', traps] as const].flatMap(([table, tally]) => [
        ...list(`not ${diet}, PASSED`, table, tally.passed),
        ...list(`${diet}, REFUSED`, table, tally.refused),
        ...list(`${diet}, asked`, table, tally.asked),
      ]),
    ),
    ...messy.wrong.map(
      ({ input, expected, inspection }) => `${language}\tmessy\tWRONG\t${input}\tmeans ${expected}\tread as ${howRead(inspection)}`,
    ),
  ]
}

function describe({ truth, inspection }: TestedRow): string {
  return [truth.name, truth.kind, truth.isTyped ? 'typed' : 'rare', `read as ${howRead(inspection)}`].join('\t')
}

function howRead({ ingredients, english, unknown }: TestedRow['inspection']): string {
  const known = english.length === ingredients.length ? english.join(' + ') : `${english.join(' + ')} (by kind)`
  return [known, unknown.length > 0 ? `unknown: ${unknown.join(' + ')}` : ''].filter(Boolean).join('; ') || 'nothing'
}
