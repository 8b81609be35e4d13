import type { SupabaseClient } from '@supabase/supabase-js'
import { pages, travel } from '../browser.ts'
import { identityOf, wayTo } from '../by-provider.ts'
import { aPerson, type FakePerson } from '../fake-person.ts'
import { clientId, openFakeProviders } from '../fake-provider.ts'
import { type House, someone } from '../house.ts'
import type { Refusal } from './refusal.ts'

export const fake = await openFakeProviders()
export const withGoogle = { ...pages, AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'true', ...fake.env('google') }
const withAnonymous = { ...withGoogle, AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' }
const careful = { ...withAnonymous, AUTH_MAILER_AUTOCONFIRM: 'false' }
const closed = { ...withGoogle, AUTH_DISABLE_SIGNUP: 'true' }

/** An ID token from Google about a person. */
async function google({ id, email, isVerified, name }: FakePerson = aPerson()) {
  const claims = { iss: `${fake.url}/google`, aud: clientId, sub: id, email, email_verified: isVerified, name }
  return { provider: 'google', token: await fake.idToken(claims) }
}

/** The code of a sign-in at Google by a client with a verifier. */
async function codeOf(house: House, client: SupabaseClient): Promise<string> {
  fake.person = aPerson()
  return (await travel(house, await wayTo('google', client))).searchParams.get('code') ?? ''
}

export const oauthRefusals: readonly Refusal[] = [
  {
    when: 'linking a provider while linking is off',
    status: 404,
    code: 'manual_linking_disabled',
    message: 'Manual linking is disabled',
    provoke: async (_, { member }) =>
      (await member()).client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
  },
  {
    when: 'unlinking while linking is off',
    status: 404,
    code: 'manual_linking_disabled',
    message: 'Manual linking is disabled',
    async provoke(_, { member }) {
      const { client } = await member()
      return client.auth.unlinkIdentity(await identityOf(client, 'email'))
    },
  },
  {
    when: 'linking with an ID token while linking is off',
    status: 404,
    code: 'manual_linking_disabled',
    message: 'Manual linking is disabled',
    env: { ...pages, ...fake.env('google') },
    provoke: async (_, { member }) => (await member()).client.auth.linkIdentity(await google()),
  },
  {
    when: 'linking a provider that is off',
    status: 400,
    code: 'validation_failed',
    message: 'Unsupported provider: provider is not enabled',
    env: withGoogle,
    provoke: async (_, { member }) =>
      (await member()).client.auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } }),
  },
  {
    when: 'linking a SAML provider',
    status: 400,
    code: 'validation_failed',
    message: 'Unsupported provider: provider is not enabled',
    env: withGoogle,
    provoke: async (_, { member }) =>
      (await member()).client.auth.linkIdentity({ provider: 'twitter', options: { skipBrowserRedirect: true } }),
  },
  {
    when: 'linking an unknown provider',
    status: 400,
    code: 'validation_failed',
    message: 'Unsupported provider: custom OAuth providers are disabled',
    env: withGoogle,
    provoke: async (_, { member }) =>
      (await member()).client.auth.linkIdentity({ provider: 'custom:somebody', options: { skipBrowserRedirect: true } }),
  },
  {
    when: 'unlinking the only identity',
    status: 422,
    code: 'single_identity_not_deletable',
    message: 'User must have at least 1 identity after unlinking',
    env: withGoogle,
    async provoke(_, { member }) {
      const { client } = await member()
      return client.auth.unlinkIdentity(await identityOf(client, 'email'))
    },
  },
  {
    when: 'unlinking an unknown identity',
    status: 422,
    code: 'identity_not_found',
    message: "Identity doesn't exist",
    env: withGoogle,
    async provoke(_, { member }) {
      const { client } = await member()
      await client.auth.linkIdentity(await google())
      const identity = await identityOf(client, 'google')
      return client.auth.unlinkIdentity({ ...identity, identity_id: crypto.randomUUID() })
    },
  },
  {
    when: "unlinking an identity that would leave another account's address",
    status: 422,
    code: 'email_conflict_identity_not_deletable',
    message: 'Unable to unlink identity due to email conflict',
    env: withGoogle,
    async provoke({ admin }, { member }) {
      const { client } = await member()
      const person = aPerson()
      await client.auth.linkIdentity(await google(person))
      await admin().auth.admin.createUser({ email: person.email, email_confirm: true })
      return client.auth.unlinkIdentity(await identityOf(client, 'email'))
    },
  },
  {
    when: "linking another account's identity",
    status: 422,
    code: 'identity_already_exists',
    message: 'Identity is already linked to another user',
    env: withGoogle,
    async provoke(house, { member }) {
      const identity = await google()
      await house.client().auth.signInWithIdToken(identity)
      return (await member()).client.auth.linkIdentity(identity)
    },
  },
  {
    when: 'linking a taken address to an anonymous account',
    status: 400,
    code: 'email_exists',
    message: 'A user with this email address has already been registered',
    env: withAnonymous,
    async provoke(house, { client }) {
      const { email } = await house.member({ email: someone() })
      const own = client()
      await own.auth.signInAnonymously()
      return own.auth.linkIdentity(await google(aPerson({ email })))
    },
  },
  {
    when: 'linking an unverified address to an anonymous account',
    status: 422,
    code: 'email_not_confirmed',
    message: 'Unverified email with google. A confirmation email has been sent to your google email',
    env: careful,
    async provoke(_, { client }) {
      const own = client()
      await own.auth.signInAnonymously()
      return own.auth.linkIdentity(await google(aPerson({ isVerified: false })))
    },
  },
  {
    when: 'signing in through a provider with an unverified address',
    status: 422,
    code: 'provider_email_needs_verification',
    message: 'Unverified email with google. A confirmation email has been sent to your google email',
    env: careful,
    provoke: async (_, { client }) => client().auth.signInWithIdToken(await google(aPerson({ isVerified: false }))),
  },
  {
    when: 'signing up through a provider while sign-up is closed',
    status: 422,
    code: 'signup_disabled',
    message: 'Signups not allowed for this instance',
    env: closed,
    provoke: async (_, { client }) => client().auth.signInWithIdToken(await google()),
  },
  {
    when: 'signing in through a provider while banned',
    status: 403,
    code: 'user_banned',
    message: 'User is banned',
    env: withGoogle,
    async provoke({ admin }, { client }) {
      const identity = await google()
      const { data } = await client().auth.signInWithIdToken(identity)
      await admin().auth.admin.updateUserById(data.user?.id ?? '', { ban_duration: '1h' })
      return client().auth.signInWithIdToken(identity)
    },
  },
  {
    when: 'an ID token of a provider that is off',
    status: 400,
    code: 'provider_disabled',
    message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    provoke: async (_, { client }) => client().auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' }),
  },
  {
    when: 'an ID token of a provider without ID tokens',
    status: 400,
    code: 'validation_failed',
    message: 'Custom OIDC provider "github" not allowed',
    env: withGoogle,
    provoke: async (_, { client }) => client().auth.signInWithIdToken({ provider: 'github', token: 'x.y.z' }),
  },
  {
    when: 'an ID token of an unknown provider',
    status: 400,
    code: 'validation_failed',
    message: 'Custom OAuth providers are disabled',
    provoke: async (_, { client }) => client().auth.signInWithIdToken({ provider: 'custom:somebody', token: 'x.y.z' }),
  },
  {
    when: 'an unsigned ID token',
    status: 400,
    code: 'invalid request',
    envelope: 'oauth',
    message: 'Bad ID token',
    env: withGoogle,
    provoke: (_, { client }) => client().auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' }),
  },
  {
    when: 'an ID token without the nonce that was sent with it',
    status: 400,
    code: 'invalid request',
    envelope: 'oauth',
    message: 'Passed nonce and nonce in id_token should either both exist or not.',
    env: withGoogle,
    provoke: async (_, { client }) => client().auth.signInWithIdToken({ ...(await google()), nonce: 'made-up' }),
  },
  {
    when: 'an ID token with another nonce',
    status: 400,
    code: 'invalid nonce',
    envelope: 'oauth',
    message: 'Nonces mismatch',
    env: withGoogle,
    async provoke(_, { client }) {
      const token = await fake.idToken({ iss: `${fake.url}/google`, aud: clientId, sub: 'ada', email: someone(), nonce: 'a-hash' })
      return client().auth.signInWithIdToken({ provider: 'google', token, nonce: 'made-up' })
    },
  },
  {
    when: 'an ID token for another client id',
    status: 400,
    code: 'invalid request',
    envelope: 'oauth',
    message: 'Unacceptable audience in id_token: [another-program]',
    env: withGoogle,
    async provoke(_, { client }) {
      const token = await fake.idToken({ iss: `${fake.url}/google`, aud: 'another-program', sub: 'ada', email: someone() })
      return client().auth.signInWithIdToken({ provider: 'google', token })
    },
  },
  {
    when: 'exchanging a code without a verifier',
    status: 400,
    code: 'validation_failed',
    message: 'invalid request: both auth code and code verifier should be non-empty',
    provoke: async (_, { client }) => client().auth.exchangeCodeForSession(crypto.randomUUID()),
  },
  {
    when: 'exchanging an unknown code',
    status: 404,
    code: 'flow_state_not_found',
    message: 'invalid flow state, no valid flow state found',
    env: withGoogle,
    async provoke(house, { client }) {
      const own = client({ flowType: 'pkce' })
      await codeOf(house, own)
      return own.auth.exchangeCodeForSession(crypto.randomUUID())
    },
  },
  {
    when: 'exchanging a code with another verifier',
    status: 400,
    code: 'bad_code_verifier',
    message: 'code challenge does not match previously saved code verifier',
    env: withGoogle,
    async provoke(house, { client }) {
      const [own, other] = [client({ flowType: 'pkce' }), client({ flowType: 'pkce' })]
      const code = await codeOf(house, own)
      await codeOf(house, other)
      return other.auth.exchangeCodeForSession(code)
    },
  },
  {
    when: 'exchanging a code too late',
    status: 422,
    code: 'flow_state_expired',
    message: 'invalid flow state, flow state has expired',
    env: { ...withGoogle, AUTH_EXTERNAL_FLOW_STATE_EXPIRY_DURATION: '10m' },
    async provoke(house, { client }) {
      const own = client({ flowType: 'pkce' })
      const code = await codeOf(house, own)
      house.passTime(601_000)
      return own.auth.exchangeCodeForSession(code)
    },
  },
]
