import { forgetTab, ownerKey } from '#web/session/whose-tab.ts'

/** Forgets the tab's data and its owner: nothing of a deleted account is kept. For when its pages are left. */
export function forgetMember() {
  forgetTab()
  try {
    window.sessionStorage.removeItem(ownerKey)
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}
