import { canonicalAddress, clientAddress, isPrivate, isTrusted } from '@potluck/platform/http/client-address'
import type { HttpEnv } from '@potluck/platform/http/env'
import type { Context } from 'hono'
import { isLoopback } from '#server/config/values.ts'
import { claimsHttps, hasProxyHeaders } from '#server/http/proxy-headers.ts'
import type { World } from '#server/world.ts'

/** The public address of this server: the configured origin, or else the address that the caller used. */
export function publicUrl(world: World, context: Context<HttpEnv>): string {
  if (world.config.siteUrl) return world.config.siteUrl
  const own = new URL(context.req.url)
  const isHttps = hasTrustedProxy(world, context.env?.remoteAddress) && context.req.header('x-forwarded-proto') === 'https'
  return isHttps ? `https://${own.host}` : own.origin
}

/** Whether a connection came through a proxy that TRUST_PROXY names. */
export function hasTrustedProxy(world: World, remoteAddress: string | undefined): boolean {
  const address = clientAddress(remoteAddress, undefined, world.config.trustedProxies)
  return address !== undefined && isTrusted(address, world.config.trustedProxies)
}

/**
 * Whether a request may have come by a public https origin. Evidence for https is believed from any caller, because
 * believing it only takes the test checkout away. Evidence against https counts only from the settings, a trusted
 * proxy, or an address of this machine or its network.
 */
export function mayBePublic(world: World, context: Context<HttpEnv>): boolean {
  const { headers, url } = context.req.raw
  const { siteUrl } = world.config
  if (siteUrl?.startsWith('https:')) return !isLoopback(new URL(siteUrl).hostname)
  if (claimsHttps(headers)) return true
  if (siteUrl !== undefined) return false
  if (!isPrivateHost(new URL(url).hostname)) return true
  const isToldHttp = hasTrustedProxy(world, context.env?.remoteAddress) && headers.get('x-forwarded-proto') === 'http'
  return hasProxyHeaders(headers) && !isToldHttp
}

/** Whether a host is this machine or in its private network, by address or by a name that no public domain has. */
function isPrivateHost(host: string): boolean {
  const address = canonicalAddress(host)
  if (address !== undefined) return isPrivate(address)
  return isLoopback(host) || /^[^.]+$|\.(local|lan|home|home\.arpa|internal)$/i.test(host)
}
