import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'

// The records of money received and returned: that of members, whichever customer they pay as, and of no one else.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** What is left of a payment of 12 dollars after the fee, in cents. */
const net = 1_135

async function sums(): Promise<{ net: string; currency: string }[]> {
  const { rows } = await sql<{ net: string; currency: string }>`
    select sum(net)::text as net, currency from private.billing_proceeds group by currency
  `.execute(shop.house.world.db)
  return rows
}

/** By how much the total grows through `act`, in cents. */
async function moreAfter(act: () => Promise<unknown>): Promise<number> {
  await shop.work()
  const total = async () => Number((await sums())[0]?.net ?? 0)
  const before = await total()
  await act()
  await shop.work()
  return (await total()) - before
}

test('net proceeds count each balance change of our customers once, less refunds and disputes', async () => {
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

test("payments and refunds of a member's second customer count as proceeds", async () => {
  const { books } = shop.stripe
  const payer = await shop.payer()
  const second = { id: books.newId('cus'), email: null, metadata: { user_id: payer.id }, isDeleted: false }
  books.customers.push(second)
  expect(await moreAfter(() => shop.tell(books.subscribe(second.id).slice(0, 1)))).toBe(net)
  expect(await moreAfter(async () => books.refund(second.id))).toBe(-1_200)
  const told = new Set(shop.house.world.failures.splice(0).map((line) => JSON.parse(line).msg))
  expect([...told]).toEqual([expect.stringContaining('a member pays as two customers')])
})

test('a refund to a replaced customer counts as proceeds, and so do payments of its replacement', async () => {
  const { books } = shop.stripe
  const payer = await shop.payer()
  await shop.tell(books.forget(payer.customer))
  expect(await moreAfter(async () => shop.tell(books.pay(await payer.checkout())))).toBe(net)
  expect(await payer.customerNow()).not.toBe(payer.customer)
  expect(await moreAfter(() => shop.tell(books.refund(payer.customer)))).toBe(-1_200)
  expect(await payer.plan()).toBe('premium')
})

test('a payment shortly before its customer became known counts as proceeds, as after a restore', async () => {
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
