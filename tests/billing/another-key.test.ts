import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { limits } from '#domain/limits.ts'
import { commandFor } from '#server/admin-cli/commands.ts'
import { makeApp } from '#server/app.ts'
import { billingJobs } from '#server/billing/jobs.ts'
import type { Payments } from '#server/billing/payments.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import { openStripe } from '#server/outside/stripe.ts'
import { openTestPayments } from '#server/test-payments/open.ts'
import { openFakeStripe, settings, webhookOf } from './fake-stripe.ts'
import { type Cook, openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// A process on a shop's database without its Stripe key, or with the key of another account or mode: it takes nothing
// from customers that it does not know.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  // So that no other test asks about these members.
  await sql`delete from auth.users`.execute(shop.house.world.db)
  await sql`delete from private.billing_farewells`.execute(shop.house.world.db)
})

const minute = 60_000
const { reconcile } = billingLimits
const unknown = expect.stringContaining('the payment provider does not know customers that are kept here')
const toldErrors = () => shop.house.world.failures.splice(0).map((line) => JSON.parse(line).msg)
const quiet = { warn: () => {}, error: () => {} }

/** A Stripe with the same clock and empty books. */
function anotherStripe() {
  const stripe = openFakeStripe(() => shop.now())
  const patience = { answer: 2_000, again: 0 }
  return { stripe, payments: openStripe({ ...settings, apiBase: undefined }, { fetch: stripe.fetch, log: quiet, patience }) }
}

/** A process on the shop's database with other payments. */
function processOf(payments: Payments) {
  const world = { ...shop.house.world, payments }
  const app = makeApp(world)
  const send = (path: string, body: string, headers: Record<string, string>) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    return app.fetch(new Request(`http://localhost${path}`, init), { remoteAddress: '192.0.2.1' })
  }
  return {
    async work() {
      shop.house.passTime(minute)
      await runJobs({ db: world.db, log: world.log }, billingJobs(world))
    },
    async call(cook: Cook, name: string, input: object = {}) {
      const { data } = await cook.client.auth.getSession()
      const answer = await send(`/functions/v1/${name}`, JSON.stringify(input), { authorization: `Bearer ${data.session?.access_token}` })
      return { status: answer.status, ...(await answer.json()) }
    },
    post: async (body: string, signature: string) =>
      (await send('/functions/v1/stripe-webhook', body, { 'stripe-signature': signature })).status,
  }
}

const others: [string, () => Promise<Payments> | Payments][] = [
  ['without a key, where the test checkout stands in', () => openTestPayments(shop.house.world)],
  ['with a key of another account or mode', () => anotherStripe().payments],
]

describe.each(others)('a process %s', (_what, open) => {
  test('a process with another Stripe key keeps Premium until 72 hours after the period of a renewing subscription', async () => {
    const [payer, leaver] = [await shop.payer(), await shop.payer()]
    await shop.tell(shop.stripe.books.cancelAtEnd(leaver.customer))
    const end = shop.now().getTime() + month
    const other = processOf(await open())
    const plans = async () => [await payer.plan(), await leaver.plan()]
    shop.house.passTime(reconcile)
    await other.work()
    expect(await plans()).toEqual(['premium', 'premium'])
    expect(toldErrors()).toContainEqual(unknown)
    shop.house.passTime(end - shop.now().getTime() - 90_000)
    await other.work()
    shop.house.passTime(2 * minute)
    expect(await plans()).toEqual(['premium', 'free'])
    shop.house.passTime(limits.subscriptionGrace)
    await other.work()
    expect(await plans()).toEqual(['free', 'free'])
    toldErrors()
  })

  test('a process with another Stripe key leaves deletions and events open until the right key is back', async () => {
    const { books } = shop.stripe
    const { db } = shop.house.world
    const [payer, gone] = [await shop.payer(), await shop.payer()]
    await gone.call('delete-account', { confirmation: gone.email })
    shop.stripe.misbehaviour = 'away'
    const events = [...books.refund(payer.customer), ...books.dispute(payer.customer)]
    await shop.tell(events)
    shop.stripe.misbehaviour = null
    const other = processOf(await open())
    shop.house.passTime(billingLimits.retry.longest)
    await other.work()
    const farewells = await db.selectFrom('private.billing_farewells').select(['customer', 'ended_at']).execute()
    expect(farewells).toEqual([{ customer: gone.customer, ended_at: null }])
    const ids = events.map(({ id }) => id)
    const states = () => db.selectFrom('private.billing_events').select('state').where('id', 'in', ids).execute()
    expect(await states()).toEqual([{ state: 'pending' }, { state: 'pending' }])
    // Each round logs it once.
    const told = toldErrors()
    expect(told.filter((line) => !/does not know customers that are kept here/.test(line))).toEqual([])
    expect(told.length).toBeLessThanOrEqual(4)
    shop.house.passTime(billingLimits.retry.longest)
    await shop.work()
    expect(books.subscriptionOf(gone.customer).status).toBe('canceled')
    expect(await states()).toEqual([{ state: 'done' }, { state: 'done' }])
    expect(await payer.plan()).toBe('free')
  })

  test('a process with another Stripe key opens no checkout or portal and replaces no customer', async () => {
    const payer = await shop.payer()
    const other = processOf(await open())
    for (const name of ['create-checkout', 'customer-portal', 'create-checkout'])
      expect(await other.call(payer, name), name).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await payer.customerNow()).toBe(payer.customer)
    expect(await payer.plan()).toBe('premium')
    expect(await (await payer.call('create-checkout')).json()).toMatchObject({ code: 'already_subscribed' })
    expect((await payer.call('customer-portal')).status).toBe(200)
    toldErrors()
  })

  test('a process with another Stripe key answers with the cached subscription', async () => {
    const payer = await shop.payer()
    const before = await payer.check()
    const other = processOf(await open())
    shop.house.passTime(billingLimits.look.stale + minute)
    expect(await other.call(payer, 'check-subscription')).toMatchObject({ status: before.status, subscribed: true })
    expect(await payer.plan()).toBe('premium')
    toldErrors()
  })
})

