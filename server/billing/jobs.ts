import { limits } from '#domain/limits.ts'
import { dealWith, laterThan } from '#server/billing/events.ts'
import { keepNewProceeds } from '#server/billing/proceeds.ts'
import {
  findDue,
  findEventsToDo,
  findFarewells,
  findUnheard,
  finishFarewell,
  forgetEvents,
  holdDue,
  postponeFarewell,
} from '#server/billing/queries.ts'
import { type BillingWorld, isUnavailable, refreshCustomer } from '#server/billing/refresh.ts'
import { doSomeAtOnce } from '#server/billing/some-at-once.ts'
import type { OutsideJob } from '#server/jobs/schedule.ts'

const minute = 60_000
const hour = 60 * minute

/** So many are looked for in one go, and so many asked about at once. */
const most = 200
const atOnce = 4

/**
 * What is done beside the webhooks, which may be late, lost, or more than could be dealt with. Each is harmless when two processes are at it: whatever is asked twice has
 * the same answer.
 */
export function billingJobs(world: BillingWorld): OutsideJob[] {
  return [
    { name: 'settle-payment-events', every: minute, work: (isStopping) => settleEvents(world, isStopping) },
    { name: 'end-payments-of-deleted-accounts', every: minute, work: (isStopping) => takeLeave(world, isStopping) },
    { name: 'look-at-ending-subscriptions', every: minute, work: (isStopping) => lookAtEnding(world, isStopping) },
    { name: 'reconcile-subscriptions', every: hour, work: (isStopping) => reconcile(world, isStopping) },
    { name: 'keep-proceeds', every: hour, work: (isStopping) => keepNewProceeds(world, isStopping) },
    { name: 'forget-payment-events', every: hour, work: () => forgetOldEvents(world) },
  ]
}

/** Deals with events that could not be dealt with when they came. */
async function settleEvents(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const events = await findEventsToDo(world.db, { now: world.now(), most })
  const settled = await doSomeAtOnce(events, { atOnce, isOver }, (event) => dealWith(world, event))
  return settled === 0 ? null : { settled }
}

/** Ends what deleted accounts pay for. */
async function takeLeave(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const { db, now, log, payments } = world
  const farewells = await findFarewells(db, { now: now(), most })
  let ended = 0
  await doSomeAtOnce(farewells, { atOnce, isOver }, async ({ customer, tries }) => {
    try {
      await payments.endCustomer(customer)
      await finishFarewell(db, customer, now())
      ended += 1
    } catch (err) {
      log.warn({ err, customer }, 'what a deleted account pays for could not be ended and will be tried again')
      await postponeFarewell(db, customer, laterThan(now(), tries))
    }
  })
  return ended === 0 ? null : { ended }
}

/** Asks about those whose paid time runs out about now; where nobody answers, it holds. */
async function lookAtEnding(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const { db, now } = world
  const until = new Date(now().getTime() + limits.billing.dueAhead)
  const due = await findDue(db, { until, apart: limits.billing.look.failed, now: now(), most })
  const looked = await lookAt(world, due, isOver)
  if (looked.isAway) await holdDue(db, { until, grace: limits.subscriptionGrace, now: now() })
  return looked.asked === 0 ? null : { asked: looked.asked }
}

/** Asks about every customer of whom nothing was heard for an hour: a webhook that was lost is made good here. */
async function reconcile(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const { db, now } = world
  const began = now()
  let asked = 0
  for (let page = await findPage(); page.length > 0 && !isOver(); page = await findPage()) {
    const looked = await lookAt(world, page, isOver)
    asked += looked.asked
    // Whoever could not be asked about would be found again and again.
    if (looked.isAway || looked.failed > 0) break
  }
  return asked === 0 ? null : { asked }

  function findPage() {
    return findUnheard(db, { apart: limits.billing.reconcile, now: began, most })
  }
}

/** Asks about these; stops at the first for which the provider is not reached. */
async function lookAt(world: BillingWorld, customers: readonly string[], isOver: () => boolean) {
  const looked = { asked: 0, failed: 0, isAway: false }
  await doSomeAtOnce(customers, { atOnce, isOver: () => isOver() || looked.isAway }, async (customer) => {
    try {
      await refreshCustomer(world, customer)
      looked.asked += 1
    } catch (err) {
      looked.failed += 1
      looked.isAway ||= isUnavailable(err)
      world.log.warn({ err, customer }, 'what a member has paid for could not be looked at and will be tried again')
    }
  })
  return looked
}

async function forgetOldEvents({ db, now }: BillingWorld): Promise<object | null> {
  const forgotten = await forgetEvents(db, new Date(now().getTime() - limits.billing.eventsKept))
  return forgotten === 0 ? null : { forgotten }
}
