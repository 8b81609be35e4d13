import type { TestAccount, TestEvent } from '#server/test-payments/account.ts'

/** An event that is kept until its webhook was accepted. */
export interface KeptEvent {
  id: string
  type: string
  about: unknown
  at: Date
}

/**
 * The object of an event in Stripe's shape. A dispute names the payment and no customer; every other object names its
 * customer.
 */
export function aboutOf({ type }: Pick<TestEvent, 'type'>, customer: string, { subscriptions, payments }: TestAccount): object {
  const payment = payments[0]?.id ?? 'ch_test_declined'
  if (type.startsWith('charge.dispute.')) return { id: `du_${payment}`, object: 'dispute', charge: payment }
  if (type.startsWith('charge.')) return { id: payment, object: 'charge', customer }
  const subscription = subscriptions[0]?.id
  if (type.startsWith('invoice.')) return { id: `in_${payment}`, object: 'invoice', customer }
  if (type.startsWith('checkout.session.')) return { id: `cs_${subscription}`, object: 'checkout.session', customer, mode: 'subscription' }
  return { id: subscription, object: 'subscription', customer }
}

/** The body of an event's webhook, as Stripe writes it. */
export function bodyOf({ id, type, about, at }: KeptEvent): string {
  const created = Math.floor(at.getTime() / 1000)
  return JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object: about } })
}
