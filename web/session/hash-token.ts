/** What a link in a mail left behind the '#' of an address (GoTrue's implicit flow). */
export type HashToken =
  | { kind: 'recovery'; accessToken: string; refreshToken: string }
  /**
   * A token of another link, such as a confirmation: the address is confirmed, and nobody is signed in by it
   * (P25).
   */
  | { kind: 'other'; type: string }
  /** The link was spent or is too old. `code` is GoTrue's. */
  | { kind: 'failed'; code: string }

/** The only page that reads tokens. */
const reader = '/auth/reset-password'

/** The address that reads the token in this one's hash, with the hash; null when this is it or carries none. */
export function redirectOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  return pathname !== reader && readHash(hash) !== null ? reader + hash : null
}

/** What a hash carries; null for one that is none of ours. */
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

/** Follows a token that is put behind the '#' of a page that is open already as if the page had been opened with it. */
export function watchHash() {
  window.addEventListener('hashchange', () => {
    const elsewhere = redirectOf(window.location)
    if (elsewhere !== null) window.location.replace(elsewhere)
    else if (readHash(window.location.hash) !== null) window.location.reload()
  })
}

let taken: HashToken | null = null

/** Reads the token of this page's address, once, and cleans the address before anything else is asked or reported. */
export function takeHash() {
  taken = readHash(window.location.hash)
  if (taken !== null) window.history.replaceState(null, '', window.location.pathname + window.location.search)
}

/** The token that this page was opened with; given once. */
export function giveHashToken(): HashToken | null {
  const given = taken
  taken = null
  return given
}
