import { type Gate, hasRows, meetsTarget } from './gate.ts'

/** A share in per cent, never rounded up to 100. */
export function percent(share: number): string {
  return `${(Math.floor(share * 1000 + 1e-9) / 10).toFixed(1)}`
}

/** Lines of a table with columns as wide as their widest cell. The first column is aligned left, the others right. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

/** PASS, or MISS with the missed gates. Gates without rows are named and do not count. */
export function verdictOf(gates: readonly Gate[]): string {
  const measured = gates.filter(hasRows)
  const missed = measured.filter((gate) => !meetsTarget(gate)).length
  const empty = gates.length - measured.length
  const told = empty === 0 ? '' : ` (${empty} without rows)`
  if (measured.length === 0 && empty > 0) return 'no rows'
  return missed === 0 ? `PASS${told}` : `MISS ${missed} of ${measured.length}${told}`
}
