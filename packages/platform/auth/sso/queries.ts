import { type Insertable, type Selectable, sql } from 'kysely'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'

type ProviderRow = Selectable<AuthTables['auth.sso_providers']>
type SamlRow = Selectable<AuthTables['auth.saml_providers']>
export type RelayState = Selectable<AuthTables['auth.saml_relay_states']>

/** An identity provider with its SAML settings and its domains. */
export interface SsoProvider extends ProviderRow {
  saml: SamlRow
  domains: readonly string[]
}

/** The ways to name a provider. */
export type ProviderName = { id: string } | { resourceId: string } | { domain: string } | { entityId: string }

export async function findProvider(db: AuthDb, name: ProviderName): Promise<SsoProvider | undefined> {
  const of = db.selectFrom('auth.sso_providers').selectAll()
  const named = of.where((where) => {
    if ('id' in name) return where('id', '=', name.id)
    if ('resourceId' in name) return where(sql`lower(resource_id)`, '=', name.resourceId.toLowerCase())
    if ('domain' in name) {
      const owners = where.selectFrom('auth.sso_domains').select('sso_provider_id')
      return where('id', 'in', owners.where(sql`lower(domain)`, '=', name.domain.toLowerCase()))
    }
    return where('id', 'in', where.selectFrom('auth.saml_providers').select('sso_provider_id').where('entity_id', '=', name.entityId))
  })
  return (await withDetails(db, await named.execute()))[0]
}

/** All providers, the oldest first, or those with this resource id or prefix. */
export async function listProviders(
  db: AuthDb,
  by: { resourceId?: string | undefined; resourceIdPrefix?: string | undefined },
): Promise<SsoProvider[]> {
  const all = db.selectFrom('auth.sso_providers').selectAll().orderBy('created_at').orderBy('id')
  if (by.resourceId) return withDetails(db, await all.where('resource_id', '=', by.resourceId).execute())
  if (by.resourceIdPrefix)
    return withDetails(db, await all.where(sql`starts_with(resource_id, ${by.resourceIdPrefix})`, '=', true).execute())
  return withDetails(db, await all.execute())
}

async function withDetails(db: AuthDb, rows: readonly ProviderRow[]): Promise<SsoProvider[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const samls = await db.selectFrom('auth.saml_providers').selectAll().where('sso_provider_id', 'in', ids).execute()
  const domains = await db.selectFrom('auth.sso_domains').selectAll().where('sso_provider_id', 'in', ids).orderBy('domain').execute()
  return rows.flatMap((row) => {
    const saml = samls.find(({ sso_provider_id: id }) => id === row.id)
    const own = domains.filter(({ sso_provider_id: id }) => id === row.id).map(({ domain }) => domain)
    return saml ? [{ ...row, saml, domains: own }] : []
  })
}

export async function insertProvider(db: AuthDb, provider: ProviderRow, saml: SamlRow): Promise<void> {
  await db.insertInto('auth.sso_providers').values(provider).execute()
  await db.insertInto('auth.saml_providers').values(withMapping(saml)).execute()
}

export async function updateProvider(db: AuthDb, provider: ProviderRow, saml: SamlRow): Promise<void> {
  await db.updateTable('auth.sso_providers').set(provider).where('id', '=', provider.id).execute()
  await db.updateTable('auth.saml_providers').set(withMapping(saml)).where('id', '=', saml.id).execute()
}

function withMapping(saml: SamlRow) {
  return { ...saml, attribute_mapping: sql`${JSON.stringify(saml.attribute_mapping ?? {})}::jsonb` }
}

export async function setDomains(
  db: AuthDb,
  rows: readonly Insertable<AuthTables['auth.sso_domains']>[],
  providerId: string,
): Promise<void> {
  await db.deleteFrom('auth.sso_domains').where('sso_provider_id', '=', providerId).execute()
  if (rows.length > 0)
    await db
      .insertInto('auth.sso_domains')
      .values([...rows])
      .execute()
}

export async function deleteProvider(db: AuthDb, id: string): Promise<void> {
  await db.deleteFrom('auth.sso_providers').where('id', '=', id).execute()
}

/** Waits for other changes of providers until the transaction ends: entity ids and domains must be unique. */
export async function lockProviders(trx: AuthTransaction): Promise<void> {
  await sql`lock table auth.sso_providers in share row exclusive mode`.execute(trx)
}

/** The accounts with an identity of this provider and address (in lower case). */
export async function findOwners(db: AuthDb, provider: string, email: string): Promise<string[]> {
  const of = db.selectFrom('auth.identities').select('user_id').distinct()
  const owners = await of.where('email', '=', email).where('provider', '=', provider).execute()
  return owners.map(({ user_id: id }) => id)
}

/** Stores fetched metadata. */
export async function keepMetadata(db: AuthDb, samlId: string, xml: string, now: Date): Promise<void> {
  await db.updateTable('auth.saml_providers').set({ metadata_xml: xml, updated_at: now }).where('id', '=', samlId).execute()
}

/** Stores a relay state and deletes expired ones. */
export async function insertRelayState(db: AuthDb, state: RelayState, expired: Date): Promise<void> {
  await db.deleteFrom('auth.saml_relay_states').where('created_at', '<', expired).execute()
  await db.insertInto('auth.saml_relay_states').values(state).execute()
}

/** Takes a relay state and deletes it: of many parallel calls, one gets it. */
export function takeRelayState(db: AuthDb, id: string): Promise<RelayState | undefined> {
  return db.deleteFrom('auth.saml_relay_states').where('id', '=', id).returningAll().executeTakeFirst()
}
