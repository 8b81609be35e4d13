import { createHmac } from 'node:crypto'
import type { AuthSettings } from '@potluck/platform/auth/settings'
import type { AuthWorld } from '@potluck/platform/auth/world'
import * as z from 'zod/mini'

interface SmsOptions {
  hook: AuthSettings['phone']['hook']
  fetch: typeof fetch
  now: () => Date
  uuid: () => string
  /** How long the hook may take to answer, in milliseconds. GoTrue's limit is 5,000. */
  patience?: number
}

/** Characters of an answer that are read. */
const longestAnswer = 20_480

const Refusal = z.object({ error: z.object({ message: z.nullish(z.string()) }) })

/**
 * Sends text messages by GoTrue's send-sms hook: an HTTP program of the owner's that passes them to any provider.
 * Requests are signed as Standard Webhooks defines. Null without a hook.
 */
export function openSms({ hook, fetch, now, uuid, patience = 5_000 }: SmsOptions): AuthWorld['sendSms'] {
  if (hook === null) return null
  return async ({ to, text, code, user }) => {
    const id = uuid()
    const seconds = String(Math.floor(now().getTime() / 1000))
    const body = JSON.stringify({
      metadata: { uuid: id, time: now().toISOString(), name: 'send-sms' },
      user: user ?? { phone: to },
      sms: { otp: code, phone: to, text },
    })
    const response = await fetch(hook.uri, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': hook.secrets.map((secret) => signature(secret, `${id}.${seconds}.${body}`)).join(' '),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.text()).slice(0, longestAnswer)
    if (!response.ok) throw new Error(`The send-sms hook answered ${response.status}`)
    const refusal = Refusal.safeParse(parse(answer))
    if (refusal.success) throw new Error(`The send-sms hook refused: ${refusal.data.error.message ?? 'without a reason'}`)
  }
}

/** Signs with a secret in base64. */
function signature(secret: string, signed: string): string {
  return `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest('base64')}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
