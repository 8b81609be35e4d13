import { type Kysely, sql } from 'kysely'
import type { PlatformTables } from '#platform/database/tables.ts'

/** So many in so long (milliseconds), all at once if one likes. */
export interface Limit {
  most: number
  within: number
}

/**
 * Takes one of a key's allowance, in one statement, so that no race lets another through: the generic cell rate algorithm (ITU-T I.371). Answers 0, or, when
 * nothing is left, the milliseconds until there is, and takes nothing then.
 */
export async function takeFrom(db: Kysely<PlatformTables>, key: string, { most, within }: Limit, now: Date): Promise<number> {
  const interval = within / most
  const latest = new Date(now.getTime() + within - interval)
  const { rows } = await sql<{ full_at: Date }>`
    insert into platform.rate_limits as held (key, full_at)
    values (${key}, ${now}::timestamptz + ${interval} * interval '1 millisecond')
    on conflict (key) do update set full_at = greatest(held.full_at, ${now}) + ${interval} * interval '1 millisecond'
    where held.full_at <= ${latest}
    returning full_at
  `.execute(db)
  if (rows.length > 0) return 0
  const held = await db.selectFrom('platform.rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
  return Math.max(1, (held?.full_at.getTime() ?? 0) - latest.getTime())
}

/** Milliseconds until a key has an allowance again; 0 when it has one. Takes nothing. */
export async function waitFor(db: Kysely<PlatformTables>, key: string, { most, within }: Limit, now: Date): Promise<number> {
  const held = await db.selectFrom('platform.rate_limits').select('full_at').where('key', '=', key).executeTakeFirst()
  if (!held) return 0
  return Math.max(0, held.full_at.getTime() - (now.getTime() + within - within / most))
}

/** Gives a key its whole allowance back. */
export async function forgive(db: Kysely<PlatformTables>, key: string): Promise<void> {
  await db.deleteFrom('platform.rate_limits').where('key', '=', key).execute()
}

/** Forgets keys whose allowance is whole again. */
export async function sweepLimits(db: Kysely<PlatformTables>, now: Date): Promise<void> {
  await db.deleteFrom('platform.rate_limits').where('full_at', '<', now).execute()
}
