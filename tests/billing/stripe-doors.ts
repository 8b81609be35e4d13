import type { FakeCharge, FakeCheckout, FakeCustomer, StripeBooks } from './stripe-books.ts'
import { chargeObject, checkoutObject, customerObject, invoiceObject, seconds, subscriptionObject } from './stripe-objects.ts'
import { parametersOf, type Shape } from './stripe-parameters.ts'
import { found, missing, type Reply, refusal } from './stripe-replies.ts'

const day = 86_400_000

/** The answer to a call, by its form and the name in its path. */
export type Answer = (form: Record<string, string>, id: string) => Reply
/** Adds a path for calls with parameters of this shape. */
export type OpenDoor = (method: 'GET' | 'POST' | 'DELETE', path: string, shape: Shape, answer: Answer) => void

/** The data that the fake answers from, which a test may change. */
export interface Known {
  books: StripeBooks
  /** Customers whose subscriptions have a status that our version does not know. */
  odd: Set<string>
  priceId: string
  /** Refuses every e-mail address of a customer. */
  refusesAddresses: boolean
  /** The price of the plan. */
  price: { active: boolean; unit_amount: number; currency: string; recurring: { interval: string; interval_count: number } | null }
  /** The number of entries on a page, whatever the caller asks for. */
  pageSize: number
}

