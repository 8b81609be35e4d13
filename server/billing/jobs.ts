import { billingLimits } from '#domain/billing/provider-limits.ts'
import { limits } from '#domain/limits.ts'
import {
  beforeFirstCustomer,
  type CustomerToAsk,
  findCustomersEndingSoon,
  findCustomersWithoutRecentAnswer,
  touchEndedSubscriptions,
} from '#server/billing/answer-queries.ts'
import { openCircuitBreaker } from '#server/billing/circuit-breaker.ts'
import {
  findCustomerDeletions,
  finishCustomerDeletion,
  forgetCustomerDeletions,
  postponeCustomerDeletion,
} from '#server/billing/customer-deletion-queries.ts'
import { doInParallel } from '#server/billing/do-in-parallel.ts'
import { findEventsToHandle, forgetEvents } from '#server/billing/event-queries.ts'
import { handleEvent, nextRetryAt } from '#server/billing/events.ts'
import { isPlanOnSale } from '#server/billing/plan.ts'
import { keepNewProceeds } from '#server/billing/proceeds.ts'
import { type BillingWorld, extendPaidTime, isProviderAway, outcomeOf, refreshCustomer } from '#server/billing/refresh.ts'
import { countUnknownCustomers } from '#server/billing/unknown-customers.ts'
import type { OutsideJob } from '#server/jobs/schedule.ts'

/** `most`: rows of one query. `atOnce`: questions that run at the same time. */
const { most, atOnce } = billingLimits.jobs

/** Jobs that back up the webhooks, which may come late, get lost, or come too many at once. */
export function billingJobs(world: BillingWorld): OutsideJob[] {
  const { soon, reconcile } = billingLimits
  return [
    // Runs first in each minute: no member may run out of paid time while other jobs wait for the provider.
    { name: 'look-at-ending-subscriptions', every: soon, work: (isStopping) => refreshEnding(world, isStopping) },
    { name: 'settle-payment-events', every: soon, work: (isStopping) => settleEvents(world, isStopping) },
    { name: 'end-payments-of-deleted-accounts', every: soon, work: (isStopping) => endDeletedCustomers(world, isStopping) },
    { name: 'reconcile-subscriptions', every: reconcile, work: (isStopping) => reconcileAll(world, isStopping) },
    { name: 'look-at-the-price', every: reconcile, work: () => checkPrice(world) },
    { name: 'keep-proceeds', work: (isStopping) => keepNewProceeds(world, isStopping) },
    { name: 'forget-payment-events', work: () => deleteOldRecords(world) },
  ]
}

/** Handles again the webhook events that failed before. */
async function settleEvents(world: BillingWorld, isStopping: () => boolean): Promise<object | null> {
  const events = await findEventsToHandle(world.db, { now: world.now(), most })
  const breaker = openCircuitBreaker(world)
  const unknownCustomers = countUnknownCustomers(world)
  const isOver = () => isStopping() || breaker.isOpen()
  const settled = await doInParallel(events, { atOnce, isOver }, async (event) => {
    const outcome = await handleEvent(world, event)
    unknownCustomers.note(outcome)
    await breaker.note(event.customer ?? event.charge ?? event.id, outcome)
  })
  unknownCustomers.logCount()
  return settled === 0 ? null : { settled }
}

/** Cancels the subscriptions of deleted accounts. */
async function endDeletedCustomers(world: BillingWorld, isStopping: () => boolean): Promise<object | null> {
  const { db, now, log, payments } = world
  const deletions = await findCustomerDeletions(db, { now: now(), most })
  const breaker = openCircuitBreaker(world)
  const unknownCustomers = countUnknownCustomers(world)
  const isOver = () => isStopping() || breaker.isOpen()
  let ended = 0
  await doInParallel(deletions, { atOnce, isOver }, async ({ customer, tries }) => {
    try {
      await payments.endCustomer(customer)
      await finishCustomerDeletion(db, customer, now())
      ended += 1
      await breaker.note(customer, 'reached')
    } catch (err) {
      log.warn({ err, customer }, 'what a deleted account pays for could not be ended and will be tried again')
      await postponeCustomerDeletion(db, customer, nextRetryAt(now(), tries))
      unknownCustomers.note(outcomeOf(err))
      await breaker.note(customer, outcomeOf(err))
    }
  })
  unknownCustomers.logCount()
  return ended === 0 ? null : { ended }
}

