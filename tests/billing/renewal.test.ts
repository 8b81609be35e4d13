import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// The first hour of a month: Stripe has begun it and calls it active, but has not requested its payment yet.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  shop.stripe.misbehaviour = null
})

/** Sets the clock. */
const goTo = (time: number) => shop.house.passTime(time - shop.now().getTime())

/** A member whose first month has just ended, and whose second month Stripe has announced. */
async function aRenewal() {
  const payer = await shop.payer()
  const end = Date.parse((await payer.check()).subscription_end ?? '')
  goTo(end + 1_000)
  await shop.tell(shop.stripe.books.beginRenewal(payer.customer))
  return { payer, end }
}

test('an announced renewal counts for 72 hours until it is paid, and its period ends when Stripe says', async () => {
  const { payer, end } = await aRenewal()
  const told = await payer.check()
  expect(told).toMatchObject({ subscribed: true, subscription_end: new Date(end + limits.unpaidGrace).toISOString() })
  const nextEnd = shop.stripe.books.subscriptionOf(payer.customer).end.getTime()
  expect(nextEnd).toBeGreaterThan(end + month)
  expect(told.period_end).toBe(new Date(Math.floor(nextEnd / 1_000) * 1_000).toISOString())
  await shop.tell(shop.stripe.books.recover(payer.customer))
  const paid = await payer.check()
  expect(paid.subscription_end).toBe(told.period_end)
  expect(paid.period_end).toBe(told.period_end)
})

test('an unpaid renewal ends after its 72 hours even while Stripe is down', async () => {
  const { payer, end } = await aRenewal()
  const over = end + limits.unpaidGrace
  shop.stripe.misbehaviour = 'away'
  goTo(over - 90_000)
  await shop.work()
  expect(await payer.plan()).toBe('premium')
  goTo(over + 1_000)
  await shop.work()
  expect([await payer.plan(), (await payer.check()).subscribed]).toEqual(['free', false])
})

test('the hour of an announced renewal adds nothing to the 72 hours while Stripe is down', async () => {
  const payer = await shop.payer()
  const end = Date.parse((await payer.check()).subscription_end ?? '')
  shop.stripe.misbehaviour = 'away'
  goTo(end - 90_000)
  await shop.work()
  goTo(end + 1_000)
  expect(await payer.plan()).toBe('premium')
  shop.stripe.misbehaviour = null
  await shop.tell(shop.stripe.books.beginRenewal(payer.customer))
  shop.stripe.misbehaviour = 'away'
  goTo(end + limits.subscriptionGrace - 90_000)
  await shop.work()
  goTo(end + limits.subscriptionGrace - 1_000)
  expect(await payer.plan()).toBe('premium')
  goTo(end + limits.subscriptionGrace + 1_000)
  expect(await payer.plan()).toBe('free')
})
