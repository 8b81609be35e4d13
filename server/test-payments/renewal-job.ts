import type { OutsideJob } from '#server/jobs/schedule.ts'
import { changeAccount } from '#server/test-payments/change.ts'
import { findCustomersToRenew } from '#server/test-payments/queries.ts'
import { type Send, sendEvents, type TestPaymentsWorld } from '#server/test-payments/send-events.ts'

const everyMinute = 60_000

/** Renews subscriptions of the test checkout, and sends refused webhooks again, as Stripe does. */
export function renewalJob(world: TestPaymentsWorld, send: Send): OutsideJob {
  return {
    name: 'renew-test-subscriptions',
    every: everyMinute,
    async work() {
      const due = await findCustomersToRenew(world.db, world.now())
      for (const customer of due) await changeAccount(world, customer)
      const told = await sendEvents(world, send, null)
      return due.length + told === 0 ? null : { due: due.length, told }
    },
  }
}
