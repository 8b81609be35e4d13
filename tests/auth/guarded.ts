import type { SupabaseClient } from '@supabase/supabase-js'
import { type App, enrolApp, proveApp } from './authenticator-app.ts'
import type { House, Member } from './house.ts'

const minute = 60_000

/**
 * A member with a verified authenticator app, in a session at aal2. The clock stands in a 30-second step of which no
 * code was used.
 */
export async function aGuardedMember(house: House): Promise<Member & { app: App }> {
  const member = await house.member()
  const app = await enrolApp(member.client)
  await proveApp(member.client, app, house.world.now().getTime())
  house.passTime(minute)
  return { ...member, app }
}

/** Another client of a member, signed in by the password alone. */
export async function signInAgain(house: House, { email, password }: Pick<Member, 'email' | 'password'>): Promise<SupabaseClient> {
  const client = house.client()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}
