import { invalid } from '#platform/auth/errors.ts'
import { type Provider, providers } from '#platform/auth/external/providers.ts'
import type { ExternalProvider } from '#platform/auth/settings.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** A provider with its settings in this installation. */
export interface ConfiguredProvider {
  name: string
  provider: Provider
  settings: ExternalProvider
  clientId: string
  secret: string
  /** The address to which the provider redirects back. */
  redirectUri: string
}

const knownProviders = new Map<string, Provider>(Object.entries(providers))
/** Providers of GoTrue that use other protocols than OAuth 2, or no longer exist. */
const unsupportedProviders = new Set(['fly', 'linkedin', 'slack', 'snapchat', 'twitter', 'vercel_marketplace'])

/**
 * The provider of a name in any case. Throws 400 validation_failed "Unsupported provider: …" with GoTrue's reasons.
 */
export function findProvider({ settings }: Pick<AuthWorld, 'settings'>, asked: string): ConfiguredProvider {
  const name = asked.toLowerCase()
  if (name.startsWith('custom:')) throw unsupported('custom OAuth providers are disabled')
  const provider = knownProviders.get(name)
  if (!provider)
    throw unsupported(unsupportedProviders.has(name) ? 'provider is not enabled' : `Provider ${name.slice(0, 64)} could not be found`)
  const configured = settings.external.get(name)
  if (!configured?.isEnabled) throw unsupported('provider is not enabled')
  const [clientId] = configured.clientIds
  if (clientId === undefined) throw unsupported('missing OAuth client ID')
  if (configured.secret === undefined) throw unsupported('missing OAuth secret')
  if (provider.needsUrl && configured.url === undefined) throw unsupported(`unable to find URL for the ${name} provider`)
  const redirectUri = configured.redirectUri ?? `${settings.externalUrl}/callback`
  return { name, provider, settings: configured, clientId, secret: configured.secret, redirectUri }
}

function unsupported(why: string) {
  return invalid(`Unsupported provider: ${why}`)
}
