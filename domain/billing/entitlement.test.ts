import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entitlementOf, type PaidSubscription, type Payment } from '#domain/billing/entitlement.ts'
import { subscriptionStatuses } from '#domain/billing/subscription.ts'

const hour = 3_600_000
const grace = 72 * hour
const begun = new Date('2026-07-01T10:00:00Z')
const over = new Date('2026-08-01T10:00:00Z')
const later = (time: Date, ms: number) => new Date(time.getTime() + ms)

const aPayment = (parts: Partial<Payment> = {}): Payment => ({ at: begun, isRefunded: false, dispute: 'none', ...parts })
const paid = [aPayment()]

const aSubscription = (parts: Partial<PaidSubscription> = {}): PaidSubscription => ({
  status: 'active',
  periodEnd: over,
  cancelAtPeriodEnd: false,
  endedAt: null,
  paidUntil: over,
  ...parts,
})
const endOf = (parts: Partial<PaidSubscription>, payments: readonly Payment[] = paid) =>
  entitlementOf({ subscriptions: [aSubscription(parts)], payments }, grace)?.end

test('who never had a subscription is entitled to nothing', () => {
  expect(entitlementOf({ subscriptions: [], payments: paid }, grace)).toBeNull()
})

test('active and trialing last to the end of the period, cancelled or not', () => {
  for (const status of ['active', 'trialing'] as const) {
    for (const cancelAtPeriodEnd of [false, true]) expect(endOf({ status, cancelAtPeriodEnd })).toEqual(over)
  }
  expect(endOf({ status: 'trialing', paidUntil: null }, [])).toEqual(over)
})

test('active counts where nothing was due, and not while nothing was ever paid', () => {
  expect(endOf({}, [])).toEqual(over)
  expect(endOf({ paidUntil: begun })).toEqual(over)
  expect(endOf({ paidUntil: null })).toBeNull()
})

test('what is owed lasts 72 hours from the end of what was paid for, once, and no longer than the period', () => {
  expect(endOf({ status: 'past_due', paidUntil: begun })).toEqual(later(begun, grace))
  expect(endOf({ status: 'past_due', paidUntil: begun, periodEnd: later(begun, hour) })).toEqual(later(begun, hour))
  const nextMonth = { status: 'past_due', paidUntil: begun, periodEnd: later(over, 31 * 24 * hour) } as const
  expect(endOf(nextMonth)).toEqual(later(begun, grace))
  expect(endOf({ status: 'past_due', paidUntil: null })).toBeNull()
})

test('what was ended lasts to its end, or to that of the period, if anything was paid', () => {
  expect(endOf({ status: 'canceled', endedAt: later(begun, hour) })).toEqual(later(begun, hour))
  expect(endOf({ status: 'canceled', endedAt: later(over, hour) })).toEqual(over)
  expect(endOf({ status: 'canceled', endedAt: later(begun, hour), paidUntil: null })).toBeNull()
})

test('unpaid, incomplete, expired and paused are nothing', () => {
  for (const status of ['unpaid', 'incomplete', 'incomplete_expired', 'paused'] as const) expect(endOf({ status })).toBeNull()
})

test('a last payment that was given back counts for nothing, until another goes through', () => {
  const refunded = aPayment({ isRefunded: true })
  for (const status of subscriptionStatuses) expect(endOf({ status, endedAt: over }, [refunded])).toBeNull()
  expect(endOf({}, [refunded, aPayment({ at: later(begun, 1) })])).toEqual(over)
  expect(endOf({}, [aPayment({ at: later(begun, 1) }), refunded])).toEqual(over)
  expect(endOf({}, [refunded, aPayment({ at: later(begun, -1) })])).toBeNull()
})

