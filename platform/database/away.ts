const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57014',
])

/** Connection exceptions (08), insufficient resources such as a full disk (53), operator intervention such as a shutdown (57P), cut statements. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (/^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  return awayCodes.has(error.code) || /^(08|53|57P)/.test(error.code)
}
