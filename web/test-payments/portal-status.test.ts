import { expect, test } from 'vitest'
import type { Subscription } from '#domain/billing/subscription.ts'
import { type Bought, type LastPayment, portalStatusOf } from '#web/test-payments/portal-status.ts'

const aBought = (over: Partial<Bought> = {}): Bought => ({
  status: 'active',
  period_end: '2026-12-22T12:00:00.000Z',
  cancel_at_period_end: false,
  card_pays: true,
  ...over,
})
const aPayment = (over: Partial<LastPayment> = {}): LastPayment => ({
  at: '2026-11-22T12:00:00.000Z',
  is_refunded: false,
  dispute: 'none',
  ...over,
})
const paidFor = (subscribed: boolean): Subscription => ({
  subscribed,
  subscription_end: subscribed ? '2026-12-22T12:00:00.000Z' : null,
  period_end: '2026-12-22T12:00:00.000Z',
  status: 'active',
  cancel_at_period_end: false,
  can_manage: true,
})
const told = (bought: Partial<Bought>, payment: Partial<LastPayment>, subscribed: boolean) =>
  portalStatusOf(aBought(bought), aPayment(payment), paidFor(subscribed))

test('a subscription with Premium on renews or was cancelled, and a dispute that was won changes nothing', () => {
  expect(told({}, {}, true)).toBe('renews')
  expect(told({}, { dispute: 'won' }, true)).toBe('renews')
  expect(told({ cancel_at_period_end: true }, {}, true)).toBe('cancelled')
})

test('a payment that failed is no cancellation, whatever became of the one before', () => {
  expect(told({ status: 'past_due' }, {}, true)).toBe('failed')
  expect(told({ status: 'past_due' }, { is_refunded: true }, false)).toBe('owed')
})

test('a subscription that exists and does not count says which payment went back', () => {
  expect(told({}, { is_refunded: true }, false)).toBe('refunded')
  expect(told({ cancel_at_period_end: true }, { is_refunded: true }, false)).toBe('refunded')
  expect(told({}, { dispute: 'open' }, false)).toBe('disputed')
  expect(told({ status: 'past_due' }, { dispute: 'lost' }, false)).toBe('lost')
  expect(told({ status: 'paused' }, {}, false)).toBe('off')
})

test('an ended subscription has ended, whatever became of its payment', () => {
  expect(told({ status: 'canceled' }, { is_refunded: true }, false)).toBe('ended')
  expect(told({ status: 'canceled' }, { dispute: 'open' }, false)).toBe('ended')
  expect(told({ status: 'canceled' }, { dispute: 'lost' }, false)).toBe('ended')
})
