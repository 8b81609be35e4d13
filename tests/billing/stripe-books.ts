import type { SubscriptionStatus } from '#domain/billing/subscription.ts'

// The data that Stripe keeps, and the events there: people pay, cards fail, the owner refunds, a bank disputes. Every
// act answers the events that Stripe sends about it.

export interface FakeCustomer {
  id: string
  email: string | null
  metadata: Record<string, string>
  isDeleted: boolean
}

export interface FakeSubscription {
  id: string
  customer: string
  status: SubscriptionStatus
  start: Date
  end: Date
  cancelAtPeriodEnd: boolean
  cancelAt: Date | null
  endedAt: Date | null
  price: string
}

/** The amount due for a subscription up to `end`, and the payment that paid it. */
export interface FakeInvoice {
  id: string
  customer: string
  subscription: string
  price: string
  status: 'draft' | 'open' | 'paid' | 'void'
  at: Date
  end: Date
  paidAt: Date | null
  paymentIntent: string | null
}

export interface FakeCharge {
  id: string
  customer: string
  /** Several charges that try to pay one invoice have the same payment intent. */
  paymentIntent: string
  at: Date
  hasSucceeded: boolean
  isRefunded: boolean
}

export interface FakeDispute {
  id: string
  charge: string
  status: string
  at: Date
}

export interface FakeTransaction {
  id: string
  at: Date
  net: number
  type: string
  source: object | null
}

export interface FakeCheckout {
  id: string
  customer: string
  url: string
  successUrl: string
  status: 'open' | 'complete' | 'expired'
  expiresAt: Date
}

/** An event as a webhook sends it. */
export interface FakeEvent {
  id: string
  type: string
  created: number
  object: object
}

const day = 86_400_000
export const monthlyPrice = 'price_monthly'
/** The net of a payment of 1200 cents, after a fee of 2.9 % and 30 cents. */
const net = 1_135
export const month = 30 * day

interface Way {
  price?: string
  by?: 'card' | 'coupon' | 'debit'
}

type Outcome = 'pays' | 'fails' | 'coupon' | 'debit' | 'draft'

export class StripeBooks {
  readonly customers: FakeCustomer[] = []
  /** The newest last, while Stripe lists the newest first. */
  readonly subscriptions: FakeSubscription[] = []
  readonly invoices: FakeInvoice[] = []
  readonly charges: FakeCharge[] = []
  readonly disputes: FakeDispute[] = []
  readonly transactions: FakeTransaction[] = []
  readonly checkouts: FakeCheckout[] = []
  readonly now: () => Date
  #made = 0

  constructor(now: () => Date) {
    this.now = now
  }

  newId(kind: string): string {
    this.#made += 1
    return `${kind}_${this.#made}${crypto.randomUUID().slice(0, 8)}`
  }

  customer(id: string): FakeCustomer | undefined {
    return this.customers.find((one) => one.id === id)
  }

  /** The customer's subscription that has not ended, or else the last one. */
  subscriptionOf(customer: string): FakeSubscription {
    const own = this.subscriptions.filter((one) => one.customer === customer)
    const found = own.find((one) => one.endedAt === null) ?? own.at(-1)
    if (!found) throw new Error(`${customer} has no subscription`)
    return found
  }

  lastPaymentOf(customer: string): FakeCharge | undefined {
    return this.charges.findLast((one) => one.customer === customer && one.hasSucceeded)
  }

  /** The last payment for a subscription. */
  paymentFor(subscription: string): FakeCharge | undefined {
    const invoice = this.invoices.findLast((one) => one.subscription === subscription)
    return this.charges.findLast((one) => one.paymentIntent === invoice?.paymentIntent && one.hasSucceeded)
  }

  /** Adds an invoice for the same period with nothing due, as after a change of the plan. */
  askAgain(customer: string): void {
    this.#ask(this.subscriptionOf(customer), 'coupon')
  }

  /** Records a payment by card that was declined. */
  decline(customer: string): void {
    this.#charge(customer, this.newId('pi'), false)
  }

  /** The dispute about a customer's last payment. */
  disputeOf(customer: string): FakeDispute | undefined {
    const charge = this.lastPaymentOf(customer)
    return this.disputes.findLast((one) => one.charge === charge?.id)
  }