test('any payment that is disputed, or was lost, takes all back whatever was paid after it', () => {
  for (const dispute of ['open', 'lost'] as const) {
    for (const status of subscriptionStatuses) expect(endOf({ status, endedAt: over }, [aPayment({ dispute })])).toBeNull()
    expect(endOf({}, [aPayment({ at: later(begun, hour) }), aPayment({ dispute })])).toBeNull()
  }
})

test('of several, what is paid for goes before what is owed, and that before what is over', () => {
  const told = (...parts: Partial<PaidSubscription>[]) => entitlementOf({ subscriptions: parts.map(aSubscription), payments: paid }, grace)
  expect(told({ status: 'canceled', endedAt: over }, {})?.status).toBe('active')
  expect(told({}, { periodEnd: later(over, hour) })?.end).toEqual(later(over, hour))
  expect(told({ status: 'canceled', endedAt: over }, { status: 'unpaid' })?.status).toBe('unpaid')
  expect(told({ status: 'incomplete_expired' }, { status: 'canceled', endedAt: begun })).toMatchObject({ status: 'canceled', end: begun })
})

const AnySubscription: fc.Arbitrary<PaidSubscription> = fc
  .record({
    status: fc.constantFrom(...subscriptionStatuses),
    periodEnd: fc.nat(2_000),
    ended: fc.nat(2_000),
    paidUntil: fc.option(fc.nat(2_000)),
    flag: fc.boolean(),
  })
  .map(({ status, periodEnd, ended, paidUntil, flag }) => ({
    status,
    periodEnd: later(begun, periodEnd * hour),
    cancelAtPeriodEnd: flag,
    endedAt: status === 'canceled' ? later(begun, ended * hour) : null,
    paidUntil: paidUntil === null ? null : later(begun, paidUntil * hour),
  }))
const Dispute = fc.constantFrom('none' as const, 'none' as const, 'none' as const, 'open' as const, 'lost' as const)
const AnyPayment: fc.Arbitrary<Payment> = fc
  .record({ at: fc.nat(2_000), isRefunded: fc.boolean(), dispute: Dispute })
  .map(({ at, ...rest }) => ({ at: later(begun, at * hour), ...rest }))
const AnyPaid = fc.record({
  subscriptions: fc.array(AnySubscription, { maxLength: 5 }),
  payments: fc.uniqueArray(AnyPayment, { maxLength: 5, selector: ({ at }) => at.getTime() }),
})

test('nobody is ever entitled beyond a period that Stripe names, and the order of the lists does not matter', () => {
  fc.assert(
    fc.property(AnyPaid, ({ subscriptions, payments }) => {
      const told = entitlementOf({ subscriptions, payments }, grace)
      const longest = Math.max(...subscriptions.map(({ periodEnd }) => periodEnd.getTime()))
      if (told?.end) expect(told.end.getTime()).toBeLessThanOrEqual(longest)
      const other = entitlementOf({ subscriptions: subscriptions.toReversed(), payments: payments.toReversed() }, grace)
      expect(other?.end ?? null).toEqual(told?.end ?? null)
    }),
  )
})

test('nobody is entitled beside a dispute, nor beyond the grace where only money that is owed stands', () => {
  fc.assert(
    fc.property(AnyPaid, ({ subscriptions, payments }) => {
      const told = entitlementOf({ subscriptions, payments }, grace)
      if (payments.some(({ dispute }) => dispute !== 'none')) expect(told?.end ?? null).toBeNull()
      const owed = subscriptions.filter(({ status }) => status === 'past_due')
      const end = entitlementOf({ subscriptions: owed, payments: [] }, grace)?.end
      const paidUntil = Math.max(...owed.map((one) => one.paidUntil?.getTime() ?? 0))
      if (end) expect(end.getTime()).toBeLessThanOrEqual(paidUntil + grace)
      const unpaid = subscriptions.filter(({ status }) => status !== 'trialing').map((one) => ({ ...one, paidUntil: null }))
      expect(entitlementOf({ subscriptions: unpaid, payments }, grace)?.end ?? null).toBeNull()
    }),
  )
})
