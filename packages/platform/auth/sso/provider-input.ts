import * as z from 'zod/mini'
import { type Call, parseBody, Text } from '#platform/auth/call.ts'
import { invalid } from '#platform/auth/errors.ts'
import { fetchMetadata } from '#platform/auth/sso/fetch-metadata.ts'
import { type IdpMetadata, readIdpMetadata } from '#platform/auth/sso/idp-metadata.ts'
import { isStorable } from '#platform/http/body.ts'

const Attribute = z.object({
  name: z.optional(z.string()),
  names: z.optional(z.array(z.string())),
  default: z.optional(z.unknown()),
  array: z.optional(z.boolean()),
})
/** The mapping from an assertion's attributes to an account's claims. */
export const AttributeMapping = z.object({ keys: z.optional(z.record(z.string(), Attribute)) })
export type AttributeMapping = z.infer<typeof AttributeMapping>

const ProviderInput = z.object({
  type: Text,
  resource_id: z.nullish(z.string()),
  disabled: z.nullish(z.boolean()),
  metadata_url: Text,
  metadata_xml: Text,
  domains: z.nullish(z.array(z.string())),
  attribute_mapping: z.nullish(AttributeMapping),
  name_id_format: Text,
})
type ProviderInput = z.infer<typeof ProviderInput>

const nameIdFormats = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
]

/** An administrator's settings of a provider. Throws 400 validation_failed in GoTrue's order and words. */
export function readProviderInput(call: Call, purpose: 'create' | 'update'): ProviderInput {
  const input = parseBody(call, ProviderInput)
  const { type, metadata_url: url, metadata_xml: xml, name_id_format: format, domains, resource_id: resourceId } = input
  if (purpose === 'create' && type !== 'saml') throw invalid("Only 'saml' supported for SSO provider type")
  if (url !== '' && xml !== '') throw invalid('Only one of metadata_xml or metadata_url needs to be set')
  if (purpose === 'create' && url === '' && xml === '') throw invalid('Either metadata_xml or metadata_url must be set')
  if (url !== '') requireHttps(url)
  if (format !== '' && !nameIdFormats.includes(format)) {
    throw invalid(`name_id_format must be unspecified or one of ${nameIdFormats.join(', ')}`)
  }
  if (domains?.some((domain) => !/^[^\s\p{Cc}]{1,253}$/u.test(domain))) throw invalid('domains must be names of domains')
  if (resourceId && !/^[\w.:-]{1,200}$/.test(resourceId)) throw invalid('resource_id must be a name')
  return input
}

function requireHttps(url: string): void {
  if (!/^[a-z]+:\/\/[^\\\s]+$/i.test(url) || !URL.canParse(url)) throw invalid('metadata_url is not a valid URL')
  if (new URL(url).protocol !== 'https:') throw invalid('metadata_url is not a HTTPS URL')
}

/** The metadata in the settings, or at their address; null when they name none. */
export async function inputMetadata(
  { world }: Call,
  { metadata_url: url, metadata_xml: given }: ProviderInput,
): Promise<{ xml: string; metadata: IdpMetadata } | null> {
  if (given === '' && url === '') return null
  const xml = given === '' ? await fetchMetadata(world, url) : given
  if (!isStorable(xml)) throw invalid('SAML Metadata XML contains invalid UTF-8 characters, which are not supported at this time')
  return { xml, metadata: await readIdpMetadata(xml) }
}
