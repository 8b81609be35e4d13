import type { IncomingHttpHeaders } from 'node:http'
import type { FakePerson } from './fake-person.ts'

/** A provider's protocol, according to its own documents. */
interface Wire {
  authorize: string
  token: string
  /** The answer about a person at a path; undefined for an unknown path. */
  profile?: (path: string, person: FakePerson) => unknown
  /** The claims of the provider's ID tokens. */
  claims?: (person: FakePerson) => Record<string, unknown>
  /** Fields of the token answer beside the tokens. */
  besideToken?: (person: FakePerson) => Record<string, unknown>
  /** The path of the issuer below the provider's name. */
  issuer?: string
  /** Whether a request for a profile has all that the provider requires. */
  wants?: (asked: { headers: IncomingHttpHeaders; query: URLSearchParams; clientId: string; proof: string }) => boolean
}

const at = (path: string, answer: (person: FakePerson) => unknown) => (asked: string, person: FakePerson) =>
  asked === path ? answer(person) : undefined

const first = (name: string) => name.split(' ')[0]
const last = (name: string) => name.split(' ')[1]
/** The number of a person, for providers that identify people by numbers. */
export const numberOf = ({ id }: FakePerson) => Number.parseInt(id.slice(0, 8), 16)

const standard = ({ email, isVerified, name }: FakePerson) => ({
  email,
  email_verified: isVerified,
  name,
  given_name: first(name),
  family_name: last(name),
  picture: 'https://pictures.test/ada.png',
})

/** Provider names as in GoTrue. */
export const providerNames = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin_oidc',
  'notion',
  'slack_oidc',
  'spotify',
  'twitch',
  'workos',
  'x',
  'zoom',
] as const
export type ProviderName = (typeof providerNames)[number]

/** The protocol of the provider with this name. */
export function wireOf(name: string): Wire | undefined {
  return new Map<string, Wire>(Object.entries(wires)).get(name)
}

