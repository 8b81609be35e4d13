import type { LedgerLine, SearchesAnswer } from '#domain/usage/ledger.ts'

/** The loaded searches of an asker: the newest page and the older pages that were asked for, newest first. */
export type SearchList = SearchesAnswer

/**
 * The newest page, followed by the known lines. If lines between them are missing, the known lines are dropped and
 * must be loaded again.
 */
export function withNewest(known: SearchList | null, newest: SearchList): SearchList {
  const last = newest.lines.at(-1)
  const meets = known?.lines.findIndex(({ id }) => id === last?.id) ?? -1
  if (!known || meets < 0 || newest.next === null) return newest
  return {
    ...newest,
    lines: [...newest.lines, ...known.lines.slice(meets + 1)],
    next: known.next === null ? null : olderNext(known, meets, newest),
  }
}

/** The cursor of the next older page: as before, unless the newest page reaches further back. */
function olderNext(known: SearchList, meets: number, newest: SearchList): string | null {
  return meets === known.lines.length - 1 ? newest.next : known.next
}

/** The known lines, followed by the next older page. */
export function withOlder(known: SearchList, older: SearchList): SearchList {
  const ids = new Set(known.lines.map(({ id }) => id))
  return { ...known, lines: [...known.lines, ...older.lines.filter(({ id }) => !ids.has(id))], next: older.next }
}

/** The lines of one local day. */
export interface Day {
  start: Date
  lines: LedgerLine[]
}

/** The lines in their order, grouped by local day. */
export function byDay(lines: readonly LedgerLine[]): Day[] {
  const days: Day[] = []
  for (const line of lines) {
    const at = new Date(line.at)
    const start = new Date(at.getFullYear(), at.getMonth(), at.getDate())
    const last = days.at(-1)
    if (last?.start.getTime() === start.getTime()) last.lines.push(line)
    else days.push({ start, lines: [line] })
  }
  return days
}

/** Whether a search is running, so that its line will change. */
export const isUnderWay = (lines: readonly LedgerLine[]): boolean =>
  lines.some((line) => line.kind === 'search' && line.reason === 'under_way')

/**
 * Whether a search without a recipe was given back only after its day or month was reset, so that it still counts
 * there.
 */
export const isGivenBackLate = ({ counted, reason }: Extract<LedgerLine, { kind: 'search' }>): boolean =>
  counted > 0 && reason !== 'recipe' && reason !== 'under_way'
