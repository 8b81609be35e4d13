import { forgetSession } from '#web/kit/storage.ts'
import { toasts } from '#web/toasts/toasts.ts'

/**
 * The prefix of a tab's keys in session storage: typed words, ingredients, filters, recipes, last touch, unsaved
 * changes.
 */
const prefix = 'potluck.'
/**
 * The prefix of unsaved changes. Their value names the member, so they can wait for this member after the session has
 * ended elsewhere.
 */
const unsavedPrefix = 'potluck.unsaved.'
export const ownerKey = 'potluck.owner'
/** Stored instead of an owner's id after a member has left. */
const left = ''

/**
 * Forgets the tab's data and toasts. Marks the tab as left, so that a visitor's search after this does not pass to the
 * next member.
 */
export function forgetTab() {
  toasts.clear()
  forget((key) => key.startsWith(prefix))
}

/** Forgets the tab's data except unsaved changes. Marks the tab as left. */
function forgetSearch() {
  forget((key) => key.startsWith(prefix) && !key.startsWith(unsavedPrefix))
}

function forget(isForgotten: (key: string) => boolean) {
  forgetSession(isForgotten)
  writeOwner(left)
}

/**
 * Makes a member the owner of the tab. A visitor's search goes on. Another member's search is forgotten. Returns
 * whether the tab had another owner.
 */
export function claimTab(memberId: string): boolean {
  const owner = readOwner()
  const isSomebodyElses = owner !== null && owner !== memberId
  if (isSomebodyElses && owner !== left) forgetTab()
  else if (isSomebodyElses) {
    // A visitor has used the tab since then. Toasts about signing in stay.
    toasts.clearActions()
    forgetSearch()
  }
  writeOwner(memberId)
  return isSomebodyElses
}

/** Forgets the search of a member who has signed out in another tab. Returns whether the tab had an owner. */
export function leaveTab(): boolean {
  if (!readOwner()) return false
  toasts.clear()
  forgetSearch()
  return true
}

/** The owner that this page knows. */
let known = readOwner()

/** Whether a later page of this tab has changed the tab's owner. */
export const hasNewOwner = (): boolean => readOwner() !== known

function writeOwner(owner: string) {
  try {
    window.sessionStorage.setItem(ownerKey, owner)
  } catch {
    // Storage is forbidden, so the tab keeps nothing.
  }
  known = readOwner()
}

function readOwner(): string | null {
  try {
    return window.sessionStorage.getItem(ownerKey)
  } catch {
    return null
  }
}
