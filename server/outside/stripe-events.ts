import * as z from 'zod/mini'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { AppError } from '#domain/errors.ts'
import type { PaymentEvent } from '#server/billing/payments.ts'
import { idOf } from '#server/outside/stripe-answers.ts'
import { loadStripe } from '#server/outside/stripe-client.ts'

const id = z.string().check(z.regex(/^[\w.:-]{1,255}$/))

/**
 * A reference with a well-formed id. Any other value, such as the free name of a coupon, counts as null: nothing is
 * read about it.
 */
const Reference = z.catch(z.nullish(z.union([id, z.object({ id })])), null)

/** The part of an event that the server reads: the object that the event is about. */
const Event = z.object({
  id,
  type: id,
  object: z.literal('event'),
  data: z.object({ object: z.object({ id: Reference, object: z.optional(z.unknown()), customer: Reference, charge: Reference }) }),
})

/**
 * Reads the event in a webhook's raw body if one of the secrets signed it close to `now`. `secrets` are separated by
 * commas: both are accepted while one replaces the other. Throws `bad_signature`, and `bad_request` for a signed body
 * that is no event.
 */
export async function readSignedEvent(body: Uint8Array, signature: string, secrets: string, now: Date): Promise<PaymentEvent> {
  const signedAt = readTime(signature, now)
  const said = await verify(body, signature, secrets.split(','), now)
  const event = Event.safeParse(said)
  if (!event.success) throw new AppError('bad_request', {}, { cause: event.error })
  const { object } = event.data.data
  const isCustomer = object.object === 'customer'
  return {
    id: event.data.id,
    type: event.data.type,
    customer: idOf(isCustomer ? object.id : object.customer),
    charge: idOf(object.charge),
    signedAt,
  }
}

/** Signs a webhook's body, for the test checkout that stands in for Stripe. */
export async function signBody(body: string, secret: string, now: Date): Promise<string> {
  const { webhooks } = await loadStripe()
  return webhooks.generateTestHeaderString({ payload: body, secret, timestamp: now.getTime() / 1000 })
}

async function verify(body: Uint8Array, signature: string, secrets: readonly string[], now: Date): Promise<unknown> {
  const { webhooks } = await loadStripe()
  const tolerance = billingLimits.signatureTolerance / 1000
  let cause: unknown
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret.trim(), tolerance, undefined, now.getTime())
    } catch (failure) {
      cause = failure
    }
  }
  throw new AppError('bad_signature', {}, { cause })
}

/**
 * The time of the signature, in seconds, parsed as the package does. The package refuses only old signatures; this
 * refuses future ones too.
 */
function readTime(signature: string, now: Date): number {
  const [time, ...others] = signature.split(',').flatMap((part) => (part.startsWith('t=') ? [Number.parseInt(part.slice(2), 10)] : []))
  const isNear = time !== undefined && others.length === 0 && time * 1000 - now.getTime() <= billingLimits.signatureTolerance
  if (!isNear) throw new AppError('bad_signature')
  return time
}
