import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { limits } from '#domain/limits.ts'
import { settings } from './fake-stripe.ts'
import { type Cook, openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// What counts as paid, against attempts to pay less: Stripe's books tell what was paid, for what, and what was
// returned.

const oldPrice = 'price_of_last_year'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ priceId: `${settings.priceId},${oldPrice}` })
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.stripe.pageSize = 100
})

/** A member with a Stripe customer who has not paid. */
async function aCustomer(): Promise<Cook & { customer: string }> {
  const cook = await shop.cook()
  await cook.checkout()
  return { ...cook, customer: await cook.customerNow() }
}

test.each(['refund', 'dispute'] as const)('a %s is found behind any number of declined charges', async (act) => {
  const payer = await shop.payer()
  shop.stripe.pageSize = 3
  for (let count = 0; count < 10; count += 1) shop.stripe.books.decline(payer.customer)
  await shop.tell(shop.stripe.books[act](payer.customer))
  expect(await payer.plan()).toBe('free')
})

test('a customer with too many charges to read keeps the last known state', async () => {
  const payer = await shop.payer()
  for (let count = 0; count < 2_000; count += 1) shop.stripe.books.decline(payer.customer)
  shop.stripe.books.refund(payer.customer)
  const { subscription_end } = await payer.check()
  shop.stripe.books.renew(payer.customer, { fails: true })
  shop.house.passTime(billingLimits.look.stale + 1_000)
  expect((await payer.check()).subscription_end).toBe(subscription_end)
  expect(shop.notes.join()).toContain('too many charges')
  expect(shop.house.world.failures.splice(0).join()).toContain('unavailable')
  shop.stripe.books.charges.splice(0)
})

test('a disputed month also takes back the months paid after it, until the dispute is won or another month is paid', async () => {
  const payer = await shop.payer()
  const { books } = shop.stripe
  const first = books.lastPaymentOf(payer.customer)
  for (let count = 0; count < 3; count += 1) {
    shop.house.passTime(month)
    await shop.tell(books.renew(payer.customer))
  }
  expect(await payer.plan()).toBe('premium')
  shop.house.passTime(60_000)
  await shop.tell(books.dispute(payer.customer, 'lost', first))
  expect(await payer.plan()).toBe('free')
  const dispute = books.disputes.at(-1)
  if (dispute) dispute.status = 'won'
  await shop.tell(books.gossip(payer.customer))
  expect(await payer.plan()).toBe('premium')
  if (dispute) dispute.status = 'lost'
  await shop.tell(books.gossip(payer.customer))
  expect(await payer.plan()).toBe('free')
  shop.house.passTime(month)
  await shop.tell(books.renew(payer.customer))
  expect(await payer.plan()).toBe('premium')
})

test('a member with two subscriptions keeps the remaining one when the other is ended and refunded', async () => {
  const { books } = shop.stripe
  for (const which of ['newer', 'older'] as const) {
    const payer = await shop.payer()
    shop.house.passTime(86_400_000)
    await shop.tell(books.subscribe(payer.customer).slice(0, 1))
    expect(shop.house.world.failures.splice(0).join()).toContain('more than one subscription')
    const own = books.subscriptions.filter((one) => one.customer === payer.customer)
    const [ended, charge] = [which === 'newer' ? own[1] : own[0], books.paymentFor((which === 'newer' ? own[1] : own[0])?.id ?? '')]
    shop.house.passTime(86_400_000)
    await shop.tell(books.end(payer.customer, 'canceled', ended))
    await shop.tell(books.refund(payer.customer, charge))
    expect(await payer.check(), which).toMatchObject({ subscribed: true, status: 'active' })
  }
})

test('a fully discounted period counts as Premium after a refund, and a new invoice for the refunded period does not', async () => {
  const payer = await shop.payer()
  const { books } = shop.stripe
  await shop.tell(books.refund(payer.customer))
  books.askAgain(payer.customer)
  await shop.tell(books.gossip(payer.customer))
  expect(await payer.plan()).toBe('free')
  shop.house.passTime(month)
  await shop.tell(books.renew(payer.customer, { by: 'coupon' }))
  expect(await payer.check()).toMatchObject({ subscribed: true, status: 'active' })
})

