import { isDatabaseAway } from '@potluck/platform/database/away'
import { AppError, type ErrorCode, errorStatus } from '#domain/errors.ts'
import { problems } from '#locales/en/problems.ts'

/** Default seconds for Retry-After, when the details of a failure name none (`retryAfter`). */
const retryAfter: Partial<Record<ErrorCode, number>> = { unavailable: 5, too_many_requests: 60 }

/** Makes a problem+json response (RFC 9457) with a stable `code`. Reveals nothing internal. */
export function problem(code: ErrorCode, requestId: string, details: Record<string, unknown> = {}): Response {
  const status = errorStatus[code]
  const body = { type: 'about:blank', title: problems[code], status, code, ...details, requestId }
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  const wait = typeof details.retryAfter === 'number' ? details.retryAfter : retryAfter[code]
  if (wait) headers.set('retry-after', String(wait))
  return new Response(JSON.stringify(body), { status, headers })
}

/**
 * The response for any error: an AppError keeps its code and details, a database that is away is 503, and anything
 * else is 500 without details.
 */
export function problemOf(error: unknown, requestId: string): { response: Response; isExpected: boolean } {
  if (error instanceof AppError) return { response: problem(error.code, requestId, error.details), isExpected: true }
  if (isDatabaseAway(error)) return { response: problem('unavailable', requestId), isExpected: false }
  return { response: problem('unexpected_failure', requestId), isExpected: false }
}
