/** One's own rows that every open tab follows. */
export const liveTables = ['profiles', 'user_roles', 'subscriptions'] as const
export type LiveTable = (typeof liveTables)[number]

const listeners = new Map<LiveTable, Set<() => void>>(liveTables.map((table) => [table, new Set()]))

/** Hears when one's own rows of a table may have changed, here or anywhere: the listener reads them again. */
export function listenToRows(table: LiveTable, listener: () => void) {
  listeners.get(table)?.add(listener)
  return () => void listeners.get(table)?.delete(listener)
}

/** Tells that one's own rows of a table may have changed. */
export function tellRows(table: LiveTable) {
  for (const listener of listeners.get(table) ?? []) listener()
}
