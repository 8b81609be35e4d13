import type { Config } from '#server/config.ts'

/** What a page of ours may load: its own files only, and no inline script or style; it may call the public origin from wherever it is seen. */
const contentSecurityPolicy = (siteUrl = '') =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${siteUrl}`.trim(),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** The headers of every answer. HTTPS is demanded for the future only of a site that has it. */
export function securityHeaders(config: Pick<Config, 'siteUrl'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(config.siteUrl),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(config.siteUrl?.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
