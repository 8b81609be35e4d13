import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { openShop, type Shop } from './shop.ts'

// Stripe accepts a call and does not answer: a caller with a cached answer does not wait, and the late answer is kept.

const { look, lookPatience, checkoutAwaited } = billingLimits
let isPatient = false
const paused: number[] = []
let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    answer: 600_000,
    async pause(ms) {
      paused.push(ms)
      if (isPatient) await new Promise(() => {})
    },
  })
})
afterEach(() => {
  shop.stripe.delay = async () => {}
  shop.stripe.misbehaviour = null
  isPatient = false
  paused.length = 0
})
afterAll(() => shop.close())

/** Stripe hangs from now on; calling the result lets it answer. */
function hang(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.stripe.delay = () => promise
  return resolve
}

test("a member gets the cached subscription while Stripe hangs, and Stripe's late answer is kept", async () => {
  const payer = await shop.payer()
  shop.stripe.books.cancelAtEnd(payer.customer)
  shop.house.passTime(look.stale + 1)
  const letGo = hang()
  expect(await payer.check()).toMatchObject({ subscribed: true, cancel_at_period_end: false })
  expect(paused).toEqual([lookPatience])
  letGo()
  await shop.house.world.backgroundWork.settled()
  const row = await shop.house.world.db
    .selectFrom('public.subscriptions')
    .select('cancel_at_period_end')
    .where('user_id', '=', payer.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ cancel_at_period_end: true })
  expect(await payer.check()).toMatchObject({ subscribed: true, cancel_at_period_end: true })
})

test('a late failure of Stripe is no error, and the cached subscription holds', async () => {
  const payer = await shop.payer()
  shop.house.passTime(look.stale + 1)
  const letGo = hang()
  shop.stripe.misbehaviour = '503'
  expect(await payer.check()).toMatchObject({ subscribed: true })
  letGo()
  await shop.house.world.backgroundWork.settled()
  shop.stripe.misbehaviour = null
  expect(await payer.plan()).toBe('premium')
})

test("a member with an open checkout, and one without a cached answer, wait for Stripe's answer", async () => {
  const cook = await shop.cook()
  const url = await cook.checkout()
  shop.house.passTime(look.awaited)
  shop.stripe.books.pay(url)
  expect(await cook.check()).toMatchObject({ subscribed: true })

  const lapsed = await shop.payer()
  shop.stripe.books.end(lapsed.customer)
  shop.house.passTime(look.stale + 1)
  isPatient = true
  expect(await lapsed.check()).toMatchObject({ subscribed: false })
  isPatient = false
  shop.stripe.books.pay(await lapsed.checkout())
  shop.house.passTime(look.stale + 1)
  paused.length = 0
  expect(await lapsed.check()).toMatchObject({ subscribed: true })
  expect(paused).toEqual([])
})

test('an abandoned checkout is no longer waited for after its time', async () => {
  const cook = await shop.cook()
  await cook.checkout()
  shop.house.passTime(look.awaited)
  expect(await cook.check()).toMatchObject({ subscribed: false })
  shop.house.passTime(checkoutAwaited)
  const letGo = hang()
  expect(await cook.check()).toMatchObject({ subscribed: false })
  letGo()
})