  /** A person fills in a checkout and pays. */
  pay(url: string): FakeEvent[] {
    const checkout = this.checkouts.find((one) => one.url === url)
    if (!checkout) throw new Error(`No checkout at ${url}`)
    if (this.stateOf(checkout) !== 'open') throw new Error(`The checkout at ${url} is ${this.stateOf(checkout)}`)
    checkout.status = 'complete'
    return this.subscribe(checkout.customer, checkout)
  }

  /** A checkout that is not paid within a day expires. */
  stateOf({ status, expiresAt }: FakeCheckout): FakeCheckout['status'] {
    return status === 'open' && expiresAt <= this.now() ? 'expired' : status
  }

  /** Pays for a new subscription. A free one has nothing due, and a bank's debit takes days to arrive. */
  subscribe(customer: string, checkout?: FakeCheckout, { price = monthlyPrice, by = 'card' }: Way = {}): FakeEvent[] {
    const now = this.now()
    const subscription: FakeSubscription = {
      id: this.newId('sub'),
      customer,
      status: 'active',
      start: now,
      end: new Date(now.getTime() + month),
      cancelAtPeriodEnd: false,
      cancelAt: null,
      endedAt: null,
      price,
    }
    this.subscriptions.push(subscription)
    this.#ask(subscription, by === 'card' ? 'pays' : by)
    return [
      this.#event('customer.subscription.created', { id: subscription.id, object: 'subscription', customer }),
      this.#event('invoice.paid', { id: this.newId('in'), object: 'invoice', customer }),
      this.#event('checkout.session.completed', { id: checkout?.id ?? this.newId('cs'), object: 'checkout.session', customer }),
    ]
  }

