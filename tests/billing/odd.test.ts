import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { limits } from '#domain/limits.ts'
import { settings } from './fake-stripe.ts'
import { openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// An unreadable customer or a wrong price affects only itself: no other member waits, and no one pays a wrong price.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
const right = { active: true, unit_amount: 1_200, currency: 'usd', recurring: { interval: 'month', interval_count: 1 } }
beforeEach(() => {
  shop.stripe.price = right
  shop.stripe.priceId = settings.priceId
})
afterEach(() => {
  shop.stripe.odd.clear()
  shop.stripe.broken.clear()
  shop.stripe.misbehaviour = null
})

const { reconcile, jobs } = billingLimits
const { missed, atOnce } = jobs

test('a customer that cannot be read does not stop the reconcile of the others', async () => {
  // So many that the job is still working when the first customer, by id, cannot be read.
  const [odd, ...others] = (await Promise.all(Array.from({ length: 14 }, () => shop.payer()))).toSorted((one, other) =>
    one.customer < other.customer ? -1 : 1,
  )
  if (!odd) throw new Error('Nobody pays')
  shop.stripe.odd.add(odd.customer)
  for (const { customer } of others) shop.stripe.books.refund(customer)
  shop.house.passTime(reconcile)
  await shop.work()
  expect(await Promise.all(others.map((one) => one.plan()))).toEqual(others.map(() => 'free'))
  expect(await odd.plan()).toBe('premium')
})

test('a customer for whom Stripe always fails does not stop the reconcile of the others', async () => {
  const [broken, ...others] = (await Promise.all(Array.from({ length: 14 }, () => shop.payer()))).toSorted((one, other) =>
    one.customer < other.customer ? -1 : 1,
  )
  if (!broken) throw new Error('Nobody pays')
  shop.stripe.broken.add(broken.customer)
  for (const { customer } of others) shop.stripe.books.refund(customer)
  for (let round = 0; round < 2; round += 1) {
    shop.house.passTime(reconcile)
    await shop.work()
  }
  expect(await Promise.all(others.map((one) => one.plan()))).toEqual(others.map(() => 'free'))
  expect(await broken.plan()).toBe('premium')
})

test('due members are extended before waiting events are retried while Stripe fails, and few events are retried', async () => {
  const payers = await Promise.all(Array.from({ length: 12 }, () => shop.payer()))
  const end = shop.now().getTime() + month
  shop.stripe.misbehaviour = '503'
  for (const { customer } of payers) await shop.tell(shop.stripe.books.gossip(customer))
  shop.house.passTime(end - shop.now().getTime() - 90_000)
  const standing = async () => {
    const { rows } = await sql<{ tried: number; held: number }>`
      select (select count(*)::int from private.billing_events where tries > 1) as tried,
        (select count(*)::int from public.subscriptions where holds_until is not null) as held
    `.execute(shop.house.world.db)
    return rows[0] ?? { tried: 0, held: 0 }
  }
  // The state during a request lasts as long as Stripe hangs.
  const seen: Awaited<ReturnType<typeof standing>>[] = []
  shop.stripe.delay = async () => void seen.push(await standing())
  await shop.work()
  shop.stripe.delay = async () => {}
  const tried = seen.filter((one) => one.tried > 0)
  expect(tried.length).toBeGreaterThan(0)
  expect(tried.every(({ held }) => held >= payers.length)).toBe(true)
  expect((await standing()).tried).toBeLessThanOrEqual(missed - 1 + atOnce)
  shop.house.passTime(end + 5_000 - shop.now().getTime())
  expect(await Promise.all(payers.map((one) => one.plan()))).toEqual(payers.map(() => 'premium'))
  shop.stripe.misbehaviour = null
  shop.house.passTime(billingLimits.retry.longest)
  await shop.work()
  const { rows } = await sql`select from private.billing_events where state = 'pending'`.execute(shop.house.world.db)
  expect(rows).toEqual([])
})

test('an unreadable customer keeps Premium after the month, and the others get what Stripe says', async () => {
  const [odd, leaver] = [await shop.payer(), await shop.payer()]
  const end = shop.now().getTime() + month
  shop.house.passTime(end - shop.now().getTime() - 90_000)
  shop.stripe.odd.add(odd.customer)
  await shop.work()
  shop.stripe.books.end(leaver.customer, 'unpaid')
  shop.house.passTime(end + 5_000 - shop.now().getTime())
  await shop.work()
  expect([await odd.plan(), await leaver.plan()]).toEqual(['premium', 'free'])
  const { rows } = await sql<{ user_id: string }>`select user_id from public.subscriptions where holds_until is not null`.execute(
    shop.house.world.db,
  )
  expect(rows).toEqual([{ user_id: odd.id }])
  shop.house.passTime(limits.subscriptionGrace)
  expect(await odd.plan()).toBe('free')
})

test('a short failure of Stripe in the middle of a month extends nothing', async () => {
  const payer = await shop.payer()
  shop.stripe.misbehaviour = 'away'
  shop.house.passTime(reconcile)
  await shop.work()
  await payer.check()
  shop.stripe.misbehaviour = null
  const { rows } = await sql`select from public.subscriptions where user_id = ${payer.id} and holds_until is not null`.execute(
    shop.house.world.db,
  )
  expect(rows).toEqual([])
})

test.each([
  ['with another amount', { unit_amount: 2_000 }],
  ['in another currency', { currency: 'eur' }],
  ['charged each year', { recurring: { interval: 'year', interval_count: 1 } }],
  ['charged every three months', { recurring: { interval: 'month', interval_count: 3 } }],
  ['charged once', { recurring: null }],
  ['that is no longer sold', { active: false }],
])('a price %s is reported to the owner, and no checkout is opened for it', async (_what, parts) => {
  const cook = await shop.cook()
  shop.stripe.price = { ...right, ...parts }
  expect(await (await cook.call('create-checkout')).json()).toMatchObject({ status: 409, code: 'no_billing' })
  const told = shop.house.world.failures.splice(0)
  expect(told).toEqual([expect.stringContaining('the price at the payment provider is not that of the plan')])
  await shop.work()
  expect(shop.house.world.failures.splice(0)).toHaveLength(1)
  shop.stripe.price = right
  expect(await cook.checkout()).toMatch(/^https:/)
})

test('a missing price does not replace the known customer', async () => {
  const cook = await shop.cook()
  await cook.checkout()
  const customer = await cook.customerNow()
  shop.house.passTime(86_400_000)
  shop.stripe.priceId = 'price_of_another_key'
  expect(await (await cook.call('create-checkout')).json()).toMatchObject({ code: 'no_billing' })
  shop.house.world.failures.splice(0)
  expect(await cook.customerNow()).toBe(customer)
  expect(shop.stripe.books.customers.filter(({ metadata }) => metadata.user_id === cook.id)).toHaveLength(1)
})

test('a price that disappears during the call fails the checkout and keeps the customer', async () => {
  const cook = await shop.cook()
  shop.stripe.books.pay(await cook.checkout())
  const customer = await cook.customerNow()
  await shop.tell(shop.stripe.books.end(customer))
  let asked = 0
  shop.stripe.delay = async () => {
    if (shop.stripe.asked.at(-1)?.path.startsWith('/v1/prices/')) shop.stripe.priceId = 'price_of_another_key'
    asked += 1
  }
  expect(await (await cook.call('create-checkout')).json()).toMatchObject({ status: 503, code: 'unavailable' })
  shop.stripe.delay = async () => {}
  expect(asked).toBeGreaterThan(0)
  expect(await cook.customerNow()).toBe(customer)
})

test('an address that Stripe rejects does not stop a checkout', async () => {
  const cook = await shop.cook()
  shop.stripe.refusesAddresses = true
  expect(await cook.checkout()).toMatch(/^https:/)
  shop.stripe.refusesAddresses = false
  expect(shop.notes.join()).not.toContain(cook.email)
})

test('a subscription that lapsed without an event is noted once by the next job, which dates the archive', async () => {
  const payer = await shop.payer()
  const { client, id } = payer
  const { db } = shop.house.world
  await client.from('saved_recipes').insert({ user_id: id, recipe_name: 'Soup', recipe_content: {} })
  // A renewal was unpaid, and its 72 hours ended a minute ago; the database dates the archive by its own clock.
  await sql`alter table public.subscriptions disable trigger date_archive`.execute(db)
  await sql`
    update public.subscriptions set status = 'past_due', subscription_end = now() - interval '1 minute', updated_at = now() - interval '3 days' where user_id = ${id}
  `.execute(db)
  await sql`alter table public.subscriptions enable trigger date_archive`.execute(db)
  await sql`update private.billing_customers set answered_at = ${shop.now()}, asked_at = ${shop.now()} where user_id = ${id}`.execute(db)
  const known = async () =>
    (
      await sql<{ expires_at: Date | null; updated_at: Date }>`
        select expires_at, updated_at from public.subscriptions join public.saved_recipes using (user_id) where user_id = ${id}
      `.execute(db)
    ).rows[0]
  expect((await known())?.expires_at).toBeNull()
  await shop.work()
  const dated = await known()
  expect(dated?.expires_at).not.toBeNull()
  await shop.work()
  expect(await known()).toEqual(dated)
})
