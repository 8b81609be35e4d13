import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from './shop.ts'

// A checkout opens only when the payment that follows could be read and kept.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.stripe.forbidden.clear())
afterAll(() => shop.close())

test.each(['subscriptions', 'invoices', 'charges', 'disputes'])(
  'a Stripe key that cannot read %s opens no checkout, for a new customer or a known one',
  async (what) => {
    const [cook, known] = [await shop.cook(), await shop.payer()]
    await shop.tell(shop.stripe.books.end(known.customer))
    const before = shop.stripe.books.checkouts.length
    shop.stripe.forbidden.add(`/v1/${what}`)
    for (const member of [cook, cook, known])
      expect(await (await member.call('create-checkout')).json()).toMatchObject({ status: 503, code: 'unavailable' })
    expect(shop.stripe.books.checkouts.length).toBe(before)
    shop.stripe.forbidden.clear()
    await shop.tell(shop.stripe.books.pay(await cook.checkout()))
    expect(await cook.plan()).toBe('premium')
    expect(shop.stripe.books.customers.filter(({ metadata }) => metadata.user_id === cook.id)).toHaveLength(1)
  },
)
