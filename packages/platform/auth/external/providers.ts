import { type ReadIdToken, readApple, readAzure, readGoogle, readLinkedin } from '#platform/auth/external/id-token-people.ts'
import { nameClaims, oneEmail, type Person, person } from '#platform/auth/external/person.ts'
import { booleanAt, listAt, text } from '#platform/auth/external/reading.ts'

/** The address of a provider's endpoint; `url` is the operator's own host, if configured. */
type EndpointUrl = (url: string | undefined) => string

/** The source of the person at a provider: the answers of its API, or its ID token. */
export type PersonSource =
  | {
      from: 'api'
      /** Called in this order with the access token; `read` gets the answers. */
      places: readonly EndpointUrl[]
      /** The issuer that is stored with the identity. */
      iss: EndpointUrl
      headers?: (clientId: string) => Record<string, string>
      /** Facebook requires each call to be signed with the secret. */
      isSigned?: true
      read(answers: readonly unknown[], iss: string): Person
    }
  | { from: 'id_token'; issuer: Issuer; read: ReadIdToken }
  | { from: 'token_answer'; iss: EndpointUrl; read(answer: unknown, iss: string): Person }

/** The accepted issuer of an ID token: a fixed one, or the one that the token names if `isIssuer` accepts it. */
type Issuer = { kind: 'one'; place: EndpointUrl } | { kind: 'named'; isIssuer: (issuer: string, url: string | undefined) => boolean }

/** A provider of OAuth 2 or OpenID Connect. */
export interface Provider {
  authorize: EndpointUrl
  token: EndpointUrl
  scopes: readonly string[]
  /** Whether a client may ask for more scopes. */
  takesScopes: boolean
  /** Where the token endpoint reads client id and secret. */
  secretIn: 'header' | 'form'
  /** Fixed parameters of the authorize address. */
  authorizeParams?: Record<string, string>
  /** The provider wants a PKCE challenge from us (RFC 7636). */
  wantsPkce?: true
  /** There is no common host, so the setting `url` is required. */
  needsUrl?: true
  /** Apple posts a name beside the code, at the first sign-in only. */
  postsName?: true
  person: PersonSource
}

/** An address at `host`, or at the operator's own host with `ownPath`. */
function endpointAt(host: string, path = '', ownPath = path): EndpointUrl {
  return (url) => (url === undefined ? `https://${host}${path}` : `${url.replace(/\/$/, '')}${ownPath}`)
}

/** Whether an address is an issuer of Microsoft: one for each company, and those of external identities. */
export function isAzureIssuer(issuer: string): boolean {
  return /^https:\/\/(login\.microsoftonline\.com|[a-z0-9-]+\.ciamlogin\.com)\/[^/]+\/v2\.0\/?$/.test(issuer)
}

const commonSettings = { takesScopes: true, secretIn: 'form' } as const

/**
 * The providers by GoTrue's names, as data for `exchange.ts`. Addresses, scopes and claims are the providers' own, as
 * GoTrue reads them.
 */
