import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actionFor, isLiveAt, planOf } from '#domain/billing/plan.ts'
import { type Subscription, subscriptionStatuses } from '#domain/billing/subscription.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ahead = '2026-12-22T12:00:00.000Z'
const behind = '2026-11-22T11:59:59.000Z'
const aSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  subscribed: true,
  subscription_end: ahead,
  period_end: ahead,
  status: 'active',
  cancel_at_period_end: false,
  can_manage: true,
  ...over,
})
const plan = (over: Partial<Subscription>, isLive = over.subscribed !== false) => planOf(aSubscription(over), isLive, now)

test('Premium counts while its end is ahead, to the millisecond, and never because the page says so', () => {
  const answer = (over: Partial<Subscription>, at = new Date(0)) => ({ subscription: aSubscription(over), at })
  const end = now.toISOString()
  expect(isLiveAt(answer({ subscription_end: end }), new Date(now.getTime() - 1))).toBe(true)
  expect(isLiveAt(answer({ subscription_end: end }), now)).toBe(false)
  expect(isLiveAt(answer({ subscribed: false }), now)).toBe(false)
  expect(isLiveAt(answer({ subscription_end: null }), now)).toBe(false)
})

test('behind its end Premium counts only where the server said so after it', () => {
  const subscription = aSubscription({ subscription_end: behind })
  expect(isLiveAt({ subscription, at: now }, now)).toBe(true)
  expect(isLiveAt({ subscription, at: new Date('2026-11-22T11:00:00Z') }, now)).toBe(false)
  expect(isLiveAt({ subscription: { ...subscription, subscribed: false }, at: now }, now)).toBe(false)
})

test('a subscription renews, ends when it was cancelled, or waits for a payment that failed', () => {
  const end = new Date(ahead)
  expect(plan({})).toEqual({ state: 'renews', end })
  expect(plan({ cancel_at_period_end: true })).toEqual({ state: 'ends', end })
  expect(plan({ status: 'canceled' })).toEqual({ state: 'ends', end })
  expect(plan({ status: 'past_due' })).toEqual({ state: 'past-due', end })
  expect(plan({ status: 'past_due', cancel_at_period_end: true })).toEqual({ state: 'past-due', end })
  expect(plan({ subscription_end: behind })).toEqual({ state: 'held', end: new Date(behind) })
})

test('a subscription renews at the end of the period that the provider names, not at the end of an unpaid period', () => {
  const next = '2027-01-19T12:00:00.000Z'
  expect(plan({ period_end: next })).toEqual({ state: 'renews', end: new Date(next) })
  expect(plan({ period_end: null })).toEqual({ state: 'renews', end: new Date(ahead) })
  for (const over of [{ cancel_at_period_end: true }, { status: 'past_due' } as const]) {
    expect(plan({ ...over, period_end: next })).toMatchObject({ end: new Date(ahead) })
  }
})

test('a subscription that does not count is owed, stopped, not known to be renewed, over, or never existed', () => {
  const off = { subscribed: false }
  expect(plan({ ...off, status: 'past_due', subscription_end: behind })).toEqual({ state: 'owed' })
  expect(plan({ ...off, status: 'unpaid', subscription_end: null })).toEqual({ state: 'owed' })
  expect(plan({ ...off, status: 'active', subscription_end: null })).toEqual({ state: 'stopped' })
  expect(plan({ ...off, status: 'active', subscription_end: behind })).toEqual({ state: 'unrenewed', end: new Date(behind) })
  expect(plan({ ...off, status: 'canceled', subscription_end: behind })).toEqual({ state: 'ended', end: new Date(behind) })
  expect(plan({ ...off, status: 'active', cancel_at_period_end: true, subscription_end: behind }).state).toBe('ended')
  expect(plan({ ...off, status: null, subscription_end: null })).toEqual({ state: 'free' })
  expect(plan({ ...off, status: 'incomplete_expired', subscription_end: null })).toEqual({ state: 'free' })
})

test('a member with a subscription is never asked to pay for a second one', () => {
  const aTime = fc.constantFrom(ahead, behind, null)
  const subscriptions = fc.record({
    subscribed: fc.boolean(),
    subscription_end: aTime,
    period_end: aTime,
    status: fc.constantFrom(...subscriptionStatuses, null),
    cancel_at_period_end: fc.boolean(),
    can_manage: fc.boolean(),
  })
  const present = ['active', 'trialing', 'past_due', 'unpaid', 'paused']
  fc.assert(
    fc.property(subscriptions, fc.boolean(), (subscription, isLive) => {
      const found = planOf(subscription, isLive, now)
      // What was cancelled and is over ends at the provider at this moment.
      const isEnding = subscription.cancel_at_period_end && subscription.subscription_end === behind
      if (!present.includes(subscription.status ?? '') || isEnding) return
      expect(actionFor(found, subscription.can_manage, [])).toBe(subscription.can_manage ? 'manage' : 'none')
    }),
  )
})

test('a member with Premium by a role is offered nothing, and a tester may subscribe', () => {
  expect(actionFor({ state: 'free' }, false, ['premium'])).toBe('none')
  expect(actionFor({ state: 'free' }, false, ['admin', 'tester'])).toBe('none')
  expect(actionFor({ state: 'free' }, true, ['tester'])).toBe('subscribe')
  expect(actionFor({ state: 'ended', end: now }, true, [])).toBe('subscribe')
  expect(actionFor({ state: 'renews', end: now }, true, ['admin'])).toBe('manage')
})
