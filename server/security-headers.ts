import type { Config } from '#server/config.ts'

type Addresses = Pick<Config, 'siteUrl' | 'supabase'>

/** What a page of ours may load: its own files only, and no inline script or style; it may call the public origin and show its pictures from wherever it is seen, and the Supabase project, if there is one. */
const contentSecurityPolicy = ({ siteUrl, supabase }: Addresses) => {
  const project = supabase?.url ?? ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", siteUrl, project].filter(Boolean).join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...[siteUrl, project].flatMap((url) => [url, url?.replace(/^http/, 'ws')])].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The headers of every answer. HTTPS is demanded for the future only of a site that has it. */
export function securityHeaders(config: Addresses): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(config.siteUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** The headers of the pages at a path, where they differ: the address of a page of signing in may carry the token of a mail, and is told to nobody. */
export function headersAt(path: string): Record<string, string> {
  return /^\/auth(\/|$)/.test(path) ? { 'referrer-policy': 'no-referrer' } : {}
}
