import * as z from 'zod/mini'
import { Subscription } from '#domain/billing/subscription.ts'
import { endpoint } from '#domain/endpoint.ts'

/** A page of the payment provider, to open in a new tab. */
export const PaymentPage = z.object({ url: z.string() })
export type PaymentPage = z.infer<typeof PaymentPage>

export const checkSubscription = endpoint({
  name: 'check-subscription',
  summary:
    'Tells what the member has paid for, as the payment provider knows it: asked anew when the last look is old, a payment is awaited, or the paid time has run out.',
  access: 'signed-in',
  input: z.object({}),
  output: Subscription,
  example: {},
})

export const createCheckout = endpoint({
  name: 'create-checkout',
  summary:
    'Answers the address of a checkout of the monthly subscription: of the one that is open, or else of a new one. A member has one open checkout at a time, so that no two are paid, and calls may be repeated.',
  access: 'signed-in',
  input: z.object({}),
  output: PaymentPage,
  example: {},
  errors: ['already_subscribed', 'no_billing'],
})

export const customerPortal = endpoint({
  name: 'customer-portal',
  summary: 'Opens the portal where a subscription is cancelled, renewed and paid for otherwise, and answers its address.',
  access: 'signed-in',
  input: z.object({}),
  output: PaymentPage,
  example: {},
  errors: ['no_subscription', 'no_billing'],
})
