import * as z from 'zod/mini'
import type { PaidLast, PaidSubscription } from '#domain/billing/entitlement.ts'
import { subscriptionStatuses } from '#domain/billing/subscription.ts'
import type { CustomerState, OpenCheckout, PlanOnSale } from '#server/billing/payments.ts'

// What is read of Stripe's answers (API version 2026-10-28.endive), and what it means here.

const seconds = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((time: number) => new Date(time * 1000)),
)

/** A reference, or all that is referred to. */
export const Reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]))

export const Named = z.object({ id: z.string() })
/** Where a page of Stripe's is opened. */
export const Page = z.object({ url: z.url() })
export const Checkout = z.object({
  id: z.string(),
  status: z.nullable(z.string()),
  url: z.nullish(z.url()),
  success_url: z.nullish(z.string()),
})
export const Price = z.object({
  active: z.boolean(),
  unit_amount: z.nullable(z.int()),
  currency: z.string(),
  recurring: z.nullable(z.object({ interval: z.string(), interval_count: z.int() })),
})
export const Customer = z.object({
  id: z.string(),
  deleted: z.optional(z.boolean()),
  metadata: z.optional(z.record(z.string(), z.string())),
})

/** Of a subscription's time, its items know; ours have one. */
export const Subscriptions = z.array(
  z.object({
    status: z.enum(subscriptionStatuses),
    cancel_at: z.nullable(seconds),
    cancel_at_period_end: z.boolean(),
    ended_at: z.nullable(seconds),
    items: z.object({
      data: z.array(z.object({ current_period_start: seconds, current_period_end: seconds })).check(z.minLength(1)),
    }),
  }),
)
export const Charge = z.object({
  id: z.string(),
  created: seconds,
  status: z.string(),
  paid: z.boolean(),
  captured: z.boolean(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  customer: Reference,
})
export const Charges = z.array(Charge)
export const Disputes = z.array(z.object({ status: z.string() }))
const BalanceTransaction = z.object({
  id: z.string(),
  created: seconds,
  net: z.int(),
  currency: z.string(),
  /** What it is for: a payment names its customer, a refund or dispute its payment. */
  source: z.nullish(z.union([z.string(), z.object({ customer: z.optional(Reference), charge: z.optional(Reference) })])),
})

/** The next change of the balance, of as many pages as there are. */
export const NextChange = z.union([z.object({ done: z.literal(true) }), z.object({ done: z.literal(false), value: BalanceTransaction })])

/** The id in a reference. */
export function idOf(reference: z.output<typeof Reference>): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

/** A subscription in our words. One that is to end at a date of its own will not be renewed either, and is paid for no longer than that. */
export function toSubscription(known: z.output<typeof Subscriptions>[number]): PaidSubscription {
  const starts = known.items.data.map((item) => item.current_period_start.getTime())
  const ends = known.items.data.map((item) => item.current_period_end.getTime())
  const periodEnd = Math.min(...ends)
  const end = known.cancel_at === null ? periodEnd : Math.min(periodEnd, known.cancel_at.getTime())
  return {
    status: known.status,
    periodStart: new Date(Math.max(...starts)),
    periodEnd: new Date(end),
    cancelAtPeriodEnd: known.cancel_at_period_end || (known.cancel_at !== null && known.cancel_at.getTime() <= periodEnd),
    endedAt: known.ended_at,
  }
}

/** Whether a payment went through. */
export function isPaid({ status, paid, captured }: z.output<typeof Charge>): boolean {
  return status === 'succeeded' && paid && captured
}

/** Disputes that were won or prevented, and inquiries (warnings), are none. One in words that nobody knows yet is open. */
export function disputeOf(disputes: z.output<typeof Disputes>): PaidLast['dispute'] {
  const serious = disputes.filter(({ status }) => !/^(won|prevented|warning_.*)$/.test(status))
  if (serious.length === 0) return 'none'
  return serious.some(({ status }) => status === 'lost') ? 'lost' : 'open'
}

/** The account that a customer was made for. */
export function userIdOf({ metadata }: z.output<typeof Customer>): CustomerState['userId'] {
  return metadata?.user_id ?? null
}

/** A checkout that can still be paid; null for one that cannot. */
export function toOpen({ id, status, url, success_url }: z.output<typeof Checkout>): OpenCheckout | null {
  return status === 'open' && url ? { id, url, successUrl: success_url ?? '' } : null
}

/** What is sold by a price. */
export function toPlan({ active, unit_amount, currency, recurring }: z.output<typeof Price>): PlanOnSale {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1
  return { cents: unit_amount, currency, isMonthly, isActive: active }
}