/**
 * Asks about customers whose paid time is about to end. When the circuit breaker opens, extends the paid time of all
 * who were not asked about. `reconcileAll` asks about customers whose paid time ended longer than the grace ago.
 */
async function refreshEnding(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const { db, now } = world
  const { dueAhead, look } = billingLimits
  const began = now()
  const times = { since: new Date(began.getTime() - limits.subscriptionGrace), until: new Date(began.getTime() + dueAhead) }
  const due = (after: CustomerToAsk) => findCustomersEndingSoon(db, { ...times, apart: look.failed, now: began, after, most })
  const { asked, isBreakerOpen } = await refreshEach(world, due, isOver)
  await extendPaidTime(world, isBreakerOpen ? { unheardSince: began } : 'unknown')
  const ended = await touchEndedSubscriptions(db, now())
  return asked === 0 && ended === 0 ? null : { asked, ended }
}

/** Asks about every customer without an answer since the last round: a webhook may have been lost. */
async function reconcileAll(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const began = world.now()
  // Half the interval, because rounds may follow each other a little faster than the interval, and an answer comes
  // later than its round began.
  const apart = billingLimits.reconcile / 2
  const { asked } = await refreshEach(
    world,
    (after) => findCustomersWithoutRecentAnswer(world.db, { apart, now: began, after, most }),
    isOver,
  )
  return asked === 0 ? null : { asked }
}

/**
 * Asks about the customers that `find` answers, page by page. A failure for one customer does not delay the others.
 * The round ends when the circuit breaker opens or too many unknown customers follow each other.
 */
async function refreshEach(world: BillingWorld, find: (after: CustomerToAsk) => Promise<CustomerToAsk[]>, isStopping: () => boolean) {
  const breaker = openCircuitBreaker(world)
  const unknownCustomers = countUnknownCustomers(world)
  const isOver = () => isStopping() || breaker.isOpen() || unknownCustomers.isRoundOver()
  let asked = 0
  const look = async ({ customer, lastAnswer }: CustomerToAsk) => {
    try {
      await refreshCustomer(world, customer)
      asked += 1
      unknownCustomers.note('reached', lastAnswer)
      await breaker.note(customer, 'reached')
    } catch (err) {
      const outcome = outcomeOf(err)
      if (outcome !== 'unknown')
        world.log.warn({ err, customer }, 'what a member has paid for could not be looked at and will be tried again')
      unknownCustomers.note(outcome, lastAnswer)
      await breaker.note(customer, outcome)
    }
  }
  let after: CustomerToAsk | undefined = beforeFirstCustomer
  while (after && !isOver()) {
    const page: CustomerToAsk[] = await find(after)
    await doInParallel(page, { atOnce, isOver }, look)
    after = page.at(-1)
  }
  unknownCustomers.logCount()
  return { asked, isBreakerOpen: breaker.isOpen() }
}

async function checkPrice(world: BillingWorld): Promise<null> {
  await isPlanOnSale(world).catch((err: unknown) => {
    if (!isProviderAway(err)) throw err
  })
  return null
}

async function deleteOldRecords({ db, now }: BillingWorld): Promise<object | null> {
  const before = (kept: number) => new Date(now().getTime() - kept)
  const forgotten = await forgetEvents(db, before(billingLimits.eventsKept))
  const deletions = await forgetCustomerDeletions(db, before(billingLimits.customerDeletionsKept))
  return forgotten === 0 && deletions === 0 ? null : { forgotten, deletions }
}
