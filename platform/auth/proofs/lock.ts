import { sql } from 'kysely'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** Waits for whoever else is about to make or find the same account, until the transaction ends. */
export async function lockName(trx: AuthTransaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
