import { type Answer, ok } from '#platform/auth/answer.ts'
import { type Call, isUuid, query } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { presentProvider } from '#platform/auth/sso/present.ts'
import { inputMetadata, readProviderInput } from '#platform/auth/sso/provider-input.ts'
import {
  deleteProvider,
  findProvider,
  insertProvider,
  listProviders,
  lockProviders,
  type SsoProvider,
  setDomains,
  updateProvider,
} from '#platform/auth/sso/queries.ts'
import { serviceProvider } from '#platform/auth/sso/service-provider.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'

/** GET /admin/sso/providers: lists all, without the long metadata. */
export async function listSsoProviders(call: Call): Promise<Answer> {
  serviceProvider(call.world.settings)
  const by = { resourceId: query(call, 'resource_id'), resourceIdPrefix: query(call, 'resource_id_prefix') }
  const providers = await listProviders(call.world.db, by)
  return ok({ items: providers.map((provider) => presentProvider({ ...provider, saml: { ...provider.saml, metadata_xml: '' } })) })
}

/**
 * POST /admin/sso/providers: 201 with the new provider. Throws 422 saml_idp_already_exists, 400
 * sso_domain_already_exists, validation_failed.
 */
export async function createSsoProvider(call: Call): Promise<Answer> {
  const { world } = call
  serviceProvider(world.settings)
  const input = readProviderInput(call, 'create')
  const given = await inputMetadata(call, input)
  if (!given) throw new Error('A new provider was read without metadata')
  const { entityId } = given.metadata
  const stamp = { created_at: world.now(), updated_at: world.now() }
  const id = world.uuid()
  const provider = await world.db.transaction().execute(async (trx) => {
    await lockProviders(trx)
    if (await findProvider(trx, { entityId })) {
      throw new AuthError(422, 'saml_idp_already_exists', `SAML Identity Provider with this EntityID (${entityId}) already exists`)
    }
    await requireFreeResource(trx, input.resource_id, id)
    const row = { id, resource_id: input.resource_id || null, disabled: input.disabled ?? null, ...stamp }
    await insertProvider(trx, row, {
      id: world.uuid(),
      sso_provider_id: id,
      entity_id: entityId,
      metadata_xml: given.xml,
      metadata_url: input.metadata_url || null,
      attribute_mapping: input.attribute_mapping ?? {},
      name_id_format: input.name_id_format || null,
      ...stamp,
    })
    await assignDomains(trx, world, id, input.domains ?? [])
    return findProvider(trx, { id })
  })
  return { status: 201, body: presentProvider(requireFound(provider)) }
}

/** GET /admin/sso/providers/:id. Throws 404 sso_provider_not_found. */
export async function getSsoProvider(call: Call): Promise<Answer> {
  serviceProvider(call.world.settings)
  return ok(presentProvider(await providerOf(call, call.world.db)))
}

/**
 * PUT /admin/sso/providers/:id: keeps fields that the body does not name, except the attribute mapping and
 * name_id_format, as in GoTrue.
 */
export async function updateSsoProvider(call: Call): Promise<Answer> {
  const { world } = call
  serviceProvider(world.settings)
  const input = readProviderInput(call, 'update')
  const given = await inputMetadata(call, input)
  const now = world.now()
  const provider = await world.db.transaction().execute(async (trx) => {
    await lockProviders(trx)
    const { saml, domains: _, ...row } = await providerOf(call, trx)
    if (given && given.metadata.entityId !== saml.entity_id) {
      throw new AuthError(
        400,
        'saml_entity_id_mismatch',
        `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${saml.entity_id}' but got '${given.metadata.entityId}'`,
      )
    }
    await requireFreeResource(trx, input.resource_id, row.id)
    await updateProvider(
      trx,
      { ...row, resource_id: input.resource_id || row.resource_id, disabled: input.disabled ?? row.disabled, updated_at: now },
      {
        ...saml,
        metadata_xml: given?.xml ?? saml.metadata_xml,
        metadata_url: input.metadata_url || saml.metadata_url,
        attribute_mapping: input.attribute_mapping ?? {},
        name_id_format: input.name_id_format || null,
        updated_at: given ? now : saml.updated_at,
      },
    )
    if (input.domains) await assignDomains(trx, world, row.id, input.domains)
    return findProvider(trx, { id: row.id })
  })
  return ok(presentProvider(requireFound(provider)))
}

/** DELETE /admin/sso/providers/:id: 200 with the deleted provider. Its accounts stay but cannot sign in any more. */
export async function deleteSsoProvider(call: Call): Promise<Answer> {
  const { world } = call
  serviceProvider(world.settings)
  const provider = await providerOf(call, world.db)
  await deleteProvider(world.db, provider.id)
  return ok(presentProvider(provider))
}

async function providerOf({ params }: Call, db: AuthWorld['db']): Promise<SsoProvider> {
  const { id = '' } = params
  if (id.startsWith('resource_')) return requireFound(await findProvider(db, { resourceId: id.slice('resource_'.length) }))
  return requireFound(isUuid(id) ? await findProvider(db, { id }) : undefined)
}

function requireFound(provider: SsoProvider | undefined): SsoProvider {
  if (provider) return provider
  throw new AuthError(404, 'sso_provider_not_found', 'SSO Identity Provider not found')
}

async function requireFreeResource(trx: AuthTransaction, resourceId: string | null | undefined, ownId: string): Promise<void> {
  const owner = resourceId ? await findProvider(trx, { resourceId }) : undefined
  if (owner && owner.id !== ownId) throw new AuthError(422, 'conflict', `A provider with this resource_id (${resourceId}) already exists`)
}

async function assignDomains(trx: AuthTransaction, world: AuthWorld, providerId: string, domains: readonly string[]): Promise<void> {
  const now = world.now()
  const names = [...new Set(domains.map((domain) => domain.toLowerCase()))]
  for (const domain of names) {
    const owner = await findProvider(trx, { domain })
    if (owner && owner.id !== providerId) {
      throw new AuthError(
        400,
        'sso_domain_already_exists',
        `SSO Domain '${domain}' is already assigned to an SSO identity provider (${owner.id})`,
      )
    }
  }
  const rows = names.map((domain) => ({ id: world.uuid(), sso_provider_id: providerId, domain, created_at: now, updated_at: now }))
  await setDomains(trx, rows, providerId)
}