test('a payment, refund or dispute for another price decides nothing about Premium', async () => {
  const { books } = shop.stripe
  const [payer, disputer, refunded] = [await shop.payer(), await shop.payer(), await shop.payer()]
  await shop.tell(books.refund(refunded.customer))
  shop.house.passTime(86_400_000)
  for (const { customer } of [payer, disputer, refunded])
    await shop.tell(books.subscribe(customer, undefined, { price: 'price_of_a_newsletter' }))
  expect(await refunded.check()).toMatchObject({ subscribed: false })
  shop.house.passTime(86_400_000)
  await shop.tell(books.refund(payer.customer))
  await shop.tell(books.dispute(disputer.customer, 'lost'))
  for (const one of [payer, disputer]) expect(await one.check()).toMatchObject({ subscribed: true, status: 'active' })
})

test('a direct debit counts as paid only when it arrives, and a full coupon counts at once', async () => {
  const [debtor, guest] = [await aCustomer(), await aCustomer()]
  await shop.tell(shop.stripe.books.subscribe(debtor.customer, undefined, { by: 'debit' }))
  expect(await debtor.check()).toMatchObject({ subscribed: false, status: 'active' })
  shop.stripe.books.subscriptionOf(debtor.customer).status = 'past_due'
  await shop.tell(shop.stripe.books.gossip(debtor.customer))
  expect(await debtor.check()).toMatchObject({ subscribed: false, status: 'past_due' })
  await shop.tell(shop.stripe.books.recover(debtor.customer))
  expect(await debtor.plan()).toBe('premium')
  await shop.tell(shop.stripe.books.subscribe(guest.customer, undefined, { by: 'coupon' }))
  expect(await guest.plan()).toBe('premium')
})

test("the hour before a renewal's invoice is neither a gap nor a paid month", async () => {
  const payer = await shop.payer()
  shop.house.passTime(month)
  await shop.tell(shop.stripe.books.beginRenewal(payer.customer))
  expect(await payer.check()).toMatchObject({ subscribed: true, status: 'active' })
  // The owner paused it: no payment is requested, and Stripe calls it active.
  shop.house.passTime(limits.unpaidGrace)
  expect(await payer.check()).toMatchObject({ subscribed: false, status: 'active' })
  await shop.tell(shop.stripe.books.recover(payer.customer))
  expect(await payer.check()).toMatchObject({ subscribed: true, status: 'active' })
})

test('several unpaid months in a row have one grace period of 72 hours', async () => {
  const payer = await shop.payer()
  shop.house.passTime(month)
  await shop.tell(shop.stripe.books.renew(payer.customer, { fails: true }))
  expect(await payer.plan()).toBe('premium')
  shop.house.passTime(month)
  await shop.tell(shop.stripe.books.renew(payer.customer, { fails: true }))
  expect(await payer.check()).toMatchObject({ subscribed: false, status: 'past_due' })
})

test('a subscription to another price is not Premium and does not block a checkout, and one at an old price continues', async () => {
  const [other, loyal] = [await aCustomer(), await aCustomer()]
  await shop.tell(shop.stripe.books.subscribe(other.customer, undefined, { price: 'price_of_a_newsletter' }))
  expect(await other.check()).toMatchObject({ subscribed: false, status: null })
  expect(await other.checkout()).toMatch(/^https:/)
  await shop.tell(shop.stripe.books.subscribe(loyal.customer, undefined, { price: oldPrice }))
  expect(await loyal.check()).toMatchObject({ subscribed: true, status: 'active' })
  expect(await (await loyal.call('create-checkout')).json()).toMatchObject({ code: 'already_subscribed' })
})

test('another customer of the same Stripe account does not replace the known one', async () => {
  const known = await aCustomer()
  const stranger = { id: shop.stripe.books.newId('cus'), email: null, metadata: { user_id: known.id }, isDeleted: false }
  shop.stripe.books.customers.push(stranger)
  await shop.tell(shop.stripe.books.subscribe(stranger.id, undefined, { price: 'price_of_a_newsletter' }))
  expect(await known.customerNow()).toBe(known.customer)
  expect(await known.plan()).toBe('free')
})

test('an account deleted while Stripe creates its customer leaves no address and no customer at Stripe', async () => {
  const cook = await shop.cook()
  const { db } = shop.house.world
  const { books } = shop.stripe
  const before = books.customers.length
  shop.stripe.delay = async () => {
    if (books.customers.length > before) await sql`delete from auth.users where id = ${cook.id}`.execute(db)
  }
  expect((await cook.call('create-checkout')).status).toBe(401)
  shop.stripe.delay = async () => {}
  expect(books.customers.at(-1)).toMatchObject({ metadata: { user_id: cook.id }, email: null, isDeleted: false })
  expect(shop.stripe.asked.map(({ form }) => form.email)).not.toContain(cook.email)
  await shop.work()
  expect(books.customers.at(-1)).toMatchObject({ metadata: {}, isDeleted: true })
})
