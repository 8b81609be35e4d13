import type { Config } from '#server/config.ts'

type Addresses = Pick<Config, 'siteUrl' | 'supabase'>

/**
 * What a page of ours may load: its own files, and no inline script or style. It may preview a picture or recording
 * that it just took (`blob:`). It may call the public origin, and the Supabase project if there is one, and show
 * pictures from there.
 */
const contentSecurityPolicy = ({ siteUrl, supabase }: Addresses) => {
  const project = supabase?.url ?? ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data: blob:", siteUrl, project].filter(Boolean).join(' '),
    'media-src blob:',
    "font-src 'self'",
    ["connect-src 'self'", ...[siteUrl, project].flatMap((url) => [url, url?.replace(/^http/, 'ws')])].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * The headers of every answer. Camera and microphone are for our own pages, no frame. Only a site with HTTPS demands
 * HTTPS for the future.
 */
export function securityHeaders(config: Addresses): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(config.siteUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/**
 * Other headers of the pages at a path: the address of a sign-in page may carry the token of a mail, so no referrer
 * tells it.
 */
export function headersAt(path: string): Record<string, string> {
  return /^\/auth(\/|$)/.test(path) ? { 'referrer-policy': 'no-referrer' } : {}
}