const wires: Readonly<Record<ProviderName, Wire>> = {
  apple: {
    authorize: '/auth/authorize',
    token: '/auth/token',
    claims: ({ email }) => ({ email, email_verified: 'true', is_private_email: 'false', auth_time: 1_790_000_000 }),
  },
  azure: {
    authorize: '/oauth2/v2.0/authorize',
    token: '/oauth2/v2.0/token',
    issuer: '/company/v2.0',
    claims: ({ email, name, isVerified }) => ({
      email,
      name,
      preferred_username: email,
      tid: 'company',
      ...(isVerified ? {} : { xms_edov: false }),
    }),
  },
  bitbucket: {
    authorize: '/site/oauth2/authorize',
    token: '/site/oauth2/access_token',
    profile: (path, { id, email, isVerified, name }) =>
      path === '/2.0/user'
        ? { uuid: id, display_name: name, avatar: { href: 'https://pictures.test/ada.png' } }
        : path === '/2.0/user/emails'
          ? { values: [{ email, is_primary: true, is_confirmed: isVerified }] }
          : undefined,
  },
  discord: {
    authorize: '/api/oauth2/authorize',
    token: '/api/oauth2/token',
    profile: at('/api/users/@me', ({ id, email, isVerified, name }) => ({
      id,
      username: name,
      discriminator: '0007',
      avatar: 'a_1f2e',
      global_name: 'Ada',
      email,
      verified: isVerified,
    })),
  },
  facebook: {
    authorize: '/dialog/oauth',
    token: '/oauth/access_token',
    wants: ({ query, proof }) => query.get('appsecret_proof') === proof && (query.get('fields') ?? '').includes('email'),
    profile: at('/me', ({ id, email, name }) => ({
      id,
      email,
      first_name: first(name),
      last_name: last(name),
      name: 'ada',
      picture: { data: { url: 'https://pictures.test/ada.png' } },
    })),
  },
  figma: {
    authorize: '/oauth',
    token: '/v1/oauth/token',
    profile: at('/v1/me', ({ id, email, name }) => ({ id, email, handle: name, img_url: 'https://pictures.test/ada.png' })),
  },
  github: {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    profile: (path, person) =>
      path === '/api/v3/user'
        ? { id: numberOf(person), login: 'ada', name: person.name, email: person.email, avatar_url: 'https://pictures.test/ada.png' }
        : path === '/api/v3/user/emails'
          ? [
              { email: `spare-${person.email}`, primary: false, verified: true },
              { email: person.email, primary: true, verified: person.isVerified },
            ]
          : undefined,
  },
  gitlab: {
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    profile: (path, person) =>
      path === '/api/v4/user'
        ? {
            id: numberOf(person),
            name: person.name,
            email: person.email,
            avatar_url: 'https://pictures.test/ada.png',
            confirmed_at: person.isVerified ? '2020-01-01T00:00:00Z' : null,
          }
        : path === '/api/v4/user/emails'
          ? [{ id: 1, email: `spare-${person.email}` }]
          : undefined,
  },
  google: { authorize: '/o/oauth2/v2/auth', token: '/token', claims: (person) => ({ ...standard(person), hd: 'example.net' }) },
  kakao: {
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    profile: at('/v2/user/me', (person) => ({
      id: numberOf(person),
      kakao_account: {
        profile: { nickname: person.name, profile_image_url: 'https://pictures.test/ada.png' },
        email: person.email,
        is_email_valid: true,
        is_email_verified: person.isVerified,
      },
    })),
    claims: ({ email, name }) => ({ email, nickname: name }),
  },
  keycloak: {
    authorize: '/protocol/openid-connect/auth',
    token: '/protocol/openid-connect/token',
    profile: at('/protocol/openid-connect/userinfo', (person) => ({ sub: person.id, ...standard(person) })),
    claims: standard,
  },
  linkedin_oidc: { authorize: '/oauth/v2/authorization', token: '/oauth/v2/accessToken', claims: standard },
  notion: {
    authorize: '/v1/oauth/authorize',
    token: '/v1/oauth/token',
    wants: ({ headers }) => headers['notion-version'] === '2021-08-16',
    profile: at('/v1/users/me', ({ id, email, name }) => ({
      bot: { owner: { user: { id, name, avatar_url: 'https://pictures.test/ada.png', person: { email } } } },
    })),
  },
  slack_oidc: {
    authorize: '/openid/connect/authorize',
    token: '/api/openid.connect.token',
    profile: at('/api/openid.connect.userInfo', (person) => ({
      'https://slack.com/user_id': person.id,
      'https://slack.com/team_id': 'T1',
      ...standard(person),
    })),
  },
  spotify: {
    authorize: '/authorize',
    token: '/api/token',
    profile: at('/me', ({ id, email, name }) => ({ id, email, display_name: name, images: [{ url: 'https://pictures.test/ada.png' }] })),
  },
  twitch: {
    authorize: '/oauth2/authorize',
    token: '/oauth2/token',
    wants: ({ headers, clientId }) => headers['client-id'] === clientId,
    profile: at('/helix/users', ({ id, email, name }) => ({
      data: [{ id, login: name, display_name: 'Ada', email, profile_image_url: 'https://pictures.test/ada.png', view_count: 3 }],
    })),
  },
  workos: {
    authorize: '/sso/authorize',
    token: '/sso/token',
    besideToken: ({ id, email, name }) => ({
      profile: { id, email, first_name: first(name), last_name: last(name), connection_id: 'c1', organization_id: 'o1' },
    }),
  },
  x: {
    authorize: '/i/oauth2/authorize',
    token: '/2/oauth2/token',
    profile: at('/2/users/me', ({ id, email, name }) => ({
      data: { id, name, username: 'ada', confirmed_email: email, profile_image_url: 'https://pictures.test/ada.png' },
    })),
  },
  zoom: {
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    profile: at('/v2/users/me', ({ id, email, name, isVerified }) => ({
      id,
      email,
      first_name: first(name),
      last_name: last(name),
      verified: isVerified ? 1 : 0,
      login_type: '100',
      pic_url: 'https://pictures.test/ada.png',
    })),
  },
}
