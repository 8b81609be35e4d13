import { ok } from '#platform/auth/answer.ts'
import type { Call, Route } from '#platform/auth/call.ts'
import { openIdConfiguration } from '#platform/auth/meta/open-id.ts'

/** Routes about the service and its public settings. */
export const metaRoutes: readonly Route[] = [
  { method: 'GET', path: '/health', access: 'anyone', answer: async () => ok(health) },
  { method: 'GET', path: '/settings', access: 'anyone', answer: async (call) => ok(settings(call)) },
  {
    method: 'GET',
    path: '/.well-known/jwks.json',
    access: 'anyone',
    answer: async ({ world }) => ok(await world.keys.jwks(), { 'cache-control': 'public, max-age=600' }),
  },
  { method: 'GET', path: '/.well-known/openid-configuration', access: 'anyone', answer: openIdConfiguration },
]

const health = { version: 'v2', name: 'GoTrue', description: 'GoTrue is a user registration and authentication API' }

/** The providers that GoTrue's settings always list. */
const providers = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
] as const

function settings({ world }: Call) {
  const { email, phone, anonymousUsers, external, signup, mfa, saml } = world.settings
  const named = [...new Set([...providers, ...external.keys()])]
  return {
    external: {
      anonymous_users: anonymousUsers,
      ...Object.fromEntries(named.map((name) => [name, external.get(name)?.isEnabled ?? false])),
      email: email.isEnabled,
      phone: phone.isEnabled,
    },
    disable_signup: signup.isDisabled,
    mailer_autoconfirm: email.autoconfirm,
    phone_autoconfirm: phone.autoconfirm,
    sms_provider: '',
    saml_enabled: saml.isEnabled,
    mfa_enabled: mfa.totp.enroll || mfa.phone.enroll || mfa.webAuthn.enroll,
  }
}
