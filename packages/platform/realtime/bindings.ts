import * as z from 'zod/mini'
import { ChannelError } from '#platform/realtime/errors.ts'
import type { Live, LiveTable } from '#platform/realtime/live.ts'
import { entryOf, schema, typeOf } from '#platform/rest/exposed.ts'

const events = ['*', 'INSERT', 'UPDATE', 'DELETE'] as const

/** A change that a client asks to hear of, kept unchanged because it is sent back. */
export const RequestedChange = z.looseObject({
  event: z.enum(events),
  schema: z.optional(z.string()),
  table: z.optional(z.string()),
  filter: z.optional(z.nullable(z.string())),
})
export type RequestedChange = z.infer<typeof RequestedChange>

/** The changes that a channel listens to: of one table or all, of rows with these texts in these columns. */
export interface Binding {
  /** The binding's id, which the client sees. */
  id: number
  event: (typeof events)[number]
  table: string | null
  filters: readonly { column: string; value: string }[]
}

/** Types whose values are written alike in a row and in a filter. */
const comparable = ['uuid', 'text', 'bool', 'int2', 'int4', 'int8']

/** A page filters by one row or one language; five is plenty. */
const mostFilters = 5
const longestFilter = 512

/** Makes a binding from a requested change. Throws ChannelError for a table or filter that is not available. */
export function bindingOf(live: Live, wanted: RequestedChange, id: number): Binding {
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

function filterOf(table: LiveTable | null, text: string, wanted: RequestedChange): { column: string; value: string } {
  const [, column = '', value = ''] = /^(\w+)=eq\.(.*)$/s.exec(text) ?? []
  const type = table && entryOf(table.columns, column)
  if (!type || !comparable.includes(typeOf(type))) throw notLive(wanted)
  return { column, value: typeOf(type) === 'uuid' ? value.toLowerCase() : value }
}

/** Whether a change of this kind and table matches a binding. */
export function matchesChange({ event, table }: Binding, change: { type: string; table: string }): boolean {
  return (event === '*' || event === change.type) && (table === null || table === change.table)
}

/** Whether a row matches the filters. A column missing from the row counts as a match. */
export function matchesFilters({ filters }: Binding, row: Readonly<Record<string, unknown>>): boolean {
  return filters.every(({ column, value }) => !Object.hasOwn(row, column) || String(row[column]) === value)
}

function notLive({ event, schema: named = schema, table = '*', filter }: RequestedChange): ChannelError {
  const asked = `[event: ${event}, schema: ${named}, table: ${table}, filters: ${filter ?? ''}]`
  return new ChannelError(
    'RealtimeDisabledForConfiguration',
    `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${asked}`,
  )
}
