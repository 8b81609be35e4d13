import * as z from 'zod/mini'
import { PaymentPage } from '#domain/billing/api.ts'
import { SubscriptionStatus } from '#domain/billing/subscription.ts'
import { endpoint } from '#domain/endpoint.ts'

// The test checkout and its portal stand in for Stripe without a key, on a site that is not public https (P29).
// On all other sites these calls answer `not_found`.

/** The behaviour of a test card: it pays, it is declined, or it pays now but not at the next renewal. */
export const testCards = ['pays', 'is-declined', 'fails-at-renewal'] as const
export const TestCard = z.enum(testCards)
export type TestCard = z.infer<typeof TestCard>

/**
 * A checkout of the monthly plan. It leads to `success_url` after a payment, and to `cancel_url` when the member
 * leaves without paying.
 */
export const TestCheckout = z.object({
  state: z.enum(['open', 'paid', 'expired']),
  monthly_cents: z.number(),
  currency: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
})
export type TestCheckout = z.infer<typeof TestCheckout>

/** The acts of a member, a card or a bank that a tester can imitate, on a subscription or on its last payment. */
export const testActs = [
  'cancel',
  'resume',
  'end',
  'refund',
  'dispute',
  'win-dispute',
  'lose-dispute',
  'fail-payment',
  'recover-payment',
] as const
export const TestAct = z.enum(testActs)
export type TestAct = z.infer<typeof TestAct>

/** The state of a dispute; `won` means that the seller won. */
export const testDisputes = ['none', 'open', 'won', 'lost'] as const
export type TestDispute = (typeof testDisputes)[number]

/**
 * A customer's newest subscription, the last payment that went through, and the possible acts. Times are ISO
 * instants.
 */
export const TestPortal = z.object({
  subscription: z.nullable(
    z.object({ status: SubscriptionStatus, period_end: z.string(), cancel_at_period_end: z.boolean(), card_pays: z.boolean() }),
  ),
  last_payment: z.nullable(z.object({ at: z.string(), is_refunded: z.boolean(), dispute: z.enum(testDisputes) })),
  acts: z.array(TestAct),
})
export type TestPortal = z.infer<typeof TestPortal>

const session = z.string().check(z.maxLength(100))
const exampleSession = 'cs_test_6f0f5b0e-7c1e-4d0b-9d0a-3f1c2b7a9e11'

export const describeTestCheckout = endpoint({
  name: 'describe-test-checkout',
  summary: 'Test payments only: tells of a checkout of your own, by the session in its address.',
  access: 'signed-in',
  input: z.object({ session }),
  output: TestCheckout,
  example: { session: exampleSession },
  errors: ['not_found'],
})

export const payTestCheckout = endpoint({
  name: 'pay-test-checkout',
  summary:
    'Test payments only: pays a checkout of your own with a card that is none, and tells where to go on. One that is paid stays paid.',
  access: 'signed-in',
  input: z.object({ session, card: TestCard }),
  output: z.union([
    z.object({ state: z.literal('paid'), ...PaymentPage.shape }),
    z.object({ state: z.literal('declined') }),
    z.object({ state: z.literal('expired') }),
  ]),
  example: { session: exampleSession, card: 'pays' },
  errors: ['not_found', 'already_subscribed'],
})

export const describeTestPortal = endpoint({
  name: 'describe-test-portal',
  summary: 'Test payments only: tells what the test checkout knows of you, and what can be done now.',
  access: 'signed-in',
  input: z.object({}),
  output: TestPortal,
  example: {},
  errors: ['not_found'],
})

export const actInTestPortal = endpoint({
  name: 'act-in-test-portal',
  summary:
    'Test payments only: does something to your subscription or its last payment, or pretends that somebody else did, and tells how things stand then. What cannot be done now changes nothing.',
  access: 'signed-in',
  input: z.object({ act: TestAct }),
  output: TestPortal,
  example: { act: 'cancel' },
  errors: ['not_found'],
})
