import * as z from 'zod/mini'
import type { Endpoint } from '#domain/endpoint.ts'
import { ApiFailure, fetchJson } from '#web/calls/fetch-json.ts'
import { asksForCaptcha } from '#web/calls/foreign-messages.ts'
import { loadSiteConfig } from '#web/calls/site-config.ts'
import { accessToken } from '#web/session/session.ts'
import { sessionId } from '#web/session/session-id.ts'

interface CallOptions {
  signal?: AbortSignal | undefined
  /** One key for each click. The server does calls with the same key once. */
  idempotencyKey?: string | undefined
}

/**
 * Calls an endpoint as `supabase.functions.invoke` does, and returns its parsed answer. Fails with an ApiFailure or an
 * abort.
 */
export async function callEndpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  { name, output, access }: Endpoint<Input, Output>,
  input: z.input<Input>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<z.output<Output>> {
  const { functionsUrl, anonKey } = await loadSiteConfig()
  const token = await accessToken()
  // The member has signed out meanwhile. The server would refuse the call too.
  if (token === undefined && access !== 'anyone') throw new ApiFailure('forbidden')
  const body = await fetchJson(`${functionsUrl}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(anonKey === '' ? {} : { apikey: anonKey, authorization: `Bearer ${token ?? anonKey}` }),
      'x-session-id': sessionId(),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    body: JSON.stringify(input),
    ...(signal ? { signal } : {}),
  })
  const answer = z.safeParse(output, body)
  if (!answer.success) throw new ApiFailure(asksForCaptcha(body) ? 'captcha_required' : 'not_understood', { cause: answer.error })
  return answer.data
}
