import type { FakeCharge, FakeCheckout, FakeCustomer, FakeInvoice, FakeSubscription } from './stripe-books.ts'

// The objects of Stripe's API in its wire format.

/** Stripe's times are whole seconds. */
export const seconds = (time: Date) => Math.floor(time.getTime() / 1000)

export function customerObject({ id, email, metadata, isDeleted }: FakeCustomer): object {
  return isDeleted ? { id, object: 'customer', deleted: true } : { id, object: 'customer', email, metadata }
}

export function subscriptionObject({ id, customer, status, start, end, cancelAtPeriodEnd, cancelAt, endedAt, price }: FakeSubscription) {
  const item = { id: `si_${id}`, object: 'subscription_item', current_period_start: seconds(start), current_period_end: seconds(end) }
  return {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at: cancelAt && seconds(cancelAt),
    cancel_at_period_end: cancelAtPeriodEnd,
    ended_at: endedAt && seconds(endedAt),
    items: {
      object: 'list',
      data: [{ ...item, price: { id: price, object: 'price' } }],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
  }
}

/** An invoice contains its payments only when the caller asks for them. */
export function invoiceObject(
  { id, subscription, status, price, at, end, paidAt, paymentIntent }: FakeInvoice,
  expand: string | undefined,
) {
  const period = { start: seconds(at), end: seconds(end) }
  const line = {
    id: `il_${id}`,
    object: 'line_item',
    period,
    pricing: { type: 'price_details', price_details: { price, product: 'prod_1' } },
  }
  const payment = {
    id: `inpay_${id}`,
    object: 'invoice_payment',
    invoice: id,
    status: status === 'paid' ? 'paid' : 'open',
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
  }
  const payments = {
    object: 'list',
    data: paymentIntent === null ? [] : [payment],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${id}`,
  }
  return {
    id,
    object: 'invoice',
    created: seconds(at),
    status,
    status_transitions: { finalized_at: seconds(at), marked_uncollectible_at: null, paid_at: paidAt && seconds(paidAt), voided_at: null },
    period_start: seconds(at),
    period_end: seconds(at),
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    ...(expand === 'data.payments' && { payments }),
  }
}

/** A checkout has a URL only while it is open. `status` is given because it may have changed with time. */
export function checkoutObject({ id, customer, successUrl, url }: FakeCheckout, status: FakeCheckout['status']) {
  return {
    id,
    object: 'checkout.session',
    customer,
    mode: 'subscription',
    status,
    success_url: successUrl,
    url: status === 'open' ? url : null,
  }
}

export function chargeObject(charge: FakeCharge, isDisputed: boolean) {
  return {
    id: charge.id,
    object: 'charge',
    amount: 1_200,
    currency: 'usd',
    created: seconds(charge.at),
    customer: charge.customer,
    payment_intent: charge.paymentIntent,
    status: charge.hasSucceeded ? 'succeeded' : 'failed',
    paid: charge.hasSucceeded,
    captured: charge.hasSucceeded,
    refunded: charge.isRefunded,
    disputed: isDisputed,
  }
}
