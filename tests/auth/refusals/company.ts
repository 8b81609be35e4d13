import { generateKeyPairSync } from 'node:crypto'
import { site } from '../browser.ts'
import type { House } from '../house.ts'
import { anIdentityProvider, type IdentityProvider } from '../identity-provider.ts'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The settings of a server with SAML. */
export const samlOn = {
  AUTH_SAML_ENABLED: 'true',
  AUTH_SAML_PRIVATE_KEY: privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
  AUTH_SITE_URL: site,
  AUTH_EXTERNAL_URL: `${site}/auth/v1`,
}

/** An identity provider that an administrator has added, with a domain of its own. */
export async function aCompany(
  { url, world }: House,
  parts: Record<string, unknown> = {},
): Promise<{ idp: IdentityProvider; domain: string; id: string }> {
  const idp = anIdentityProvider()
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`
  const { serviceRole } = world.accounts.apiKeys
  const response = await fetch(`${url}/auth/v1/admin/sso/providers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${serviceRole}`, apikey: serviceRole, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'saml', metadata_xml: idp.metadata, domains: [domain], ...parts }),
  })
  const body = await response.json()
  if (response.status !== 201) throw new Error(`No company: ${JSON.stringify(body)}`)
  return { idp, domain, id: String(body.id) }
}
