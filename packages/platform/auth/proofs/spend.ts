import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AuthTransaction } from '#platform/auth/world.ts'

/**
 * Marks a proof of identity (a signed message, an assertion) as used until it expires. Of many calls with one proof
 * the first gets true; the others wait for its transaction and get false.
 */
export async function spendProof(trx: AuthTransaction, proof: string, times: { now: Date; expiresAt: Date }): Promise<boolean> {
  const hash = createHash('sha256').update(proof).digest('hex')
  const { rows } = await sql`
    with swept as (
      delete from platform.spent_proofs where hash in (
        select hash from platform.spent_proofs where expires_at < ${times.now} limit 100 for update skip locked
      )
    )
    insert into platform.spent_proofs (hash, expires_at) values (${hash}, ${times.expiresAt})
    on conflict (hash) do nothing
    returning hash
  `.execute(trx)
  return rows.length > 0
}
