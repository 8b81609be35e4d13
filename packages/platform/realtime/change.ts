import { matchesChange, matchesFilters } from '#platform/realtime/bindings.ts'
import { expiredToken } from '#platform/realtime/errors.ts'
import { hasExpired, requireAlive } from '#platform/realtime/holder.ts'
import type { LiveTable } from '#platform/realtime/live.ts'
import type { ChangeNotice } from '#platform/realtime/notice.ts'
import { type Row, readRow } from '#platform/realtime/read-row.ts'
import type { Channel } from '#platform/realtime/socket.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import { entryOf, schema, typeOf } from '#platform/rest/exposed.ts'

/** The message about a change: the matching bindings' ids, and the rows. */
export interface ChangePayload {
  ids: readonly number[]
  data: {
    schema: string
    table: string
    commit_timestamp: string
    type: ChangeNotice['type']
    columns: readonly { name: string; type: string }[]
    record?: Row
    old_record?: Row
    errors: null
  }
}

/** Whether a channel has a binding for this change. The caller of this function checks whose row it is. */
export function hasBindingFor(channel: Channel, notice: ChangeNotice): boolean {
  return channel.bindings.some((binding) => matchesChange(binding, notice))
}

/**
 * The message about a change for a channel, with the row as its caller can read it now; null when nothing matches.
 * Throws ChannelError, RestError 401.
 */
export async function payloadFor(world: RealtimeWorld, channel: Channel, notice: ChangeNotice): Promise<ChangePayload | null> {
  const table = entryOf(world.live.tables, notice.table)
  // Another account may use the channel by now.
  if (!table || notice.owner !== channel.holder.caller.account?.id) return null
  const rows = await rowsOf(world, channel, notice, table)
  if (rows === null) return null
  const seen = rows.record ?? { ...rows.old_record, [table.owner]: notice.owner }
  const ids = channel.bindings.filter((binding) => matchesChange(binding, notice) && matchesFilters(binding, seen)).map(({ id }) => id)
  if (ids.length === 0) return null
  const { table: name, type, at } = notice
  return { ids, data: { schema, table: name, commit_timestamp: at, type, columns: columnsOf(table), ...rows, errors: null } }
}

/** Only the key of a deleted row is sent: no policy can tell any more who could read the rest. */
async function rowsOf(
  world: RealtimeWorld,
  { holder }: Channel,
  notice: ChangeNotice,
  table: LiveTable,
): Promise<{ record?: Row; old_record?: Row } | null> {
  if (notice.type === 'DELETE') {
    await requireAlive(world, holder)
    return { old_record: notice.oldKey }
  }
  if (hasExpired(holder, world.now())) throw expiredToken()
  const record = await readRow(world, holder.caller, notice.table, table, notice.key)
  if (record === null) return null
  return notice.type === 'UPDATE' ? { record, old_record: notice.oldKey } : { record }
}

/** Column types by PostgreSQL's names, with which the client parses values. */
function columnsOf({ columns }: LiveTable): { name: string; type: string }[] {
  return Object.entries(columns).map(([name, column]) => ({ name, type: typeOf(column).replace(/^(.*)\[\]$/, '_$1') }))
}
