import { sql } from 'kysely'
import type { Identity } from '#platform/auth/call.ts'
import type { AuthDb } from '#platform/auth/world.ts'

export function findIdentity(db: AuthDb, provider: string, providerId: string): Promise<Identity | undefined> {
  return db
    .selectFrom('auth.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** The identities that a provider gave this address (in lower case). */
export function findIdentitiesByEmail(db: AuthDb, provider: string, email: string): Promise<Identity[]> {
  return db.selectFrom('auth.identities').selectAll().where('email', '=', email).where('provider', '=', provider).execute()
}

export async function refreshIdentity(db: AuthDb, id: string, data: Record<string, unknown>, now: Date): Promise<void> {
  await db
    .updateTable('auth.identities')
    .set({ identity_data: sql`${JSON.stringify(data)}::jsonb`, last_sign_in_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}
