import Stripe from 'stripe'
import type * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { NotReached } from '#server/billing/payments.ts'

export interface Log {
  warn(entry: object, words: string): void
  error(entry: object, words: string): void
}

/**
 * How Stripe is asked: its answer is what the schema says it is, or a failure that says whether Stripe is away or only
 * this cannot be done.
 */
export interface Questions {
  /**
   * Throws `NotReached`, and `unavailable` when Stripe refuses or its answer has an unknown shape. The owner finds it
   * in the log; nothing that Stripe says goes further.
   */
  ask<Schema extends z.ZodMiniType>(schema: Schema, act: () => Promise<unknown>): Promise<z.output<Schema>>
  /**
   * The same; null where there is none of what is asked for by its name, or where what the parameter `of` names is not
   * there.
   */
  find<Schema extends z.ZodMiniType>(schema: Schema, act: () => Promise<unknown>, of?: string): Promise<z.output<Schema> | null>
}

/** Opens it. Failures are logged without what was sent or answered. */
export function openQuestions(log: Log): Questions {
  function failed(err: unknown): AppError {
    if (isAway(err)) {
      log.warn(toldOf(err), 'Stripe is not reached')
      return new NotReached(err)
    }
    log.error(toldOf(err), 'Stripe refused what it was asked, or answered what cannot be read')
    return new AppError('unavailable', {}, { cause: err })
  }

  return {
    async ask(schema, act) {
      try {
        return schema.parse(await act())
      } catch (err) {
        throw failed(err)
      }
    },
    async find(schema, act, of) {
      try {
        return schema.parse(await act())
      } catch (err) {
        if (isMissing(err, of)) return null
        throw failed(err)
      }
    },
  }
}

/**
 * Whether nobody is answered just now: no way there, a failure of Stripe's own, too many questions, or a key that
 * counts no more.
 */
function isAway(err: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError } = Stripe.errors
  const kinds = [StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeAuthenticationError, StripePermissionError]
  return kinds.some((kind) => err instanceof kind)
}

/**
 * What is asked for by its address is not there with 404; what a parameter names, with that parameter's name. A wrong
 * price is no missing customer.
 */
function isMissing(err: unknown, of: string | undefined): boolean {
  if (!(err instanceof Stripe.errors.StripeInvalidRequestError) || err.code !== 'resource_missing') return false
  return of === undefined ? err.statusCode === 404 : err.param === of
}

/** What the owner needs to find it at Stripe. A message of Stripe's may hold an address. */
function toldOf(err: unknown): object {
  if (!(err instanceof Stripe.errors.StripeError)) return { err }
  const { type, code, param, requestId, statusCode } = err
  return { type, code, param, requestId, statusCode }
}
