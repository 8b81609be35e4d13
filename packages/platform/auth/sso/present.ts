import type { SsoProvider } from '#platform/auth/sso/queries.ts'

/** A provider in GoTrue's JSON. */
export function presentProvider({
  id,
  resource_id,
  disabled,
  saml,
  domains,
  created_at,
  updated_at,
}: SsoProvider): Record<string, unknown> {
  return {
    id,
    ...(resource_id === null ? {} : { resource_id }),
    disabled,
    saml: {
      entity_id: saml.entity_id,
      ...(saml.metadata_xml === '' ? {} : { metadata_xml: saml.metadata_xml }),
      ...(saml.metadata_url === null ? {} : { metadata_url: saml.metadata_url }),
      attribute_mapping: saml.attribute_mapping ?? {},
      ...(saml.name_id_format === null ? {} : { name_id_format: saml.name_id_format }),
    },
    domains: domains.map((domain) => ({ domain })),
    created_at,
    updated_at,
  }
}
