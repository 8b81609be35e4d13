import type { Factor, User } from '@supabase/supabase-js'
import { describeAccount } from '#domain/account/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { openSession } from '#web/session/session.ts'

export interface Name {
  first: string
  last: string
}

/** An app whose codes are the second factor. */
export interface Authenticator {
  id: string
  /** What its owner called it; '' for none. */
  name: string
  /** ISO instant. */
  createdAt: string
}

/** What the page shows of an account. */
export interface Account {
  id: string
  email: string
  /** The address that waits to be confirmed. */
  newEmail: string | null
  name: Name
  /** A member who signed up by a mailed link or a provider may have none. */
  hasPassword: boolean
  /** Those that were proved. */
  authenticators: readonly Authenticator[]
}

/** The account as the server has it now. */
export async function loadAccount(signal: AbortSignal): Promise<Account> {
  const client = await openSession()
  const { data, error } = await client.auth.getUser()
  if (error) throw error
  const [name, hasPassword] = await Promise.all([loadName(data.user.id, signal), asksForPassword(signal)])
  // A new address was confirmed elsewhere: refresh this browser's session, so that the header shows it.
  const { data: kept } = await client.auth.getSession()
  if (kept.session && kept.session.user.email !== data.user.email) await client.auth.refreshSession()
  return describe(data.user, name, hasPassword)
}

function describe(user: User, name: Name, hasPassword: boolean): Account {
  return {
    id: user.id,
    email: user.email ?? '',
    newEmail: user.new_email ?? null,
    name,
    hasPassword,
    authenticators: (user.factors ?? []).filter(isAuthenticator).map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name ?? '',
      createdAt: created_at,
    })),
  }
}

/** When the call fails, the form asks for the password and offers a code by mail beside it. */
async function asksForPassword(signal: AbortSignal): Promise<boolean> {
  const { hasPassword } = await callEndpoint(describeAccount, {}, { signal }).catch(() => ({ hasPassword: true }))
  return hasPassword
}

const isAuthenticator = ({ factor_type, status }: Factor) => factor_type === 'totp' && status === 'verified'

async function loadName(userId: string, signal: AbortSignal): Promise<Name> {
  const client = await openSession()
  const { data, error, status } = await client
    .from('profiles')
    .select('first_name, last_name')
    .eq('user_id', userId)
    .abortSignal(signal)
    .maybeSingle()
  if (error) throw rowFailure(status)
  return { first: wordIn(data?.first_name), last: wordIn(data?.last_name) }
}

const wordIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** Keeps a name; an empty part is none. An account without a profile gets one. */
export async function saveName(userId: string, { first, last }: Name) {
  const client = await openSession()
  const row = { user_id: userId, first_name: first.trim() || null, last_name: last.trim() || null }
  const { error, status } = await client.from('profiles').upsert(row, { onConflict: 'user_id' })
  if (error) throw rowFailure(status)
}

/** The client answers status 0 when nobody was reached. */
function rowFailure(status: number): Error {
  if (status === 0) return new ApiFailure('unreachable')
  return new ApiFailure(status === 401 || status === 403 ? 'bad_jwt' : 'not_understood')
}