export const providers = {
  apple: {
    ...commonSettings,
    authorize: endpointAt('appleid.apple.com', '/auth/authorize'),
    token: endpointAt('appleid.apple.com', '/auth/token'),
    scopes: ['email', 'name'],
    takesScopes: false,
    authorizeParams: { response_mode: 'form_post' },
    postsName: true,
    person: { from: 'id_token', issuer: { kind: 'one', place: endpointAt('appleid.apple.com') }, read: readApple },
  },
  azure: {
    ...commonSettings,
    authorize: endpointAt('login.microsoftonline.com/common', '/oauth2/v2.0/authorize'),
    token: endpointAt('login.microsoftonline.com/common', '/oauth2/v2.0/token'),
    scopes: ['openid'],
    person: {
      from: 'id_token',
      issuer: { kind: 'named', isIssuer: (issuer, url) => isAzureIssuer(issuer) || (url !== undefined && issuer.startsWith(`${url}/`)) },
      read: readAzure,
    },
  },
  bitbucket: {
    ...commonSettings,
    authorize: endpointAt('bitbucket.org', '/site/oauth2/authorize'),
    token: endpointAt('bitbucket.org', '/site/oauth2/access_token'),
    scopes: ['account', 'email'],
    takesScopes: false,
    person: {
      from: 'api',
      places: [endpointAt('api.bitbucket.org', '/2.0/user'), endpointAt('api.bitbucket.org', '/2.0/user/emails')],
      iss: endpointAt('api.bitbucket.org', '/2.0'),
      read: ([me, emails], iss) => {
        const sub = text(me, 'uuid')
        return person({
          sub,
          iss,
          emails: listAt(emails, 'values').map((entry) => ({
            email: text(entry, 'email'),
            isVerified: booleanAt(entry, 'is_confirmed'),
            isPrimary: booleanAt(entry, 'is_primary'),
          })),
          claims: nameClaims({ name: text(me, 'display_name'), picture: text(me, 'avatar.href'), id: sub }),
        })
      },
    },
  },
  discord: {
    ...commonSettings,
    authorize: endpointAt('discord.com', '/api/oauth2/authorize'),
    token: endpointAt('discord.com', '/api/oauth2/token'),
    scopes: ['email', 'identify'],
    person: {
      from: 'api',
      places: [endpointAt('discord.com', '/api/users/@me')],
      iss: endpointAt('discord.com', '/api'),
      read: ([me], iss) => {
        const [sub, name, tag] = [text(me, 'id'), text(me, 'username'), text(me, 'discriminator')]
        const claims = nameClaims({ name, picture: discordPicture(sub, text(me, 'avatar'), tag), id: sub })
        return person({
          sub,
          iss,
          emails: oneEmail(text(me, 'email'), booleanAt(me, 'verified')),
          claims: { ...claims, name: `${name}#${tag}` },
          custom: { global_name: text(me, 'global_name') },
        })
      },
    },
  },
  facebook: {
    ...commonSettings,
    authorize: endpointAt('www.facebook.com', '/dialog/oauth'),
    token: endpointAt('graph.facebook.com', '/oauth/access_token'),
    scopes: ['email'],
    person: {
      from: 'api',
      places: [endpointAt('graph.facebook.com', '/me?fields=email,first_name,last_name,name,picture')],
      iss: endpointAt('graph.facebook.com'),
      isSigned: true,
      read: ([me], iss) => {
        const [sub, alias] = [text(me, 'id'), text(me, 'name')]
        const name = `${text(me, 'first_name')} ${text(me, 'last_name')}`.trim()
        return person({
          sub,
          iss,
          emails: oneEmail(text(me, 'email'), true),
          claims: { ...nameClaims({ name, picture: text(me, 'picture.data.url'), id: sub }), nickname: alias, slug: alias },
        })
      },
    },
  },
  figma: {
    ...commonSettings,
    authorize: endpointAt('www.figma.com', '/oauth'),
    token: endpointAt('api.figma.com', '/v1/oauth/token'),
    scopes: ['files:read'],
    secretIn: 'header',
    person: {
      from: 'api',
      places: [endpointAt('api.figma.com', '/v1/me')],
      iss: endpointAt('api.figma.com'),
      read: ([me], iss) => {
        const [sub, name] = [text(me, 'id'), text(me, 'handle')]
        const claims = { name, full_name: name, avatar_url: text(me, 'img_url'), provider_id: sub }
        return person({ sub, iss, emails: oneEmail(text(me, 'email'), true), claims })
      },
    },
  },
  github: {
    ...commonSettings,
    authorize: endpointAt('github.com', '/login/oauth/authorize'),
    token: endpointAt('github.com', '/login/oauth/access_token'),
    scopes: ['user:email'],
    person: {
      from: 'api',
      places: [endpointAt('api.github.com', '/user', '/api/v3/user'), endpointAt('api.github.com', '/user/emails', '/api/v3/user/emails')],
      iss: endpointAt('api.github.com', '', '/api/v3'),
      read: ([me, emails], iss) => {
        const [sub, name, login] = [text(me, 'id'), text(me, 'name'), text(me, 'login')]
        return person({
          sub,
          iss,
          emails: listAt(emails, '').map((entry) => ({
            email: text(entry, 'email'),
            isVerified: booleanAt(entry, 'verified'),
            isPrimary: booleanAt(entry, 'primary'),
          })),
          claims: {
            name,
            full_name: name,
            preferred_username: login,
            user_name: login,
            avatar_url: text(me, 'avatar_url'),
            provider_id: sub,
          },
        })
      },
    },
  },
  gitlab: {
    ...commonSettings,
    authorize: endpointAt('gitlab.com', '/oauth/authorize'),
    token: endpointAt('gitlab.com', '/oauth/token'),
    scopes: ['read_user'],
    person: {
      from: 'api',
      places: [endpointAt('gitlab.com', '/api/v4/user'), endpointAt('gitlab.com', '/api/v4/user/emails')],
      iss: endpointAt('gitlab.com'),
      read: ([me, emails], iss) => {
        const sub = text(me, 'id')
        // GitLab does not say whether further addresses are confirmed.
        const others = listAt(emails, '').map((entry) => ({ email: text(entry, 'email'), isVerified: false, isPrimary: false }))
        return person({
          sub,
          iss,
          emails: [...others, ...oneEmail(text(me, 'email'), text(me, 'confirmed_at') !== '')],
          claims: nameClaims({ name: text(me, 'name'), picture: text(me, 'avatar_url'), id: sub }),
        })
      },
    },
  },
  google: {
    ...commonSettings,
    authorize: endpointAt('accounts.google.com', '/o/oauth2/v2/auth'),
    token: endpointAt('oauth2.googleapis.com', '/token'),
    scopes: ['email', 'profile'],
    person: { from: 'id_token', issuer: { kind: 'one', place: endpointAt('accounts.google.com') }, read: readGoogle },
  },
  kakao: {
    ...commonSettings,
    authorize: endpointAt('kauth.kakao.com', '/oauth/authorize'),
    token: endpointAt('kauth.kakao.com', '/oauth/token'),
    scopes: ['account_email', 'profile_image', 'profile_nickname'],
    person: {
      from: 'api',
      places: [endpointAt('kapi.kakao.com', '/v2/user/me')],
      iss: endpointAt('kapi.kakao.com'),
      read: ([me], iss) => {
        const [sub, nickname] = [text(me, 'id'), text(me, 'kakao_account.profile.nickname')]
        const name = text(me, 'kakao_account.name') || nickname
        const phone = text(me, 'kakao_account.phone_number')
        const birthday = text(me, 'kakao_account.birthday')
        const isVerified = booleanAt(me, 'kakao_account.is_email_verified') && booleanAt(me, 'kakao_account.is_email_valid')
        return person({
          sub,
          iss,
          emails: oneEmail(text(me, 'kakao_account.email'), isVerified),
          claims: {
            name,
            nickname,
            preferred_username: name,
            full_name: name,
            user_name: name,
            avatar_url: text(me, 'kakao_account.profile.profile_image_url'),
            provider_id: sub,
            gender: text(me, 'kakao_account.gender'),
            phone,
            phone_verified: phone !== '',
            birthdate: birthday && `${text(me, 'kakao_account.birthyear') || '0000'}${birthday}`,
          },
        })
      },
    },
  },
  keycloak: {
    ...commonSettings,
    needsUrl: true,
    authorize: endpointAt('', '/protocol/openid-connect/auth'),
    token: endpointAt('', '/protocol/openid-connect/token'),
    scopes: ['profile', 'email'],
    person: {
      from: 'api',
      places: [endpointAt('', '/protocol/openid-connect/userinfo')],
      iss: endpointAt(''),
      read: ([me], iss) => {
        const [sub, name] = [text(me, 'sub'), text(me, 'name')]
        const emails = oneEmail(text(me, 'email'), booleanAt(me, 'email_verified'))
        return person({ sub, iss, emails, claims: { name, full_name: name, provider_id: sub } })
      },
    },
  },
  linkedin_oidc: {
    ...commonSettings,
    authorize: endpointAt('www.linkedin.com', '/oauth/v2/authorization'),
    token: endpointAt('www.linkedin.com', '/oauth/v2/accessToken'),
    scopes: ['openid', 'email', 'profile'],
    person: { from: 'id_token', issuer: { kind: 'one', place: endpointAt('www.linkedin.com', '/oauth', '') }, read: readLinkedin },
  },
  notion: {
    ...commonSettings,
    authorize: endpointAt('api.notion.com', '/v1/oauth/authorize'),
    token: endpointAt('api.notion.com', '/v1/oauth/token'),
    scopes: [],
    takesScopes: false,
    secretIn: 'header',
    person: {
      from: 'api',
      places: [endpointAt('api.notion.com', '/v1/users/me')],
      iss: endpointAt('api.notion.com'),
      headers: () => ({ 'notion-version': '2021-08-16' }),
      read: ([me], iss) => {
        const sub = text(me, 'bot.owner.user.id')
        return person({
          sub,
          iss,
          emails: oneEmail(text(me, 'bot.owner.user.person.email'), true),
          claims: nameClaims({ name: text(me, 'bot.owner.user.name'), picture: text(me, 'bot.owner.user.avatar_url'), id: sub }),
        })
      },
    },
  },
  slack_oidc: {
    ...commonSettings,
    authorize: endpointAt('slack.com', '/openid/connect/authorize'),
    token: endpointAt('slack.com', '/api/openid.connect.token'),
    scopes: ['profile', 'email', 'openid'],
    person: {
      from: 'api',
      places: [endpointAt('slack.com', '/api/openid.connect.userInfo')],
      iss: endpointAt('slack.com', '/api'),
      read: ([me], iss) => {
        const said = new Map(Object.entries(Object(me)))
        const sub = text({ id: said.get('https://slack.com/user_id') }, 'id')
        return person({
          sub,
          iss,
          emails: oneEmail(text(me, 'email'), booleanAt(me, 'email_verified')),
          claims: nameClaims({ name: text(me, 'name'), picture: text(me, 'picture'), id: sub }),
          custom: { 'https://slack.com/team_id': text({ id: said.get('https://slack.com/team_id') }, 'id') },
        })
      },
    },
  },
  spotify: {
    ...commonSettings,
    authorize: endpointAt('accounts.spotify.com', '/authorize'),
    token: endpointAt('accounts.spotify.com', '/api/token'),
    scopes: ['user-read-email'],
    secretIn: 'header',
    person: {
      from: 'api',
      places: [endpointAt('api.spotify.com', '/v1/me', '/me')],
      iss: endpointAt('api.spotify.com', '/v1', ''),
      read: ([me], iss) => {
        const sub = text(me, 'id')
        // Spotify does not say whether an address was confirmed.
        const emails = oneEmail(text(me, 'email'), false)
        return person({
          sub,
          iss,
          emails,
          claims: nameClaims({ name: text(me, 'display_name'), picture: text(me, 'images.0.url'), id: sub }),
        })
      },
    },
  },
  twitch: {
    ...commonSettings,
    authorize: endpointAt('id.twitch.tv', '/oauth2/authorize'),
    token: endpointAt('id.twitch.tv', '/oauth2/token'),
    scopes: ['user:read:email'],
    person: {
      from: 'api',
      places: [endpointAt('api.twitch.tv', '/helix/users')],
      iss: endpointAt('api.twitch.tv'),
      headers: (clientId) => ({ 'client-id': clientId }),
      read: ([users], iss) => {
        const [me] = listAt(users, 'data')
        const [sub, shown] = [text(me, 'id'), text(me, 'display_name')]
        return person({
          sub,
          iss,
          emails: oneEmail(text(me, 'email'), true),
          claims: {
            ...nameClaims({ name: text(me, 'login'), picture: text(me, 'profile_image_url'), id: sub }),
            nickname: shown,
            slug: shown,
          },
          custom: {
            broadcaster_type: text(me, 'broadcaster_type'),
            description: text(me, 'description'),
            type: text(me, 'type'),
            offline_image_url: text(me, 'offline_image_url'),
            view_count: Number(text(me, 'view_count')),
          },
        })
      },
    },
  },
  workos: {
    ...commonSettings,
    authorize: endpointAt('api.workos.com', '/sso/authorize'),
    token: endpointAt('api.workos.com', '/sso/token'),
    scopes: [],
    takesScopes: false,
    person: {
      from: 'token_answer',
      iss: endpointAt('api.workos.com'),
      read: (answer, iss) => {
        const sub = text(answer, 'profile.id')
        const name = `${text(answer, 'profile.first_name')} ${text(answer, 'profile.last_name')}`.trim()
        return person({
          sub,
          iss,
          emails: oneEmail(text(answer, 'profile.email'), true),
          claims: { name, full_name: name, provider_id: sub },
          custom: { connection_id: text(answer, 'profile.connection_id'), organization_id: text(answer, 'profile.organization_id') },
        })
      },
    },
  },
  x: {
    ...commonSettings,
    authorize: endpointAt('x.com', '/i/oauth2/authorize'),
    token: endpointAt('api.x.com', '/2/oauth2/token'),
    scopes: ['users.email', 'tweet.read', 'users.read', 'offline.access'],
    secretIn: 'header',
    wantsPkce: true,
    person: {
      from: 'api',
      places: [endpointAt('api.x.com', '/2/users/me?user.fields=id,name,username,confirmed_email,profile_image_url,url,created_at')],
      iss: endpointAt('api.x.com'),
      read: ([answer], iss) => {
        const [sub, username] = [text(answer, 'data.id'), text(answer, 'data.username')]
        return person({
          sub,
          iss,
          emails: oneEmail(text(answer, 'data.confirmed_email'), true),
          claims: {
            ...nameClaims({ name: text(answer, 'data.name'), picture: text(answer, 'data.profile_image_url'), id: sub }),
            preferred_username: username,
            user_name: username,
            profile: `https://x.com/${username}`,
            website: text(answer, 'data.url'),
          },
          custom: { created_at: text(answer, 'data.created_at') },
        })
      },
    },
  },
  zoom: {
    ...commonSettings,
    authorize: endpointAt('zoom.us', '/oauth/authorize'),
    token: endpointAt('zoom.us', '/oauth/token'),
    scopes: [],
    takesScopes: false,
    secretIn: 'header',
    person: {
      from: 'api',
      places: [endpointAt('api.zoom.us', '/v2/users/me')],
      iss: endpointAt('api.zoom.us', '/v2'),
      read: ([me], iss) => {
        const sub = text(me, 'id')
        const name = `${text(me, 'first_name')} ${text(me, 'last_name')}`.trim()
        // Sign-in type 100 uses an address that Zoom may have verified; the other types always come with a verified
        // address.
        const isVerified = text(me, 'login_type') !== '100' || booleanAt(me, 'verified')
        const emails = oneEmail(text(me, 'email'), isVerified)
        return person({ sub, iss, emails, claims: nameClaims({ name, picture: text(me, 'pic_url'), id: sub }) })
      },
    },
  },
} satisfies Record<string, Provider>

/** Discord's addresses of pictures. Without an own picture, the number after the name chooses one. */
function discordPicture(id: string, avatar: string, tag: string): string {
  const host = 'https://cdn.discordapp.com'
  if (avatar === '') return `${host}/embed/avatars/${Number(tag) % 5 || 0}.png`
  return `${host}/avatars/${id}/${avatar}.${avatar.startsWith('a_') ? 'gif' : 'png'}`
}