test('a payment in the test checkout counts for nothing at a process with a Stripe key, where the member can pay', async () => {
  const cook = await shop.cook()
  const other = processOf(await openTestPayments(shop.house.world))
  const { url } = await other.call(cook, 'create-checkout')
  const session = new URL(url).searchParams.get('session')
  expect(await other.call(cook, 'pay-test-checkout', { session, card: 'pays' })).toMatchObject({ status: 200, state: 'paid' })
  expect(await cook.plan()).toBe('premium')
  shop.house.passTime(reconcile)
  await shop.work()
  expect(await cook.plan()).toBe('free')
  await shop.tell(shop.stripe.books.pay(await cook.checkout()))
  expect([await cook.plan(), await cook.customerNow()]).toEqual(['premium', expect.not.stringContaining('test')])
  await cook.call('delete-account', { confirmation: cook.email })
  await shop.work()
  expect(toldErrors()).toEqual([])
})

test("the owner's command forgets the expected number of unknown customers after a change of account, and they can pay again", async () => {
  const { accounts, config, db } = shop.house.world
  const run = async (...parameters: string[]) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const wanted = commandFor(['forget-customers', ...parameters])
    await wanted?.command.run({ accounts, config, print, askSecret: async () => null, pipedSecret: async () => null }, wanted.parameters)
    return lines
  }
  const [payer, other] = [await shop.payer(), await shop.payer()]
  expect(await run()).toEqual(['Stripe does not know 0 of the customers that are kept here.'])
  const { stripe, payments } = anotherStripe()
  const process = processOf(payments)
  // The other Stripe account knows this customer too.
  stripe.books.customers.push({ id: other.customer, email: null, metadata: { user_id: other.id }, isDeleted: false })
  stripe.books.subscribe(other.customer)
  shop.house.passTime(reconcile * 0.6)
  await process.work()
  expect(toldErrors()).toEqual([unknown])
  expect(await run()).toEqual(['Stripe does not know 1 of the customers that are kept here.'])
  await expect(run('2')).rejects.toThrow('They are 1, not 2')
  expect(await payer.plan()).toBe('premium')
  expect(await run('1')).toEqual(['Forgotten: 1.'])
  expect([await payer.plan(), await other.plan()]).toEqual(['free', 'premium'])
  expect((await process.call(payer, 'create-checkout')).status).toBe(200)
  const kept = await db.selectFrom('private.billing_customers').select('customer').execute()
  expect(kept.map(({ customer }) => stripe.books.customer(customer)?.metadata.user_id).toSorted()).toEqual([payer.id, other.id].toSorted())
})

test('a webhook of an unknown customer is accepted, waits for the right key and is reported to the owner', async () => {
  const payer = await shop.payer()
  const other = processOf(anotherStripe().payments)
  const [event] = shop.stripe.books.refund(payer.customer)
  if (!event) throw new Error('Nothing was told')
  const { body, signature } = webhookOf(event, { at: shop.now() })
  expect(await other.post(body, signature)).toBe(200)
  expect(await payer.plan()).toBe('premium')
  expect(toldErrors()).toEqual([unknown])
  shop.house.passTime(billingLimits.retry.longest)
  await shop.work()
  expect(await payer.plan()).toBe('free')
})
