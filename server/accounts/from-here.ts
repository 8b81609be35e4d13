import { isLoopback, parseUrl } from '#server/config/values.ts'
import { isHandedOn } from '#server/http/handed-on.ts'

/**
 * Whether somebody at this machine calls, as far as a call tells: by a name of the machine itself, handed on by
 * nobody, and from no page of another site. Only for a server that nobody else is meant to reach: a proxy that hands
 * on nothing but the call, by such a name, looks just like it.
 */
export function isFromHere({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const origin = headers.get('origin')
  if (!isLoopback(parseUrl(url)?.hostname ?? '')) return false
  if (origin !== null && !isLoopback(parseUrl(origin)?.hostname ?? '')) return false
  return !isHandedOn(headers)
}
