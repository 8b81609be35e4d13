import { sql } from 'kysely'
import type { LiveTable } from '#platform/realtime/live.ts'
import type { RealtimeWorld } from '#platform/realtime/world.ts'
import type { Caller } from '#platform/rest/caller.ts'
import { entryOf, schema, typeOf } from '#platform/rest/exposed.ts'
import { valueAs } from '#platform/rest/sql/source.ts'
import { runAs } from '#platform/rest/transaction.ts'

/** A row as JSON, by column name. */
export type Row = Readonly<Record<string, unknown>>

/**
 * The row with this key, as its caller can read it now; null when it does not exist or may not be read. Throws
 * RestError 401.
 */
export async function readRow(world: RealtimeWorld, caller: Caller, name: string, table: LiveTable, key: Row): Promise<Row | null> {
  const columns = Object.keys(table.columns).map((column) => sql.id('found', column))
  const conditions = table.primaryKey.map((column) => {
    const type = entryOf(table.columns, column)
    if (type === undefined) throw new Error(`The key ${column} of ${name} is not among its columns`)
    return sql`${sql.id('found', column)} = ${valueAs(String(key[column]), typeOf(type))}`
  })
  const statement = sql`
    select null as total, cast(count(*) as int4) as count, cast(json_agg(row_to_json(seen)) -> 0 as text) as body, null as inserted, null as key
    from (
      select ${sql.join(columns)} from ${sql.id(schema, name)} as found where ${sql.join(conditions, sql` and `)}
    ) as seen
  `
  const { body } = await runAs(world, caller, { sql: statement, isReadOnly: true }, () => {})
  return body === null ? null : rowOf(JSON.parse(body))
}

function rowOf(value: unknown): Row {
  if (typeof value !== 'object' || value === null) throw new Error('A row came as no object')
  return Object.fromEntries(Object.entries(value))
}
