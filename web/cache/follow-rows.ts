import type { SupabaseClient } from '@supabase/supabase-js'
import { liveTables, tellRows } from '#web/cache/row-changes.ts'

/**
 * Follows the rows of one member by realtime, until the returned function is called. Before the channel is open, and in
 * a gap of the connection, all rows may have changed. The server ends the connection when its token expires, which
 * calls `onClosed`.
 */
export function followRows(client: SupabaseClient, userId: string, onClosed: () => void): () => void {
  const channel = client.channel(`rows:${userId}`)
  let isStopped = false
  for (const table of liveTables) {
    channel.on('postgres_changes', { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` }, () => tellRows(table))
  }
  channel.subscribe((status) => {
    if (isStopped) return
    if (status === 'CLOSED') onClosed()
    if (status === 'SUBSCRIBED') for (const table of liveTables) tellRows(table)
  })
  return () => {
    isStopped = true
    client.removeChannel(channel)
  }
}
