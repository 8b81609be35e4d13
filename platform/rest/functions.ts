import { sql } from 'kysely'
import { badBody, RestError } from '#platform/rest/errors.ts'
import { type Exposed, type ExposedFunction, entryOf, schema } from '#platform/rest/exposed.ts'
import { nearest } from '#platform/rest/nearest.ts'
import { type Fragment, type Source, valueAs } from '#platform/rest/sql/source.ts'

/** The arguments of a call, as texts; null is null. */
export type Arguments = ReadonlyMap<string, string | null>

/** The function under a name that may be called with these arguments. Throws 404 PGRST202. */
export function functionOf(exposed: Exposed, name: string, names: readonly string[]): ExposedFunction {
  const found = entryOf(exposed.functions, name)
  const wanted = found === undefined ? [] : Object.keys(found.arguments)
  if (found !== undefined && wanted.length === names.length && wanted.every((argument) => names.includes(argument))) return found
  const sorted = names.toSorted()
  const said = sorted.length === 0 ? ' without parameters' : `(${sorted.join(', ')})`
  const details = sorted.length === 0 ? said : ` with parameter${sorted.length > 1 ? 's' : ''} ${sorted.join(', ')}`
  const similar = nearest(name, Object.keys(exposed.functions))
  const meant = found === undefined ? similar : `${name}(${wanted.toSorted().join(', ')})`
  throw new RestError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${schema}.${name}${said} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${details}, but no matches were found in the schema cache.`,
    hint: meant === null ? null : `Perhaps you meant to call the function ${schema}.${meant}`,
  })
}

/** The arguments in a body, which is an object or nothing at all. Throws PGRST102. */
export function argumentsOf(body: unknown): Arguments {
  if (body === undefined) return new Map()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badBody()
  return new Map(Object.entries(body).map(([name, value]) => [name, asText(value)]))
}

function asText(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  return JSON.stringify(value)
}

/** What a function returns, as a source of rows, and the call that stands after `from`. */
export function callOf(name: string, { arguments: types, returns }: ExposedFunction, given: Arguments): { source: Source; from: Fragment } {
  const values = Object.entries(types).map(([argument, type]) => sql`${sql.id(argument)} => ${valueAs(given.get(argument) ?? null, type)}`)
  return {
    source: { name, alias: 'subject', columns: returns },
    from: sql`${sql.id(schema, name)}(${values.length === 0 ? sql`` : sql.join(values)}) as subject`,
  }
}
