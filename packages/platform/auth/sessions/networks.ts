import { type QueryCreator, type RawBuilder, sql } from 'kysely'
import { nilUuid } from '#platform/auth/users/user-store.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import type { PlatformTables } from '#platform/database/tables.ts'
import { markStatement } from '#platform/limits/limiter.ts'

/** How long a network is remembered after a session began or was refreshed there, in milliseconds. */
const rememberedFor = 30 * 24 * 3_600_000

const prefix = 'auth:home:'
const provedPrefix = 'auth:proved:'

/**
 * Whether the account of this address or number had a session in this network in the last 30 days. An unknown address
 * gives false in the same time.
 */
export async function isKnownNetwork({ db, now }: AuthWorld, address: string, household: string): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select ${knownNetwork(sql.ref('whose.id'), household, now())} as is_known
    from (
      select coalesce((
        select id from auth.users
        where ((instance_id = ${nilUuid} and lower(email) = ${address}) or phone = ${address}) and not is_sso_user
        limit 1
      ), ${nilUuid}::uuid) as id
    ) as whose
  `.execute(db)
  return rows[0]?.is_known === true
}

/**
 * SQL for whether the account had a session in this network in the last 30 days. `userId` may be a column. A null
 * household is no known one.
 */
export function knownNetwork(userId: RawBuilder<unknown>, household: string | null, now: Date): RawBuilder<boolean> {
  return sql`(
    exists (select from platform.rate_limits where key = ${prefix} || ${userId} || ':' || ${household}::text and full_at > ${now})
    or exists (
      select from auth.sessions
      where user_id = ${userId} and ip <<= ${household}::inet
        and coalesce(refreshed_at at time zone 'utc', created_at) > ${new Date(now.getTime() - rememberedFor)}
    )
  )`
}

/**
 * The statement that remembers the network of a new session, also after the session ends. `owner` is the table or
 * CTE whose `id` is the account's.
 */
export function rememberingNetwork(owner: RawBuilder<unknown>, household: string, now: Date): RawBuilder<unknown> {
  return sql`
    insert into platform.rate_limits (key, full_at)
    select ${prefix} || id || ':' || ${household}::text, ${new Date(now.getTime() + rememberedFor)}::timestamptz from ${owner}
    on conflict (key) do update set full_at = excluded.full_at`
}

/**
 * Whether a second factor of the account was verified in this network in the last 30 days, or a raised session was
 * used there. A thief who knows only the password has no such network.
 */
export async function isFactorNetwork({ db, now }: AuthWorld, userId: string, household: string): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from platform.rate_limits where key = ${provedKey(userId, household)} and full_at > ${now()})
      or exists (
        select from auth.sessions
        where user_id = ${userId} and aal = 'aal2' and ip <<= ${household}::inet
          and coalesce(refreshed_at at time zone 'utc', created_at) > ${new Date(now().getTime() - rememberedFor)}
      ) as is_known
  `.execute(db)
  return rows[0]?.is_known === true
}

/** The statement that remembers the network in which a second factor was verified. */
export function rememberFactorNetwork(db: QueryCreator<PlatformTables>, userId: string, household: string, now: Date) {
  return markStatement(db, provedKey(userId, household), rememberedFor, now)
}

function provedKey(userId: string, household: string): string {
  return `${provedPrefix}${userId}:${household}`
}
