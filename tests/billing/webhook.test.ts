import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { settings, webhookOf } from './fake-stripe.ts'
import { openShop, type Shop } from './shop.ts'

// A webhook has no effect unless Stripe signed exactly these bytes just now and they are new.

const rotated = 'whsec_the_one_before_0123456789'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ secrets: `${settings.webhookSecret},${rotated}` })
})
afterAll(() => shop.close())

const ahead = (ms: number) => new Date(shop.now().getTime() + ms)

/** Posts a body, expects no change and no request to Stripe, and returns status and code. */
async function refused(body: string | Uint8Array, signature?: string): Promise<string> {
  const before = await shop.ledger()
  const asked = shop.stripe.asked.length
  const answer = await shop.post(body, signature)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const { code } = await answer.json()
  expect(await shop.ledger()).toEqual(before)
  expect(shop.stripe.asked.length).toBe(asked)
  return `${answer.status} ${code}`
}

/** A webhook that would make a member Premium. */
async function aTemptation(at = shop.now()) {
  const cook = await shop.cook()
  const [event] = shop.stripe.books.pay(await cook.checkout())
  if (!event) throw new Error('Nothing was told')
  return { ...webhookOf(event, { at }), event }
}

test('a webhook with a missing or forged signature is refused and changes nothing', async () => {
  const { body, event } = await aTemptation()
  const at = shop.now()
  expect(await refused(body)).toBe('400 bad_signature')
  expect(await refused(body, '')).toBe('400 bad_signature')
  expect(await refused(body, 't=,v1=')).toBe('400 bad_signature')
  expect(await refused(body, `t=${Math.floor(at.getTime() / 1000)},v1=${'0'.repeat(64)}`)).toBe('400 bad_signature')
  const forged = webhookOf(event, { at, secret: 'whsec_of_somebody_else_0123456789' })
  expect(await refused(forged.body, forged.signature)).toBe('400 bad_signature')
  const old = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: settings.webhookSecret,
    timestamp: at.getTime() / 1000,
    scheme: 'v0',
  })
  expect(await refused(body, old)).toBe('400 bad_signature')
})

test('a webhook signature is valid for its exact bytes and one time, five minutes either way', async () => {
  const { body, signature, event } = await aTemptation()
  expect(await refused(`${body} `, signature)).toBe('400 bad_signature')
  expect(await refused(body.replace('"evt', '"ev_'), signature)).toBe('400 bad_signature')
  for (const away of [-1, 1]) {
    const late = webhookOf(event, { at: ahead(away * (billingLimits.signatureTolerance + 5_000)) })
    expect(await refused(late.body, late.signature)).toBe('400 bad_signature')
  }
  const time = Math.floor(shop.now().getTime() / 1000)
  expect(await refused(body, `${signature},t=${time}`)).toBe('400 bad_signature')
  expect(await refused(body, signature.replace(/t=\d+/, `t=${time + 1}`))).toBe('400 bad_signature')
  const near = webhookOf(event, { at: ahead(billingLimits.signatureTolerance - 60_000) })
  expect((await shop.post(near.body, near.signature)).status).toBe(200)
})

test('a webhook with the same signature is accepted once', async () => {
  const { body, signature } = await aTemptation()
  expect((await shop.post(body, signature)).status).toBe(200)
  expect(await refused(body, signature)).toBe('400 bad_signature')
  for (const spelled of [`${signature},v0=1`, `${signature},v1=${'0'.repeat(64)}`, `x=1,${signature}`, signature.replace('t=', 't=0')]) {
    expect(await refused(body, spelled), spelled).toBe('400 bad_signature')
  }
})

test('an event that Stripe repeats is answered with success and changes nothing', async () => {
  const { body, signature, event } = await aTemptation()
  expect((await shop.post(body, signature)).status).toBe(200)
  const before = await shop.ledger()
  const asked = shop.stripe.asked.length
  shop.house.passTime(5_000)
  expect(await shop.tell([event])).toEqual([200])
  expect(await shop.ledger()).toEqual(before)
  expect(shop.stripe.asked.length).toBe(asked)
  // This delivery, too, is accepted once.
  const again = webhookOf(event, { at: shop.now() })
  await shop.post(again.body, again.signature)
  expect(await refused(again.body, again.signature)).toBe('400 bad_signature')
})

test('both webhook secrets are valid during a change, and no other secret is', async () => {
  const { event } = await aTemptation()
  expect(await shop.tell([event], { secret: rotated })).toEqual([200])
  const other = await aTemptation()
  expect(await shop.tell([other.event])).toEqual([200])
})

