import type { Config } from '#server/config.ts'

type Addresses = Pick<Config, 'siteUrl' | 'supabase'>

/**
 * The content security policy of our pages: own files only, no inline script or style. Pages may preview a picture or
 * recording just taken (`blob:`), call the public origin and the Supabase project, and show pictures from there.
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
 * The headers of every answer. Only our own pages, not frames, may use camera and microphone. Only a site with https
 * demands https for the future.
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
 * Extra headers for a path: the address of a sign-in page may contain a token from a mail, so it is never sent as
 * referrer.
 */
export function headersAt(path: string): Record<string, string> {
  return /^\/auth(\/|$)/.test(path) ? { 'referrer-policy': 'no-referrer' } : {}
}
