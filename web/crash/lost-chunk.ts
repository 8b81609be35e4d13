/**
 * Whether the script of a later page could not be fetched, in the words of three engines: offline, or a new release
 * has replaced it.
 */
export const isChunkLost = (error: unknown): error is TypeError =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message)

/**
 * The router's own key: the router reloads for the script of a page, `reloadFor` for the script of a part, each
 * once a tab.
 */
const keyOf = (error: TypeError) => `tanstack_router_reload:${error.message}`

/** A key that is written to see whether the tab's storage takes anything. */
const probe = 'potluck.probe'

/**
 * Whether a reload may bring a lost script: the browser is online, and this tab was not reloaded for that script
 * before.
 */
export function mayReloadFor(error: unknown): boolean {
  try {
    if (!isChunkLost(error) || !navigator.onLine || sessionStorage.getItem(keyOf(error)) !== null) return false
    // A storage that is full would let it reload for ever.
    sessionStorage.setItem(probe, '1')
    sessionStorage.removeItem(probe)
    return true
  } catch {
    // A browser that keeps nothing would reload for ever.
    return false
  }
}

/** Reloads the page for a lost script, once. */
export function reloadFor(error: unknown) {
  if (!isChunkLost(error)) return
  sessionStorage.setItem(keyOf(error), '1')
  window.location.reload()
}
