import type { Kysely } from 'kysely'
import type { Tables } from '#server/tables.ts'
import { type Moved, passTime, type TestAccount } from '#server/test-payments/account.ts'
import { lockAccount, saveAccount } from '#server/test-payments/queries.ts'
import { aboutOf } from '#server/test-payments/wire.ts'

export interface Outside {
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
}

/**
 * Changes what is kept of a customer, one change at a time over all processes: first what time has brought, then what
 * is asked for, and both with the events that tell of them or not at all. Answers how the account stands; undefined
 * where there is no such customer.
 */
export function changeAccount(
  { db, now, uuid }: Outside,
  customer: string,
  change: (account: TestAccount, trx: Kysely<Tables>) => Moved | Promise<Moved> = (account) => ({ account, events: [] }),
): Promise<TestAccount | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await lockAccount(trx, customer)
    if (!before) return undefined
    const due = passTime(before, { now: now(), uuid })
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
