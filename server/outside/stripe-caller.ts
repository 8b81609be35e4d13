import type Stripe from 'stripe'
import type * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { ProviderUnreachable } from '#server/billing/payments.ts'
import { loadStripe } from '#server/outside/stripe-client.ts'

export interface StripeLog {
  warn(entry: object, words: string): void
  error(entry: object, words: string): void
}

/** One call of Stripe's package. */
type StripeCall = (stripe: Stripe) => Promise<unknown>

/** Calls Stripe and parses the answer. A failure tells whether Stripe is away or this one call failed. */
export interface StripeCaller {
  /**
   * Throws `ProviderUnreachable`, and `unavailable` when Stripe refuses or its answer has an unknown shape. The log
   * gets the details; callers get nothing of Stripe's text.
   */
  ask<Schema extends z.ZodMiniType>(schema: Schema, act: StripeCall): Promise<z.output<Schema>>
  /**
   * Calls Stripe like `ask`, but answers null when the object of the address does not exist, or when the parameter
   * `of` names something that does not exist.
   */
  find<Schema extends z.ZodMiniType>(schema: Schema, act: StripeCall, of?: string): Promise<z.output<Schema> | null>
}

/** Makes the caller. Failures are logged without what was sent or answered. */
export function openStripeCaller(client: () => Promise<Stripe>, log: StripeLog): StripeCaller {
  async function toAppError(err: unknown): Promise<AppError> {
    const { errors } = await loadStripe()
    if (isAway(err, errors)) {
      log.warn(loggedFields(err, errors), 'Stripe is not reached')
      return new ProviderUnreachable(err)
    }
    log.error(loggedFields(err, errors), 'Stripe refused what it was asked, or answered what cannot be read')
    return new AppError('unavailable', {}, { cause: err })
  }

  return {
    async ask(schema, act) {
      try {
        return schema.parse(await act(await client()))
      } catch (err) {
        throw await toAppError(err)
      }
    },
    async find(schema, act, of) {
      try {
        return schema.parse(await act(await client()))
      } catch (err) {
        if (isMissing(err, of, (await loadStripe()).errors)) return null
        throw await toAppError(err)
      }
    },
  }
}

type StripeErrors = Awaited<ReturnType<typeof loadStripe>>['errors']

/**
 * Whether Stripe answers no call at present: no connection, a failure of Stripe's own, too many requests, or a
 * revoked key.
 */
function isAway(err: unknown, errors: StripeErrors): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError } = errors
  const kinds = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError]
  return kinds.some((kind) => err instanceof kind)
}

/**
 * Whether an object does not exist. A missing object of the address has status 404; a missing one in a parameter has
 * the parameter's name, so that a wrong price does not count as a missing customer.
 */
function isMissing(err: unknown, of: string | undefined, errors: StripeErrors): boolean {
  if (!(err instanceof errors.StripeInvalidRequestError) || err.code !== 'resource_missing') return false
  return of === undefined ? err.statusCode === 404 : err.param === of
}

/**
 * The fields that let the owner find a failure at Stripe. Stripe's message is left out: it may contain an e-mail
 * address.
 */
function loggedFields(err: unknown, errors: StripeErrors): object {
  if (!(err instanceof errors.StripeError)) return { err }
  const { type, code, param, requestId, statusCode } = err
  return { type, code, param, requestId, statusCode }
}
