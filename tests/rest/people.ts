import { sqlState } from '@potluck/platform/database/open'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Role } from '#domain/access.ts'
import type { House } from '../auth/house.ts'
import type { Actor } from './outcomes.ts'

/** An actor of the matrix: the id of its account, if it has one, the claims of its token, and its client. */
export interface Person {
  id: string | null
  claims: { role: 'anon' | 'authenticated' | 'service_role'; sub?: string; is_anonymous?: boolean; aal?: string }
  client: SupabaseClient
}

/** One person of each kind, with an account and its roles. */
export async function openPeople(house: House): Promise<Record<Actor, Person>> {
  const account = async (...roles: Role[]): Promise<Person & { id: string }> => {
    const { id, client } = await house.member({ data: { first_name: 'Ada' } })
    for (const role of roles) await house.world.db.insertInto('public.user_roles').values({ user_id: id, role }).execute()
    return { id, claims: { role: 'authenticated', sub: id }, client }
  }
  const guest = await account()
  await house.world.db.updateTable('auth.users').set({ is_anonymous: true }).where('id', '=', guest.id).execute()
  const { error } = await guest.client.auth.refreshSession()
  if (error) throw error
  // The second factor was verified in another session, not in this one. The account has every role that could help it.
  const half = await account('tester', 'admin')
  const factor = {
    id: crypto.randomUUID(),
    user_id: half.id,
    friendly_name: 'app',
    factor_type: 'totp',
    status: 'verified',
    secret: 'x',
  } as const
  const now = new Date()
  const none = {
    phone: null,
    last_challenged_at: null,
    web_authn_credential: null,
    web_authn_aaguid: null,
    last_webauthn_challenge_data: null,
  }
  await house.world.db
    .insertInto('auth.mfa_factors')
    .values({ ...factor, ...none, created_at: now, updated_at: now })
    .execute()
  return {
    visitor: { id: null, claims: { role: 'anon' }, client: house.client() },
    guest: { ...guest, claims: { ...guest.claims, is_anonymous: true } },
    member: await account(),
    other: await account(),
    tester: await account('tester'),
    premium: await account('premium'),
    half: { ...half, claims: { ...half.claims, aal: 'aal1' } },
    admin: await account('admin'),
    service: { id: null, claims: { role: 'service_role' }, client: house.admin() },
  }
}

/**
 * The rows that a statement of this person answers when only the database checks it, or the SQLSTATE of the refusal.
 * The statement is rolled back.
 */
export async function ask<Row>(
  house: House,
  { claims }: Pick<Person, 'claims'>,
  statement: RawBuilder<Row>,
  before: readonly RawBuilder<unknown>[] = [],
): Promise<readonly Row[] | string> {
  const answer = await tryAs(house, claims, statement, before)
  return typeof answer === 'string' ? answer : answer.rows
}

/** How many rows a statement of this person touches, or the SQLSTATE of the refusal. The statement is rolled back. */
export async function count(house: House, { claims }: Pick<Person, 'claims'>, statement: RawBuilder<unknown>): Promise<number | string> {
  const answer = await tryAs(house, claims, statement, [])
  return typeof answer === 'string' ? answer : Number(answer.numAffectedRows)
}

async function tryAs<Row>(
  house: House,
  claims: Person['claims'],
  statement: RawBuilder<Row>,
  before: readonly RawBuilder<unknown>[],
): Promise<QueryResult<Row> | string> {
  const trx = await house.world.db.startTransaction().execute()
  try {
    for (const preparation of before) await preparation.execute(trx)
    await sql`select set_config('role', ${claims.role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`.execute(
      trx,
    )
    return await statement.execute(trx)
  } catch (error) {
    const state = sqlState(error)
    if (state === undefined) throw error
    return state
  } finally {
    await trx.rollback().execute()
  }
}
