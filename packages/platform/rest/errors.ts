import { isDatabaseAway } from '#platform/database/away.ts'
import { sqlState } from '#platform/database/open.ts'
import { BodyError } from '#platform/http/body.ts'

interface RestErrorParts {
  status: number
  code: string
  message: string
  details?: string | null
  hint?: string | null
  headers?: Record<string, string>
}

/** A failure in PostgREST's format: a status and { code, message, details, hint }. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor({ status, code, message, details = null, hint = null, headers = {} }: RestErrorParts, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RestError'
    this.status = status
    this.code = code
    this.details = details
    this.hint = hint
    this.headers = headers
  }
}

/** 400 PGRST102: the body is invalid. */
export function badBody(message = 'Empty or invalid json'): RestError {
  return new RestError({ status: 400, code: 'PGRST102', message })
}

/** 401 PGRST301 (not a token of ours) or PGRST303 (ours, but no longer valid). */
export function badToken(code: 'PGRST301' | 'PGRST303', message: string, details: string | null = null): RestError {
  const headers = { 'www-authenticate': `Bearer error="invalid_token", error_description=${JSON.stringify(message)}` }
  return new RestError({ status: 401, code, message, details, headers })
}

/** 400 42703 with PostgreSQL's message; `similar` are one or two columns that may be meant. */
export function noColumn(table: string, column: string, similar: readonly string[]): RestError {
  const meant = similar.map((name) => `the column "${table}.${name}"`).join(' or ')
  const hint = meant === '' ? null : `Perhaps you meant to reference ${meant}.`
  return new RestError({ status: 400, code: '42703', message: `column ${table}.${column} does not exist`, hint })
}

/** 400 PGRST108: the request names a related table, and none is embedded. */
export function notEmbedded(relation: string): RestError {
  const message = `'${relation}' is not an embedded resource in this request`
  const hint = `Verify that '${relation}' is included in the 'select' query parameter.`
  return new RestError({ status: 400, code: 'PGRST108', message, hint })
}

/** Seconds after which a lost database may be back. */
const retryAfter = '5'

/**
 * Any failure in PostgREST's format. `isExpected` is false for a failure that the caller did not cause; it is logged,
 * and its answer reveals nothing.
 */
export function restErrorOf(error: unknown, isAnonymous: boolean): { failure: RestError; isExpected: boolean } {
  if (error instanceof RestError) return { failure: error, isExpected: true }
  if (error instanceof BodyError) return { failure: bodyErrorOf(error), isExpected: true }
  const state = sqlState(error)
  if (state === '57014') return { failure: internalError(500, state, 'canceling statement due to statement timeout'), isExpected: false }
  if (isDatabaseAway(error)) {
    const message = 'Database connection error. Retrying the connection.'
    return { failure: new RestError({ status: 503, code: 'PGRST000', message, headers: { 'retry-after': retryAfter } }), isExpected: false }
  }
  if (!(error instanceof Error) || state === undefined)
    return { failure: internalError(500, 'PGRSTX00', 'Internal server error'), isExpected: false }
  const status = statusOf(state, isAnonymous)
  if (status >= 500) return { failure: internalError(status, state, 'Internal server error'), isExpected: false }
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  const parts = {
    status,
    code: state,
    message: error.message,
    details: textField(error, 'detail'),
    hint: textField(error, 'hint'),
    headers,
  }
  return { failure: new RestError(parts), isExpected: true }
}

function internalError(status: number, code: string, message: string): RestError {
  return new RestError({ status, code, message })
}

function bodyErrorOf({ fault }: BodyError): RestError {
  if (fault === 'compressed') return new RestError({ status: 415, code: 'PGRST102', message: 'The request body must not be compressed' })
  if (fault === 'too_large') return new RestError({ status: 413, code: 'PGRST102', message: 'The request body is too large' })
  return badBody()
}

function textField(error: Error, name: 'detail' | 'hint'): string | null {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : null
}

/** The statuses of SQLSTATEs other than 400; the first match counts. */
const statuses: readonly (readonly [RegExp, number])[] = [
  [/^08/, 503],
  [/^09/, 500],
  [/^0[LP]/, 403],
  [/^23503|^23505/, 409],
  [/^25006/, 405],
  [/^25/, 500],
  [/^28/, 403],
  [/^2D/, 500],
  [/^3[89B]/, 500],
  [/^40/, 500],
  [/^53400/, 500],
  [/^53/, 503],
  [/^5[45]/, 500],
  [/^57P01/, 503],
  [/^5[78]/, 500],
  [/^F0|^HV|^XX/, 500],
  [/^P0001/, 400],
  [/^P0/, 500],
  [/^42883|^42P01/, 404],
  [/^42P17/, 500],
]

function statusOf(state: string, isAnonymous: boolean): number {
  if (state === '42501') return isAnonymous ? 401 : 403
  return statuses.find(([pattern]) => pattern.test(state))?.[1] ?? 400
}
