import * as z from 'zod/mini'
import type { Endpoint } from '#domain/endpoint.ts'
import { type ErrorCode, errorStatus } from '#domain/errors.ts'
import { sessionId } from '#web/core/session-id.ts'

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

const SiteConfig = z.object({
  url: z._default(z.string(), ''),
  anonKey: z._default(z.string(), ''),
  capabilities: z._default(z.object({ accounts: z._default(z.boolean(), false) }), { accounts: false }),
})
export type SiteConfig = z.infer<typeof SiteConfig>

let siteConfig: Promise<SiteConfig> | undefined

/** What the browser may know of this installation. Asked once; a failure is asked again. */
export function loadSiteConfig(): Promise<SiteConfig> {
  siteConfig ??= fetchJson('/config.json', {})
    .then((body) => z.parse(SiteConfig, body))
    .catch((cause: unknown) => {
      siteConfig = undefined
      throw cause instanceof ApiFailure ? cause : new ApiFailure('not_understood', { cause })
    })
  return siteConfig
}

/** Calls an endpoint as `supabase.functions.invoke` would, and gives its answer typed and parsed; fails with an ApiFailure or an abort. */
export async function callEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { name, output }: Endpoint<Input, Output>,
  input: z.input<Input>,
  signal?: AbortSignal,
): Promise<z.output<Output>> {
  const { url, anonKey } = await loadSiteConfig()
  const body = await fetchJson(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(anonKey === '' ? {} : { apikey: anonKey, authorization: `Bearer ${anonKey}` }),
      'x-session-id': sessionId(),
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: JSON.stringify(input),
    ...(signal ? { signal } : {}),
  })
  const answer = z.safeParse(output, body)
  if (!answer.success) throw new ApiFailure('not_understood', { cause: answer.error })
  return answer.data
}

async function fetchJson(address: string, init: RequestInit): Promise<unknown> {
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
