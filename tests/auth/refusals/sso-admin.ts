import { anIdentityProvider } from '../identity-provider.ts'
import { aCompany, samlOn } from './company.ts'
import type { Refusal, Speak } from './refusal.ts'

/** The client has no methods for identity providers. */
const asAdmin = (token: string, { send }: Speak) => ({
  add: (body: object) => send('admin/sso/providers', { method: 'POST', token, body: { type: 'saml', ...body } }),
  change: (id: string, body: object) => send(`admin/sso/providers/${id}`, { method: 'PUT', token, body }),
})

export const ssoAdminRefusals: readonly Refusal[] = [
  {
    when: 'signing in through a disabled identity provider',
    status: 404,
    code: 'sso_provider_disabled',
    message: 'SSO Provider assigned for this domain is currently disabled',
    env: samlOn,
    async provoke(house, { client }) {
      const { domain } = await aCompany(house, { disabled: true })
      return client().auth.signInWithSSO({ domain })
    },
  },
  {
    when: 'adding an identity provider twice',
    status: 422,
    code: 'saml_idp_already_exists',
    message: /^SAML Identity Provider with this EntityID \(https:\/\/idp\.example\/[0-9a-f-]{36}\) already exists$/,
    env: samlOn,
    async provoke(house, speak) {
      const { idp } = await aCompany(house)
      return asAdmin(house.world.accounts.apiKeys.serviceRole, speak).add({ metadata_xml: idp.metadata })
    },
  },
  {
    when: "adding an identity provider with another provider's domain",
    status: 400,
    code: 'sso_domain_already_exists',
    message: /^SSO Domain '[0-9a-f]{8}\.example' is already assigned to an SSO identity provider \([0-9a-f-]{36}\)$/,
    env: samlOn,
    async provoke(house, speak) {
      const { domain } = await aCompany(house)
      const { metadata } = anIdentityProvider()
      return asAdmin(house.world.accounts.apiKeys.serviceRole, speak).add({ metadata_xml: metadata, domains: [domain] })
    },
  },
  {
    when: "giving an identity provider another provider's metadata",
    status: 400,
    code: 'saml_entity_id_mismatch',
    message: /^SAML Metadata can be updated only if the EntityID matches for the provider; expected '\S+' but got '\S+'$/,
    env: samlOn,
    async provoke(house, speak) {
      const { id } = await aCompany(house)
      const { metadata } = anIdentityProvider()
      return asAdmin(house.world.accounts.apiKeys.serviceRole, speak).change(id, { metadata_xml: metadata })
    },
  },
  {
    when: 'adding an identity provider whose metadata URL fails',
    status: 400,
    code: 'saml_metadata_fetch_failed',
    message: "HTTP 404 error fetching SAML Metadata from URL 'https://idp.example/metadata'",
    env: samlOn,
    async provoke(house, speak) {
      const { auth } = house.world.accounts
      const ordinary = auth.fetch
      auth.fetch = async () => new Response('', { status: 404 })
      try {
        const url = 'https://idp.example/metadata'
        return await asAdmin(house.world.accounts.apiKeys.serviceRole, speak).add({ metadata_url: url })
      } finally {
        auth.fetch = ordinary
      }
    },
  },
]
