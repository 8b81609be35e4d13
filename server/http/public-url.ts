import type { Context } from 'hono'
import { canonicalAddress, clientAddress, isPrivate, isTrusted } from '#platform/http/client-address.ts'
import type { HttpEnv } from '#platform/http/env.ts'
import { isLoopback } from '#server/config/values.ts'
import { isHandedOn, saysHttps } from '#server/http/handed-on.ts'
import type { World } from '#server/world.ts'

/** Where people reach this server: the configured origin, or else the address they used. */
export function publicUrl(world: World, context: Context<HttpEnv>): string {
  if (world.config.siteUrl) return world.config.siteUrl
  const own = new URL(context.req.url)
  const isHttps = hasTrustedProxy(world, context.env?.remoteAddress) && context.req.header('x-forwarded-proto') === 'https'
  return isHttps ? `https://${own.host}` : own.origin
}

/** Whether a connection came through a proxy that the settings name. */
export function hasTrustedProxy(world: World, remoteAddress: string | undefined): boolean {
  const address = clientAddress(remoteAddress, undefined, world.config.trustedProxies)
  return address !== undefined && isTrusted(address, world.config.trustedProxies)
}

/**
 * Whether a request came, or may have come, by a public https origin. What takes something away is believed of
 * anybody; what would keep it, only of the settings, of a proxy that they name, and of an address that is of this
 * machine or its network.
 */
export function mayBePublic(world: World, context: Context<HttpEnv>): boolean {
  const { headers, url } = context.req.raw
  const { siteUrl } = world.config
  if (siteUrl?.startsWith('https:')) return !isLoopback(new URL(siteUrl).hostname)
  if (saysHttps(headers)) return true
  if (siteUrl !== undefined) return false
  if (!isNear(new URL(url).hostname)) return true
  const isToldHttp = hasTrustedProxy(world, context.env?.remoteAddress) && headers.get('x-forwarded-proto') === 'http'
  return isHandedOn(headers) && !isToldHttp
}

/**
 * Whether a host is this machine or one of its network, by its address or by a name that the internet does not have.
 */
function isNear(host: string): boolean {
  const address = canonicalAddress(host)
  if (address !== undefined) return isPrivate(address)
  return isLoopback(host) || /^[^.]+$|\.(local|lan|home|home\.arpa|internal)$/i.test(host)
}
