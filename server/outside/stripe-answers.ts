import * as z from 'zod/mini'
import type { PaidSubscription, Payment } from '#domain/billing/entitlement.ts'
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

/** What was asked for in the end, and of which times: its own period is that before, the one that it is for stands in its lines. */
const Invoice = z.object({
  status: z.nullable(z.string()),
  period_end: seconds,
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: seconds }) })) }),
})
export const Invoices = z.array(Invoice)

/** Of a subscription's time and price, its items know; ours have one. */
export const Subscriptions = z.array(
  z.object({
    id: z.string(),
    status: z.enum(subscriptionStatuses),
    cancel_at: z.nullable(seconds),
    cancel_at_period_end: z.boolean(),
    ended_at: z.nullable(seconds),
    items: z.object({
      data: z.array(z.object({ current_period_end: seconds, price: z.object({ id: z.string() }) })).check(z.minLength(1)),
    }),
    latest_invoice: z.nullable(Invoice),
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
export const Disputes = z.array(z.object({ status: z.string() }))
const BalanceTransaction = z.object({
  id: z.string(),
  created: seconds,
  net: z.int(),
  currency: z.string(),
  /** What it is for: a payment names its customer, a refund or dispute its payment. */
  source: z.nullish(z.union([z.string(), z.object({ customer: z.optional(Reference), charge: z.optional(Reference) })])),
})

/** The next of as many pages as there are. */
const next = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.union([z.object({ done: z.literal(true) }), z.object({ done: z.literal(false), value })])
export const NextChange = next(BalanceTransaction)
export const NextCharge = next(Charge)

/** The id in a reference. */
export function idOf(reference: z.output<typeof Reference>): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

type Known = z.output<typeof Subscriptions>[number]

/** Whether a subscription is to one of these prices. */
export function isOf(prices: readonly string[], { items }: Known): boolean {
  return items.data.some(({ price }) => prices.includes(price.id))
}

/** The end of what an invoice that is paid, or of which nothing was due, is for; null: there is no such. */
export function paidUntilOf(invoice: z.output<typeof Invoice> | null | undefined): Date | null {
  if (invoice?.status !== 'paid') return null
  return new Date(Math.max(invoice.period_end.getTime(), ...invoice.lines.data.map(({ period }) => period.end.getTime())))
}

/** A subscription in our words. One that is to end at a date of its own will not be renewed either, and is paid for no longer than that. */
export function toSubscription(known: Known, paidUntil: Date | null): PaidSubscription {
  const ends = known.items.data.map((item) => item.current_period_end.getTime())
  const periodEnd = Math.min(...ends)
  const end = known.cancel_at === null ? periodEnd : Math.min(periodEnd, known.cancel_at.getTime())
  return {
    status: known.status,
    periodEnd: new Date(end),
    cancelAtPeriodEnd: known.cancel_at_period_end || (known.cancel_at !== null && known.cancel_at.getTime() <= periodEnd),
    endedAt: known.ended_at,
    paidUntil,
  }
}

/** Whether a payment went through. */
export function isPaid({ status, paid, captured }: z.output<typeof Charge>): boolean {
  return status === 'succeeded' && paid && captured
}

/** Disputes that were won or prevented, and inquiries (warnings), are none. One in words that nobody knows yet is open. */
export function disputeOf(disputes: z.output<typeof Disputes>): Payment['dispute'] {
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
