import { toasts } from '#web/toasts/toasts.ts'

/** The keys of what a tab keeps of its search: ingredients, filters, recipes, last touch, unsaved changes. */
const prefix = 'potluck.'
/**
 * The prefix of unsaved changes. Their value names the member, and waits for them when the session ended elsewhere.
 */
const unsavedPrefix = 'potluck.unsaved.'
export const ownerKey = 'potluck.owner'
/** In place of an owner: a member was here, and has left. */
const left = ''

/**
 * Forgets the tab's data and its notices. It remembers that a member has left: whatever is done in between does not
 * belong to the next member.
 */
export function forgetTab() {
  toasts.clear()
  forget((key) => key.startsWith(prefix))
}

/** The same, but for what was not saved. */
function forgetSearch() {
  forget((key) => key.startsWith(prefix) && !key.startsWith(unsavedPrefix))
}

function forget(isForgotten: (key: string) => boolean) {
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) if (isForgotten(key)) sessionStorage.removeItem(key)
    sessionStorage.setItem(ownerKey, left)
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}

/**
 * Makes the tab a member's. A visitor's search goes on; another member's search is forgotten, with its allergens and
 * recipes. Answers whether there was one.
 */
export function claimTab(memberId: string): boolean {
  const owner = readOwner()
  const isSomebodyElses = owner !== null && owner !== memberId
  if (isSomebodyElses && owner !== left) forgetTab()
  // Notices since then are about coming in, and stand.
  else if (isSomebodyElses) forgetSearch()
  try {
    window.sessionStorage.setItem(ownerKey, memberId)
  } catch {
    // Nothing is kept of anybody.
  }
  return isSomebodyElses
}

/**
 * Forgets what a member did in this tab, who has signed out in another one. Answers whether there was such a
 * member.
 */
export function leaveTab(): boolean {
  if (!readOwner()) return false
  toasts.clear()
  forgetSearch()
  return true
}

function readOwner(): string | null {
  try {
    return window.sessionStorage.getItem(ownerKey)
  } catch {
    return null
  }
}
