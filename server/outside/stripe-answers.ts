import * as z from 'zod/mini'
import type { PaidSubscription, PaidTime } from '#domain/billing/entitlement.ts'
import { subscriptionStatuses } from '#domain/billing/subscription.ts'
import type { CustomerState, OpenCheckout, PlanOnSale } from '#server/billing/payments.ts'

// Schemas of Stripe's answers (API version 2026-10-28.endive), and their meaning here.

const seconds = z.pipe(
  z.int().check(z.nonnegative()),
  z.transform((time: number) => new Date(time * 1000)),
)

/** A reference: an id, or the expanded object. */
export const Reference = z.nullish(z.union([z.string(), z.object({ id: z.string() })]))

export const WithId = z.object({ id: z.string() })
/** A list whose content does not matter: it only shows that the key may read it. */
export const AnyList = z.object({ data: z.array(z.unknown()) })
/** The address of a page at Stripe. */
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

/** An invoice: its subscription, the prices and periods of its lines, and its payments. */
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

/** A subscription. Its period and price stand in its items; ours have one item. */
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
  /** The object behind the change: a payment names its customer, a refund or dispute its payment. */
  source: z.nullish(z.union([z.string(), z.object({ customer: z.optional(Reference), charge: z.optional(Reference) })])),
})

/** The result of an iterator over all pages. */
const nextOf = <Schema extends z.ZodMiniType>(value: Schema) =>
  z.union([z.object({ done: z.literal(true) }), z.object({ done: z.literal(false), value })])
export const NextChange = nextOf(BalanceTransaction)
export const NextCharge = nextOf(Charge)
export const NextInvoice = nextOf(Invoice)

/** The id of a reference. */
export function idOf(reference: z.output<typeof Reference>): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null)
}

type StripeSubscription = z.output<typeof Subscriptions>[number]

/** Whether a subscription has one of these prices. */
export function hasPriceOf(prices: readonly string[], { items }: StripeSubscription): boolean {
  return items.data.some(({ price }) => prices.includes(price.id))
}

/**
 * An invoice that was paid, or with nothing due: its subscription, the end of its period, and the ids of its
 * payments.
 */
export interface PaidInvoice {
  subscription: string
  at: Date
  until: Date
  payments: readonly string[]
}

/** The part of a paid invoice that covers a subscription at one of these prices; null when none does. */
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

/** The id by which an invoice names a charge. */
export function paymentOf({ id, payment_intent }: z.output<typeof Charge>): string {
  return idOf(payment_intent) ?? id
}

/**
 * A Stripe subscription in the domain's terms. One with an end date is not renewed either, and is paid for no longer
 * than that date.
 */
export function toSubscription(known: StripeSubscription, lastPaid: PaidTime | null): PaidSubscription {
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
 * When the latest of these disputes was opened, in milliseconds. Won or prevented disputes and inquiries (warnings)
 * do not count; an unknown status does.
 */
export function disputedAtOf(disputes: z.output<typeof Disputes>): number {
  const serious = disputes.filter(({ status }) => !/^(won|prevented|warning_.*)$/.test(status))
  return Math.max(0, ...serious.map(({ created }) => created.getTime()))
}

/** The account for which a customer was made. */
export function userIdOf({ metadata }: z.output<typeof Customer>): CustomerState['userId'] {
  return metadata?.user_id ?? null
}

/** A checkout that can still be paid; null for one that cannot. */
export function toOpenCheckout({ id, status, url, success_url }: z.output<typeof Checkout>): OpenCheckout | null {
  return status === 'open' && url ? { id, url, successUrl: success_url ?? '' } : null
}

/** The plan that a price sells. */
export function toPlan({ active, unit_amount, currency, recurring }: z.output<typeof Price>): PlanOnSale {
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1
  return { cents: unit_amount, currency, isMonthly, isActive: active }
}
