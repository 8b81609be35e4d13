import { type Insertable, type Selectable, sql } from 'kysely'
import type { Factor } from '#platform/auth/call.ts'
import type { Credential } from '#platform/auth/factors/credential.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

export type Challenge = Selectable<AuthTables['auth.mfa_challenges']>

/** Removes an account's unverified factors that are older than `before` and have no challenge. */
export async function deleteStaleFactors(trx: AuthTransaction, userId: string, before: Date): Promise<void> {
  await trx
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '<>', 'verified')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('auth.mfa_challenges').select('id').whereRef('factor_id', '=', 'auth.mfa_factors.id'))),
    )
    .execute()
}

/** Removes an account's unverified factors of one type or one number. */
export async function deleteUnverifiedFactors(
  trx: AuthTransaction,
  userId: string,
  like: Pick<Factor, 'factor_type'> | { phone: string },
): Promise<void> {
  await trx
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where(({ and }) => and(like))
    .execute()
}

/**
 * Notes the time of a challenge, in one statement, unless the last was at or after `notSince`. Answers whether it
 * did. In tables of older GoTrue versions the column is unique, so the time has microseconds of its own; a collision
 * throws SQLSTATE 23505.
 */
export async function claimChallenge(
  trx: AuthTransaction,
  factor: Factor,
  at: { now: Date; micros: number; notSince: Date | null },
): Promise<boolean> {
  const update = trx
    .updateTable('auth.mfa_factors')
    .set({ last_challenged_at: sql`${at.now}::timestamptz + ${at.micros} * interval '1 microsecond'` })
    .where('id', '=', factor.id)
    .where('user_id', '=', factor.user_id)
  const { notSince } = at
  const inTime =
    notSince === null
      ? update
      : update.where(({ or, eb }) =>
          or([eb('last_challenged_at', 'is', null), eb(sql`date_trunc('milliseconds', last_challenged_at)`, '<=', notSince)]),
        )
  const { numUpdatedRows } = await inTime.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a challenge whose message could not be sent. */
export async function deleteUnsentChallenge(db: AuthDb, factor: Factor, challengeId: string): Promise<void> {
  await db.deleteFrom('auth.mfa_challenges').where('id', '=', challengeId).where('factor_id', '=', factor.id).execute()
  await db
    .updateTable('auth.mfa_factors')
    .set({ last_challenged_at: null })
    .where('id', '=', factor.id)
    .where('user_id', '=', factor.user_id)
    .execute()
}

/** Stores a challenge and removes the factor's challenges older than `before`. */
export async function insertChallenge(
  trx: AuthTransaction,
  challenge: Insertable<AuthTables['auth.mfa_challenges']>,
  before: Date,
): Promise<void> {
  await trx.deleteFrom('auth.mfa_challenges').where('factor_id', '=', challenge.factor_id).where('created_at', '<', before).execute()
  const data = challenge.web_authn_session_data
  await trx
    .insertInto('auth.mfa_challenges')
    .values({ ...challenge, web_authn_session_data: data ? sql`${JSON.stringify(data)}::jsonb` : null })
    .execute()
}

/** A challenge of this factor, and whether it was made from this IP address. */
export function findChallenge(
  db: AuthDb,
  factorId: string,
  id: string,
  address: string,
): Promise<(Challenge & { isFromAddress: boolean }) | undefined> {
  return db
    .selectFrom('auth.mfa_challenges')
    .selectAll()
    .select(sql<boolean>`ip_address = ${address}::inet`.as('isFromAddress'))
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .executeTakeFirst()
}

export async function deleteChallenge(db: AuthDb, challenge: Challenge): Promise<void> {
  await db.deleteFrom('auth.mfa_challenges').where('id', '=', challenge.id).execute()
}

/** Counts a try of a challenge, in one statement. Answers false after `most` tries. */
export async function countChallengeTry(db: AuthDb, challenge: Challenge, most: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('platform.challenge_tries')
    .values({ challenge_id: challenge.id, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column('challenge_id')
        .doUpdateSet({ tries: sql`challenge_tries.tries + 1` })
        .where('platform.challenge_tries.tries', '<', most),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Spends a challenge, in one statement. Answers false when it was spent before. */
export async function spendChallenge(trx: AuthTransaction, challenge: Challenge, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('auth.mfa_challenges')
    .set({ verified_at: now })
    .where('id', '=', challenge.id)
    .where('verified_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Spends a 30-second step of a factor, in one statement. Answers false when that step or a later one was spent
 * before.
 */
export async function spendStep(trx: AuthTransaction, factorId: string, step: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('platform.totp_steps')
    .values({ factor_id: factorId, step: String(step) })
    .onConflict((conflict) =>
      conflict
        .column('factor_id')
        .doUpdateSet({ step: String(step) })
        .where('platform.totp_steps.step', '<', String(step)),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Raises a session to aal2. The counter grows by two, so that the refresh token from before is too old to be reused
 * and cannot reach the raised session.
 */
export async function raiseSession(trx: AuthTransaction, sessionId: string, factorId: string, now: Date): Promise<void> {
  await trx
    .updateTable('auth.sessions')
    .set({ aal: 'aal2', factor_id: factorId, updated_at: now, refresh_token_counter: sql`refresh_token_counter + 2` })
    .where('id', '=', sessionId)
    .execute()
}

/** Ends an account's sessions below aal2. */
export async function deleteLowSessions(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('auth.sessions').where('user_id', '=', userId).where('aal', '<', 'aal2').execute()
}

/**
 * Stores the signature counter of an authenticator, in one statement. Answers false when it is not higher than the
 * stored one. Authenticators without a counter send 0.
 */
export async function spendCounter(trx: AuthTransaction, factor: Factor, credential: Credential): Promise<boolean> {
  const counter = credential.authenticator.signCount
  const { numUpdatedRows } = await trx
    .updateTable('auth.mfa_factors')
    .set({ web_authn_credential: sql`${JSON.stringify(credential)}::jsonb` })
    .where('id', '=', factor.id)
    .where('user_id', '=', factor.user_id)
    .where(sql<boolean>`(${counter} = 0 or (web_authn_credential -> 'authenticator' ->> 'signCount')::bigint < ${counter})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
