import type { SupabaseClient } from '@supabase/supabase-js'

/** One's own rows that every open tab follows. */
const liveTables = ['profiles', 'user_roles', 'subscriptions'] as const
export type LiveTable = (typeof liveTables)[number]

const listeners = new Map<LiveTable, Set<() => void>>(liveTables.map((table) => [table, new Set()]))

/** Hears when one's own rows of a table may have changed, here or anywhere: the listener reads them again. */
export function listenToRows(table: LiveTable, listener: () => void) {
  listeners.get(table)?.add(listener)
  return () => void listeners.get(table)?.delete(listener)
}

function tell(table: LiveTable) {
  for (const listener of listeners.get(table) ?? []) listener()
}

/**
 * Follows the rows of one member until the answer is called. After a gap in the line everything may have changed.
 * `onClosed` hears that the server ended it: its token counts no more, for the session was ended elsewhere.
 */
export function followRows(client: SupabaseClient, userId: string, onClosed: () => void): () => void {
  const channel = client.channel(`rows:${userId}`)
  let hadLine = false
  let isLeft = false
  for (const table of liveTables) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` }, () => tell(table))
  }
  channel.subscribe((status) => {
    if (isLeft) return
    if (status === 'CLOSED') onClosed()
    if (status !== 'SUBSCRIBED') return
    if (hadLine) for (const table of liveTables) tell(table)
    hadLine = true
  })
  return () => {
    isLeft = true
    client.removeChannel(channel)
  }
}
