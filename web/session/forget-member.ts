import { forgetTab, ownerKey } from '#web/session/whose-tab.ts'

/** Forgets the tab's data and its owner after the account was deleted. Call it after leaving the member's pages. */
export function forgetMember() {
  forgetTab()
  try {
    window.sessionStorage.removeItem(ownerKey)
  } catch {
    // Storage is forbidden, so the tab keeps nothing.
  }
}
