import { isLoopback, parseUrl } from '#server/config/values.ts'
import { hasProxyHeaders } from '#server/http/proxy-headers.ts'

/**
 * Whether a call seems to come from this machine: it names this machine as host, has no proxy's headers, and comes
 * from no page of another site. A proxy that adds no header and keeps such a host looks the same, so this counts only
 * on a server that nothing else is meant to reach.
 */
export function isLocalCall({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const origin = headers.get('origin')
  if (!isLoopback(parseUrl(url)?.hostname ?? '')) return false
  if (origin !== null && !isLoopback(parseUrl(origin)?.hostname ?? '')) return false
  return !hasProxyHeaders(headers)
}
