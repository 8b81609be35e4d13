import * as z from 'zod/mini'
import { type ErrorCode, errorStatus } from '#domain/errors.ts'
import { asksForCaptcha } from '#web/calls/foreign-messages.ts'

/** The reason why a call failed: the server's code, or the server was not reached, or its answer was not understood. */
export type FailureCode = ErrorCode | 'unreachable' | 'not_understood'

export class ApiFailure extends Error {
  readonly code: FailureCode
  /** JSON pointers to the faulty parts of the request ('#/ingredients/0'). Empty if the server names none. */
  readonly pointers: readonly string[]
  /** Milliseconds to wait before the next try, as the server says. Null if it does not say. */
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
 * The JSON at an address of our API. Fails with an ApiFailure or an abort. An answer that broke off counts as not
 * reached.
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

/** A Retry-After in seconds, as milliseconds. Null for any other form, such as a date. */
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

/** The JSON pointers to faulty fields in a problem+json body. */
export function pointersIn(body: unknown): string[] {
  const faults = z.safeParse(Faults, body)
  return faults.success ? faults.data.errors.map(({ pointer }) => pointer) : []
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code)
}
