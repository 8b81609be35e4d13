/** The local-storage keys under which the official client keeps a session. */
const entry = /^sb-.+-auth-token/

/** Whether a key of a storage event belongs to a session. A null key means that all of local storage was cleared. */
export const isAuthKey = (key: string | null): boolean => key === null || entry.test(key)

/** Whether this browser keeps a session. */
export function hasStoredSession(): boolean {
  return authKeys().length > 0
}

/** Clears every locally stored entry of a session. */
export function clearStoredAuth() {
  for (const key of authKeys()) window.localStorage.removeItem(key)
}

function authKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => entry.test(key))
  } catch {
    // Storage is forbidden, so there is no session.
    return []
  }
}
