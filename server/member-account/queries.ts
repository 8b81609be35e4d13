import type { AalLevel } from '@potluck/platform/auth/tables'
import { type Kysely, sql } from 'kysely'
import type { Role } from '#domain/access.ts'
import type { Tables } from '#server/tables.ts'

/** An upper bound far above the sessions that a person has. */
const mostSessions = 200

export interface SessionRow {
  id: string
  created_at: Date
  last_used_at: Date
  user_agent: string | null
  ip: string | null
  aal: AalLevel
}

/** The valid sessions of an account, the latest used first. */
export async function findSessions(db: Kysely<Tables>, userId: string, now: Date): Promise<readonly SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, created_at, coalesce(refreshed_at at time zone 'utc', created_at) as last_used_at, user_agent, host(ip) as ip, aal
    from auth.sessions where user_id = ${userId} and (not_after is null or not_after > ${now})
    order by last_used_at desc, id limit ${mostSessions}
  `.execute(db)
  return rows
}

/**
 * When the member last authenticated in this session; a token refresh does not count. Undefined when the session is
 * gone.
 */
export async function findLastProof(db: Kysely<Tables>, sessionId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(sessions.created_at, (
      select max(updated_at) from auth.mfa_amr_claims where session_id = sessions.id and authentication_method <> 'token_refresh'
    )) as at
    from auth.sessions where sessions.id = ${sessionId}
  `.execute(db)
  return rows[0]?.at
}

export interface AccountRow {
  id: string
  email: string | null
  new_email: string | null
  phone: string | null
  created_at: Date | null
  confirmed_at: Date | null
  last_sign_in_at: Date | null
  metadata: unknown
  providers: string[]
  has_password: boolean
  roles: Role[]
}

/** An account with its identity providers and roles; undefined when it is gone. */
export async function findAccount(db: Kysely<Tables>, userId: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select id, nullif(email, '') as email, nullif(email_change, '') as new_email, nullif(phone, '') as phone, created_at, confirmed_at, last_sign_in_at, raw_user_meta_data as metadata,
      coalesce(encrypted_password, '') <> '' as has_password,
      array(select distinct provider from auth.identities where user_id = users.id order by provider) as providers,
      array(select role from public.user_roles where user_id = users.id order by role) as roles
    from auth.users where id = ${userId} and deleted_at is null
  `.execute(db)
  return rows[0]
}

/** The second factors of an account, without their secrets. */
export async function findFactors(
  db: Kysely<Tables>,
  userId: string,
): Promise<readonly { id: string; friendly_name: string | null; factor_type: string; status: string; created_at: Date }[]> {
  return db
    .selectFrom('auth.mfa_factors')
    .select(['id', 'friendly_name', 'factor_type', 'status', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
}

/** The profile of an account; undefined when it has none. */
export function findProfile(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('public.profiles')
    .select(['first_name', 'last_name', 'email', 'recipe_preferences', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** How many rows of a table belong to an account. */
export async function countOwnRows(
  db: Kysely<Tables>,
  table: 'public.saved_recipes' | 'public.generated_recipes' | 'auth.sessions',
  userId: string,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(table)} where user_id = ${userId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/**
 * One page of an account's recipes: how many newer ones to skip, how many at most, and the bytes after which the page
 * ends.
 */
export interface Page {
  skip: number
  most: number
  bytes: number
}

export interface SavedRow {
  id: string
  recipe_name: string
  cuisine_type: string | null
  language: string | null
  rating: number | null
  created_at: Date
  expires_at: Date | null
  recipe_content: unknown
}

/** The recipes that an account saved, the newest first. */
export function findSavedRecipes(db: Kysely<Tables>, userId: string, page: Page): Promise<readonly SavedRow[]> {
  return findRecipes<SavedRow>(db, 'public.saved_recipes', userId, page)
}

export interface GeneratedRow {
  id: string
  recipe_name: string
  cuisine_type: string
  language: string
  created_at: Date
  user_ip_address: string | null
  session_id: string | null
  recipe_content: unknown
}

/** The recipes that were cooked for an account, the newest first, with the address that asked for them. */
export function findGeneratedRecipes(db: Kysely<Tables>, userId: string, page: Page): Promise<readonly GeneratedRow[]> {
  return findRecipes<GeneratedRow>(db, 'public.generated_recipes', userId, page)
}

/** A page of an account's rows of a table with recipes, the newest first. */
async function findRecipes<Row>(
  db: Kysely<Tables>,
  table: 'public.saved_recipes' | 'public.generated_recipes',
  userId: string,
  { skip, most, bytes }: Page,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select * from (
      select page.*, sum(octet_length(recipe_content::text)) over (order by created_at desc, id rows between unbounded preceding and 1 preceding) as before
      from (select * from ${sql.table(table)} where user_id = ${userId} order by created_at desc, id offset ${skip} limit ${most}) as page
    ) as weighed where before is null or before < ${bytes} order by created_at desc, id
  `.execute(db)
  return rows
}

export interface BotDetectionRow {
  created_at: Date
  risk_score: number
  detection_type: string
  action_taken: string
  request_path: string | null
  ip_address: string | null
  session_id: string | null
}

/** The reasons why the server judged an account to be a bot, the newest first. */
export async function findBotDetections(db: Kysely<Tables>, userId: string, most: number): Promise<readonly BotDetectionRow[]> {
  const { rows } = await sql<BotDetectionRow>`
    select created_at, risk_score, detection_type, action_taken, request_path, ip_address, session_id
    from public.bot_detection_logs where user_id = ${userId} order by created_at desc, id limit ${most}
  `.execute(db)
  return rows
}
