import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { webhookOf } from './fake-stripe.ts'
import { openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// Repairs after a webhook was lost or came too early, or while Stripe was down.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const hour = 3_600_000
const stateOf = async (event: string) =>
  (await shop.house.world.db.selectFrom('private.billing_events').select('state').where('id', '=', event).executeTakeFirst())?.state
const liveAt = (customer: string) =>
  shop.stripe.books.subscriptions.filter((one) => one.customer === customer && one.endedAt === null).length

test('the answer requested later wins when two answers from Stripe overlap', async () => {
  const payer = await shop.payer()
  const { books } = shop.stripe
  const held: (() => void)[] = []
  // The first request starts, and Stripe's answers to it take long.
  shop.stripe.delay = () => new Promise((resolve) => held.push(resolve))
  const first = shop.tell(books.gossip(payer.customer))
  const release = () => {
    for (const go of held.splice(0)) go()
  }
  while (held.length < 1) await new Promise((resolve) => setTimeout(resolve, 1))
  release()
  while (held.length < 2) await new Promise((resolve) => setTimeout(resolve, 1))
  release()
  while (held.length < 1) await new Promise((resolve) => setTimeout(resolve, 1))
  shop.stripe.delay = async () => {}
  await shop.tell(books.refund(payer.customer))
  expect(await payer.plan()).toBe('free')
  release()
  expect(await first).toEqual([200])
  expect(await payer.plan()).toBe('free')
})

test('a lost webhook is repaired by the next reconcile round, which keeps to its interval', async () => {
  const [payer, leaver] = [await shop.payer(), await shop.payer()]
  const askedAbout = () => shop.stripe.asked.filter(({ path }) => path === `/v1/customers/${payer.customer}`).length
  for (const share of [0.9, 1, 0.95, 0.9]) {
    const before = askedAbout()
    // The work itself takes a minute.
    shop.house.passTime(billingLimits.reconcile * share - 60_000)
    await shop.work()
    expect(askedAbout(), `${share}`).toBe(before + 1)
  }
  shop.stripe.books.refund(leaver.customer)
  const asked = shop.stripe.asked.length
  await shop.work()
  expect([await leaver.plan(), shop.stripe.asked.slice(asked).filter(({ path }) => path.includes('cus_'))]).toEqual(['premium', []])
  shop.house.passTime(billingLimits.reconcile * 0.9)
  await shop.work()
  expect([await payer.plan(), await leaver.plan()]).toEqual(['premium', 'free'])
})

test('an unannounced renewal is found at the end of the month', async () => {
  const payer = await shop.payer()
  shop.house.passTime(month - 60_000)
  await shop.work()
  shop.stripe.books.renew(payer.customer)
  await shop.work()
  expect(await payer.plan()).toBe('premium')
  expect(await payer.check()).toMatchObject({ subscribed: true, status: 'active' })
})

test('the reconcile asks about every customer and keeps the answers', async () => {
  const payers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.payer()))
  for (const { customer } of payers) shop.stripe.books.refund(customer)
  shop.house.passTime(hour)
  await shop.work()
  expect(await Promise.all(payers.map((one) => one.plan()))).toEqual(Array(5).fill('free'))
})

test('deleting an account ends its subscription, also after Stripe was down', async () => {
  const [one, other] = [await shop.payer(), await shop.payer()]
  const remove = async (payer: typeof one) => (await payer.call('delete-account', { confirmation: payer.email })).status
  expect(await remove(one)).toBe(200)
  await shop.work()
  expect(liveAt(one.customer)).toBe(0)
  shop.stripe.misbehaviour = 'away'
  expect(await remove(other)).toBe(200)
  await shop.work()
  expect(liveAt(other.customer)).toBe(1)
  shop.stripe.misbehaviour = null
  await shop.work()
  expect(liveAt(other.customer)).toBe(0)
  const left = await shop.house.world.db.selectFrom('private.billing_farewells').select('customer').where('ended_at', 'is', null).execute()
  expect(left).toEqual([])
  // A later event about it succeeds and restores nothing.
  expect(await shop.tell(shop.stripe.books.gossip(one.customer))).toEqual([200])
  const rows = await sql`select from public.subscriptions where user_id in (${one.id}, ${other.id})`.execute(shop.house.world.db)
  expect(rows.rows).toEqual([])
})

