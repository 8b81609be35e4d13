import type { Hono } from 'hono'
import type { HttpEnv } from '#platform/http/env.ts'
import { signatureHeader, webhookPath } from '#server/billing/webhook.ts'
import { signBody } from '#server/outside/stripe-events.ts'
import type { TestAccount } from '#server/test-payments/account.ts'
import { changeAccount, type Outside } from '#server/test-payments/change.ts'
import { claimUntold, forgetEvent, releaseEvent } from '#server/test-payments/event-queries.ts'
import { findSecret } from '#server/test-payments/queries.ts'
import { bodyOf } from '#server/test-payments/wire.ts'

/** Sends a request to this server, by the way that every other takes. */
export type Send = (request: Request) => Response | Promise<Response>

/** The app itself, called as from this machine. */
export function sendTo(app: Hono<HttpEnv>): Send {
  return (request) => app.fetch(request, { remoteAddress: '127.0.0.1' })
}

export interface Telling extends Outside {
  log: { warn(entry: object, words: string): void }
}

/** The path matters, and no other part: the request does not leave the process. */
const address = `http://localhost${webhookPath}`

/** Changes a customer (`changeAccount`) and tells it by the webhook; what that does not take is told again by the job. */
export async function changeAndTell(
  world: Telling,
  send: Send,
  customer: string,
  change?: Parameters<typeof changeAccount>[2],
): Promise<TestAccount | undefined> {
  const account = await changeAccount(world, customer, change)
  await tellEvents(world, send, customer)
  return account
}

/** How long what somebody tells is theirs alone; whoever was stopped in it leaves it to the next. */
const claimLasts = 30_000

/** Tells what happened to a customer, or to all, by signed webhooks, one after another, each by one teller. Answers how many were taken. */
export async function tellEvents({ db, now, log }: Telling, send: Send, customer: string | null): Promise<number> {
  const events = await claimUntold(db, { customer, now: now(), until: new Date(now().getTime() + claimLasts) })
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
