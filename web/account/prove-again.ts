import type { SupabaseClient } from '@supabase/supabase-js'
import { Refused } from '#web/account/failure.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { openSession } from '#web/session/session.ts'
import { openSideClient } from '#web/session/side-client.ts'

/** A proof of identity: the password or a mailed code, and a code of the second factor if the account has one. */
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

export interface Prover {
  /** Replaces the page's session with a fresh one. Throws the client's error, or Refused. */
  prove: (proof: Proof) => Promise<void>
  /** Signs out of a session whose second factor is still missing. */
  drop: () => void
}

/**
 * Signs in with a second client, and replaces the page's session when the proof is complete. The page is never signed
 * out or half signed in meanwhile. The old session ends. A mailed code works once: if only the code of the second
 * factor was wrong, the second client stays signed in and only that code is needed again.
 */
export function startProver(email: string): Prover {
  let half: { client: SupabaseClient; secret: string } | null = null

  async function signInBeside({ way, secret }: Proof): Promise<SupabaseClient> {
    if (half?.secret === secret) return half.client
    drop()
    const client = await openSideClient()
    const { error } =
      way === 'password'
        ? await client.auth.signInWithPassword({ email, password: secret })
        : await client.auth.verifyOtp({ email, token: secret, type: 'email' })
    if (error) throw error
    half = { client, secret }
    return client
  }

  async function prove(proof: Proof) {
    const side = await signInBeside(proof)
    const { data } = await side.auth.getSession()
    if (data.session?.user.factors?.some(({ status }) => status === 'verified')) await showFactor(side, proof.factor)
    await takeOver(side)
    half = null
  }

  function drop() {
    half?.client.auth.signOut({ scope: 'local' }).catch(() => undefined)
    half = null
  }

  return { prove, drop }
}

/** Makes the session of a side client the page's session. The page's old session ends. */
async function takeOver(side: SupabaseClient) {
  const client = await openSession()
  const [old, fresh] = await Promise.all([client.auth.getSession(), side.auth.getSession()])
  if (!fresh.data.session) throw new ApiFailure('not_understood')
  const { error } = await client.auth.setSession(fresh.data.session)
  if (error) throw error
  if (old.data.session) await client.auth.admin.signOut(old.data.session.access_token, 'local')
}

/** Raises the session of a client by a code of the second factor. */
export async function showFactor(client: SupabaseClient, factor: FactorCode | null) {
  if (factor === null) throw new Refused('second-factor')
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: factor.code })
  if (error) throw error
}
