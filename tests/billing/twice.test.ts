import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// A member pays once: a member has one open checkout, and second subscriptions or customers from elsewhere are reported
// to the owner.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const day = 86_400_000
const openOf = (customer: string) =>
  shop.stripe.books.checkouts.filter((one) => one.customer === customer && shop.stripe.books.stateOf(one) === 'open')
/** The errors logged since the last call, which are expected from then on. */
const toldErrors = () => shop.house.world.failures.splice(0).map((line) => JSON.parse(line).msg)

test('repeated checkout requests return the open checkout, whatever their idempotency keys', async () => {
  const [one, other] = [await shop.cook(), await shop.cook()]
  const key = { 'idempotency-key': 'click-1' }
  const first = await one.checkout(key)
  const pages = [await one.checkout(key), await one.checkout({ 'idempotency-key': 'click-2' }), await one.checkout()]
  expect(new Set([first, ...pages]).size).toBe(1)
  expect(await other.checkout(key)).not.toBe(first)
  expect(openOf(await one.customerNow())).toHaveLength(1)
})

test('concurrent checkout requests with one key or several open one checkout', async () => {
  for (const keys of [
    ['a', 'a', 'a', 'a'],
    ['a', 'b', 'c', 'd'],
  ]) {
    const cook = await shop.cook()
    const pages = await Promise.all(keys.map((key) => cook.checkout({ 'idempotency-key': key })))
    expect(new Set(pages).size, keys.join('')).toBe(1)
    const customer = await cook.customerNow()
    expect(openOf(customer).map(({ url }) => url)).toEqual([pages[0]])
    expect(shop.stripe.books.customers.filter(({ metadata }) => metadata.user_id === cook.id)).toHaveLength(1)
  }
})

test('a paid checkout is not followed by another during the subscription, even before the webhook', async () => {
  const cook = await shop.cook()
  shop.stripe.books.pay(await cook.checkout())
  expect(await (await cook.call('create-checkout')).json()).toMatchObject({ status: 409, code: 'already_subscribed' })
  expect(openOf(await cook.customerNow())).toEqual([])
})

test('a checkout is followed by another after a day without payment, or after its subscription ended', async () => {
  const cook = await shop.cook()
  const key = { 'idempotency-key': 'one-and-the-same' }
  const first = await cook.checkout(key)
  shop.house.passTime(day)
  const second = await cook.checkout(key)
  expect(second).not.toBe(first)
  await shop.tell(shop.stripe.books.pay(second))
  await shop.tell(shop.stripe.books.end(await cook.customerNow()))
  const third = await cook.checkout(key)
  expect(new Set([first, second, third]).size).toBe(3)
  expect(openOf(await cook.customerNow()).map(({ url }) => url)).toEqual([third])
})

test('an open checkout with an outdated return address is closed before another is opened', async () => {
  const cook = await shop.cook()
  await cook.checkout()
  const [open] = openOf(await cook.customerNow())
  if (!open) throw new Error('Nothing is open')
  open.successUrl = 'https://elsewhere.example/subscription-success'
  const other = await cook.checkout()
  expect(openOf(await cook.customerNow()).map(({ url }) => url)).toEqual([other])
  expect(other).not.toBe(open.url)
})

test('two subscriptions of one member are reported to the owner at every read', async () => {
  const payer = await shop.payer()
  await shop.tell(shop.stripe.books.subscribe(payer.customer).slice(0, 1))
  expect(toldErrors()).toEqual(['a member pays for more than one subscription: end one at Stripe'])
  shop.house.passTime(60 * 60_000)
  await shop.work()
  expect(toldErrors()).toEqual(['a member pays for more than one subscription: end one at Stripe'])
  expect(await payer.plan()).toBe('premium')
  await shop.tell(shop.stripe.books.end(payer.customer))
  expect([await payer.plan(), toldErrors()]).toEqual(['premium', []])
})

test('a second paying customer of one member is reported to the owner, and ended with the account', async () => {
  const { books } = shop.stripe
  const payer = await shop.payer()
  const second = { id: books.newId('cus'), email: null, metadata: { user_id: payer.id }, isDeleted: false }
  books.customers.push(second)
  await shop.tell(books.subscribe(second.id).slice(0, 1))
  expect(toldErrors()).toEqual(['a member pays as two customers: the one that was known stays, the other is to be ended at Stripe'])
  await payer.call('delete-account', { confirmation: payer.email })
  await shop.work()
  const live = books.subscriptions.filter((one) => [payer.customer, second.id].includes(one.customer) && one.endedAt === null)
  expect(live).toEqual([])
})

test("an unannounced payment by a member's spare customer makes the member Premium in the next reconcile round", async () => {
  const { books } = shop.stripe
  const cook = await shop.cook()
  await cook.checkout()
  const spare = { id: books.newId('cus'), email: null, metadata: { user_id: cook.id }, isDeleted: false }
  books.customers.push(spare)
  await shop.tell(books.gossip(spare.id))
  books.subscribe(spare.id)
  shop.house.passTime(60 * 60_000)
  await shop.work()
  expect([await cook.plan(), await cook.customerNow()]).toEqual(['premium', spare.id])
})

test('the subscription of a replaced customer is ended, so that it is not charged again', async () => {
  const { books } = shop.stripe
  const payer = await shop.payer()
  shop.house.passTime(month)
  await shop.tell(books.renew(payer.customer, { fails: true }))
  shop.house.passTime(4 * day)
  const second = { id: books.newId('cus'), email: null, metadata: { user_id: payer.id }, isDeleted: false }
  books.customers.push(second)
  await shop.tell(books.subscribe(second.id).slice(0, 1))
  expect([await payer.plan(), await payer.customerNow()]).toEqual(['premium', second.id])
  await shop.work()
  expect(books.subscriptionOf(payer.customer).status).toBe('canceled')
  expect(await payer.plan()).toBe('premium')
})
