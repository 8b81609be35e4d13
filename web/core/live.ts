import type { SupabaseClient } from '@supabase/supabase-js'

/** One's own rows that every open tab follows. */
const liveTables = ['profiles', 'user_roles'] as const
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

/** Follows the rows of one member until the answer is called. After a gap in the line everything may have changed. */
export function followRows(client: SupabaseClient, userId: string): () => void {
  const channel = client.channel(`rows:${userId}`)
  let hadLine = false
  for (const table of liveTables) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` }, () => tell(table))
  }
  channel.subscribe((status) => {
    if (status !== 'SUBSCRIBED') return
    if (hadLine) for (const table of liveTables) tell(table)
    hadLine = true
  })
  return () => void client.removeChannel(channel)
}
