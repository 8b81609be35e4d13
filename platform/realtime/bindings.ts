import * as z from 'zod/mini'
import { ChannelError } from '#platform/realtime/errors.ts'
import type { Live, LiveTable } from '#platform/realtime/live.ts'
import { entryOf, schema, typeOf } from '#platform/rest/exposed.ts'

const events = ['*', 'INSERT', 'UPDATE', 'DELETE'] as const

/** What a client wants to hear of, as it says so: told back to it as it came. */
export const WantedChange = z.looseObject({
  event: z.enum(events),
  schema: z.optional(z.string()),
  table: z.optional(z.string()),
  filter: z.optional(z.nullable(z.string())),
})
export type WantedChange = z.infer<typeof WantedChange>

/** What a channel hears of: one table's or every table's changes, of rows that have these texts in these columns. */
export interface Binding {
  /** By which the client knows it. */
  id: number
  event: (typeof events)[number]
  table: string | null
  filters: readonly { column: string; value: string }[]
}

/** Types whose value in a row reads as it does in a filter. */
const comparable = ['uuid', 'text', 'bool', 'int2', 'int4', 'int8']

/** A page asks for one row or one language: more is kept for nobody. */
const mostFilters = 5
const longestFilter = 512

/** A wish as a binding. Throws ChannelError for what is not told here. */
export function bindingOf(live: Live, wanted: WantedChange, id: number): Binding {
  const { event, table = '*', filter } = wanted
  const name = table === '*' ? null : table
  if (![schema, '*', undefined].includes(wanted.schema)) throw notLive(wanted)
  const found = name === null ? null : entryOf(live.tables, name)
  if (found === undefined) throw notLive(wanted)
  if (filter && filter.length > longestFilter) throw notLive({ ...wanted, filter: `longer than ${longestFilter} characters` })
  const parts = filter ? filter.split(',') : []
  if (parts.length > mostFilters) throw notLive({ ...wanted, filter: `more than ${mostFilters}` })
  const filters = parts.map((text) => filterOf(found, text, wanted))
  return { id, event, table: name, filters }
}

function filterOf(table: LiveTable | null, text: string, wanted: WantedChange): { column: string; value: string } {
  const [, column = '', value = ''] = /^(\w+)=eq\.(.*)$/s.exec(text) ?? []
  const type = table && entryOf(table.columns, column)
  if (!type || !comparable.includes(typeOf(type))) throw notLive(wanted)
  return { column, value: typeOf(type) === 'uuid' ? value.toLowerCase() : value }
}

/** Whether a binding is about a kind of change of a table. */
export function isAbout({ event, table }: Binding, change: { type: string; table: string }): boolean {
  return (event === '*' || event === change.type) && (table === null || table === change.table)
}

/** Whether a row is one that was asked for; what is not known of it is not held against it. */
export function fits({ filters }: Binding, row: Readonly<Record<string, unknown>>): boolean {
  return filters.every(({ column, value }) => !Object.hasOwn(row, column) || String(row[column]) === value)
}

function notLive({ event, schema: named = schema, table = '*', filter }: WantedChange): ChannelError {
  const asked = `[event: ${event}, schema: ${named}, table: ${table}, filters: ${filter ?? ''}]`
  return new ChannelError(
    'RealtimeDisabledForConfiguration',
    `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${asked}`,
  )
}
