import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { NotReached } from '#server/billing/payments.ts'
import { loadStripe } from '#server/outside/stripe-client.ts'

export interface Log {
  warn(entry: object, words: string): void
  error(entry: object, words: string): void
}

/** One call of Stripe's package. */
type Act = (stripe: Stripe) => Promise<unknown>

/** How Stripe is asked: its answer is what the schema says it is, or a failure that says whether Stripe is away or only this cannot be done. */
export interface Questions {
  /** Throws `NotReached`, and `unavailable` for what Stripe refuses or answers in no shape that is known: it is told to the owner here, and no word of Stripe's goes further. */
  ask<Schema extends z.ZodMiniType>(schema: Schema, act: Act): Promise<z.output<Schema>>
  /** The same; null where there is none of what is asked for by its name, or where what the parameter `of` names is not there. */
  find<Schema extends z.ZodMiniType>(schema: Schema, act: Act, of?: string): Promise<z.output<Schema> | null>
}

/** Opens it; what fails is told to the log, without what was sent or answered. */
export function openQuestions(client: () => Promise<Stripe>, log: Log): Questions {
  async function failed(err: unknown): Promise<AppError> {
    const { errors } = await loadStripe()
    if (isAway(err, errors)) {
      log.warn(toldOf(err, errors), 'Stripe is not reached')
      return new NotReached(err)
    }
    log.error(toldOf(err, errors), 'Stripe refused what it was asked, or answered what cannot be read')
    return new AppError('unavailable', {}, { cause: err })
  }

  return {
    async ask(schema, act) {
      try {
        return schema.parse(await act(await client()))
      } catch (err) {
        throw await failed(err)
      }
    },
    async find(schema, act, of) {
      try {
        return schema.parse(await act(await client()))
      } catch (err) {
        if (isMissing(err, of, (await loadStripe()).errors)) return null
        throw await failed(err)
      }
    },
  }
}

type StripeErrors = Awaited<ReturnType<typeof loadStripe>>['errors']

/** Whether nobody is answered just now: no way there, a failure of Stripe's own, too many questions, or a key that counts no more. */
function isAway(err: unknown, errors: StripeErrors): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError } = errors
  const kinds = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError]
  return kinds.some((kind) => err instanceof kind)
}

/** What is asked for by its address is not there with 404; what a parameter names, with that parameter's name. A wrong price is no missing customer. */
function isMissing(err: unknown, of: string | undefined, errors: StripeErrors): boolean {
  if (!(err instanceof errors.StripeInvalidRequestError) || err.code !== 'resource_missing') return false
  return of === undefined ? err.statusCode === 404 : err.param === of
}

/** What the owner needs to find it at Stripe. A message of Stripe's may hold an address. */
function toldOf(err: unknown, errors: StripeErrors): object {
  if (!(err instanceof errors.StripeError)) return { err }
  const { type, code, param, requestId, statusCode } = err
  return { type, code, param, requestId, statusCode }
}
