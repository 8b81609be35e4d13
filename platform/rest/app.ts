import { type Context, Hono } from 'hono'
import type { AuthWorld } from '#platform/auth/world.ts'
import { readJsonDocument } from '#platform/http/body.ts'
import type { HttpEnv } from '#platform/http/env.ts'
import { type Caller, readCaller } from '#platform/rest/caller.ts'
import { allowAnyOrigin } from '#platform/rest/cors.ts'
import { RestError, restErrorOf } from '#platform/rest/errors.ts'
import { type Exposed, type ExposedTable, entryOf, mostRows, schema } from '#platform/rest/exposed.ts'
import { type Arguments, argumentsOf, callOf, functionOf } from '#platform/rest/functions.ts'
import { nearest } from '#platform/rest/nearest.ts'
import { readAccept, readProfile, requireJson, type Shape } from '#platform/rest/parse/media.ts'
import { type Preferences, readPreferences } from '#platform/rest/parse/prefer.ts'
import { readQuery } from '#platform/rest/parse/query.ts'
import { readPairs } from '#platform/rest/parse/query-string.ts'
import { type Range, readRange } from '#platform/rest/parse/range.ts'
import { payloadOf } from '#platform/rest/payload.ts'
import { respondToChange, respondToFailure, respondToInsert, respondToRead } from '#platform/rest/respond.ts'
import { readStatement } from '#platform/rest/sql/read.ts'
import { type Change, deleteStatement, insertStatement, sourceOf, tableOf, updateStatement } from '#platform/rest/sql/write.ts'
import { type Result, runAs } from '#platform/rest/transaction.ts'

type RestWorld = Pick<AuthWorld, 'db' | 'now' | 'claimsOf' | 'settings' | 'log'>
type RestEnv = HttpEnv & { Variables: { caller: Caller } }

const mostBytes = 1024 * 1024

/** A request, with what its head says beside the query string. */
interface Call {
  world: RestWorld
  caller: Caller
  method: string
  request: Request
  search: string
  shape: Shape
  preferences: Preferences
  hasProfile: boolean
}

