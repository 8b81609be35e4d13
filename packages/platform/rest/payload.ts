import { sql } from 'kysely'
import { badBody } from '#platform/rest/errors.ts'
import type { Fragment } from '#platform/rest/sql/source.ts'

/** The rows of a body. The database gets the unparsed text, so that no number is rounded. */
export interface Payload {
  /** A JSON array of the rows, as a bound value. */
  rows: Fragment
  /** The names in the first row; all rows have them if the body `isUniform`. */
  names: readonly string[]
  isUniform: boolean
  isOneObject: boolean
}

/** Reads a body of one object or several. Any other value has no rows, as in PostgREST. Throws PGRST102. */
export function payloadOf(text: string, body: unknown): Payload {
  if (body === undefined) throw badBody()
  if (Array.isArray(body)) return payloadOfList(text, body)
  if (!isObject(body)) return { rows: boundJson('[]'), names: [], isUniform: true, isOneObject: false }
  return { rows: boundJson(`[${text}]`), names: Object.keys(body), isUniform: true, isOneObject: true }
}

function payloadOfList(text: string, rows: readonly unknown[]): Payload {
  const [first] = rows
  const names = isObject(first) ? Object.keys(first) : []
  const isUniform = rows.every((row) => {
    const own = isObject(row) ? Object.keys(row) : null
    return own !== null && own.length === names.length && names.every((name) => Object.hasOwn(row ?? {}, name))
  })
  return { rows: boundJson(text), names, isUniform, isOneObject: false }
}

function boundJson(json: string): Fragment {
  return sql`cast(cast(${json} as text) as json)`
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
