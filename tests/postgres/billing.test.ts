import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, openFakeStripe, settings, webhookOf } from '../billing/fake-stripe.ts'
import type { FakeEvent } from '../billing/stripe-books.ts'
import { many, openTwoServers, type TwoServers } from './two-servers.ts'

// Two processes sell subscriptions on one PostgreSQL, with a real socket to Stripe: webhooks at either or both of them
// end in one state.

const rounds = 20

let two: TwoServers
let stripe: FakeStripe
let line: { url: string; close: () => Promise<void> }
beforeAll(async () => {
  stripe = openFakeStripe(() => new Date())
  line = await stripe.listen()
  two = await openTwoServers({
    SITE_URL: 'https://potluck.example.org',
    STRIPE_SECRET_KEY: settings.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
    STRIPE_PRICE_ID: settings.priceId,
    STRIPE_API_BASE: line.url,
  })
})
afterAll(async () => {
  await two.close()
  await line.close()
})

const post = (index: number, path: string, headers: Record<string, string>, body: string) =>
  fetch(`${two.urlOf(index)}/functions/v1/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

/**
 * Sends an event to one of the servers, signed this many seconds before an instant: each second has its own
 * signature, and each signature is accepted once.
 */
async function tell(index: number, event: FakeEvent, { ago, before }: { ago: number; before: number }): Promise<number> {
  const { body, signature } = webhookOf(event, { at: new Date(before - ago * 1_000) })
  return (await post(index, 'stripe-webhook', { 'stripe-signature': signature }, body)).status
}

async function aMember() {
  const { id, session } = await two.member()
  const call = async (index: number, name: string, headers: Record<string, string> = {}) =>
    (await post(index, name, { authorization: `Bearer ${session.access_token}`, ...headers }, '{}')).json()
  return { id, call }
}

test('twenty concurrent checkout requests of a new member on two servers create one customer and one checkout', async () => {
  const { id, call } = await aMember()
  const pages = await many(20, (index) => call(index, 'create-checkout', { 'idempotency-key': 'one-click' }))
  const [first] = pages
  expect(first.url).toMatch(/^https:/)
  expect(pages).toEqual(Array(20).fill(first))
  expect(stripe.books.customers.filter(({ metadata }) => metadata.user_id === id)).toHaveLength(1)
})

test(`one event sent to both servers at once is stored once and ends in one state, ${rounds} rounds`, async () => {
  const { id, call } = await aMember()
  const { url } = await call(0, 'create-checkout')
  const paid = stripe.books.pay(url)
  const { customer } = await two.db
    .selectFrom('private.billing_customers')
    .select('customer')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  for (const event of paid) {
    const before = Date.now()
    expect(await many(6, (index) => tell(index, event, { ago: index, before }))).toEqual(Array(6).fill(200))
  }
  expect(await many(2, (index) => call(index, 'check-subscription'))).toMatchObject([{ subscribed: true }, { subscribed: true }])
  let told = paid.length
  for (let round = 0; round < rounds; round += 1) {
    const isOff = round % 2 === 0
    const [event] = stripe.books.cancelAtEnd(customer, isOff ? 'date' : 'not')
    const [other] = stripe.books.gossip(customer)
    if (!event || !other) throw new Error('Nothing was told')
    const before = Date.now()
    const sends = [
      [0, other],
      [1, event],
      [0, event],
      [1, other],
      [0, event],
    ] as const
    const answers = await Promise.all(sends.map(([index, each], ago) => tell(index, each, { ago, before })))
    expect(answers).toEqual(Array(5).fill(200))
    told += 2
    const row = await two.db.selectFrom('public.subscriptions').selectAll().where('user_id', '=', id).executeTakeFirstOrThrow()
    expect([row.status, row.cancel_at_period_end], `round ${round}`).toEqual(['active', isOff])
  }
  const events = await two.db.selectFrom('private.billing_events').select('state').where('customer', '=', customer).execute()
  expect(events.map(({ state }) => state)).toEqual(Array(told).fill('done'))
})

test('one of six concurrent copies of a webhook on two servers is accepted, in every round', async () => {
  const [event] = stripe.books.gossip()
  for (let round = 0; round < 10; round += 1) {
    const fresh = { ...Object(event), id: `evt_round_${round}` }
    const { body, signature } = webhookOf(fresh, { at: new Date() })
    const answers = await many(6, async (index) => (await post(index, 'stripe-webhook', { 'stripe-signature': signature }, body)).status)
    expect(answers.toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  }
})

test('a server with a live Stripe offers billing and no test billing', async () => {
  const { capabilities } = await (await fetch(`${two.urlOf(0)}/config.json`)).json()
  expect(capabilities).toMatchObject({ billing: true, testBilling: false })
})
