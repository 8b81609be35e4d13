import * as z from 'zod/mini'
import { type ErrorCode, errorStatus } from '#domain/errors.ts'
import { asksForCaptcha } from '#web/calls/foreign-messages.ts'

/** Why a call has no answer: the server's own code, or that it was not reached, or that it was not understood. */
export type FailureCode = ErrorCode | 'unreachable' | 'not_understood'

export class ApiFailure extends Error {
  readonly code: FailureCode
  /**
   * Where in what was sent the fault lies, as JSON pointers ('#/ingredients/0'); empty where the server does not
   * say.
   */
  readonly pointers: readonly string[]
  /** Milliseconds after which the server says that asking again makes sense; null where it does not say. */
  readonly retryAfter: number | null

  constructor(code: FailureCode, { pointers = [], retryAfter = null, ...options }: ErrorOptions & FailureDetails = {}) {
    super(code, options)
    this.name = 'ApiFailure'
    this.code = code
    this.pointers = pointers
    this.retryAfter = retryAfter
  }
}

interface FailureDetails {
  pointers?: readonly string[]
  retryAfter?: number | null
}

/**
 * The JSON at an address of our API. Fails with an ApiFailure or an abort; an answer that broke off on its way was
 * not reached either.
 */
export async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  const isLost = (cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new ApiFailure('unreachable', { cause })
  }
  const response = await fetch(address, init).catch(isLost)
  const body = parse(await response.text().catch(isLost))
  if (response.ok) return body
  const retryAfter = milliseconds(response.headers.get('retry-after'))
  throw new ApiFailure(failureCodeOf(response.status, body), { pointers: pointersIn(body), retryAfter })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A Retry-After in seconds; what is written otherwise, as a date, is as good as not said. */
function milliseconds(field: string | null): number | null {
  return field !== null && /^\d+$/.test(field) ? Number(field) * 1_000 : null
}

/**
 * The stable code of a problem+json body. Without a known code, a 403 that has no code at all or a message about a
 * captcha asks for the captcha, and any other failure reads as "temporarily unavailable" (specification, section 8).
 */
export function failureCodeOf(status: number, body: unknown): ErrorCode {
  if (typeof body === 'object' && body && 'code' in body && isErrorCode(body.code)) return body.code
  const hasCode = typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
  if ((status === errorStatus.captcha_required && !hasCode) || asksForCaptcha(body)) return 'captcha_required'
  return status === errorStatus.too_many_requests ? 'too_many_requests' : 'unavailable'
}

const Faults = z.object({ errors: z.array(z.object({ pointer: z.string() })) })

/** The JSON pointers of a problem+json body to its faulty fields; none where it names none. */
export function pointersIn(body: unknown): string[] {
  const faults = z.safeParse(Faults, body)
  return faults.success ? faults.data.errors.map(({ pointer }) => pointer) : []
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code)
}
