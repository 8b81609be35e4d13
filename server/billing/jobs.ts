import { billingLimits } from '#domain/billing/limits.ts'
import { limits } from '#domain/limits.ts'
import { findDue, findUnheard, nobodyYet, touchEnded, type Waiting } from '#server/billing/answer-queries.ts'
import { openCircuitBreaker } from '#server/billing/circuit-breaker.ts'
import {
  findCustomerDeletions,
  finishCustomerDeletion,
  forgetCustomerDeletions,
  postponeCustomerDeletion,
} from '#server/billing/customer-deletion-queries.ts'
import { findEventsToDo, forgetEvents } from '#server/billing/event-queries.ts'
import { dealWith, laterThan } from '#server/billing/events.ts'
import { isPlanSold } from '#server/billing/plan.ts'
import { keepNewProceeds } from '#server/billing/proceeds.ts'
import { type BillingWorld, holdNow, isAway, outcomeOf, refreshCustomer } from '#server/billing/refresh.ts'
import { doSomeAtOnce } from '#server/billing/some-at-once.ts'
import { watchUnknownCustomers } from '#server/billing/unknown-customers.ts'
import type { OutsideJob } from '#server/jobs/schedule.ts'

/** Rows that one query finds, and questions that run at the same time. */
const { most, atOnce } = billingLimits.jobs

/** The jobs beside the webhooks, which may be late, lost, or too many at once. */
export function billingJobs(world: BillingWorld): OutsideJob[] {
  const { soon, reconcile } = billingLimits
  return [
    // First of the jobs of each minute: no member may run out of paid time while other jobs wait for the provider.
    { name: 'look-at-ending-subscriptions', every: soon, work: (isStopping) => lookAtEnding(world, isStopping) },
    { name: 'settle-payment-events', every: soon, work: (isStopping) => settleEvents(world, isStopping) },
    { name: 'end-payments-of-deleted-accounts', every: soon, work: (isStopping) => endDeletedCustomers(world, isStopping) },
    { name: 'reconcile-subscriptions', every: reconcile, work: (isStopping) => reconcileAll(world, isStopping) },
    { name: 'look-at-the-price', every: reconcile, work: () => lookAtPrice(world) },
    { name: 'keep-proceeds', work: (isStopping) => keepNewProceeds(world, isStopping) },
    { name: 'forget-payment-events', work: () => forgetOld(world) },
  ]
}

/** Tries again the events that failed when they came. */
async function settleEvents(world: BillingWorld, isStopping: () => boolean): Promise<object | null> {
  const events = await findEventsToDo(world.db, { now: world.now(), most })
  const breaker = openCircuitBreaker(world)
  const unknownCustomers = watchUnknownCustomers(world)
  const isOver = () => isStopping() || breaker.isOpen()
  const settled = await doSomeAtOnce(events, { atOnce, isOver }, async (event) => {
    const outcome = await dealWith(world, event)
    unknownCustomers.note(outcome)
    await breaker.note(event.customer ?? event.charge ?? event.id, outcome)
  })
  unknownCustomers.tell()
  return settled === 0 ? null : { settled }
}

/** Ends the subscriptions of deleted accounts. */
async function endDeletedCustomers(world: BillingWorld, isStopping: () => boolean): Promise<object | null> {
  const { db, now, log, payments } = world
  const deletions = await findCustomerDeletions(db, { now: now(), most })
  const breaker = openCircuitBreaker(world)
  const unknownCustomers = watchUnknownCustomers(world)
  const isOver = () => isStopping() || breaker.isOpen()
  let ended = 0
  await doSomeAtOnce(deletions, { atOnce, isOver }, async ({ customer, tries }) => {
    try {
      await payments.endCustomer(customer)
      await finishCustomerDeletion(db, customer, now())
      ended += 1
      await breaker.note(customer, 'reached')
    } catch (err) {
      log.warn({ err, customer }, 'what a deleted account pays for could not be ended and will be tried again')
      await postponeCustomerDeletion(db, customer, laterThan(now(), tries))
      unknownCustomers.note(outcomeOf(err))
      await breaker.note(customer, outcomeOf(err))
    }
  })
  unknownCustomers.tell()
  return ended === 0 ? null : { ended }
}

/**
 * Asks about customers whose paid time is about to run out. When the circuit breaker opens, the paid time of all who were not asked about is extended.
 * Times that ran out before the longest grace are left to `reconcileAll`.
 */
async function lookAtEnding(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const { db, now } = world
  const { dueAhead, look } = billingLimits
  const began = now()
  const times = { since: new Date(began.getTime() - limits.subscriptionGrace), until: new Date(began.getTime() + dueAhead) }
  const due = (after: Waiting) => findDue(db, { ...times, apart: look.failed, now: began, after, most })
  const { asked, isProviderAway } = await lookAtAll(world, due, isOver)
  await holdNow(world, isProviderAway ? { unheardSince: began } : 'unknown')
  const ended = await touchEnded(db, now())
  return asked === 0 && ended === 0 ? null : { asked, ended }
}

/** Asks about every customer without an answer since the last round, in case a webhook was lost. */
async function reconcileAll(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const began = world.now()
  // Two rounds may be a little closer than the interval, and an answer comes after its round began: half the interval allows for both.
  const apart = billingLimits.reconcile / 2
  const { asked } = await lookAtAll(world, (after) => findUnheard(world.db, { apart, now: began, after, most }), isOver)
  return asked === 0 ? null : { asked }
}

/**
 * Asks about the customers that `find` answers, page by page. A failure for one customer keeps no other waiting; when the circuit breaker opens, or
 * too many unknown customers follow each other, the rest waits for the next round.
 */
async function lookAtAll(world: BillingWorld, find: (after: Waiting) => Promise<Waiting[]>, isStopping: () => boolean) {
  const breaker = openCircuitBreaker(world)
  const unknownCustomers = watchUnknownCustomers(world)
  const isOver = () => isStopping() || breaker.isOpen() || unknownCustomers.isRoundOver()
  let asked = 0
  const look = async ({ customer, lastAnswer }: Waiting) => {
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
  let after: Waiting | undefined = nobodyYet
  while (after && !isOver()) {
    const page: Waiting[] = await find(after)
    await doSomeAtOnce(page, { atOnce, isOver }, look)
    after = page.at(-1)
  }
  unknownCustomers.tell()
  return { asked, isProviderAway: breaker.isOpen() }
}

async function lookAtPrice(world: BillingWorld): Promise<null> {
  await isPlanSold(world).catch((err: unknown) => {
    if (!isAway(err)) throw err
  })
  return null
}

async function forgetOld({ db, now }: BillingWorld): Promise<object | null> {
  const before = (kept: number) => new Date(now().getTime() - kept)
  const forgotten = await forgetEvents(db, before(billingLimits.eventsKept))
  const deletions = await forgetCustomerDeletions(db, before(billingLimits.customerDeletionsKept))
  return forgotten === 0 && deletions === 0 ? null : { forgotten, deletions }
}
