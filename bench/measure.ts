import { performance } from 'node:perf_hooks'

/** One row of the scoreboard: a figure, and the figure that it is compared with, from the same run. */
export interface Row {
  name: string
  unit: 'ms' | 'µs' | 'MB' | 'kB' | '/s'
  value: number
  p99?: number
  against: string
  baseline: number
  /** The aim of the figure, in words. It is printed, never asserted, because it depends on the machine. */
  aim?: string
}

/** The value below which a share of the samples lies. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Microseconds of each call, after a warm-up of a tenth. */
export function timeEach(count: number, work: (at: number) => unknown): number[] {
  for (let at = 0; at < count / 10; at += 1) work(at)
  return Array.from({ length: count }, (_, at) => {
    const started = performance.now()
    work(at)
    return (performance.now() - started) * 1000
  })
}

/** Prints the table of the scoreboard. */
export function printTable(rows: readonly Row[]): void {
  const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))
  const cells = rows.map((row) => [
    row.name,
    `${round(row.value)} ${row.unit}`,
    row.p99 === undefined ? '' : `${round(row.p99)} ${row.unit}`,
    `${round(row.value / row.baseline)}x`,
    `${row.against} (${round(row.baseline)} ${row.unit})`,
    row.aim ?? '',
  ])
  const head = ['what', 'median', 'p99', 'ratio', 'against, in this run', 'aim']
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((line) => line[column]?.length ?? 0)))
  for (const line of [head, widths.map((width) => '-'.repeat(width)), ...cells]) {
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  }
}
