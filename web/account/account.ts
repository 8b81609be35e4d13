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
  /** The name that the member gave it, or '' for none. */
  name: string
  /** ISO instant. */
  createdAt: string
}

/** The data of an account that the page shows. */
export interface Account {
  id: string
  email: string
  /** The new address that is not confirmed yet. */
  newEmail: string | null
  name: Name
  /** A member who signed up by a mailed link or a provider may have none. */
  hasPassword: boolean
  /** The authenticators that were confirmed by a code. */
  authenticators: readonly Authenticator[]
}

/** Loads the account from the server. */
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

/**
 * Whether the form asks for the password. It also does when the call fails, since it offers a mailed code beside it.
 */
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

/** Saves a name. An empty part is stored as null. An account without a profile gets one. */
export async function saveName(userId: string, { first, last }: Name) {
  const client = await openSession()
  const row = { user_id: userId, first_name: first.trim() || null, last_name: last.trim() || null }
  const { error, status } = await client.from('profiles').upsert(row, { onConflict: 'user_id' })
  if (error) throw rowFailure(status)
}

/** The client answers status 0 when it did not reach the server. */
function rowFailure(status: number): Error {
  if (status === 0) return new ApiFailure('unreachable')
  return new ApiFailure(status === 401 || status === 403 ? 'bad_jwt' : 'not_understood')
}
