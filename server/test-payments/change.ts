import type { Kysely } from 'kysely'
import type { Tables } from '#server/tables.ts'
import { type AccountChange, applyDueChanges, type TestAccount } from '#server/test-payments/account.ts'
import { lockAccount, saveAccount } from '#server/test-payments/queries.ts'
import { aboutOf } from '#server/test-payments/wire.ts'

export interface TestPaymentsDependencies {
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
}

/**
 * Changes a test customer, one change at a time over all processes: first what is due, then `change`. Saves the new
 * state together with its events, or nothing. Answers the new state; undefined without such a customer.
 */
export function changeAccount(
  { db, now, uuid }: TestPaymentsDependencies,
  customer: string,
  change: (account: TestAccount, trx: Kysely<Tables>) => AccountChange | Promise<AccountChange> = (account) => ({ account, events: [] }),
): Promise<TestAccount | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await lockAccount(trx, customer)
    if (!before) return undefined
    const due = applyDueChanges(before, { now: now(), uuid })
    const changed = await change(due.account, trx)
    const events = [...due.events, ...changed.events].map(({ type, at }) => ({
      id: `evt_test_${uuid()}`,
      type,
      at,
      about: aboutOf({ type }, customer, changed.account),
    }))
    if (events.length > 0) await saveAccount(trx, customer, changed.account, events)
    return changed.account
  })
}
