import { byKind } from './fault.ts'
import { type Gate, wordFor } from './gate.ts'
import type { Measured } from './measured.ts'
import { percent, tableLines } from './report.ts'

/** How many kinds of fault, and how many faults of each kind, are printed without and with `--show`. */
const told = { kinds: 12, each: 1, width: 240 }
const shown = { kinds: 1_000, each: 25, width: 2_000 }

/** The composer's report: figures with targets, figures without, and the faults by kind, the commonest first. */
export function composerLines({ gates, notes, faults }: Measured, isShown: boolean): string[] {
  const much = isShown ? shown : told
  const kinds = byKind(faults)
  return [
    ...tableLines(
      ['figure', 'of', 'value', 'target', ''],
      gates.map((gate) => [gate.name, String(gate.of ?? ''), cellOf(gate, gate.value), cellOf(gate, gate.target), wordFor(gate)]),
    ),
    ...notes,
    ...kinds
      .slice(0, much.kinds)
      .flatMap(({ kind, details }) => [
        `${details.length} x ${kind}`,
        ...details.slice(0, much.each).map((detail) => `    ${cut(detail, much.width)}`),
      ]),
    ...(kinds.length > much.kinds ? [`and ${kinds.length - much.kinds} kinds more (--show)`] : []),
    '',
  ]
}

function cellOf(gate: Gate, value: number): string {
  return gate.bound === 'most' ? String(value) : `${percent(value)} %`
}

function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`
}
