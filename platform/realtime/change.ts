import { fits, isAbout } from '#platform/realtime/bindings.ts'
import { expired } from '#platform/realtime/errors.ts'
import { isOver, requireAlive } from '#platform/realtime/holder.ts'
import type { LiveTable } from '#platform/realtime/live.ts'
import type { ChangeNotice } from '#platform/realtime/notice.ts'
import { type Row, readRow } from '#platform/realtime/read-row.ts'
import type { Channel } from '#platform/realtime/socket.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import { entryOf, schema, typeOf } from '#platform/rest/exposed.ts'

/** What a client is told of a change: by which of its wishes it hears of it, and the rows. */
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

/** Whether a channel has asked for such a change; whose row it is is looked at by whoever asks. */
export function concerns(channel: Channel, notice: ChangeNotice): boolean {
  return channel.bindings.some((binding) => isAbout(binding, notice))
}

/** What a channel hears of a change, the row being as its caller reads it now; null when that is nothing. Throws ChannelError, RestError 401. */
export async function payloadFor(world: RealtimeWorld, channel: Channel, notice: ChangeNotice): Promise<ChangePayload | null> {
  const table = entryOf(world.live.tables, notice.table)
  // Somebody else may have signed in on the channel since.
  if (!table || notice.owner !== channel.holder.caller.account?.id) return null
  const rows = await rowsOf(world, channel, notice, table)
  if (rows === null) return null
  const seen = rows.record ?? { ...rows.old_record, [table.owner]: notice.owner }
  const ids = channel.bindings.filter((binding) => isAbout(binding, notice) && fits(binding, seen)).map(({ id }) => id)
  if (ids.length === 0) return null
  const { table: name, type, at } = notice
  return { ids, data: { schema, table: name, commit_timestamp: at, type, columns: columnsOf(table), ...rows, errors: null } }
}

/** Of what is gone, only the key is told: nobody can look any more who might have read the rest. */
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
  if (isOver(holder, world.now())) throw expired()
  const record = await readRow(world, holder.caller, notice.table, table, notice.key)
  if (record === null) return null
  return notice.type === 'UPDATE' ? { record, old_record: notice.oldKey } : { record }
}

/** The types under their names in PostgreSQL, by which the client reads values. */
function columnsOf({ columns }: LiveTable): { name: string; type: string }[] {
  return Object.entries(columns).map(([name, column]) => ({ name, type: typeOf(column).replace(/^(.*)\[\]$/, '_$1') }))
}
