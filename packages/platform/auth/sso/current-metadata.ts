import type { Call } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { fetchMetadata } from '#platform/auth/sso/fetch-metadata.ts'
import { type IdpMetadata, isStale, readIdpMetadata } from '#platform/auth/sso/idp-metadata.ts'
import { keepMetadata, type SsoProvider } from '#platform/auth/sso/queries.ts'

/**
 * A provider's metadata, fetched again when it is stale and has an address. A failed fetch, or another entity's
 * metadata, changes nothing.
 */
export async function currentMetadata(
  { world, requestId }: Pick<Call, 'world' | 'requestId'>,
  { saml }: SsoProvider,
): Promise<IdpMetadata> {
  const held = await readIdpMetadata(saml.metadata_xml)
  const now = world.now()
  if (saml.metadata_url === null || !isStale(held, saml.updated_at, now)) return held
  try {
    const xml = await fetchMetadata(world, saml.metadata_url)
    const fresh = await readIdpMetadata(xml)
    if (fresh.entityId !== saml.entity_id) return held
    await keepMetadata(world.db, saml.id, xml, now)
    return fresh
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    world.log.warn({ requestId, err: error }, 'SAML Metadata could not be retrieved, continuing with existing metadata')
    return held
  }
}
