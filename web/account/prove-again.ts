import type { SupabaseClient } from '@supabase/supabase-js'
import { Refused } from '#web/account/failure.ts'
import { openSideClient } from '#web/core/client.ts'
import { openSession } from '#web/core/session.ts'

/** How somebody shows once more who they are: by the password or by a code that was mailed, and by a code of the second factor if there is one. */
export interface Proof {
  way: 'password' | 'mail'
  secret: string
  factor: FactorCode | null
}

export interface FactorCode {
  id: string
  code: string
}

/** Mails a code to the account's own address. */
export async function mailCode(email: string) {
  const client = await openSession()
  const { error } = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  if (error) throw error
}

/**
 * Signs in anew beside the session of the page, and puts the new session in its place when all is shown: the page is never signed out or half signed in
 * meanwhile. The old session ends. Throws what the client answers, or Refused.
 */
export async function proveAgain(email: string, proof: Proof) {
  const [client, side] = await Promise.all([openSession(), openSideClient()])
  const old = await client.auth.getSession()
  const fresh = await signInBeside(side, email, proof)
  const { error } = await client.auth.setSession(fresh)
  if (error) throw error
  if (old.data.session) await client.auth.admin.signOut(old.data.session.access_token, 'local')
}

async function signInBeside(side: SupabaseClient, email: string, { way, secret, factor }: Proof) {
  const { data, error } =
    way === 'password'
      ? await side.auth.signInWithPassword({ email, password: secret })
      : await side.auth.verifyOtp({ email, token: secret, type: 'email' })
  if (error) throw error
  try {
    if (data.user?.factors?.some(({ status }) => status === 'verified')) await showFactor(side, factor)
  } catch (cause) {
    await side.auth.signOut({ scope: 'local' })
    throw cause
  }
  const { data: now } = await side.auth.getSession()
  if (!now.session) throw new Refused('unexpected')
  return now.session
}

/** Raises the session of a client by a code. */
export async function showFactor(client: SupabaseClient, factor: FactorCode | null) {
  if (factor === null) throw new Refused('factor_code_needed')
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.code })
  if (error) throw error
}