/** The paths of Stripe's API that we use, answered from a fake's data. */
export function openDoors(fake: Known, door: OpenDoor, now: () => Date) {
  const { books } = fake
  const isDisputed = ({ id }: FakeCharge) => books.disputes.some((dispute) => dispute.charge === id)

  const customers = 'resources/Customers'
  door('POST', '/v1/customers', parametersOf(customers, 'CustomerCreateParams'), (form) => {
    const customer = { id: books.newId('cus'), email: form.email ?? null, metadata: metadataOf(form), isDeleted: false }
    books.customers.push(customer)
    return found(customerObject(customer))
  })
  const customerDoor = (
    method: 'GET' | 'POST' | 'DELETE',
    params: string,
    act: (customer: FakeCustomer, form: Record<string, string>) => object,
  ) =>
    door(method, '/v1/customers/:id', parametersOf(customers, params), (form, id) => {
      const customer = books.customer(id)
      if (!customer || (customer.isDeleted && method !== 'GET')) return missing('customer', id, 'id', 404)
      if (form.email !== undefined && fake.refusesAddresses)
        return refusal('email_invalid', `Invalid email address: ${form.email}`, 'email')
      return found(act(customer, form))
    })
  customerDoor('GET', 'CustomerRetrieveParams', customerObject)
  customerDoor('POST', 'CustomerUpdateParams', (customer, form) =>
    customerObject(Object.assign(customer, { email: form.email ?? customer.email })),
  )
  customerDoor('DELETE', 'CustomerDeleteParams', (customer) => {
    books.forget(customer.id)
    return customerObject(customer)
  })

  door('POST', '/v1/checkout/sessions', parametersOf('resources/Checkout/Sessions', 'Checkout.SessionCreateParams'), (form) => {
    const customer = books.customer(form.customer ?? '')
    if (!customer || customer.isDeleted) return missing('customer', form.customer, 'customer')
    if (form['line_items[0][price]'] !== fake.priceId) return missing('price', form['line_items[0][price]'], 'line_items[0][price]')
    if (form.mode !== 'subscription') return refusal('parameter_invalid_empty', 'mode', 'mode')
    const id = books.newId('cs')
    const checkout: FakeCheckout = {
      id,
      customer: customer.id,
      url: `https://checkout.stripe.com/c/pay/${id}`,
      successUrl: form.success_url ?? '',
      status: 'open',
      expiresAt: new Date(now().getTime() + day),
    }
    books.checkouts.push(checkout)
    return found(checkoutObject(checkout, books.stateOf(checkout)))
  })
  const sessions = 'resources/Checkout/Sessions'
  door('GET', '/v1/checkout/sessions/:id', parametersOf(sessions, 'Checkout.SessionRetrieveParams'), (_form, id) => {
    const checkout = books.checkouts.find((one) => one.id === id)
    return checkout ? found(checkoutObject(checkout, books.stateOf(checkout))) : missing('checkout.session', id, 'session', 404)
  })
  door('POST', '/v1/checkout/sessions/:id/expire', parametersOf(sessions, 'Checkout.SessionExpireParams'), (_form, id) => {
    const checkout = books.checkouts.find((one) => one.id === id)
    if (!checkout) return missing('checkout.session', id, 'session', 404)
    if (books.stateOf(checkout) !== 'open')
      return refusal('', 'Only Checkout Sessions with a status in ["open"] can be expired.', 'session')
    checkout.status = 'expired'
    return found(checkoutObject(checkout, books.stateOf(checkout)))
  })
  door('GET', '/v1/prices/:id', parametersOf('resources/Prices', 'PriceRetrieveParams'), (_form, id) =>
    id === fake.priceId ? found({ id, object: 'price', type: 'recurring', ...fake.price }) : missing('price', id, 'price', 404),
  )
  door(
    'POST',
    '/v1/billing_portal/sessions',
    parametersOf('resources/BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'),
    (form) => {
      const customer = books.customer(form.customer ?? '')
      if (!customer || customer.isDeleted) return missing('customer', form.customer, 'customer')
      const id = books.newId('bps')
      return found({ id, object: 'billing_portal.session', return_url: form.return_url, url: `https://billing.stripe.com/p/session/${id}` })
    },
  )

  const list = <Item extends { id: string }>(path: string, shape: Shape, items: (form: Record<string, string>) => readonly Item[]) =>
    door('GET', path, shape, (form) => {
      const all = items(form)
      const begin = form.starting_after === undefined ? 0 : all.findIndex(({ id }) => id === form.starting_after) + 1
      const size = Math.min(Number(form.limit ?? 10), fake.pageSize)
      const data = all.slice(begin, begin + size)
      return found({ object: 'list', data, has_more: begin + size < all.length, url: path })
    })
  list('/v1/subscriptions', parametersOf('resources/Subscriptions', 'SubscriptionListParams'), ({ customer, status }) =>
    books.subscriptions
      .filter(
        (one) => one.customer === customer && (status === 'all' || one.status === status || (status === undefined && one.endedAt === null)),
      )
      .map((one) => ({
        ...subscriptionObject(one),
        ...(fake.odd.has(one.customer) && { status: 'hibernating' }),
      }))
      .reverse(),
  )
  list('/v1/invoices', parametersOf('resources/Invoices', 'InvoiceListParams'), ({ customer, status, 'expand[0]': expand }) =>
    books.invoices
      .filter((one) => one.customer === customer && one.status === (status ?? one.status))
      .map((one) => invoiceObject(one, expand))
      .reverse(),
  )
  list('/v1/charges', parametersOf('resources/Charges', 'ChargeListParams'), ({ customer }) =>
    books.charges
      .filter((one) => one.customer === customer)
      .map((one) => chargeObject(one, isDisputed(one)))
      .reverse(),
  )
  door('GET', '/v1/charges/:id', parametersOf('resources/Charges', 'ChargeRetrieveParams'), (_form, id) => {
    const charge = books.charges.find((one) => one.id === id)
    return charge ? found(chargeObject(charge, isDisputed(charge))) : missing('charge', id, 'id', 404)
  })
  list('/v1/disputes', parametersOf('resources/Disputes', 'DisputeListParams'), ({ charge }) =>
    books.disputes
      .filter((one) => charge === undefined || one.charge === charge)
      .map(({ at, ...dispute }) => ({ ...dispute, object: 'dispute', created: seconds(at), amount: 1_200, currency: 'usd' }))
      .reverse(),
  )
  list('/v1/balance_transactions', parametersOf('resources/BalanceTransactions', 'BalanceTransactionListParams'), (form) =>
    books.transactions
      .filter((one) => seconds(one.at) >= Number(form['created[gte]'] ?? 0))
      .map(({ at, source, ...one }) => ({
        ...one,
        object: 'balance_transaction',
        created: seconds(at),
        currency: 'usd',
        source: form['expand[0]'] === 'data.source' ? source : 'id_only',
      }))
      .reverse(),
  )
}

function metadataOf(form: Record<string, string>): Record<string, string> {
  const entries = Object.entries(form).flatMap(([key, value]) => {
    const name = /^metadata\[(.+)\]$/.exec(key)?.[1]
    return name === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}