test("a deleted account's customer is forgotten when its payments can no longer be disputed, and not before", async () => {
  const [gone, clinging] = [await shop.payer(), await shop.payer()]
  const remove = (payer: typeof gone) => payer.call('delete-account', { confirmation: payer.email })
  await remove(gone)
  await shop.work()
  const db = shop.house.world.db
  const known = async () => (await db.selectFrom('private.billing_farewells').select('customer').execute()).map(({ customer }) => customer)
  shop.stripe.broken.add(clinging.customer)
  await remove(clinging)
  shop.house.passTime(billingLimits.customerDeletionsKept - hour)
  await shop.work()
  expect(await known()).toEqual(expect.arrayContaining([gone.customer, clinging.customer]))
  shop.house.passTime(hour)
  await shop.work()
  expect(await known()).not.toContain(gone.customer)
  // A customer whose subscription could not be ended is kept, because the member still pays.
  expect(await known()).toContain(clinging.customer)
  shop.stripe.broken.clear()
  shop.house.passTime(hour)
  await shop.work()
  expect(liveAt(clinging.customer)).toBe(0)
})

test('deleting an account as an admin, softly or not, ends its subscription', async () => {
  for (const isSoft of [false, true]) {
    const payer = await shop.payer()
    expect((await shop.house.admin().auth.admin.deleteUser(payer.id, isSoft)).error).toBeNull()
    await shop.work()
    expect(liveAt(payer.customer), isSoft ? 'softly' : 'wholly').toBe(0)
  }
})

test('a payment in a checkout of a deleted account starts no lasting subscription', async () => {
  const cook = await shop.cook()
  const url = await cook.checkout()
  const customer = await cook.customerNow()
  shop.stripe.misbehaviour = 'away'
  await cook.call('delete-account', { confirmation: cook.email })
  shop.stripe.misbehaviour = null
  const db = shop.house.world.db
  await db.updateTable('private.billing_farewells').set({ ended_at: shop.now() }).where('customer', '=', customer).execute()
  expect(await shop.tell(shop.stripe.books.pay(url))).toEqual([200, 200, 200])
  await shop.work()
  expect(liveAt(customer)).toBe(0)
})

test('an event of a customer without an account waits until the account exists, as after a restore', async () => {
  const { books } = shop.stripe
  const id = crypto.randomUUID()
  const customer = { id: books.newId('cus'), email: null, metadata: { user_id: id }, isDeleted: false }
  books.customers.push(customer)
  const [event, ...others] = books.subscribe(customer.id)
  if (!event) throw new Error('Nothing was told')
  expect(await shop.tell([event])).toEqual([200])
  expect(await stateOf(event.id)).toBe('parked')
  await shop.work()
  expect(await stateOf(event.id)).toBe('parked')
  await sql`insert into auth.users (id) values (${id})`.execute(shop.house.world.db)
  await shop.work()
  expect(await stateOf(event.id)).toBe('done')
  const row = await shop.house.world.db.selectFrom('public.subscriptions').select('status').where('user_id', '=', id).executeTakeFirst()
  expect(row).toEqual({ status: 'active' })
  expect(await shop.tell(others)).toEqual([200, 200])
})

test('a forgotten customer that Stripe names again is linked to its member, unless the member pays as another customer', async () => {
  const { db } = shop.house.world
  const payer = await shop.payer()
  await db.deleteFrom('private.billing_customers').where('user_id', '=', payer.id).execute()
  await db.deleteFrom('public.subscriptions').where('user_id', '=', payer.id).execute()
  await shop.tell(shop.stripe.books.gossip(payer.customer))
  expect([await payer.plan(), await payer.customerNow()]).toEqual(['premium', payer.customer])

  const second = { id: shop.stripe.books.newId('cus'), email: null, metadata: { user_id: payer.id }, isDeleted: false }
  shop.stripe.books.customers.push(second)
  await shop.tell(shop.stripe.books.subscribe(second.id))
  const told = shop.house.world.failures.splice(0)
  expect(told).toEqual([1, 2, 3].map(() => expect.stringContaining('a member pays as two customers')))
  expect(await payer.customerNow()).toBe(payer.customer)
  await shop.tell(shop.stripe.books.refund(payer.customer))
  await shop.tell(shop.stripe.books.gossip(second.id))
  expect([await payer.plan(), await payer.customerNow()]).toEqual(['premium', second.id])
})

test('events are deleted a month after Stripe stopped repeating them', async () => {
  const [event] = shop.stripe.books.gossip()
  if (!event) throw new Error('Nothing was told')
  await shop.tell([event])
  shop.house.passTime(billingLimits.eventsKept)
  await shop.work()
  expect(await stateOf(event.id)).toBeUndefined()
  const { body, signature } = webhookOf(event, { at: new Date(shop.now().getTime() - billingLimits.eventsKept) })
  expect((await shop.post(body, signature)).status).toBe(400)
})
