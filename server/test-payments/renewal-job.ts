import type { OutsideJob } from '#server/jobs/schedule.ts'
import { changeAccount } from '#server/test-payments/change.ts'
import { findDue } from '#server/test-payments/queries.ts'
import { type Send, type Telling, tellEvents } from '#server/test-payments/tell-events.ts'

const everyMinute = 60_000

/** Renews what the test checkout sold, and tells again what a webhook did not take, as Stripe does by itself. */
export function renewalJob(world: Telling, send: Send): OutsideJob {
  return {
    name: 'renew-test-subscriptions',
    every: everyMinute,
    async work() {
      const due = await findDue(world.db, world.now())
      for (const customer of due) await changeAccount(world, customer)
      const told = await tellEvents(world, send, null)
      return due.length + told === 0 ? null : { due: due.length, told }
    },
  }
}
