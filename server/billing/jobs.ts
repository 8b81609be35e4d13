import { billingLimits } from '#domain/billing/limits.ts'
import { limits } from '#domain/limits.ts'
import { findDue, findUnheard, nobodyYet, touchEnded, type Waiting } from '#server/billing/answer-queries.ts'
import { findEventsToDo, forgetEvents } from '#server/billing/event-queries.ts'
import { dealWith, laterThan } from '#server/billing/events.ts'
import { findFarewells, finishFarewell, forgetFarewells, postponeFarewell } from '#server/billing/farewell-queries.ts'
import { isPlanSold } from '#server/billing/plan.ts'
import { keepNewProceeds } from '#server/billing/proceeds.ts'
import { watchReach } from '#server/billing/reach.ts'
import { type BillingWorld, holdNow, isAway, outcomeOf, refreshCustomer } from '#server/billing/refresh.ts'
import { doSomeAtOnce } from '#server/billing/some-at-once.ts'
import { watchStrangers } from '#server/billing/strangers.ts'
import type { OutsideJob } from '#server/jobs/schedule.ts'

/** So many are looked for in one go, and so many asked about at once. */
const { most, atOnce } = billingLimits.jobs

/** What is done beside the webhooks, which may be late, lost, or more than could be dealt with. */
export function billingJobs(world: BillingWorld): OutsideJob[] {
  const { soon, reconcile } = billingLimits
  return [
    // First of those that take their turns by the minute: nobody is to run out of paid time while others wait for the provider.
    { name: 'look-at-ending-subscriptions', every: soon, work: (isStopping) => lookAtEnding(world, isStopping) },
    { name: 'settle-payment-events', every: soon, work: (isStopping) => settleEvents(world, isStopping) },
    { name: 'end-payments-of-deleted-accounts', every: soon, work: (isStopping) => takeLeave(world, isStopping) },
    { name: 'reconcile-subscriptions', every: reconcile, work: (isStopping) => reconcileAll(world, isStopping) },
    { name: 'look-at-the-price', every: reconcile, work: () => lookAtPrice(world) },
    { name: 'keep-proceeds', work: (isStopping) => keepNewProceeds(world, isStopping) },
    { name: 'forget-payment-events', work: () => forgetOld(world) },
  ]
}

/** Deals with events that could not be dealt with when they came. */
async function settleEvents(world: BillingWorld, isStopping: () => boolean): Promise<object | null> {
  const events = await findEventsToDo(world.db, { now: world.now(), most })
  const reach = watchReach(world)
  const strangers = watchStrangers(world)
  const isOver = () => isStopping() || reach.isNobodyThere()
  const settled = await doSomeAtOnce(events, { atOnce, isOver }, async (event) => {
    const outcome = await dealWith(world, event)
    strangers.note(outcome)
    await reach.note(event.customer ?? event.charge ?? event.id, outcome)
  })
  strangers.tell()
  return settled === 0 ? null : { settled }
}

/** Ends what deleted accounts pay for. */
async function takeLeave(world: BillingWorld, isStopping: () => boolean): Promise<object | null> {
  const { db, now, log, payments } = world
  const farewells = await findFarewells(db, { now: now(), most })
  const reach = watchReach(world)
  const strangers = watchStrangers(world)
  const isOver = () => isStopping() || reach.isNobodyThere()
  let ended = 0
  await doSomeAtOnce(farewells, { atOnce, isOver }, async ({ customer, tries }) => {
    try {
      await payments.endCustomer(customer)
      await finishFarewell(db, customer, now())
      ended += 1
      await reach.note(customer, 'reached')
    } catch (err) {
      log.warn({ err, customer }, 'what a deleted account pays for could not be ended and will be tried again')
      await postponeFarewell(db, customer, laterThan(now(), tries))
      strangers.note(outcomeOf(err))
      await reach.note(customer, outcomeOf(err))
    }
  })
  strangers.tell()
  return ended === 0 ? null : { ended }
}

/**
 * Asks about those whose paid time runs out about now; where nobody answers, it holds for all who were not asked about. Whose time ran out longer ago than
 * anything holds is left to the reconcile.
 */
async function lookAtEnding(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const { db, now } = world
  const { dueAhead, look } = billingLimits
  const began = now()
  const times = { since: new Date(began.getTime() - limits.subscriptionGrace), until: new Date(began.getTime() + dueAhead) }
  const due = (after: Waiting) => findDue(db, { ...times, apart: look.failed, now: began, after, most })
  const { asked, isNobodyThere } = await lookAtAll(world, due, isOver)
  await holdNow(world, isNobodyThere ? { unheardSince: began } : 'unknown')
  const ended = await touchEnded(db, now())
  return asked === 0 && ended === 0 ? null : { asked, ended }
}

/** Asks about every customer of whom nothing was heard since the last time: a webhook that was lost is made good here. */
async function reconcileAll(world: BillingWorld, isOver: () => boolean): Promise<object | null> {
  const began = world.now()
  // Two rounds may be a little less than the whole time apart, and an answer comes after its round began: half of it is between the two.
  const apart = billingLimits.reconcile / 2
  const { asked } = await lookAtAll(world, (after) => findUnheard(world.db, { apart, now: began, after, most }), isOver)
  return asked === 0 ? null : { asked }
}

/** Asks about all whom `find` tells after another, page by page: those about whom cannot be asked keep nobody else waiting, but where nobody is answered the rest is left, and so are strangers. */
async function lookAtAll(world: BillingWorld, find: (after: Waiting) => Promise<Waiting[]>, isStopping: () => boolean) {
  const reach = watchReach(world)
  const strangers = watchStrangers(world)
  const isOver = () => isStopping() || reach.isNobodyThere() || strangers.areLeft()
  let asked = 0
  const look = async ({ customer, standing }: Waiting) => {
    try {
      await refreshCustomer(world, customer)
      asked += 1
      strangers.note('reached', standing)
      await reach.note(customer, 'reached')
    } catch (err) {
      const outcome = outcomeOf(err)
      if (outcome !== 'unknown')
        world.log.warn({ err, customer }, 'what a member has paid for could not be looked at and will be tried again')
      strangers.note(outcome, standing)
      await reach.note(customer, outcome)
    }
  }
  let after: Waiting | undefined = nobodyYet
  while (after && !isOver()) {
    const page: Waiting[] = await find(after)
    await doSomeAtOnce(page, { atOnce, isOver }, look)
    after = page.at(-1)
  }
  strangers.tell()
  return { asked, isNobodyThere: reach.isNobodyThere() }
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
  const farewells = await forgetFarewells(db, before(billingLimits.farewellsKept))
  return forgotten === 0 && farewells === 0 ? null : { forgotten, farewells }
}
