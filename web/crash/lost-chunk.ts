/**
 * Whether an error says that a page's script could not be fetched, in the words of three browser engines. The browser
 * is offline, or a new release has replaced the script.
 */
export const isChunkLost = (error: unknown): error is TypeError =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/**
 * The router's key in session storage. The router reloads once a tab for the script of a page, and `reloadFor` for the
 * script of a part.
 */
const keyOf = (error: TypeError) => `tanstack_router_reload:${error.message}`

/** A key that tests whether session storage can be written. */
const probe = 'potluck.probe'

/** Whether to reload for a lost script: the browser is online, and this tab has not reloaded for that script before. */
export function mayReloadFor(error: unknown): boolean {
  try {
    if (!isChunkLost(error) || !navigator.onLine || sessionStorage.getItem(keyOf(error)) !== null) return false
    // With a full storage the page would reload for ever.
    sessionStorage.setItem(probe, '1')
    sessionStorage.removeItem(probe)
    return true
  } catch {
    // Without storage the page would reload for ever.
    return false
  }
}

/** Reloads the page for a lost script, once. */
export function reloadFor(error: unknown) {
  if (!isChunkLost(error)) return
  sessionStorage.setItem(keyOf(error), '1')
  window.location.reload()
}
