import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/** The success page of a checkout that can still be paid. */
export async function findPayableCheckout(db: Db, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ successUrl: string }>`
    select success_url as "successUrl" from private.test_checkouts where id = ${id} and not is_paid and expires_at > ${now}
  `.execute(db)
  return rows[0]?.successUrl
}

/** Expires a checkout. Answers false when it is paid already. */
export async function expireCheckout(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update private.test_checkouts set expires_at = least(expires_at, ${now}) where id = ${id} and not is_paid returning id
  `.execute(db)
  return rows.length > 0
}
