import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// Stripe fails for some customers, or is down: the first must not delay the others, and in the second case few
// customers are asked about.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  shop.stripe.broken.clear()
  shop.stripe.misbehaviour = null
  // So that no other test asks about these members.
  await sql`delete from auth.users`.execute(shop.house.world.db)
  await shop.work()
})

const { reconcile, jobs } = billingLimits
/** More failing customers in a row than the jobs ask about before they stop. */
const enough = jobs.missed + jobs.atOnce

const payers = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => shop.payer()))).toSorted((one, other) => (one.customer < other.customer ? -1 : 1))

/** Members for whom Stripe fails, ordered before all others by customer id. */
async function manyBroken(count: number) {
  for (let one = 0; one < count; one += 1) {
    const customer = `cus_0${one}`
    shop.stripe.broken.add(customer)
    shop.stripe.books.customers.push({ id: customer, email: null, metadata: {}, isDeleted: false })
    await sql`
      with account as (insert into auth.users (id) values (${crypto.randomUUID()}) returning id)
      insert into private.billing_customers (user_id, customer, created_at) select id, ${customer}, ${shop.now()} from account
    `.execute(shop.house.world.db)
  }
}

/** The customers that the next reconcile round asks about, in order. */
async function askedInARound(): Promise<string[]> {
  shop.house.passTime(reconcile)
  const before = shop.stripe.asked.length
  await shop.work()
  return shop.stripe.asked.slice(before).flatMap(({ path }) => /^\/v1\/customers\/(\w+)$/.exec(path)?.[1] ?? [])
}

test('customers for whom Stripe always fails delay no other customer in the reconcile, and come last', async () => {
  const all = await payers(enough + 8)
  const broken = all.slice(4, 4 + enough)
  const others = all.filter((one) => !broken.includes(one))
  for (const { customer } of broken) shop.stripe.broken.add(customer)
  for (const { customer } of others) shop.stripe.books.refund(customer)
  await askedInARound()
  expect(await Promise.all(others.map((one) => one.plan()))).toEqual(others.map(() => 'free'))
  expect(await Promise.all(broken.map((one) => one.plan()))).toEqual(broken.map(() => 'premium'))
  for (const _round of [2, 3]) {
    const asked = await askedInARound()
    expect(asked.toSorted()).toEqual(all.map(({ customer }) => customer))
    // Some are asked about at once, so the order of their requests is open.
    const last = asked.slice(-broken.length - jobs.atOnce)
    expect(last).toEqual(expect.arrayContaining(broken.map(({ customer }) => customer)))
  }
})

test('customers for whom Stripe fails at the end of their month do not keep others Premium', async () => {
  const all = await payers(enough + 5)
  const broken = all.slice(0, enough)
  const others = all.slice(enough)
  const end = shop.now().getTime() + month
  shop.house.passTime(end - shop.now().getTime() - 90_000)
  for (const { customer } of broken) shop.stripe.broken.add(customer)
  await shop.work()
  for (const { customer } of others) shop.stripe.books.end(customer, 'unpaid')
  shop.house.passTime(end + 5_000 - shop.now().getTime())
  await shop.work()
  expect(await Promise.all(others.map((one) => one.plan()))).toEqual(others.map(() => 'free'))
  expect(await Promise.all(broken.map((one) => one.plan()))).toEqual(broken.map(() => 'premium'))
})

test.each(['503', '429'] as const)(
  'a Stripe that answers no one (%s) is asked about few customers, and about all once it answers',
  async (how) => {
    const all = await payers(12)
    for (const { customer } of all) shop.stripe.books.refund(customer)
    shop.stripe.misbehaviour = how
    expect(new Set(await askedInARound()).size).toBeLessThanOrEqual(jobs.missed - 1 + jobs.atOnce)
    shop.stripe.misbehaviour = null
    await askedInARound()
    expect(await Promise.all(all.map((one) => one.plan()))).toEqual(all.map(() => 'free'))
  },
)

test('a reconcile round stops after many failing customers, and the next begins with the others', async () => {
  const payer = await shop.payer()
  const count = jobs.missed * (jobs.doubts + 1) + 2 * jobs.atOnce
  await manyBroken(count)
  shop.stripe.books.refund(payer.customer)
  expect((await askedInARound()).length).toBeLessThan(count)
  expect(await payer.plan()).toBe('premium')
  expect(await askedInARound()).toContain(payer.customer)
  expect(await payer.plan()).toBe('free')
})
