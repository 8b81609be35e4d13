import { type Call, query } from '#platform/auth/call.ts'
import { globPattern } from '#platform/auth/glob.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'

type Places = Pick<AuthSettings, 'siteUrl' | 'uriAllowList'>

const longest = 2_048

/** Schemes that run something or show something of their own: nobody may be sent there, whatever is allowed. */
const neverSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'about:', 'file:', 'filesystem:', 'view-source:'])

/**
 * Where a call wants to be sent in the end: what it says, or where it came from, if that is allowed; the product's own
 * pages otherwise.
 */
export function redirectTarget(call: Pick<Call, 'world' | 'request' | 'url'>): string {
  const { settings } = call.world
  const { headers } = call.request
  const wanted = headers.get('redirect_to') || query(call, 'redirect_to') || ''
  return allowedRedirect(settings, wanted, headers.get('referer') ?? '')
}

/** The first of these addresses that is allowed; the product's own pages when none is. */
export function allowedRedirect(settings: Places, ...wanted: readonly string[]): string {
  return wanted.find((address) => isAllowedRedirect(settings, address)) ?? settings.siteUrl
}

/**
 * Whether people may be sent to an address: the product's own origin, this very machine by its number, or what the
 * settings list. An http address must be written as browsers write it, so that no two readers can see two hosts in it.
 */
export function isAllowedRedirect({ siteUrl, uriAllowList }: Places, address: string): boolean {
  if (address === '' || address.length > longest || /[^\x21-\x7e]|\\/.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  if (neverSchemes.has(url.protocol)) return false
  const isHttp = url.protocol === 'http:' || url.protocol === 'https:'
  if (isHttp && !isPlainly(url, address)) return false
  if (isHttp && isSameSite(url, new URL(siteUrl))) return true
  if (isHttp && isNumber(url.hostname)) return isLoopback(url.hostname)
  return uriAllowList.some((glob) => isMatch(glob, address, isHttp))
}

/**
 * Whether an address begins with its own origin, letter for letter: no user name, no port that could be left out, no
 * spelling of a number.
 */
function isPlainly({ origin }: URL, address: string): boolean {
  const start = address.slice(0, origin.length).toLowerCase()
  return start === origin && /^[/?#]?$/.test(address.slice(origin.length, origin.length + 1))
}

/** Native programs listen on any port of this machine (RFC 8252, 7.3). */
function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || url.hostname === 'localhost' || isLoopback(url.hostname)
}

function isNumber(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
}

/** Whether a host of an address is this very machine by its number. */
export function isLoopback(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}

/**
 * Without its fragment; of an http address the host must match by itself, so that no query can pass for a part of it.
 */
function isMatch(glob: string, address: string, isHttp: boolean): boolean {
  const [whole = ''] = address.split('#')
  if (!globPattern(glob).test(whole)) return false
  return !isHttp || globPattern(originOf(glob, /^([^/]*\/\/[^/]*)/)).test(originOf(whole, /^([^/]*\/\/[^/?]*)/))
}

function originOf(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? text
}
