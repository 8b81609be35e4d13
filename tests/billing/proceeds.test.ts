import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'

// What is kept of the money that came and went: what comes of members, whichever customer they pay as, and of nobody
// else.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Of a payment of 12 dollars, what is left after the fee. */
const net = 1_135

async function sums(): Promise<{ net: string; currency: string }[]> {
  const { rows } = await sql<{ net: string; currency: string }>`
    select sum(net)::text as net, currency from private.billing_proceeds group by currency
  `.execute(shop.house.world.db)
  return rows
}

/** How much more there is after that, in cents. */
async function moreAfter(act: () => Promise<unknown>): Promise<number> {
  await shop.work()
  const total = async () => Number((await sums())[0]?.net ?? 0)
  const before = await total()
  await act()
  await shop.work()
  return (await total()) - before
}

test('net proceeds are those of our customers, each counted once, refunds and disputes taken off', async () => {
  const { books } = shop.stripe
  await shop.work()
  expect(await sums()).toEqual([])
  const payers = [await shop.payer(), await shop.payer(), await shop.payer()]
  const stranger = { id: books.newId('cus'), email: null, metadata: {}, isDeleted: false }
  books.customers.push(stranger)
  books.subscribe(stranger.id)
  books.payOut()
  await shop.work()
  expect(await sums()).toEqual([{ net: String(3 * net), currency: 'usd' }])
  shop.stripe.pageSize = 2
  await shop.tell(books.refund(payers[0]?.customer ?? ''))
  await shop.tell(books.dispute(payers[1]?.customer ?? ''))
  await shop.work()
  await shop.work()
  shop.stripe.pageSize = 100
  expect(await sums()).toEqual([{ net: String(3 * net - 1_200 - 2_700), currency: 'usd' }])
})

test('what a member pays as a second customer counts, and what is given back of it', async () => {
  const { books } = shop.stripe
  const payer = await shop.payer()
  const second = { id: books.newId('cus'), email: null, metadata: { user_id: payer.id }, isDeleted: false }
  books.customers.push(second)
  expect(await moreAfter(() => shop.tell(books.subscribe(second.id).slice(0, 1)))).toBe(net)
  expect(await moreAfter(async () => books.refund(second.id))).toBe(-1_200)
  const told = new Set(shop.house.world.failures.splice(0).map((line) => JSON.parse(line).msg))
  expect([...told]).toEqual([expect.stringContaining('a member pays as two customers')])
})

test('what is given back of what a customer paid whose place another took counts, and so does what the other pays', async () => {
  const { books } = shop.stripe
  const payer = await shop.payer()
  await shop.tell(books.forget(payer.customer))
  expect(await moreAfter(async () => shop.tell(books.pay(await payer.checkout())))).toBe(net)
  expect(await payer.customerNow()).not.toBe(payer.customer)
  expect(await moreAfter(() => shop.tell(books.refund(payer.customer)))).toBe(-1_200)
  expect(await payer.plan()).toBe('premium')
})

test('what was paid just before anything was known of the one who paid counts, as after a restore', async () => {
  const other = await openShop()
  const { books } = other.stripe
  const cook = await other.cook()
  const customer = { id: books.newId('cus'), email: null, metadata: { user_id: cook.id }, isDeleted: false }
  books.customers.push(customer)
  const events = books.subscribe(customer.id)
  other.house.passTime(3_600_000)
  await other.tell(events)
  await other.work()
  const { rows } = await sql`select net from private.billing_proceeds`.execute(other.house.world.db)
  expect(rows).toEqual([{ net: expect.anything() }])
  await other.close()
})
