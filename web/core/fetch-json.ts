import * as z from 'zod/mini'
import { type ErrorCode, errorStatus } from '#domain/errors.ts'

/** Why a call has no answer: the server's own code, or that it was not reached, or that it was not understood. */
export type FailureCode = ErrorCode | 'unreachable' | 'not_understood'

export class ApiFailure extends Error {
  readonly code: FailureCode
  /** Where in what was sent the fault lies, as JSON pointers ('#/ingredients/0'); empty where the server does not say. */
  readonly pointers: readonly string[]

  constructor(code: FailureCode, { pointers = [], ...options }: ErrorOptions & { pointers?: readonly string[] } = {}) {
    super(code, options)
    this.name = 'ApiFailure'
    this.code = code
    this.pointers = pointers
  }
}

/** The JSON at an address of our API. Fails with an ApiFailure or an abort. */
export async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    throw new ApiFailure('unreachable', { cause })
  })
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause
    return undefined
  })
  if (!response.ok) throw new ApiFailure(failureCodeOf(response.status, body), { pointers: pointersIn(body) })
  return body
}

/** The stable code of a problem+json body; a status without one we know is read as "temporarily unavailable" (specification, section 8). */
export function failureCodeOf(status: number, body: unknown): ErrorCode {
  if (typeof body === 'object' && body && 'code' in body && isErrorCode(body.code)) return body.code
  return status === errorStatus.too_many_requests ? 'too_many_requests' : 'unavailable'
}

const Faults = z.object({ errors: z.array(z.object({ pointer: z.string() })) })

/** Where a problem+json body says that the fault lies, as JSON pointers; none where it does not say. */
export function pointersIn(body: unknown): string[] {
  const faults = z.safeParse(Faults, body)
  return faults.success ? faults.data.errors.map(({ pointer }) => pointer) : []
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatus, code)
}
