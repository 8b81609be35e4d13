const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57014',
])

/** The beginnings of messages without a code, in which pg, its pool and Kysely report a lost or refused connection. */
const awayWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/

/**
 * Whether an error means that the database is away: connection exceptions (08), insufficient resources such as a full
 * disk (53), operator intervention such as a shutdown (57P), or cut statements.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (awayWords.test(error.message)) return true
  if (!('code' in error) || typeof error.code !== 'string') return false
  return awayCodes.has(error.code) || /^(08|53|57P)/.test(error.code) || hasNoSocket(error)
}

/** Whether an error ends its connection: PostgreSQL keeps it when resources lack (53) or a statement is cut (57014). */
export function isConnectionLost(error: unknown): boolean {
  return isDatabaseAway(error) && !(error instanceof Error && 'code' in error && /^(53|57014)/.test(String(error.code)))
}

/** A stopped PostgreSQL removes its Unix socket. */
function hasNoSocket(error: Error): boolean {
  return 'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
}

/** Why a database is away: the error's code, or else its message. */
export function reasonAway(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
