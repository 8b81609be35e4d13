import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entitlementOf, type PaidLast, type PaidSubscription } from '#domain/billing/entitlement.ts'
import { subscriptionStatuses } from '#domain/billing/subscription.ts'

const hour = 3_600_000
const grace = 72 * hour
const begun = new Date('2026-07-01T10:00:00Z')
const over = new Date('2026-08-01T10:00:00Z')
const paid: PaidLast = { isRefunded: false, dispute: 'none' }
const later = (time: Date, ms: number) => new Date(time.getTime() + ms)

const aSubscription = (parts: Partial<PaidSubscription> = {}): PaidSubscription => ({
  status: 'active',
  periodStart: begun,
  periodEnd: over,
  cancelAtPeriodEnd: false,
  endedAt: null,
  ...parts,
})
const endOf = (parts: Partial<PaidSubscription>, lastPayment: PaidLast | null = paid) =>
  entitlementOf({ subscriptions: [aSubscription(parts)], lastPayment }, grace)?.end

test('who never had a subscription is entitled to nothing', () => {
  expect(entitlementOf({ subscriptions: [], lastPayment: paid }, grace)).toBeNull()
})

test('active and trialing last to the end of the period, cancelled or not', () => {
  for (const status of ['active', 'trialing'] as const) {
    for (const cancelAtPeriodEnd of [false, true]) expect(endOf({ status, cancelAtPeriodEnd })).toEqual(over)
  }
  expect(endOf({ status: 'trialing' }, null)).toEqual(over)
})

test('what is owed lasts 72 hours from the beginning of the period, and no longer than the period', () => {
  expect(endOf({ status: 'past_due' })).toEqual(later(begun, grace))
  expect(endOf({ status: 'past_due', periodEnd: later(begun, hour) })).toEqual(later(begun, hour))
})

test('what was ended lasts to its end, or to that of the period, if anything was paid', () => {
  expect(endOf({ status: 'canceled', endedAt: later(begun, hour) })).toEqual(later(begun, hour))
  expect(endOf({ status: 'canceled', endedAt: later(over, hour) })).toEqual(over)
  expect(endOf({ status: 'canceled', endedAt: later(begun, hour) }, null)).toBeNull()
})

test('unpaid, incomplete, expired and paused are nothing', () => {
  for (const status of ['unpaid', 'incomplete', 'incomplete_expired', 'paused'] as const) expect(endOf({ status })).toBeNull()
})

test('a payment that was given back or is disputed counts for nothing', () => {
  const takenBack: PaidLast[] = [
    { isRefunded: true, dispute: 'none' },
    { isRefunded: false, dispute: 'open' },
    { isRefunded: false, dispute: 'lost' },
  ]
  for (const status of subscriptionStatuses) for (const last of takenBack) expect(endOf({ status, endedAt: over }, last)).toBeNull()
})

test('of several, what is paid for goes before what is owed, and that before what is over', () => {
  const told = (...parts: Partial<PaidSubscription>[]) =>
    entitlementOf({ subscriptions: parts.map(aSubscription), lastPayment: paid }, grace)
  expect(told({ status: 'canceled', endedAt: over }, {})?.status).toBe('active')
  expect(told({}, { periodEnd: later(over, hour) })?.end).toEqual(later(over, hour))
  expect(told({ status: 'canceled', endedAt: over }, { status: 'unpaid' })?.status).toBe('unpaid')
  expect(told({ status: 'incomplete_expired' }, { status: 'canceled', endedAt: begun })).toMatchObject({ status: 'canceled', end: begun })
})

const AnySubscription: fc.Arbitrary<PaidSubscription> = fc
  .record({
    status: fc.constantFrom(...subscriptionStatuses),
    start: fc.nat(1_000),
    length: fc.nat(800),
    ended: fc.nat(2_000),
    flag: fc.boolean(),
  })
  .map(({ status, start, length, ended, flag }) => ({
    status,
    periodStart: later(begun, start * hour),
    periodEnd: later(begun, (start + length) * hour),
    cancelAtPeriodEnd: flag,
    endedAt: status === 'canceled' ? later(begun, ended * hour) : null,
  }))
const AnyPayment = fc.option(
  fc.record({ isRefunded: fc.boolean(), dispute: fc.constantFrom('none' as const, 'open' as const, 'lost' as const) }),
)

test('nobody is ever entitled beyond a period that Stripe names, and the order of the list does not matter', () => {
  fc.assert(
    fc.property(fc.array(AnySubscription, { maxLength: 5 }), AnyPayment, (subscriptions, lastPayment) => {
      const told = entitlementOf({ subscriptions, lastPayment }, grace)
      const longest = Math.max(...subscriptions.map(({ periodEnd }) => periodEnd.getTime()))
      if (told?.end) expect(told.end.getTime()).toBeLessThanOrEqual(longest)
      const other = entitlementOf({ subscriptions: subscriptions.toReversed(), lastPayment }, grace)
      expect(other?.end ?? null).toEqual(told?.end ?? null)
    }),
  )
})
