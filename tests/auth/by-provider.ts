import type { SupabaseClient, UserIdentity } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { fragment, pages, queryOf, site } from './browser.ts'
import { aPerson } from './fake-person.ts'
import { type FakeProviders, openFakeProviders } from './fake-provider.ts'
import type { ProviderName } from './fake-provider-wires.ts'
import { type House, openHouse } from './house.ts'

/** A test server and the providers that its users come from. */
export interface Street {
  fake: FakeProviders
  house: House
}

/**
 * Gives a file's tests a server beside fake providers. In each test a new person signs in, and no test may leave an
 * unexpected failure in the log.
 */
export function besideProviders(
  names: readonly ProviderName[],
  env: Readonly<Record<string, string>>,
  begin: (street: Street) => void,
): void {
  let fake: FakeProviders
  let house: House
  beforeAll(async () => {
    fake = await openFakeProviders()
    house = await openHouse({ env: { ...pages, ...fake.env(...names), ...env } })
    begin({ fake, house })
  })
  beforeEach(() => {
    fake.person = aPerson()
    fake.misbehaviour = null
  })
  afterAll(async () => {
    expect(house.world.failures).toEqual([])
    await house.close()
    await fake.close()
  })
}

/** The options that a client may send with a sign-in. */
export interface Way {
  redirectTo?: string
  scopes?: string
  queryParams?: Record<string, string>
}

/** The URL at which a sign-in by a provider begins, made by the official client. */
export async function wayTo(provider: ProviderName, client: SupabaseClient, way: Way = {}): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { skipBrowserRedirect: true, redirectTo: `${site}/welcome`, ...way },
  })
  if (error || !data.url) throw error ?? new Error('no address')
  return data.url
}

/** The URL at which a signed-in account begins to link an identity of a provider. */
export async function wayToLink(provider: ProviderName, client: SupabaseClient): Promise<string> {
  const { data, error } = await client.auth.linkIdentity({
    provider,
    options: { skipBrowserRedirect: true, redirectTo: `${site}/account` },
  })
  if (error || !data?.url) throw error ?? new Error('no address')
  return data.url
}

/** A client that keeps the session with which a browser returned. */
export async function browserAt(home: URL, house: House): Promise<SupabaseClient> {
  const { access_token = '', refresh_token = '', ...rest } = fragment(home)
  if (access_token === '') throw new Error(`no session: ${JSON.stringify({ ...rest, ...queryOf(home) })}`)
  const client = house.client()
  await client.auth.setSession({ access_token, refresh_token })
  return client
}

/** The signed-in account's identity at a provider, or its own identity of an address or number. */
export async function identityOf(client: SupabaseClient, provider: string): Promise<UserIdentity> {
  const { data, error } = await client.auth.getUserIdentities()
  const identity = data?.identities.find((one) => one.provider === provider)
  if (!identity) throw error ?? new Error(`no ${provider} identity`)
  return identity
}