/** PostgREST's API over what is exposed and nothing else, as a function, to be mounted at /rest/v1. */
export function makeRestApp(world: RestWorld, exposed: Exposed): Hono<RestEnv> {
  const app = new Hono<RestEnv>()
  app.use(allowAnyOrigin)
  app.use(async (context, next) => {
    context.set('caller', await readCaller(world, context.req.raw.headers))
    await next()
  })
  app.all('/', () => {
    throw new RestError({ status: 404, code: 'PGRST126', message: 'Root endpoint metadata is disabled' })
  })
  app.all('/rpc/:name', (context) => answerOfFunction(callFrom(world, context), exposed, context.req.param('name')))
  app.all('/:name', (context) => answerOfTable(callFrom(world, context), exposed, context.req.param('name')))
  app.all('*', () => {
    throw new RestError({ status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' })
  })
  app.onError((error, context) => {
    const isAnonymous = (context.get('caller')?.role ?? 'anon') === 'anon'
    const { failure, isExpected } = restErrorOf(error, isAnonymous)
    if (!isExpected) world.log.error({ requestId: context.get('requestId'), err: error }, 'unexpected failure')
    const response = respondToFailure(failure)
    for (const [name, value] of context.res.headers) if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  })
  return app
}

function callFrom(world: RestWorld, context: Context<RestEnv>): Call {
  const { raw } = context.req
  return {
    world,
    caller: context.get('caller'),
    method: raw.method,
    request: raw,
    search: new URL(raw.url).search,
    shape: readAccept(raw.headers.get('accept')),
    preferences: readPreferences(raw.headers.get('prefer')),
    hasProfile: readProfile(raw.method, raw.headers),
  }
}

async function answerOfTable(call: Call, exposed: Exposed, name: string): Promise<Response> {
  const { method, request, shape, preferences } = call
  if (method === 'OPTIONS') return allowing(tableOrFail(exposed, name) && 'OPTIONS,GET,HEAD,POST,PATCH,DELETE')
  if (!['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].includes(method)) {
    throw new RestError({ status: 405, code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })
  }
  const query = readQuery(call.search)
  const range = readRange({ ...query, header: method === 'GET' ? request.headers.get('range') : null })
  if (method === 'GET' || method === 'HEAD') {
    const table = tableOrFail(exposed, name)
    const statement = readStatement(sourceOf(name, table), tableOf(name), query, readOptions(call, range))
    const result = await runAs(call.world, call.caller, { sql: statement, isReadOnly: true }, (found) => requireOne(shape, found))
    return respondToRead(result, range, call, `/${encodeURIComponent(name)}${query.canonical === '' ? '' : '?'}${query.canonical}`)
  }
  const body = method === 'DELETE' ? null : await readBody(request)
  const change: Change = { name, table: tableOrFail(exposed, name), query, preferences, shape }
  const run = (sql: ReturnType<typeof deleteStatement>) =>
    runAs(call.world, call.caller, { sql, isReadOnly: false }, (found) => {
      requireOne(shape, found)
      if (method !== 'POST') requireFew(preferences, found)
    })
  if (body === null) return respondToChange(await run(deleteStatement(change)), call, 'delete')
  const payload = payloadOf(body.text, body.value)
  if (method === 'PATCH') return respondToChange(await run(updateStatement(change, payload)), call, 'update')
  return respondToInsert(await run(insertStatement(change, payload)), call, name, change.table.primaryKey)
}

async function answerOfFunction(call: Call, exposed: Exposed, name: string): Promise<Response> {
  const { method, request, shape } = call
  if (method === 'OPTIONS') return allowing('OPTIONS,GET,HEAD,POST')
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    throw new RestError({ status: 405, code: 'PGRST101', message: `Cannot use the ${method} method on RPC` })
  }
  const known = Object.keys(entryOf(exposed.functions, name)?.arguments ?? {})
  const isArgument = (parameter: string, value: string) => method !== 'POST' && (known.includes(parameter) || !looksLikeFilter(value))
  const query = readQuery(call.search, isArgument)
  const range = readRange({ ...query, header: method === 'GET' ? request.headers.get('range') : null })
  const given: Arguments =
    method === 'POST' ? argumentsOf((await readBody(request)).value) : new Map(readArguments(call.search, isArgument))
  const { source, from } = callOf(name, functionOf(exposed, name, [...given.keys()]), given)
  const statement = readStatement(source, from, query, readOptions(call, range))
  const isReadOnly = method !== 'POST'
  const result = await runAs(call.world, call.caller, { sql: statement, isReadOnly }, (found) => requireOne(shape, found))
  return respondToRead(result, range, call, null)
}

function readOptions({ method, shape, preferences }: Call, range: Range): Parameters<typeof readStatement>[3] {
  const limit = Math.min(range.limit ?? mostRows, mostRows)
  return { range: { ...range, limit }, shape, hasBody: method !== 'HEAD', hasTotal: preferences.count !== null }
}

const reserved = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset', 'and', 'or', 'not.and', 'not.or'])

function readArguments(search: string, isArgument: (name: string, value: string) => boolean): [string, string][] {
  return readPairs(search).filter(([name, value]) => !reserved.has(name) && isArgument(name, value))
}

function looksLikeFilter(value: string): boolean {
  return /^(not\.)?(eq|neq|gte?|lte?|i?like|is|in|isdistinct)(\((any|all)\))?\./.test(value)
}

async function readBody(request: Request): Promise<{ text: string; value: unknown }> {
  requireJson(request.headers.get('content-type'))
  return readJsonDocument(request, { mostBytes })
}

function tableOrFail(exposed: Exposed, name: string): ExposedTable {
  const table = entryOf(exposed.tables, name)
  if (table !== undefined) return table
  const similar = nearest(name, Object.keys(exposed.tables))
  throw new RestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: similar === null ? null : `Perhaps you meant the table '${schema}.${similar}'`,
  })
}

function requireOne({ isObject }: Shape, { count }: Result): void {
  if (!isObject || count === 1) return
  const [message, details] = ['Cannot coerce the result to a single JSON object', `The result contains ${count} rows`]
  throw new RestError({ status: 406, code: 'PGRST116', message, details })
}

function requireFew({ handling, maxAffected }: Preferences, { count }: Result): void {
  if (handling !== 'strict' || maxAffected === null || count <= maxAffected) return
  const [message, details] = ['Query result exceeds max-affected preference constraint', `The query affects ${count} rows`]
  throw new RestError({ status: 400, code: 'PGRST124', message, details })
}

function allowing(methods: string): Response {
  return new Response(null, { status: 200, headers: { allow: methods } })
}
