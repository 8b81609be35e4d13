import { type RawBuilder, sql } from 'kysely'
import type { Factor, Identity, User } from '#platform/auth/call.ts'
import type { WholeUser } from '#platform/auth/users/present.ts'
import type { AuthDb } from '#platform/auth/world.ts'

/** Rows as JSON, with dates as text, so that one statement reads an account with its identities and factors. */
export interface IdentitiesAndFactors {
  identities: readonly (Omit<Identity, 'last_sign_in_at' | 'created_at' | 'updated_at'> & {
    last_sign_in_at: string | null
    created_at: string
    updated_at: string
  })[]
  factors: readonly (Omit<Factor, 'last_challenged_at' | 'created_at' | 'updated_at'> & {
    last_challenged_at: string | null
    created_at: string
    updated_at: string
  })[]
}

/** An account's row with its identities and factors. */
export type WholeUserRow = User & IdentitiesAndFactors

/**
 * SQL for an account's identities, the oldest first. Of two made at the same moment, e-mail comes before phone.
 * `userId` may be a column.
 */
export function identitiesOf(userId: RawBuilder<unknown>): RawBuilder<IdentitiesAndFactors['identities']> {
  return sql`coalesce((
    select jsonb_agg(to_jsonb(identity) order by identity.created_at, identity.provider, identity.id)
    from auth.identities as identity where identity.user_id = ${userId}
  ), '[]')`
}

/** SQL for an account's factors, the oldest first. `userId` may be a column. */
export function factorsOf(userId: RawBuilder<unknown>): RawBuilder<IdentitiesAndFactors['factors']> {
  return sql`coalesce((
    select jsonb_agg(to_jsonb(factor) order by factor.created_at, factor.id) from auth.mfa_factors as factor where factor.user_id = ${userId}
  ), '[]')`
}

/** Joins an account with its identities and factors. */
export function wholeUserOf(user: User, { identities, factors }: IdentitiesAndFactors): WholeUser {
  return {
    user,
    identities: identities.map((identity) => ({
      ...identity,
      last_sign_in_at: momentOf(identity.last_sign_in_at),
      created_at: new Date(identity.created_at),
      updated_at: new Date(identity.updated_at),
    })),
    factors: factors.map((factor) => ({
      ...factor,
      last_challenged_at: momentOf(factor.last_challenged_at),
      created_at: new Date(factor.created_at),
      updated_at: new Date(factor.updated_at),
    })),
  }
}

/** The account in the row of a statement; undefined without a row. */
export function wholeUserIn([row]: readonly (WholeUserRow | undefined)[]): WholeUser | undefined {
  if (!row) return undefined
  const { identities, factors, ...user } = row
  return wholeUserOf(user, { identities, factors })
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** Reads an account's identities and factors, the oldest first, in one statement. */
export async function findWholeUser(db: AuthDb, user: User): Promise<WholeUser> {
  const id = sql`cast(${user.id} as uuid)`
  const { rows } = await sql<IdentitiesAndFactors>`select ${identitiesOf(id)} as identities, ${factorsOf(id)} as factors`.execute(db)
  return wholeUserOf(user, rows[0] ?? { identities: [], factors: [] })
}
