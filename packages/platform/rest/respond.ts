import { withText } from '#platform/http/response-text.ts'
import { RestError } from '#platform/rest/errors.ts'
import { schema } from '#platform/rest/exposed.ts'
import type { Shape } from '#platform/rest/parse/media.ts'
import { appliedPreferences, type Preferences } from '#platform/rest/parse/prefer.ts'
import type { Range } from '#platform/rest/parse/range.ts'
import type { Result } from '#platform/rest/transaction.ts'

/** The longest Content-Location: clients limit their headers. */
const longestLocation = 2_048

interface ResponseOptions {
  shape: Shape
  preferences: Preferences
  /** Whether the request names a schema; then the answer names it too. */
  hasProfile: boolean
}

/** The answer to a read of a table: 200, 206 for a part of a known total, 416 for a part beyond the end. */
export function respondToRead(result: Result, range: Range, wishes: ResponseOptions, location: string): Response {
  const headers = contentHeaders(wishes, readPreferences)
  if (location.length <= longestLocation) headers.set('content-location', location)
  return respondToRows(result, range, headers)
}

/** The answer to a function call: as for a read, but without Content-Location. */
export function respondToFunction(result: Result, range: Range, wishes: ResponseOptions): Response {
  return respondToRows(result, range, contentHeaders(wishes, functionPreferences))
}

function respondToRows({ total, count, body }: Result, range: Range, headers: Headers): Response {
  const [first, last] = [range.offset, range.offset + count - 1]
  headers.set('content-range', contentRangeOf(first, last, total))
  if (total !== null && first > total) {
    const details = `An offset of ${first} was requested, but there are only ${total} rows.`
    headers.delete('content-type')
    throw new RestError({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details,
      headers: Object.fromEntries(headers),
    })
  }
  return respond(body, total !== null && count < total ? 206 : 200, headers)
}

/** The answer to an insert: 201, or 200 when every row existed and was updated. */
export function respondToInsert(result: Result, wishes: ResponseOptions, name: string, primaryKey: readonly string[]): Response {
  const { preferences } = wishes
  const isWhole = preferences.return === 'representation'
  const headers = isWhole ? contentHeaders(wishes, insertPreferences) : appliedHeaders(preferences, insertPreferences)
  headers.set('content-range', contentRangeOf(1, 0, preferences.count === null ? null : result.count))
  if (result.key) {
    const pairs = result.key.map((value, at) => `${encodeURIComponent(primaryKey[at] ?? '')}=eq.${encodeURIComponent(value ?? '')}`)
    headers.set('location', `/${name}?${pairs.join('&')}`)
  }
  const isNothingNew = result.inserted === 0
  return respond(isWhole ? result.body : null, isNothingNew ? 200 : 201, headers)
}

/** The answer to an update or a deletion: 200 with the rows, or 204. */
export function respondToChange(result: Result, wishes: ResponseOptions, kind: 'update' | 'delete'): Response {
  const { preferences } = wishes
  const names = kind === 'update' ? updatePreferences : deletePreferences
  const isWhole = preferences.return === 'representation'
  const headers = isWhole ? contentHeaders(wishes, names) : appliedHeaders(preferences, names)
  const whole = preferences.count === null ? null : result.count
  headers.set('content-range', kind === 'update' ? contentRangeOf(0, result.count - 1, whole) : contentRangeOf(1, 0, whole))
  return respond(isWhole ? result.body : null, isWhole ? 200 : 204, headers)
}

/** Sets the content length, by which the compression decides. */
function respond(body: string | null, status: number, headers: Headers): Response {
  if (body === null) return new Response(null, { status, headers })
  headers.set('content-length', String(Buffer.byteLength(body)))
  return withText(new Response(body, { status, headers }), body)
}

/** A failure as an HTTP response. */
export function respondToFailure({ status, code, message, details, hint, headers }: RestError): Response {
  return new Response(JSON.stringify({ code, details, hint, message }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'proxy-status': `PostgREST; error=${code}`, ...headers },
  })
}

type PreferenceNames = Parameters<typeof appliedPreferences>[1]
const readPreferences: PreferenceNames = ['count', 'handling']
const functionPreferences: PreferenceNames = ['count', 'handling', 'maxAffected']
const insertPreferences: PreferenceNames = ['resolution', 'missing', 'return', 'count', 'handling']
const updatePreferences: PreferenceNames = ['missing', 'return', 'count', 'handling', 'maxAffected']
const deletePreferences: PreferenceNames = ['return', 'count', 'handling', 'maxAffected']

function contentHeaders({ shape, preferences, hasProfile }: ResponseOptions, names: PreferenceNames): Headers {
  const headers = appliedHeaders(preferences, names)
  headers.set('content-type', shape.contentType)
  if (hasProfile) headers.set('content-profile', schema)
  return headers
}

function appliedHeaders(preferences: Preferences, names: PreferenceNames): Headers {
  const applied = appliedPreferences(preferences, names)
  return new Headers(applied === null ? {} : { 'preference-applied': applied })
}

/** Content-Range as PostgREST writes it: `0-9/25`, with * for an empty part or an unknown total. */
function contentRangeOf(first: number, last: number, total: number | null): string {
  const part = total === 0 || first > last ? '*' : `${first}-${last}`
  return `${part}/${total ?? '*'}`
}
