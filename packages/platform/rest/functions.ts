import { sql } from 'kysely'
import { answerOptions, type Call, rangeFor, readBody, readOptionsFor, requireMaxAffected, requireOne } from '#platform/rest/call.ts'
import { badBody, RestError } from '#platform/rest/errors.ts'
import { type Exposed, type ExposedFunction, entryOf, schema } from '#platform/rest/exposed.ts'
import { nearestName } from '#platform/rest/nearest.ts'
import { operators } from '#platform/rest/parse/filter.ts'
import { readQuery } from '#platform/rest/parse/query.ts'
import { payloadOf } from '#platform/rest/payload.ts'
import { respondToFunction } from '#platform/rest/respond.ts'
import { readStatement } from '#platform/rest/sql/read.ts'
import { type Fragment, type Source, valueAs } from '#platform/rest/sql/source.ts'
import { runAs } from '#platform/rest/transaction.ts'

/** The arguments of a call as texts; null stays null. */
type Arguments = ReadonlyMap<string, string | null>

/** Answers /rpc/{function}. GET and HEAD take arguments from the query string and change nothing. */
export async function answerOfFunction(call: Call, exposed: Exposed, name: string): Promise<Response> {
  const { method } = call
  if (method === 'OPTIONS') return answerOptions('OPTIONS,GET,HEAD,POST')
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    throw new RestError({ status: 405, code: 'PGRST101', message: `Cannot use the ${method} method on RPC` })
  }
  const isRead = method !== 'POST'
  const known = entryOf(exposed.functions, name)?.arguments ?? {}
  const query = readQuery(call.search, (parameter, value) => isRead && (Object.hasOwn(known, parameter) || !looksLikeFilter(value)))
  const range = rangeFor(call, query)
  const given: Arguments = isRead ? new Map(query.arguments) : argumentsOf(await readBody(call))
  const { source, from } = callOf(name, findFunction(exposed, name, [...given.keys()], method), given)
  const statement = readStatement(source, from, query, readOptionsFor(call, range))
  const result = await runAs(call.world, call.caller, { sql: statement, isReadOnly: isRead }, (found) => {
    requireOne(call, found)
    requireMaxAffected(call, found)
  })
  return respondToFunction(result, range, call)
}

const filterPattern = new RegExp(`^(not\\.)?(${[...operators, 'in', 'is'].join('|')})(\\((any|all)\\))?\\.`)

function looksLikeFilter(value: string): boolean {
  return filterPattern.test(value)
}

/** The function with this name and these arguments. Throws 404 PGRST202. */
function findFunction(exposed: Exposed, name: string, names: readonly string[], method: string): ExposedFunction {
  const found = entryOf(exposed.functions, name)
  const wanted = found === undefined ? [] : Object.keys(found.arguments)
  if (found !== undefined && wanted.length === names.length && wanted.every((argument) => names.includes(argument))) return found
  const list = names.toSorted().join(', ')
  const said = names.length === 0 ? ' without parameters' : `(${list})`
  const searched = names.length === 0 ? said : ` with parameter${names.length > 1 ? 's' : ''} ${list}`
  const orUnnamed = method === 'POST' ? ' or with a single unnamed json/jsonb parameter' : ''
  const overload = names.length === 0 ? null : `${name}(${wanted.toSorted().join(', ')})`
  const meant = found === undefined ? nearestName(name, Object.keys(exposed.functions)) : overload
  throw new RestError({
    status: 404,
    code: 'PGRST202',
    message: `Could not find the function ${schema}.${name}${said} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${searched}${orUnnamed}, but no matches were found in the schema cache.`,
    hint: meant === null ? null : `Perhaps you meant to call the function ${schema}.${meant}`,
  })
}

/** The arguments in a body: an object, or the first of a list of objects. Any other body has none. Throws PGRST102. */
function argumentsOf({ text, value }: { text: string; value: unknown }): Arguments {
  if (value === undefined) return new Map()
  if (!payloadOf(text, value).isUniform) throw badBody('All object keys must match')
  const body: unknown = Array.isArray(value) ? value[0] : value
  if (typeof body !== 'object' || body === null) return new Map()
  return new Map(Object.entries(body).map(([name, given]) => [name, asText(given)]))
}

function asText(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value
  return JSON.stringify(value)
}

/** A function's rows as a source, and the call for the `from` clause. */
function callOf(name: string, { arguments: types, returns }: ExposedFunction, given: Arguments): { source: Source; from: Fragment } {
  const values = Object.entries(types).map(([argument, type]) => sql`${sql.id(argument)} => ${valueAs(given.get(argument) ?? null, type)}`)
  return {
    source: { name, alias: 'subject', columns: returns },
    from: sql`${sql.id(schema, name)}(${values.length === 0 ? sql`` : sql.join(values)}) as subject`,
  }
}
