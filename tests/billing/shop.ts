import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Subscription } from '#domain/billing/subscription.ts'
import { billingJobs } from '#server/billing/jobs.ts'
import type { Payments } from '#server/billing/payments.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import { openStripe } from '#server/outside/stripe.ts'
import type { World } from '#server/world.ts'
import { type House, openHouse } from '../auth/house.ts'
import { type FakeStripe, openFakeStripe, settings, webhookOf } from './fake-stripe.ts'
import type { FakeEvent } from './stripe-books.ts'

/** A whole server that sells subscriptions, with a fake Stripe. */
export interface Shop {
  house: House
  stripe: FakeStripe
  payments: Payments
  /** Notes that the server logged, such as "Stripe is away". */
  notes: string[]
  /** A new account, signed in. */
  cook(): Promise<Cook>
  /** A new account that has paid for a month. Stripe has sent its webhooks. */
  payer(): Promise<Cook & { customer: string }>
  /** Sends events as webhooks, one after another; answers the statuses. */
  tell(events: readonly FakeEvent[], options?: { at?: Date; secret?: string }): Promise<number[]>
  /** Sends a webhook with these exact bytes. */
  post(body: string | Uint8Array, signature?: string): Promise<Response>
  /** Runs all billing jobs once, a minute later. */
  work(): Promise<void>
  /** The number of rows in every table that a webhook can change, and the subscriptions. */
  ledger(): Promise<object>
  now(): Date
  /** Closes the shop. Fails when an unexpected failure was logged. */
  close(): Promise<void>
}

export interface Cook {
  id: string
  email: string
  /** Calls a function as this member. Signs in again when the access token has expired. */
  call(name: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  check(): Promise<Subscription>
  /** The address of a checkout. */
  checkout(headers?: Record<string, string>): Promise<string>
  /** The member's id as a customer of Stripe. */
  customerNow(): Promise<string>
  plan(): Promise<string>
  client: House['client'] extends (...given: never[]) => infer Client ? Client : never
}

/**
 * Opens a shop. `secrets` are the secrets of its webhooks, `priceId` its prices. The server waits for Stripe's answer
 * however slow the machine is, unless `pause` is set.
 */
export async function openShop({
  secrets = settings.webhookSecret,
  priceId = settings.priceId,
  answer = 2_000,
  pause = () => new Promise(() => {}),
}: {
  secrets?: string
  priceId?: string
  /** How long the server waits for Stripe, in milliseconds. */
  answer?: number
  pause?: World['pause']
} = {}): Promise<Shop> {
  const notes: string[] = []
  const opened: { stripe?: FakeStripe; payments?: Payments } = {}
  const house = await openHouse({
    pause,
    payments(now) {
      opened.stripe = openFakeStripe(now)
      const note = (entry: object, words: string) => void notes.push(`${words} ${JSON.stringify(entry)}`)
      const log = { warn: note, error: note }
      opened.payments = openStripe(
        { ...settings, priceId, webhookSecret: secrets, apiBase: undefined },
        { fetch: opened.stripe.fetch, log, patience: { answer, again: 0 } },
      )
      return opened.payments
    },
  })
  const { stripe, payments } = opened
  if (!stripe || !payments) throw new Error('The house asked for no payments')
  const { world } = house

  async function cook(): Promise<Cook> {
    const { client, id, email, password } = await house.member()
    const call: Cook['call'] = async (name, body = {}, headers = {}) => {
      const { data } = await client.auth.getSession()
      const isOld = (data.session?.expires_at ?? 0) * 1000 <= world.now().getTime() + 60_000
      const session = isOld ? (await client.auth.signInWithPassword({ email, password })).data.session : data.session
      return world.call(name, body, { authorization: `Bearer ${session?.access_token}`, ...headers })
    }
    return {
      id,
      email,
      client,
      call,
      check: async () => (await call('check-subscription')).json(),
      async checkout(headers) {
        const answer = await call('create-checkout', {}, headers)
        if (answer.status !== 200) throw new Error(`No checkout: ${answer.status} ${await answer.text()}`)
        return (await answer.json()).url
      },
      async customerNow() {
        const row = await world.db
          .selectFrom('private.billing_customers')
          .select('customer')
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow()
        return row.customer
      },
      async plan() {
        const { rows } = await sql<{ plan: string }>`select private.plan_of(${id}, ${world.now()}) as plan`.execute(world.db)
        return rows[0]?.plan ?? ''
      },
    }
  }

  const post: Shop['post'] = (body, signature) =>
    world.send('/functions/v1/stripe-webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'stripe-signature': signature }) },
      body: typeof body === 'string' ? body : Buffer.from(body),
    })
  const tell: Shop['tell'] = async (events, { at = world.now(), secret } = {}) => {
    const statuses: number[] = []
    for (const event of events) {
      const { body, signature } = webhookOf(event, { at, ...(secret !== undefined && { secret }) })
      statuses.push((await post(body, signature)).status)
    }
    return statuses
  }

  return {
    house,
    stripe,
    payments,
    notes,
    cook,
    async payer() {
      const one = await cook()
      await tell(stripe.books.pay(await one.checkout()))
      return { ...one, customer: await one.customerNow() }
    },
    tell,
    post,
    async work() {
      house.passTime(60_000)
      await runJobs({ db: world.db, log: world.log }, billingJobs({ ...world, payments }))
    },
    async ledger() {
      const { rows } = await sql<object>`
        select (select count(*)::int from private.billing_events) as events,
          (select count(*)::int from private.billing_customers) as customers,
          (select count(*)::int from private.billing_farewells) as farewells,
          (select coalesce(jsonb_agg(to_jsonb(subscriptions) order by user_id), '[]') from public.subscriptions) as subscriptions
      `.execute(world.db)
      return rows[0] ?? {}
    },
    now: () => world.now(),
    async close() {
      await house.close()
      expect(house.world.failures).toEqual([])
    },
  }
}
