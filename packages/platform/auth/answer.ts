import { AuthError, OAuthError } from '#platform/auth/errors.ts'
import { isDatabaseAway } from '#platform/database/away.ts'
import { BodyError, type BodyFault } from '#platform/http/body.ts'
import { NoTurn } from '#platform/work/turns.ts'

/** The answer of a handler: a status, a JSON body if any, and extra headers. */
export interface Answer {
  status: number
  body?: unknown
  /** A body that is not JSON; `headers` name its type. */
  text?: string
  headers?: Record<string, string>
}

export function ok(body: unknown, headers: Record<string, string> = {}): Answer {
  return { status: 200, body, headers }
}

/** 303 See Other, which GoTrue uses for redirects; 302 Found on the way to a provider and back. */
export function redirect(location: string, status: 302 | 303 = 303): Answer {
  return { status, headers: { location } }
}

export function toResponse({ status, body, text, headers }: Answer): Response {
  const all = new Headers({ 'cache-control': 'no-store', ...headers })
  if (text !== undefined) return new Response(text, { status, headers: all })
  if (body === undefined) return new Response(null, { status, headers: all })
  if (!all.has('content-type')) all.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status, headers: all })
}

/** Seconds after which a lost database may be back, for Retry-After. */
const retryAfter = '5'

/** Seconds in which a full queue of sign-ins is worked off. */
const queueSeconds = '3'

const versionHeader = 'x-supabase-api-version'
const newFormatSince = '2024-01-01'

/**
 * A failure in one of GoTrue's two formats: { code, message } for callers that send X-Supabase-Api-Version 2024-01-01
 * or later, and { code: status, error_code, msg } for others, with the code in x-sb-error-code too. An unexpected
 * failure reveals nothing internal.
 */
export function failureResponse(error: unknown, request: { apiVersion: string | undefined; requestId: string }): Response {
  if (error instanceof OAuthError) return toResponse({ status: 400, body: { error: error.error, error_description: error.message } })
  const { status, code, message, extra, headers } = toAuthError(error)
  const isNew = /^\d{4}-\d{2}-\d{2}$/.test(request.apiVersion ?? '') && (request.apiVersion ?? '') >= newFormatSince
  if (isNew) return toResponse({ status, body: { code, message, ...extra }, headers: { ...headers, [versionHeader]: newFormatSince } })
  const errorId = status >= 500 ? { error_id: request.requestId } : {}
  const body = { code: status, error_code: code, msg: message, ...errorId, ...extra }
  return toResponse({ status, body, headers: { ...headers, 'x-sb-error-code': code } })
}

/** Whether an error is an expected failure. Any other is logged. */
export function isExpected(error: unknown): boolean {
  return [AuthError, OAuthError, BodyError, NoTurn].some((kind) => error instanceof kind)
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof BodyError) return bodyFaults[error.fault]
  if (error instanceof NoTurn) {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { headers: { 'retry-after': queueSeconds } })
  }
  if (isDatabaseAway(error))
    return new AuthError(503, 'unexpected_failure', 'The database is away for a moment', { headers: { 'retry-after': retryAfter } })
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
}

const bodyFaults: Record<BodyFault, AuthError> = {
  compressed: new AuthError(415, 'bad_json', 'The request body must not be compressed'),
  not_json_type: new AuthError(415, 'bad_json', 'The request body must be application/json'),
  too_large: new AuthError(413, 'validation_failed', 'Request body is too large'),
  ended_early: new AuthError(400, 'bad_json', 'Could not read the request body: it ended early'),
  not_utf8: new AuthError(400, 'bad_json', 'Could not parse request body as JSON: it is not UTF-8'),
  bad_json: new AuthError(400, 'bad_json', 'Could not parse request body as JSON'),
  bad_number: new AuthError(400, 'bad_json', 'Could not parse request body as JSON: it has a number longer than any that can be kept'),
  bad_text: new AuthError(400, 'bad_json', 'Could not parse request body as JSON: it has text that cannot be stored'),
  too_deep: new AuthError(400, 'bad_json', 'Could not parse request body as JSON: it is nested too deep'),
}