  /** Ends the period. The next one is paid, or the card fails. */
  renew(customer: string, { fails = false, by = 'card' }: { fails?: boolean; by?: 'card' | 'coupon' } = {}): FakeEvent[] {
    const subscription = this.#goOn(customer, by === 'coupon' ? by : fails ? 'fails' : 'pays')
    subscription.status = fails ? 'past_due' : 'active'
    return [this.#event(fails ? 'invoice.payment_failed' : 'invoice.paid', { id: this.newId('in'), object: 'invoice', customer })]
  }

  /** Ends the period. For an hour the next invoice is a draft, which is not due yet. */
  beginRenewal(customer: string): FakeEvent[] {
    return [this.#told(this.#goOn(customer, 'draft'), 'customer.subscription.updated')]
  }

  #goOn(customer: string, outcome: Outcome): FakeSubscription {
    const subscription = this.subscriptionOf(customer)
    subscription.start = this.now()
    subscription.end = new Date(this.now().getTime() + month)
    this.#ask(subscription, outcome)
    return subscription
  }

  /** Pays what a subscription owes, if it owes anything. */
  recover(customer: string): FakeEvent[] {
    const subscription = this.subscriptionOf(customer)
    const invoice = this.invoices.findLast((one) => one.subscription === subscription.id)
    if (invoice?.status !== 'open' && invoice?.status !== 'draft') return this.gossip(customer)
    subscription.status = 'active'
    this.#pay(invoice)
    return [this.#event('invoice.paid', { id: this.newId('in'), object: 'invoice', customer })]
  }

  /**
   * Cancels in the portal, or takes the cancellation back. The portal sets a date or the flag, depending on how the
   * subscription is billed.
   */
  cancelAtEnd(customer: string, by: 'date' | 'flag' | 'not' = 'date'): FakeEvent[] {
    const subscription = this.subscriptionOf(customer)
    subscription.cancelAtPeriodEnd = by === 'flag'
    subscription.cancelAt = by === 'date' ? subscription.end : null
    return [this.#told(subscription, 'customer.subscription.updated')]
  }

  /** Ends the subscription now. */
  end(customer: string, status: 'canceled' | 'unpaid' = 'canceled', subscription = this.subscriptionOf(customer)): FakeEvent[] {
    subscription.status = status
    if (status === 'canceled') subscription.endedAt = this.now()
    return [this.#told(subscription, status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated')]
  }

  refund(customer: string, charge = this.#lastPayment(customer)): FakeEvent[] {
    charge.isRefunded = true
    this.#book(-1_200, 'refund', { id: this.newId('re'), object: 'refund', charge: charge.id })
    return [this.#event('charge.refunded', { id: charge.id, object: 'charge', customer })]
  }

  /** Disputes a payment, the last one or another. A dispute names its payment and no customer. */
  dispute(customer: string, status = 'needs_response', charge = this.#lastPayment(customer)): FakeEvent[] {
    const dispute = { id: this.newId('du'), charge: charge.id, status, at: this.now() }
    this.disputes.push(dispute)
    this.#book(-1_200 - 1_500, 'adjustment', { id: dispute.id, object: 'dispute', charge: charge.id })
    return [this.#event('charge.dispute.created', { id: dispute.id, object: 'dispute', charge: charge.id })]
  }

  closeDispute(customer: string, status: 'won' | 'lost'): FakeEvent[] {
    const charge = this.#lastPayment(customer)
    const dispute = this.disputeOf(customer)
    if (!dispute) throw new Error(`${customer} has no dispute`)
    dispute.status = status
    if (status === 'won') this.#book(1_200 + 1_500, 'adjustment', { id: dispute.id, object: 'dispute', charge: charge.id })
    return [this.#event('charge.dispute.closed', { id: dispute.id, object: 'dispute', charge: charge.id })]
  }

  /** Cancels all subscriptions at once and removes the customer's data, as Stripe does when a customer is deleted. */
  forget(customer: string): FakeEvent[] {
    const known = this.customer(customer)
    if (!known) throw new Error(`No customer ${customer}`)
    const live = this.subscriptions.filter((one) => one.customer === customer && one.endedAt === null)
    for (const subscription of live) Object.assign(subscription, { status: 'canceled', endedAt: this.now() })
    Object.assign(known, { isDeleted: true, email: null, metadata: {} })
    return [
      this.#event('customer.deleted', { id: customer, object: 'customer' }),
      ...live.map((subscription) => this.#told(subscription, 'customer.subscription.deleted')),
    ]
  }

  /** An event that changes nothing that is paid for. Without a customer, the event is about a price. */
  gossip(customer?: string): FakeEvent[] {
    if (customer === undefined) return [this.#event('price.updated', { id: 'price_1', object: 'price' })]
    return [this.#event('customer.updated', { id: customer, object: 'customer' })]
  }

  /** A change of the balance that belongs to no customer. */
  payOut(): void {
    this.#book(-1_000, 'payout', { id: this.newId('po'), object: 'payout' })
  }

  #lastPayment(customer: string): FakeCharge {
    const charge = this.lastPaymentOf(customer)
    if (!charge) throw new Error(`${customer} never paid`)
    return charge
  }

  /**
   * Makes an invoice for a period: the card pays or fails, nothing is due, the money is on its way, or the invoice is
   * still a draft.
   */
  #ask({ id, customer, price, end }: FakeSubscription, outcome: Outcome): void {
    const [at, paidAt] = [this.now(), outcome === 'coupon' ? this.now() : null]
    const status = outcome === 'coupon' ? 'paid' : outcome === 'draft' ? outcome : 'open'
    const paymentIntent = outcome === 'coupon' ? null : this.newId('pi')
    const invoice: FakeInvoice = { id: this.newId('in'), customer, subscription: id, price, status, at, end, paidAt, paymentIntent }
    this.invoices.push(invoice)
    if (outcome === 'pays') this.#pay(invoice)
    if (outcome === 'fails' && paymentIntent) this.#charge(customer, paymentIntent, false)
  }

  #pay(invoice: FakeInvoice): void {
    Object.assign(invoice, { status: 'paid', paidAt: this.now() })
    if (invoice.paymentIntent) this.#charge(invoice.customer, invoice.paymentIntent)
  }

  #charge(customer: string, paymentIntent: string, hasSucceeded = true): void {
    const charge = { id: this.newId('ch'), customer, paymentIntent, at: this.now(), hasSucceeded, isRefunded: false }
    this.charges.push(charge)
    if (hasSucceeded) this.#book(net, 'charge', { id: charge.id, object: 'charge', customer })
  }

  #book(amount: number, type: string, source: object): void {
    this.transactions.push({ id: this.newId('txn'), at: this.now(), net: amount, type, source })
  }

  #told({ id, customer }: FakeSubscription, type: string): FakeEvent {
    return this.#event(type, { id, object: 'subscription', customer })
  }

  #event(type: string, object: object): FakeEvent {
    return { id: this.newId('evt'), type, created: Math.floor(this.now().getTime() / 1000), object }
  }
}
