import type { SupabaseClient } from '@supabase/supabase-js'
import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code is valid. */
const period = 30

/** An authenticator app: the code of a secret at a moment (milliseconds). */
export function codeAt(secret: string, at: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period, timestamp: at })
}

export interface App {
  factorId: string
  secret: string
}

/** Enrols an app as a factor of the account that is signed in on a client. The factor is not verified yet. */
export async function enrolApp(client: SupabaseClient, friendlyName = 'app'): Promise<App> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw new Error(`No factor: ${error.message}`)
  return { factorId: data.id, secret: data.totp.secret }
}

/** Verifies an app's factor with its code at a moment, which raises the session. */
export async function proveApp(client: SupabaseClient, { factorId, secret }: App, at: number): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: codeAt(secret, at) })
  if (error) throw new Error(`Not proved: ${error.message}`)
}
