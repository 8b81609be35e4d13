import type { AuthWorld } from '#platform/auth/world.ts'
import { readJsonWithText } from '#platform/http/body.ts'
import type { Caller } from '#platform/rest/caller.ts'
import { RestError } from '#platform/rest/errors.ts'
import { mostRows } from '#platform/rest/exposed.ts'
import { readAccept, readProfile, requireJson, type Shape } from '#platform/rest/parse/media.ts'
import { type Preferences, readPreferences } from '#platform/rest/parse/prefer.ts'
import type { Query } from '#platform/rest/parse/query.ts'
import { type Range, readRange } from '#platform/rest/parse/range.ts'
import type { readStatement } from '#platform/rest/sql/read.ts'
import type { Result } from '#platform/rest/transaction.ts'

/** The dependencies of the API. */
export type RestWorld = Pick<AuthWorld, 'db' | 'now' | 'claimsOf' | 'log'>

const mostBytes = 1024 * 1024

/** A request with its parsed headers. */
export interface Call {
  world: RestWorld
  caller: Caller
  method: string
  request: Request
  search: string
  shape: Shape
  preferences: Preferences
  /** Whether the request names a schema; then the answer names it too. */
  hasProfile: boolean
}

/** Parses the headers of a request. Throws PGRST106, PGRST107, PGRST122. */
export function callFrom(world: RestWorld, caller: Caller, request: Request): Call {
  const { method, headers, url } = request
  return {
    world,
    caller,
    method,
    request,
    search: new URL(url).search,
    shape: readAccept(headers.get('accept')),
    preferences: readPreferences(headers.get('prefer')),
    hasProfile: readProfile(method, headers),
  }
}

/** The JSON of a body, parsed and as text. Throws PGRST102 for another type, BodyError for invalid JSON. */
export async function readBody({ request }: Call): Promise<{ text: string; value: unknown }> {
  requireJson(request.headers.get('content-type'))
  return readJsonWithText(request, { mostBytes })
}

/** The requested rows. The header Range counts for GET only (RFC 9110, 14.2). Throws PGRST103. */
export function rangeFor({ method, request }: Call, { limit, offset }: Query): Range {
  return readRange({ limit, offset, header: method === 'GET' ? request.headers.get('range') : null })
}

/** How to read rows for this call, at most `mostRows`. */
export function readOptionsFor({ method, shape, preferences }: Call, range: Range): Parameters<typeof readStatement>[3] {
  const limit = Math.min(range.limit ?? mostRows, mostRows)
  return { range: { ...range, limit }, shape, hasBody: method !== 'HEAD', hasTotal: preferences.count !== null }
}

/** Throws 406 PGRST116 when one object is requested but no row or several are found. */
export function requireOne({ shape }: Call, { count }: Result): void {
  if (!shape.isObject || count === 1) return
  const [message, details] = ['Cannot coerce the result to a single JSON object', `The result contains ${count} rows`]
  throw new RestError({ status: 406, code: 'PGRST116', message, details })
}

/**
 * Throws 400 PGRST124 when a change affects, or a function answers, more rows than `max-affected` with
 * `handling=strict`.
 */
export function requireMaxAffected({ preferences: { handling, maxAffected } }: Call, { count }: Result): void {
  if (handling !== 'strict' || maxAffected === null || count <= maxAffected) return
  const [message, details] = ['Query result exceeds max-affected preference constraint', `The query affects ${count} rows`]
  throw new RestError({ status: 400, code: 'PGRST124', message, details })
}

/** Throws 400 PGRST124 when the caller wants the changed rows but there are more than an answer may have. */
export function requireReturnable({ preferences }: Call, { count }: Result): void {
  if (preferences.return !== 'representation' || count <= mostRows) return
  const [message, details] = [`Query result exceeds the ${mostRows} rows of an answer`, `The query affects ${count} rows`]
  const hint = 'Change fewer rows at once, or ask for return=minimal.'
  throw new RestError({ status: 400, code: 'PGRST124', message, details, hint })
}

/** The answer to OPTIONS. */
export function answerOptions(methods: string): Response {
  return new Response(null, { status: 200, headers: { allow: methods } })
}
