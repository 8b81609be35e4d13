import * as z from 'zod/mini'
import { subscriptionStatuses } from '#domain/billing/subscription.ts'
import type { CustomerState, LastPayment, ProviderSubscription } from '#server/billing/payments.ts'

// What is read of Stripe's answers (API version 2026-10-28.endive), and what it means here.

const seconds = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((time: number) => new Date(time * 1000)),
)
const Reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]))

export const Named = z.object({ id: z.string() })
/** Where a page of Stripe's is opened. */
export const Page = z.object({ url: z.url() })
export const Customer = z.object({
  id: z.string(),
  deleted: z.optional(z.boolean()),
  metadata: z.optional(z.record(z.string(), z.string())),
})

/** Of a subscription's time, its items know; ours have one. */
export const Subscriptions = z.array(
  z.object({
    id: z.string(),
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
export const BalanceTransaction = z.object({
  id: z.string(),
  created: seconds,
  net: z.int(),
  currency: z.string(),
  /** What it is for: a payment names its customer, a refund or dispute its payment. */
  source: z.nullish(z.union([z.string(), z.object({ customer: z.optional(Reference), charge: z.optional(Reference) })])),
})

/** The id in a reference. */
export function idOf(reference: z.output<typeof Reference>): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

/** A subscription in our words. One that is to end at a date of its own will not be renewed either, and is paid for no longer than that. */
export function toSubscription(known: z.output<typeof Subscriptions>[number]): ProviderSubscription {
  const starts = known.items.data.map((item) => item.current_period_start.getTime())
  const ends = known.items.data.map((item) => item.current_period_end.getTime())
  const periodEnd = Math.min(...ends)
  const end = known.cancel_at === null ? periodEnd : Math.min(periodEnd, known.cancel_at.getTime())
  return {
    id: known.id,
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
export function disputeOf(disputes: z.output<typeof Disputes>): LastPayment['dispute'] {
  const serious = disputes.filter(({ status }) => !/^(won|prevented|warning_.*)$/.test(status))
  if (serious.length === 0) return 'none'
  return serious.some(({ status }) => status === 'lost') ? 'lost' : 'open'
}

/** The account that a customer was made for. */
export function userIdOf({ metadata }: z.output<typeof Customer>): CustomerState['userId'] {
  return metadata?.user_id ?? null
}
