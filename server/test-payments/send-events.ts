import type { HttpEnv } from '@potluck/platform/http/env'
import type { Hono } from 'hono'
import { signatureHeader, webhookPath } from '#server/billing/webhook.ts'
import { signBody } from '#server/outside/stripe-events.ts'
import type { TestAccount } from '#server/test-payments/account.ts'
import { changeAccount, type TestPaymentsDependencies } from '#server/test-payments/change.ts'
import { claimUnsentEvents, forgetEvent, releaseEvent } from '#server/test-payments/event-queries.ts'
import { findSecret } from '#server/test-payments/queries.ts'
import { bodyOf } from '#server/test-payments/wire.ts'

/** Sends a request to this server, through the same app as any other. */
export type Send = (request: Request) => Response | Promise<Response>

/** Calls the app as a client on this machine. */
export function sendTo(app: Hono<HttpEnv>): Send {
  return (request) => app.fetch(request, { remoteAddress: '127.0.0.1' })
}

export interface TestPaymentsWorld extends TestPaymentsDependencies {
  log: { warn(entry: object, words: string): void }
}

/** Only the path matters: the request does not leave the process. */
const address = `http://localhost${webhookPath}`

/** Changes a customer (`changeAccount`) and sends the events to the webhook. The job repeats refused ones. */
export async function changeAndSend(
  world: TestPaymentsWorld,
  send: Send,
  customer: string,
  change?: Parameters<typeof changeAccount>[2],
): Promise<TestAccount | undefined> {
  const account = await changeAccount(world, customer, change)
  await sendEvents(world, send, customer)
  return account
}

/** How long a sender has claimed an event, in milliseconds. After a crash the next sender takes it. */
const claimDuration = 30_000

/**
 * Sends the events of one customer, or of all, as signed webhooks, one after another. Answers how many were accepted.
 */
export async function sendEvents({ db, now, log }: TestPaymentsWorld, send: Send, customer: string | null): Promise<number> {
  const events = await claimUnsentEvents(db, { customer, now: now(), until: new Date(now().getTime() + claimDuration) })
  if (events.length === 0) return 0
  const secret = await findSecret(db)
  let told = 0
  for (const event of events) {
    const body = bodyOf(event)
    const headers = { 'content-type': 'application/json', [signatureHeader]: await signBody(body, secret, now()) }
    const { ok, status } = await send(new Request(address, { method: 'POST', headers, body }))
    if (ok) {
      await forgetEvent(db, event.id)
      told += 1
    } else {
      await releaseEvent(db, event.id)
      log.warn({ event: event.id, type: event.type, status }, 'a webhook of the test checkout was not taken and will be sent again')
    }
  }
  return told
}
