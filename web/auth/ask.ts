import type { SupabaseClient } from '@supabase/supabase-js'
import { type AuthFailure, readFailure } from '#web/auth/auth-failure.ts'
import { openSession } from '#web/session/session.ts'

/** The outcome of a call to the official client. */
export type Outcome<Value> = { isDone: true; value: Value } | { isDone: false; failure: AuthFailure }

type Auth = SupabaseClient['auth']
type Answer<Value> = { data: Value; error: null } | { data: unknown; error: Error }

/** Asks the official client. Never throws: a failure is part of the answer. */
export async function ask<Value>(question: (auth: Auth) => Promise<Answer<Value>>): Promise<Outcome<Value>> {
  const client = await openSession().catch(() => null)
  if (client === null) return { isDone: false, failure: { kind: 'unreachable', answer: null } }
  try {
    const answer = await question(client.auth)
    return answer.error === null ? { isDone: true, value: answer.data } : { isDone: false, failure: readFailure(answer.error) }
  } catch (error) {
    return { isDone: false, failure: readFailure(error) }
  }
}

/** Confirmation mails lead back to the root of the site. */
const siteRoot = () => `${window.location.origin}/`

export const signIn = (email: string, password: string) => ask((auth) => auth.signInWithPassword({ email, password }))

interface NewAccount {
  email: string
  password: string
  firstName: string
  lastName: string
}

/**
 * Signs up. 'signed-in': the session is there. 'exists': a user without a session and without identities is another
 * person's account (P8). 'mailed': the address has to be confirmed first.
 */
export async function signUp({ email, password, firstName, lastName }: NewAccount): Promise<Outcome<'signed-in' | 'exists' | 'mailed'>> {
  const options = { emailRedirectTo: siteRoot(), data: { first_name: firstName, last_name: lastName } }
  const asked = await ask((auth) => auth.signUp({ email, password, options }))
  if (!asked.isDone) return asked
  const { session, user } = asked.value
  if (session !== null) return { isDone: true, value: 'signed-in' }
  return { isDone: true, value: user?.identities?.length ? 'mailed' : 'exists' }
}

export const sendConfirmation = (email: string) =>
  ask((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: siteRoot() } }))

export const sendResetLink = (email: string) =>
  ask((auth) => auth.resetPasswordForEmail(email, { redirectTo: `${window.location.origin}/auth/reset-password` }))

/** Changes the password of the signed-in member. `nonce` is a mailed code, if the server asks for one. */
export const changePassword = (password: string, nonce?: string) =>
  ask((auth) => auth.updateUser({ password, ...(nonce === undefined ? {} : { nonce }) }))

export const sendNonce = () => ask((auth) => auth.reauthenticate())
