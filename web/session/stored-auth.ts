/** How the official client names what it keeps of a session. */
const entry = /^sb-.+-auth-token/

/** Whether a local-storage key is one of a session; null is "everything was cleared". */
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
    // Storage is forbidden, so nothing is kept.
    return []
  }
}
