import { type Call, query } from '#platform/auth/call.ts'
import { globPattern } from '#platform/auth/glob.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'

type RedirectSettings = Pick<AuthSettings, 'siteUrl' | 'uriAllowList'>

const longestAddress = 2_048

/** Schemes that run code or show content of their own: never a target, whatever the allow list says. */
const forbiddenSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'about:', 'file:', 'filesystem:', 'view-source:'])

/** The target of a call's redirect: its `redirect_to` or its referrer if that is allowed, else the product's pages. */
export function redirectTarget(call: Pick<Call, 'world' | 'request' | 'url'>): string {
  const { settings } = call.world
  const { headers } = call.request
  const wanted = headers.get('redirect_to') || query(call, 'redirect_to') || ''
  return allowedRedirect(settings, wanted, headers.get('referer') ?? '')
}

/** The first allowed address; the product's pages when none is. */
export function allowedRedirect(settings: RedirectSettings, ...wanted: readonly string[]): string {
  return wanted.find((address) => isAllowedRedirect(settings, address)) ?? settings.siteUrl
}

/**
 * Whether a redirect may lead to an address: the product's origin, a loopback IP address, or a match of the allow
 * list. An http address must be written as browsers write it, so that no two parsers see different hosts.
 */
export function isAllowedRedirect({ siteUrl, uriAllowList }: RedirectSettings, address: string): boolean {
  if (address === '' || address.length > longestAddress || /[^\x21-\x7e]|\\/.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  if (forbiddenSchemes.has(url.protocol)) return false
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
  if (isHttp && !startsWithOrigin(url, address)) return false
  if (isHttp && isSameSite(url, new URL(siteUrl))) return true
  if (isHttp && isIpAddress(url.hostname)) return isLoopback(url.hostname)
  return uriAllowList.some((glob) => isMatch(glob, address, isHttp))
}

/**
 * Whether an address begins with its own origin, to the letter: without user name, default port, or another spelling
 * of an IP address.
 */
function startsWithOrigin({ origin }: URL, address: string): boolean {
  const start = address.slice(0, origin.length).toLowerCase()
  return start === origin && /^[/?#]?$/.test(address.slice(origin.length, origin.length + 1))
}

/** Native programs listen on any loopback port (RFC 8252, 7.3). */
function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || url.hostname === 'localhost' || isLoopback(url.hostname)
}

function isIpAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
}

/** Whether a host is a loopback IP address. */
export function isLoopback(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/**
 * Matches an address without its fragment. For http the origin must match by itself, so that a query cannot pass for
 * a part of the host.
 */
function isMatch(glob: string, address: string, isHttp: boolean): boolean {
  const [whole = ''] = address.split('#')
  if (!globPattern(glob).test(whole)) return false
  return !isHttp || globPattern(originOf(glob, /^([^/]*\/\/[^/]*)/)).test(originOf(whole, /^([^/]*\/\/[^/?]*)/))
}

function originOf(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? text
}
