import { languageCodes } from '#kitchen/options.ts'
import { type Gate, wordFor } from './gate.ts'
import { percent, tableLines, verdictOf } from './report.ts'
import { type Part, type UnseenFigure, type UnseenMeasures, unseenTargets } from './unseen.ts'
import type { UnseenList } from './unseen-lists.ts'

const figures = Object.keys(unseenTargets).filter((name): name is UnseenFigure => name in unseenTargets)

/** A list's figures over all measured languages, with their targets. */
export function unseenGates(list: UnseenList, measured: readonly UnseenMeasures[]): Gate[] {
  return figures.map((name) => {
    const { count, of } = partOfAll(measured, name)
    return { name: `unseen ${list} ${name}`, value: of === 0 ? 0 : count / of, of, ...unseenTargets[name] }
  })
}

/** A list's figures in each language and over all, each with numerator and denominator. */
export function unseenLines(list: UnseenList, measured: readonly UnseenMeasures[]): string[] {
  const gates = unseenGates(list, measured)
  const phrases = measured.reduce((sum, one) => sum + one.phrases, 0)
  return [
    `unseen ${list}: ${verdictOf(gates)}; ${phrases} phrases in ${measured.length} of ${languageCodes.length} languages`,
    ...tableLines(
      ['', ...figures],
      [
        ...measured.map(({ language, parts }) => [language, ...figures.map((name) => cellOf(parts[name]))]),
        ['all', ...figures.map((name) => cellOf(partOfAll(measured, name)))],
        ['share', ...gates.map(({ value, of }) => (of === 0 ? '-' : `${percent(value)} %`))],
        ['target', ...gates.map(({ target, bound }) => `${bound === 'least' ? '>=' : '<='} ${percent(target)} %`)],
        ['', ...gates.map(wordFor)],
      ],
    ),
    '',
  ]
}

function cellOf({ count, of }: Part): string {
  return `${count} of ${of}`
}

function partOfAll(measured: readonly UnseenMeasures[], name: UnseenFigure): Part {
  const parts = measured.map((one) => one.parts[name])
  return { count: parts.reduce((sum, { count }) => sum + count, 0), of: parts.reduce((sum, { of }) => sum + of, 0) }
}
