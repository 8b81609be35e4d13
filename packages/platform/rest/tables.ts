import {
  answerOptions,
  type Call,
  rangeFor,
  readBody,
  readOptionsFor,
  requireMaxAffected,
  requireOne,
  requireReturnable,
} from '#platform/rest/call.ts'
import { RestError } from '#platform/rest/errors.ts'
import { type Exposed, type ExposedTable, entryOf, schema } from '#platform/rest/exposed.ts'
import { nearestName } from '#platform/rest/nearest.ts'
import { type Query, readQuery } from '#platform/rest/parse/query.ts'
import { type Payload, payloadOf } from '#platform/rest/payload.ts'
import { respondToChange, respondToInsert, respondToRead } from '#platform/rest/respond.ts'
import { readStatement } from '#platform/rest/sql/read.ts'
import type { Fragment } from '#platform/rest/sql/source.ts'
import { type Change, deleteStatement, insertStatement, sourceOf, tableOf, updateStatement } from '#platform/rest/sql/write.ts'
import { type Result, runAs } from '#platform/rest/transaction.ts'

/** Answers /{table}. */
export async function answerOfTable(call: Call, exposed: Exposed, name: string): Promise<Response> {
  const { method, shape, preferences } = call
  if (method === 'OPTIONS') return answerOptions(findTable(exposed, name) && 'OPTIONS,GET,HEAD,POST,PATCH,DELETE')
  const answer = handlersByMethod.get(method)
  if (!answer) throw new RestError({ status: 405, code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })
  const query = readQuery(call.search)
  return answer(call, { name, table: findTable(exposed, name), query, preferences, shape })
}

type TableHandler = (call: Call, subject: Change) => Promise<Response>

const handlersByMethod: ReadonlyMap<string, TableHandler> = new Map<string, TableHandler>([
  ['GET', read],
  ['HEAD', read],
  ['POST', insert],
  ['PATCH', update],
  ['DELETE', remove],
])

async function read(call: Call, { name, table, query }: Change): Promise<Response> {
  const range = rangeFor(call, query)
  const sql = readStatement(sourceOf(name, table), tableOf(name), query, readOptionsFor(call, range))
  const result = await runAs(call.world, call.caller, { sql, isReadOnly: true }, (found) => requireOne(call, found))
  return respondToRead(result, range, call, locationOf(name, query))
}

async function insert(call: Call, change: Change): Promise<Response> {
  const result = await run(call, insertStatement(change, await readPayload(call)))
  return respondToInsert(result, call, change.name, change.table.primaryKey)
}

async function update(call: Call, change: Change): Promise<Response> {
  return respondToChange(await run(call, updateStatement(change, await readPayload(call))), call, 'update')
}

async function remove(call: Call, change: Change): Promise<Response> {
  return respondToChange(await run(call, deleteStatement(change)), call, 'delete')
}

function run(call: Call, sql: Fragment): Promise<Result> {
  return runAs(call.world, call.caller, { sql, isReadOnly: false }, (changed) => {
    requireOne(call, changed)
    if (call.method !== 'POST') requireMaxAffected(call, changed)
    requireReturnable(call, changed)
  })
}

async function readPayload(call: Call): Promise<Payload> {
  const { text, value } = await readBody(call)
  return payloadOf(text, value)
}

function locationOf(name: string, { canonical }: Query): string {
  return `/${encodeURIComponent(name)}${canonical === '' ? '' : '?'}${canonical}`
}

/** The table with this name. Throws 404 PGRST205. */
function findTable(exposed: Exposed, name: string): ExposedTable {
  const table = entryOf(exposed.tables, name)
  if (table !== undefined) return table
  const similar = nearestName(name, Object.keys(exposed.tables))
  throw new RestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: similar === null ? null : `Perhaps you meant the table '${schema}.${similar}'`,
  })
}
