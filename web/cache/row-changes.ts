/** The tables of which every open tab follows the member's own rows. */
export const liveTables = ['profiles', 'user_roles', 'subscriptions'] as const
export type LiveTable = (typeof liveTables)[number]

const listeners = new Map<LiveTable, Set<() => void>>(liveTables.map((table) => [table, new Set()]))

/** Calls the listener when the member's own rows of a table may have changed, in this tab or elsewhere. */
export function listenToRows(table: LiveTable, listener: () => void) {
  listeners.get(table)?.add(listener)
  return () => void listeners.get(table)?.delete(listener)
}

/** Tells all listeners that the member's own rows of a table may have changed. */
export function tellRows(table: LiveTable) {
  for (const listener of listeners.get(table) ?? []) listener()
}
