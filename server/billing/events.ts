import { createHash } from 'node:crypto'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { AppError } from '#domain/errors.ts'
import { repeatCustomerDeletion } from '#server/billing/customer-deletion-queries.ts'
import { finishEvent, keepEvent, parkEvent, postponeEvent, type StoredEvent } from '#server/billing/event-queries.ts'
import { type BillingWorld, type Outcome, outcomeOf, refreshCustomer } from '#server/billing/refresh.ts'
import { logUnknownCustomers } from '#server/billing/unknown-customers.ts'

/**
 * Receives a webhook: verifies it, keeps its event once, and handles it at once if possible. A known event changes
 * nothing. Throws `bad_signature` for a body that the provider did not sign within the tolerance, and for a replay:
 * the same body signed at the same second, however the signature is written.
 */
export async function receiveEvent(world: BillingWorld, body: Uint8Array, signature: string): Promise<void> {
  const { db, now, log, payments } = world
  const event = await payments.readEvent(body, signature, now())
  const signatureHash = createHash('sha256').update(`${event.signedAt}.`).update(body).digest('hex')
  const nextTryAt = new Date(now().getTime() + billingLimits.retry.first)
  const found = await keepEvent(db, { event, signatureHash, nextTryAt, now: now() })
  if (found === 'replayed') throw new AppError('bad_signature')
  const { id, type, customer, charge } = event
  log.info({ event: id, type, customer, charge, found }, 'the payment provider told something')
  if (found === 'known' || (customer === null && charge === null)) return
  if ((await handleEvent(world, { id, customer, charge, tries: 0 })) === 'unknown') logUnknownCustomers(world, 1)
}

/**
 * Handles a kept event. A failure is logged and the event is tried again later, so this never throws. Answers the
 * outcome of asking the provider.
 */
export async function handleEvent(world: BillingWorld, event: StoredEvent): Promise<Outcome> {
  try {
    await settleEvent(world, event)
    return 'reached'
  } catch (err) {
    const outcome = outcomeOf(err)
    if (outcome === 'away') world.log.warn({ event: event.id }, 'the payment provider is not reached: an event waits')
    else if (outcome === 'unknown')
      world.log.warn({ event: event.id }, 'the payment provider does not know whom an event is about: it waits')
    else world.log.error({ err, event: event.id }, 'an event of the payment provider could not be dealt with and will be tried again')
    await postponeEvent(world.db, event.id, nextRetryAt(world.now(), event.tries))
    return outcome
  }
}

async function settleEvent(world: BillingWorld, { id, customer, charge }: StoredEvent): Promise<void> {
  const { db, now, payments } = world
  const whose = customer ?? (charge === null ? null : await payments.customerOf(charge))
  const refreshed = whose === null ? undefined : await refreshCustomer(world, whose)
  if (refreshed?.state === 'awaited') return parkEvent(db, id, refreshed.userId)
  if (refreshed?.state === 'gone' && whose !== null) await repeatCustomerDeletion(db, whose, now())
  await finishEvent(db, id)
}

/** When to try again after `tries` failures: the wait doubles up to `longest`. */
export function nextRetryAt(now: Date, tries: number): Date {
  const { first, longest } = billingLimits.retry
  return new Date(now.getTime() + Math.min(longest, first * 2 ** Math.min(tries, 20)))
}
