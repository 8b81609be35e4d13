import type { Context } from 'hono'
import { clientAddress, isTrusted } from '#platform/http/client-address.ts'
import type { HttpEnv } from '#platform/http/env.ts'
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
