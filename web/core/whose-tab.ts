import { toasts } from '#web/core/toasts.ts'

/** The keys of what a tab keeps of its search: ingredients, filters, recipes, last touch, unsaved changes. */
const prefix = 'potluck.'
/**
 * Begins the name of what somebody had not saved. It bears its member's id, and waits for them when the session
 * ended elsewhere.
 */
const unsavedPrefix = 'potluck.unsaved.'
const ownerKey = 'potluck.owner'
/** In place of an owner: a member was here, and has left. */
const left = ''

/**
 * Forgets what this tab keeps, and its notices. That a member has left is remembered: what is done in between is
 * nobody's who comes in next.
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

/** Forgets also whose this tab was: of a deleted account nothing is kept. For when its pages are left. */
export function forgetMember() {
  forgetTab()
  try {
    window.sessionStorage.removeItem(ownerKey)
  } catch {
    // Nothing is kept of anybody.
  }
}

/**
 * Makes the tab a member's. What a visitor began goes on; what was another member's is forgotten: one person's
 * allergens are not another's, nor are the recipes. Answers whether there was such.
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
