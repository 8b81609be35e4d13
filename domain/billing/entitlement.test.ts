import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entitlementOf, type PaidSubscription, type PaidTime } from '#domain/billing/entitlement.ts'
import { subscriptionStatuses } from '#domain/billing/subscription.ts'

const hour = 3_600_000
const grace = 72 * hour
const begun = new Date('2026-07-01T10:00:00Z')
const over = new Date('2026-08-01T10:00:00Z')
const later = (time: Date, ms: number) => new Date(time.getTime() + ms)

const aPaidTime = (parts: Partial<PaidTime> = {}): PaidTime => ({ at: begun, until: over, isRefunded: false, ...parts })

const aSubscription = (parts: Partial<PaidSubscription> = {}): PaidSubscription => ({
  status: 'active',
  periodEnd: over,
  cancelAtPeriodEnd: false,
  endedAt: null,
  lastPaid: aPaidTime(),
  ...parts,
})
const endOf = (parts: Partial<PaidSubscription>, disputedAt: Date | null = null) =>
  entitlementOf({ subscriptions: [aSubscription(parts)], disputedAt }, grace)?.end
/** Paid up to a month ago. */
const before = aPaidTime({ at: later(begun, -30 * 24 * hour), until: begun })

test('a customer without any subscription has no Premium', () => {
  expect(entitlementOf({ subscriptions: [], disputedAt: null }, grace)).toBeNull()
})

test('active and trialing subscriptions last to the end of the paid period, cancelled or not', () => {
  for (const status of ['active', 'trialing'] as const) {
    for (const cancelAtPeriodEnd of [false, true]) expect(endOf({ status, cancelAtPeriodEnd })).toEqual(over)
  }
  expect(endOf({ status: 'trialing', lastPaid: null })).toEqual(over)
})

test('an active subscription counts when nothing was due, but not before its first payment', () => {
  expect(endOf({})).toEqual(over)
  expect(endOf({ lastPaid: null })).toBeNull()
})

test.each(['active', 'past_due'] as const)(
  'an unpaid period (%s) counts for 72 hours after the paid one, once, and no longer than the period',
  (status) => {
    expect(endOf({ status, lastPaid: before })).toEqual(later(begun, grace))
    expect(endOf({ status, lastPaid: before, periodEnd: later(begun, hour) })).toEqual(later(begun, hour))
    const nextMonth = { status, lastPaid: before, periodEnd: later(over, 31 * 24 * hour) } as const
    expect(endOf(nextMonth)).toEqual(later(begun, grace))
    expect(endOf({ status, lastPaid: null })).toBeNull()
  },
)

test("a cancelled subscription lasts to its end or its period's, if anything was paid", () => {
  expect(endOf({ status: 'canceled', endedAt: later(begun, hour) })).toEqual(later(begun, hour))
  expect(endOf({ status: 'canceled', endedAt: later(over, hour) })).toEqual(over)
  expect(endOf({ status: 'canceled', endedAt: later(begun, hour), lastPaid: null })).toBeNull()
})

test('unpaid, incomplete, expired and paused subscriptions give no Premium', () => {
  for (const status of ['unpaid', 'incomplete', 'incomplete_expired', 'paused'] as const) expect(endOf({ status })).toBeNull()
})

test('a refunded last payment ends its own subscription and no other', () => {
  const lastPaid = aPaidTime({ isRefunded: true })
  for (const status of subscriptionStatuses) expect(endOf({ status, endedAt: over, lastPaid })).toBeNull()
  const both = [aSubscription({ lastPaid, periodEnd: later(over, hour) }), aSubscription()]
  expect(entitlementOf({ subscriptions: both, disputedAt: null }, grace)?.end).toEqual(over)
})

test('a dispute cancels all payments made before it was opened and none made later', () => {
  for (const status of subscriptionStatuses) {
    for (const lastPaid of [aPaidTime(), null]) expect(endOf({ status, endedAt: over, lastPaid }, begun)).toBeNull()
  }
  expect(endOf({}, later(begun, hour))).toBeNull()
  expect(endOf({}, later(begun, -1))).toEqual(over)
})

test('a paid subscription goes before an unpaid one, and an unpaid one before an ended one', () => {
  const told = (...parts: Partial<PaidSubscription>[]) =>
    entitlementOf({ subscriptions: parts.map(aSubscription), disputedAt: null }, grace)
  expect(told({ status: 'canceled', endedAt: over }, {})?.status).toBe('active')
  expect(told({}, { periodEnd: later(over, hour) })?.end).toEqual(later(over, hour))
  expect(told({ status: 'canceled', endedAt: over }, { status: 'unpaid' })?.status).toBe('unpaid')
  expect(told({ status: 'incomplete_expired' }, { status: 'canceled', endedAt: begun })).toMatchObject({ status: 'canceled', end: begun })
})

const Moment = fc.nat(2_000).map((hours) => later(begun, hours * hour))
const AnyPaidTime: fc.Arbitrary<PaidTime> = fc.record({ at: Moment, until: Moment, isRefunded: fc.boolean() })
const AnySubscription: fc.Arbitrary<PaidSubscription> = fc
  .record({
    status: fc.constantFrom(...subscriptionStatuses),
    periodEnd: Moment,
    cancelAtPeriodEnd: fc.boolean(),
    ended: Moment,
    lastPaid: fc.option(AnyPaidTime),
  })
  .map(({ ended, ...rest }) => ({ ...rest, endedAt: rest.status === 'canceled' ? ended : null }))
const AnyPaid = fc.record({ subscriptions: fc.array(AnySubscription, { maxLength: 5 }), disputedAt: fc.option(Moment) })

test('Premium never lasts beyond a period that Stripe names, in any order of the lists', () => {
  fc.assert(
    fc.property(AnyPaid, ({ subscriptions, disputedAt }) => {
      const told = entitlementOf({ subscriptions, disputedAt }, grace)
      const longest = Math.max(...subscriptions.map(({ periodEnd }) => periodEnd.getTime()))
      if (told?.end) expect(told.end.getTime()).toBeLessThanOrEqual(longest)
      const other = entitlementOf({ subscriptions: subscriptions.toReversed(), disputedAt }, grace)
      expect(other?.end ?? null).toEqual(told?.end ?? null)
    }),
  )
})

test('refunded payments give no Premium, and unpaid ones none beyond the grace', () => {
  fc.assert(
    fc.property(AnyPaid, ({ subscriptions, disputedAt }) => {
      const isBack = ({ lastPaid }: PaidSubscription) => lastPaid?.isRefunded || (disputedAt && lastPaid && lastPaid.at <= disputedAt)
      expect(entitlementOf({ subscriptions: subscriptions.filter(isBack), disputedAt }, grace)?.end ?? null).toBeNull()
      const owed = subscriptions.filter(({ status }) => status === 'past_due' || status === 'active')
      const end = entitlementOf({ subscriptions: owed, disputedAt: null }, grace)?.end
      const paidUntil = Math.max(...owed.map(({ lastPaid }) => lastPaid?.until.getTime() ?? 0))
      if (end) expect(end.getTime()).toBeLessThanOrEqual(paidUntil + grace)
      const unpaid = subscriptions.filter(({ status }) => status !== 'trialing').map((one) => ({ ...one, lastPaid: null }))
      expect(entitlementOf({ subscriptions: unpaid, disputedAt }, grace)?.end ?? null).toBeNull()
    }),
  )
})
