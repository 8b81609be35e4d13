import * as z from 'zod/mini'
import type { PaidSubscription, PaidTime } from '#domain/billing/entitlement.ts'
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
/** A list of which only that it may be read is of matter. */
export const Anything = z.object({ data: z.array(z.unknown()) })
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

/**
 * What was asked for: of which subscription, at which prices for which times, as its lines say, and by which payments
 * it was paid.
 */
const Invoice = z.object({
  created: seconds,
  status_transitions: z.object({ paid_at: z.nullable(seconds) }),
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: Reference })) })),
  lines: z.object({
    data: z.array(
      z.object({
        period: z.object({ end: seconds }),
        pricing: z.nullish(z.object({ price_details: z.nullish(z.object({ price: Reference })) })),
      }),
    ),
  }),
  payments: z.object({
    data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: Reference, charge: Reference }) })),
  }),
})

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
  payment_intent: Reference,
})
export const Disputes = z.array(z.object({ status: z.string(), created: seconds }))
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
export const NextInvoice = next(Invoice)

/** The id in a reference. */
export function idOf(reference: z.output<typeof Reference>): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

type Known = z.output<typeof Subscriptions>[number]

/** Whether a subscription is to one of these prices. */
export function isOf(prices: readonly string[], { items }: Known): boolean {
  return items.data.some(({ price }) => prices.includes(price.id))
}

/**
 * An invoice that was paid, or of which nothing was due: for which subscription, until when, and the names of its
 * payments.
 */
export interface PaidInvoice {
  subscription: string
  at: Date
  until: Date
  payments: readonly string[]
}

/** What of a paid invoice is for a subscription at one of these prices; null: nothing is. */
export function toPaidInvoice(invoice: z.output<typeof Invoice>, prices: readonly string[]): PaidInvoice | null {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription)
  const ends = invoice.lines.data.flatMap(({ period, pricing }) =>
    prices.includes(idOf(pricing?.price_details?.price) ?? '') ? [period.end.getTime()] : [],
  )
  if (subscription === null || ends.length === 0) return null
  const paid = invoice.payments.data.filter(({ status }) => status === 'paid')
  return {
    subscription,
    at: invoice.status_transitions.paid_at ?? invoice.created,
    until: new Date(Math.max(...ends)),
    payments: paid.flatMap(({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge) ?? []),
  }
}

/** The name by which an invoice knows a charge. */
export function paymentOf({ id, payment_intent }: z.output<typeof Charge>): string {
  return idOf(payment_intent) ?? id
}

/**
 * A subscription in our words. One that is to end at a date of its own will not be renewed either, and is paid for no
 * longer than that.
 */
export function toSubscription(known: Known, lastPaid: PaidTime | null): PaidSubscription {
  const ends = known.items.data.map((item) => item.current_period_end.getTime())
  const periodEnd = Math.min(...ends)
  const end = known.cancel_at === null ? periodEnd : Math.min(periodEnd, known.cancel_at.getTime())
  return {
    status: known.status,
    periodEnd: new Date(end),
    cancelAtPeriodEnd: known.cancel_at_period_end || (known.cancel_at !== null && known.cancel_at.getTime() <= periodEnd),
    endedAt: known.ended_at,
    lastPaid,
  }
}

/** Whether a payment went through. */
export function isPaid({ status, paid, captured }: z.output<typeof Charge>): boolean {
  return status === 'succeeded' && paid && captured
}

/**
 * When the last of these was opened, in milliseconds. Those that were won or prevented, and inquiries (warnings), are
 * none; one in words that nobody knows yet is one.
 */
export function disputedAtOf(disputes: z.output<typeof Disputes>): number {
  const serious = disputes.filter(({ status }) => !/^(won|prevented|warning_.*)$/.test(status))
  return Math.max(0, ...serious.map(({ created }) => created.getTime()))
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
