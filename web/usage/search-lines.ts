import type { LedgerLine, SearchesAnswer } from '#domain/usage/ledger.ts'

/** The loaded searches of an asker: the newest page and the older pages that were asked for, newest first. */
export type SearchList = SearchesAnswer

/**
 * The newest page over the known lines. Where the two do not meet, the lines between them are missing, so the older
 * ones are asked for again.
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

/** The place where older lines continue: as before, unless the newest page reaches further back. */
function olderNext(known: SearchList, meets: number, newest: SearchList): string | null {
  return meets === known.lines.length - 1 ? newest.next : known.next
}

/** The next older page under what is there. */
export function withOlder(known: SearchList, older: SearchList): SearchList {
  const ids = new Set(known.lines.map(({ id }) => id))
  return { ...known, lines: [...known.lines, ...older.lines.filter(({ id }) => !ids.has(id))], next: older.next }
}

/** The lines of one local day. */
export interface Day {
  start: Date
  lines: LedgerLine[]
}

/** Lines in their order, cut where the local day changes. */
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

/** Whether something is being cooked, so that a line is about to change. */
export const isUnderWay = (lines: readonly LedgerLine[]): boolean =>
  lines.some((line) => line.kind === 'search' && line.reason === 'under_way')

/**
 * Whether a search without a recipe is still in the count: it was given back only after its day or month was reset.
 */
export const isGivenBackLate = ({ counted, reason }: Extract<LedgerLine, { kind: 'search' }>): boolean =>
  counted > 0 && reason !== 'recipe' && reason !== 'under_way'
