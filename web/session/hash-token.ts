/** The data that a mail's link left behind the '#' of the address (GoTrue's implicit flow). */
export type HashToken =
  | { kind: 'recovery'; accessToken: string; refreshToken: string }
  /**
   * A token of another link, such as a confirmation. The address is confirmed, but the token signs no member in (P25).
   */
  | { kind: 'other'; type: string }
  /** The link was used before or is too old. `code` is GoTrue's. */
  | { kind: 'failed'; code: string }

/** The only page that reads tokens. */
const reader = '/auth/reset-password'

/**
 * The address of the page that reads the token in this hash. Null if this is that page, or if the hash has no token.
 */
export function redirectOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  return pathname !== reader && readHash(hash) !== null ? reader + hash : null
}

/** The token or failure in a hash. Null if it has neither. */
export function readHash(hash: string): HashToken | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const accessToken = parts.get('access_token')
  const type = parts.get('type') ?? ''
  if (accessToken !== null) {
    const refreshToken = parts.get('refresh_token')
    return type === 'recovery' && refreshToken !== null ? { kind: 'recovery', accessToken, refreshToken } : { kind: 'other', type }
  }
  const code = parts.get('error_code')
  return code !== null && parts.has('error') ? { kind: 'failed', code } : null
}

/** Handles a token that is added to the hash of an open page, as if the page had been opened with it. */
export function watchHash() {
  window.addEventListener('hashchange', () => {
    const elsewhere = redirectOf(window.location)
    if (elsewhere !== null) window.location.replace(elsewhere)
    else if (readHash(window.location.hash) !== null) window.location.reload()
  })
}

let taken: HashToken | null = null

/** Reads the token in the address, and removes it before any call or report could contain it. */
export function takeHash() {
  taken = readHash(window.location.hash)
  if (taken !== null) window.history.replaceState(null, '', window.location.pathname + window.location.search)
}

/** Returns the token that this page was opened with, only to the first caller. */
export function giveHashToken(): HashToken | null {
  const given = taken
  taken = null
  return given
}
