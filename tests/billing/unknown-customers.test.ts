import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// Members of another Stripe account among ours, as after a move or a restore: they delay no one, and Stripe is not
// asked about all of them repeatedly.

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

const { jobs, reconcile } = billingLimits
const unknown = expect.stringContaining('the payment provider does not know customers that are kept here')
const toldErrors = () => shop.house.world.failures.splice(0).map((line) => JSON.parse(line).msg)

/** Members of another Stripe account whose month ends then, ordered before all others by customer id. */
async function addUnknownCustomers(count: number, end: Date): Promise<void> {
  await sql`
    with accounts as (insert into auth.users (id) select gen_random_uuid() from generate_series(1, ${count}) returning id),
    customers as (
      insert into private.billing_customers (user_id, customer, created_at) select id, 'cus_0' || row_number() over (), ${shop.now()} from accounts
    )
    insert into public.subscriptions (user_id, status, subscription_end, cancel_at_period_end, updated_at)
    select id, 'active', ${end}, false, ${shop.now()} from accounts
  `.execute(shop.house.world.db)
}

test('unknown customers delay no known customer, and few of them are asked about once they are known as such', async () => {
  const count = jobs.most + 60
  await addUnknownCustomers(count, new Date(shop.now().getTime() + month))
  const payers = [await shop.payer(), await shop.payer(), await shop.payer()]
  const ours = payers.map(({ customer }) => customer)
  const askedInARound = async () => {
    shop.house.passTime(reconcile)
    const before = shop.stripe.asked.length
    await shop.work()
    expect(toldErrors()).toEqual([unknown])
    return shop.stripe.asked.slice(before).flatMap(({ path }) => /^\/v1\/customers\/(\w+)$/.exec(path)?.[1] ?? [])
  }
  const first = await askedInARound()
  expect(first).toEqual(expect.arrayContaining(ours))
  expect(first.length).toBe(count + ours.length)
  for (const _round of [2, 3]) {
    const asked = await askedInARound()
    expect(asked).toEqual(expect.arrayContaining(ours))
    expect(asked.length).toBeLessThan(ours.length + jobs.most + jobs.atOnce)
  }
  // Each of them is asked about once before any is asked about again.
  const seen = new Set([...(await askedInARound()), ...(await askedInARound())])
  expect(seen.size).toBe(count + ours.length)
})

test('unknown customers keep their plan after their month, and known members get what Stripe says', async () => {
  const payer = await shop.payer()
  const end = new Date(shop.now().getTime() + month)
  await addUnknownCustomers(jobs.most + 60, end)
  shop.house.passTime(reconcile)
  await shop.work()
  shop.house.passTime(end.getTime() - shop.now().getTime() - 90_000)
  await shop.work()
  shop.stripe.books.end(payer.customer, 'unpaid')
  shop.house.passTime(90_000)
  await shop.work()
  const { rows } = await sql<{ premium: number }>`
    select count(*) filter (where private.is_subscribed(user_id, ${shop.now()}))::int as premium from public.subscriptions
  `.execute(shop.house.world.db)
  expect(rows).toEqual([{ premium: jobs.most + 60 }])
  expect(await payer.plan()).toBe('free')
  toldErrors()
})

test('a few unknown customers with an ended month are asked about once by each job', async () => {
  const end = new Date(shop.now().getTime() + month)
  await addUnknownCustomers(3, end)
  await shop.work()
  shop.house.passTime(end.getTime() - shop.now().getTime())
  const before = shop.stripe.asked.length
  await shop.work()
  const asked = shop.stripe.asked.slice(before).filter(({ path }) => path.startsWith('/v1/customers/'))
  expect(asked).toHaveLength(2 * 3)
  toldErrors()
})
