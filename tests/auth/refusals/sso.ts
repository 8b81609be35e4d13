import { samlOn } from './company.ts'
import type { Refusal } from './refusal.ts'

export const ssoRefusals: readonly Refusal[] = [
  {
    when: 'signing in through an identity provider while SAML is off',
    status: 404,
    code: 'saml_provider_disabled',
    message: 'SAML 2.0 is disabled',
    provoke: (_, { client }) => client().auth.signInWithSSO({ domain: 'company.example' }),
  },
  {
    when: 'signing in through an identity provider too often',
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
    env: { ...samlOn, AUTH_RATE_LIMIT_SSO: '1' },
    async provoke(_, { client }) {
      await client().auth.signInWithSSO({ domain: 'company.example' })
      return client().auth.signInWithSSO({ domain: 'company.example' })
    },
  },
  {
    when: 'signing in with an unknown SSO domain',
    status: 404,
    code: 'sso_provider_not_found',
    message: 'No SSO provider assigned for this domain',
    env: samlOn,
    provoke: (_, { client }) => client().auth.signInWithSSO({ domain: 'company.example' }),
  },
  {
    when: 'signing in through an unknown identity provider',
    status: 404,
    code: 'sso_provider_not_found',
    message: 'No such SSO provider',
    env: samlOn,
    provoke: (_, { client }) => client().auth.signInWithSSO({ providerId: crypto.randomUUID() }),
  },
  {
    when: 'signing in through SSO without naming a provider',
    status: 400,
    code: 'validation_failed',
    message: 'A provider_id or domain needs to be provided',
    env: samlOn,
    provoke: (_, { client }) => client().auth.signInWithSSO({ domain: '' }),
  },
  {
    when: 'signing in through SSO with a malformed provider id',
    status: 400,
    code: 'bad_json',
    message: /provider_id/,
    env: samlOn,
    provoke: (_, { client }) => client().auth.signInWithSSO({ providerId: 'not-a-uuid' }),
  },
]