test('a webhook that is too large, empty, compressed or not an event is refused, signed or not', async () => {
  const sign = (payload: string) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: settings.webhookSecret, timestamp: shop.now().getTime() / 1000 })
  const large = JSON.stringify({
    id: 'evt_large',
    object: 'event',
    type: 'x',
    data: { object: { object: 'x' } },
    pad: 'x'.repeat(billingLimits.webhookBytes),
  })
  expect(await refused(large, sign(large))).toBe('400 bad_request')
  expect(await refused('', sign(''))).toBe('400 bad_signature')
  for (const body of ['{', 'null', '[]', '"evt"', '7', '\u0000']) expect(await refused(body, sign(body)), body).toMatch(/^400 bad_/)
  for (const body of [
    {},
    { id: 'evt_1', object: 'event' },
    { id: 'evt_1', object: 'event', type: 'x', data: null },
    { id: "evt_1'; drop table", object: 'event', type: 'x', data: { object: { object: 'customer', id: 'cus_1' } } },
    { id: 'evt_1', object: 'event', type: 'x'.repeat(300), data: { object: { object: 'customer', id: 'cus_1' } } },
    { id: 'evt_1', object: 'v2.core.event', type: 'x', data: { object: { object: 'customer', id: 'cus_1' } } },
  ]) {
    const text = JSON.stringify(body)
    expect(await refused(text, sign(text)), text).toMatch(/^400 bad_/)
  }
  const latin = Buffer.from([0x7b, 0xff, 0x7d])
  expect(await refused(latin, sign('{}'))).toMatch(/^400 bad_/)
})

test('the webhook route refuses other methods', async () => {
  const answer = await shop.house.world.send('/functions/v1/stripe-webhook')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

test('unknown event types and foreign customers are accepted and change no subscription', async () => {
  const before = await shop.ledger()
  const { books } = shop.stripe
  const stranger = { id: books.newId('cus'), email: null, metadata: {}, isDeleted: false }
  books.customers.push(stranger)
  const deleted = { ...stranger, id: books.newId('cus'), isDeleted: true }
  books.customers.push(deleted)
  expect(await shop.tell([...books.gossip(), ...books.gossip(stranger.id), ...books.gossip(deleted.id)])).toEqual([200, 200, 200])
  const { events, ...rest } = Object(await shop.ledger())
  const { events: earlier, ...others } = Object(before)
  expect([events, rest]).toEqual([earlier + 3, others])
  const left = await shop.house.world.db.selectFrom('private.billing_events').select('id').where('state', '<>', 'done').execute()
  expect(left).toEqual([])
})

test('an event about an object of any other shape is accepted and has no effect', async () => {
  const { customers, farewells, subscriptions } = Object(await shop.ledger())
  const asked = shop.stripe.asked.length
  const about: [string, object][] = [
    ['coupon.created', { id: 'SUMMER 25%', object: 'coupon' }],
    ['coupon.deleted', { id: 'Été — 50 €', object: 'coupon' }],
    ['product.updated', { id: 'Cook book', object: 'product' }],
    ['plan.updated', { id: 'gold/monthly', object: 'plan' }],
    ['balance.available', { object: 'balance' }],
    ['promotion_code.created', { id: 'promo_1', object: 'promotion_code', customer: null }],
    ['customer.created', { id: 'ada@example.org', object: 'customer' }],
    ['customer.created', { id: 7, object: 'customer' }],
    ['invoice.paid', { id: 'in_1', object: 'invoice', customer: 'Ada & sons' }],
    ['something.new', { id: { of: 'it' }, customer: { name: 'Ada' }, charge: 7 }],
    ['something.new', {}],
  ]
  const created = Math.floor(shop.now().getTime() / 1000)
  for (const [type, object] of about)
    expect(await shop.tell([{ id: shop.stripe.books.newId('evt'), type, created, object }]), JSON.stringify(object)).toEqual([200])
  expect(await shop.ledger()).toMatchObject({ customers, farewells, subscriptions })
  expect(shop.stripe.asked.length).toBe(asked)
})

test.each(['away', '500', '503', '429', 'garbage', 'another shape'] as const)(
  'an event during the Stripe fault "%s" waits and is processed afterwards',
  async (misbehaviour) => {
    const cook = await shop.cook()
    const events = shop.stripe.books.pay(await cook.checkout())
    shop.stripe.misbehaviour = misbehaviour
    expect(await shop.tell(events)).toEqual([200, 200, 200])
    expect((await cook.check()).subscribed).toBe(false)
    await shop.work()
    expect(await cook.plan()).toBe('free')
    shop.stripe.misbehaviour = null
    shop.house.passTime(billingLimits.retry.longest)
    await shop.work()
    expect(await cook.plan()).toBe('premium')
    const open = await shop.house.world.db.selectFrom('private.billing_events').select('id').where('state', '=', 'pending').execute()
    expect(open).toEqual([])
    // An unreadable answer is reported to the owner; an unreachable Stripe is not.
    expect(shop.house.world.failures.splice(0).length > 0).toBe(misbehaviour === 'another shape')
  },
)
