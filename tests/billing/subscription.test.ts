import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { limits } from '#domain/limits.ts'
import { savedRecipeLimits } from '#domain/saved-recipes/limits.ts'
import { openShop, type Shop } from './shop.ts'
import { month } from './stripe-books.ts'

// What a member has paid for, from the checkout to the end, by Stripe's events and answers.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const day = 86_400_000
const inMs = (iso: string | null) => Date.parse(iso ?? '')

test('a member who never paid has no subscription, and the check creates no customer', async () => {
  const cook = await shop.cook()
  expect(await cook.check()).toEqual({
    subscribed: false,
    subscription_end: null,
    period_end: null,
    status: null,
    cancel_at_period_end: false,
    can_manage: false,
  })
  expect(shop.stripe.asked).toEqual([])
  expect(await (await cook.call('customer-portal')).json()).toMatchObject({ status: 409, code: 'no_subscription' })
})

test('a paid checkout makes the member Premium, with unlimited searches and an archive without caps and dates', async () => {
  const cook = await shop.cook()
  const save = (name: string) =>
    cook.client.from('saved_recipes').insert({ user_id: cook.id, recipe_name: name, recipe_content: { title: name } })
  for (let count = 0; count < savedRecipeLimits.most.free; count += 1) expect((await save(`Soup ${count}`)).error).toBeNull()
  expect((await save('One too many')).error).not.toBeNull()
  const dated = await cook.client.from('saved_recipes').select('expires_at')
  expect(dated.data?.every(({ expires_at }) => expires_at !== null)).toBe(true)

  const url = await cook.checkout()
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//)
  expect(await cook.plan()).toBe('free')
  expect(await shop.tell(shop.stripe.books.pay(url))).toEqual([200, 200, 200])
  expect(await cook.plan()).toBe('premium')
  const told = await cook.check()
  expect(told).toMatchObject({ subscribed: true, status: 'active', cancel_at_period_end: false, can_manage: true })
  expect(Math.abs(inMs(told.subscription_end) - (shop.now().getTime() + month))).toBeLessThan(60_000)
  const usage = await (await cook.call('check-usage-status')).json()
  expect(usage).toMatchObject({ premium: { isActive: true }, canGenerate: true, usage: { limit: null, remaining: null } })
  const cleared = await cook.client.from('saved_recipes').select('expires_at')
  expect(cleared.data?.map(({ expires_at }) => expires_at)).toEqual(Array(savedRecipeLimits.most.free).fill(null))
  expect((await save('One more')).error).toBeNull()
  expect(await (await cook.call('create-checkout')).json()).toMatchObject({ status: 409, code: 'already_subscribed' })
  expect((await (await cook.call('customer-portal')).json()).url).toMatch(/^https:\/\/billing\.stripe\.com\//)
})

test('a paid member becomes Premium on the next check even without a webhook', async () => {
  const cook = await shop.cook()
  shop.stripe.books.pay(await cook.checkout())
  shop.house.passTime(billingLimits.look.awaited)
  expect(await cook.check()).toMatchObject({ subscribed: true })
})

test("a browser's storage, success page or call parameters do not make a member Premium", async () => {
  const cook = await shop.cook()
  await cook.checkout()
  shop.house.passTime(billingLimits.look.awaited)
  await shop.house.world.send('/subscription-success?session_id=cs_test_paid')
  const claimed = await cook.call(
    'check-subscription',
    { subscribed: true, subscription_end: '2999-01-01T00:00:00Z' },
    { 'x-premium': 'true' },
  )
  expect(await claimed.json()).toMatchObject({ subscribed: false, status: null })
  const written = await cook.client.from('subscriptions').insert({
    user_id: cook.id,
    status: 'active',
    subscription_end: '2999-01-01T00:00:00Z',
    cancel_at_period_end: false,
    updated_at: '2026-01-01T00:00:00Z',
  })
  expect(written.error).toMatchObject({ code: '42501' })
  expect(await cook.plan()).toBe('free')
})

test.each(['date', 'flag'] as const)('a subscription cancelled in the portal (by %s) lasts exactly to the end of its month', async (by) => {
  const payer = await shop.payer()
  await shop.tell(shop.stripe.books.cancelAtEnd(payer.customer, by))
  const told = await payer.check()
  expect(told).toMatchObject({ subscribed: true, status: 'active', cancel_at_period_end: true })
  const end = inMs(told.subscription_end)
  // A member who was away this long signs in again while the clock continues.
  shop.house.passTime(end - shop.now().getTime() - 60_000)
  await payer.check()
  shop.house.passTime(end - shop.now().getTime() - 5_000)
  expect([await payer.plan(), (await payer.check()).subscribed]).toEqual(['premium', true])
  shop.stripe.books.end(payer.customer)
  shop.house.passTime(end - shop.now().getTime())
  expect([await payer.plan(), (await payer.check()).subscribed]).toEqual(['free', false])
  expect(await payer.check()).toMatchObject({ status: 'canceled', can_manage: true })
  expect(await payer.checkout()).toMatch(/^https:/)
})

test('a resumed subscription is renewed', async () => {
  const payer = await shop.payer()
  await shop.tell(shop.stripe.books.cancelAtEnd(payer.customer))
  await shop.tell(shop.stripe.books.cancelAtEnd(payer.customer, 'not'))
  shop.house.passTime(month)
  await shop.tell(shop.stripe.books.renew(payer.customer))
  expect(await payer.check()).toMatchObject({ subscribed: true, cancel_at_period_end: false })
  expect(inMs((await payer.check()).subscription_end)).toBeGreaterThan(shop.now().getTime() + month - day)
})

test('an unpaid renewal counts for 72 hours, and again once it is paid', async () => {
  const payer = await shop.payer()
  shop.house.passTime(month)
  await shop.tell(shop.stripe.books.renew(payer.customer, { fails: true }))
  expect(await payer.check()).toMatchObject({ subscribed: true, status: 'past_due' })
  expect(await (await payer.call('create-checkout')).json()).toMatchObject({ code: 'already_subscribed' })
  shop.house.passTime(limits.unpaidGrace - 60_000)
  expect((await payer.check()).subscribed).toBe(true)
  shop.house.passTime(120_000)
  expect(await payer.check()).toMatchObject({ subscribed: false, status: 'past_due' })
  await shop.tell(shop.stripe.books.recover(payer.customer))
  expect(await payer.check()).toMatchObject({ subscribed: true, status: 'active' })
  await shop.tell(shop.stripe.books.end(payer.customer, 'unpaid'))
  expect(await payer.check()).toMatchObject({ subscribed: false, status: 'unpaid' })
})

test('a refund ends Premium at once, and the next payment restarts it', async () => {
  const payer = await shop.payer()
  await shop.tell(shop.stripe.books.refund(payer.customer))
  expect(await payer.check()).toMatchObject({ subscribed: false, subscription_end: null, status: 'active' })
  expect(await payer.plan()).toBe('free')
  shop.house.passTime(month)
  await shop.tell(shop.stripe.books.renew(payer.customer))
  expect((await payer.check()).subscribed).toBe(true)
})

test('a dispute ends Premium; a won one restores it and a lost one does not', async () => {
  const [winner, loser, asked] = [await shop.payer(), await shop.payer(), await shop.payer()]
  const { books } = shop.stripe
  for (const one of [winner, loser]) {
    await shop.tell(books.dispute(one.customer))
    expect((await one.check()).subscribed).toBe(false)
  }
  await shop.tell(books.closeDispute(winner.customer, 'won'))
  await shop.tell(books.closeDispute(loser.customer, 'lost'))
  expect([(await winner.check()).subscribed, (await loser.check()).subscribed]).toEqual([true, false])
  await shop.tell(books.dispute(asked.customer, 'warning_needs_response'))
  expect((await asked.check()).subscribed).toBe(true)
})

test.each(['needs_response', 'lost'] as const)(
  'a member who pays again after a dispute (%s) is Premium, by a new subscription or a renewal',
  async (status) => {
    const { books } = shop.stripe
    const [buyer, renewed] = [await shop.payer(), await shop.payer()]
    shop.house.passTime(day)
    for (const { customer } of [buyer, renewed]) await shop.tell(books.dispute(customer, status))
    await shop.tell(books.end(buyer.customer))
    expect([await buyer.plan(), await renewed.plan()]).toEqual(['free', 'free'])
    shop.house.passTime(day)
    await shop.tell(books.pay(await buyer.checkout()))
    expect(await buyer.check()).toMatchObject({ subscribed: true, status: 'active' })
    shop.house.passTime(month)
    await shop.tell(books.renew(renewed.customer))
    expect(await renewed.check()).toMatchObject({ subscribed: true, status: 'active' })
  },
)

test('a renewing subscription holds for 72 hours beyond its end while Stripe is down, and a cancelled one does not', async () => {
  const [payer, leaver] = [await shop.payer(), await shop.payer()]
  await shop.tell(shop.stripe.books.cancelAtEnd(leaver.customer))
  const end = inMs((await payer.check()).subscription_end)
  shop.stripe.misbehaviour = 'away'
  // Between the last minute and the end, the jobs cannot reach Stripe.
  shop.house.passTime(end - shop.now().getTime() - 90_000)
  await shop.work()
  shop.house.passTime(end + 1_000 - shop.now().getTime())
  expect([await payer.plan(), await leaver.plan()]).toEqual(['premium', 'free'])
  expect(await payer.check()).toMatchObject({ subscribed: true, status: 'active' })
  expect(await (await payer.call('customer-portal')).json()).toMatchObject({ status: 503, code: 'unavailable' })
  shop.house.passTime(end + limits.subscriptionGrace - 1_000 - shop.now().getTime())
  expect([await payer.plan(), (await payer.check()).subscribed]).toEqual(['premium', true])
  shop.house.passTime(2_000)
  expect([await payer.plan(), (await payer.check()).subscribed]).toEqual(['free', false])
  expect(shop.notes.length).toBeGreaterThan(0)
  shop.stripe.misbehaviour = null
  shop.stripe.books.renew(payer.customer)
  shop.house.passTime(60_000)
  expect((await payer.check()).subscribed).toBe(true)
  const row = await shop.house.world.db
    .selectFrom('public.subscriptions')
    .selectAll()
    .where('user_id', '=', payer.id)
    .executeTakeFirstOrThrow()
  expect(row.holds_until).toBeNull()
})

test('a customer deleted at Stripe is no longer subscribed, and the next checkout creates a new one', async () => {
  const payer = await shop.payer()
  await shop.tell(shop.stripe.books.forget(payer.customer))
  expect(await payer.check()).toMatchObject({ subscribed: false, status: 'canceled' })
  await shop.tell(shop.stripe.books.pay(await payer.checkout()))
  expect(await payer.check()).toMatchObject({ subscribed: true })
  expect(await payer.customerNow()).not.toBe(payer.customer)
})
