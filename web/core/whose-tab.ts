import { toasts } from '#web/core/toasts.ts'

/** What a tab keeps of its search: ingredients, filters, recipes, when it was last touched, what was not saved. */
const prefix = 'potluck.'
const ownerKey = 'potluck.owner'

/** Forgets what this tab keeps, and its notices. Whose it was is remembered: what that person still touched on leaving is forgotten at the next claim. */
export function forgetTab() {
  toasts.clear()
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix) && key !== ownerKey) sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}

/**
 * Makes the tab a member's. What a visitor began goes on; what was another member's is forgotten: one person's allergens are not another's, nor are the
 * recipes. Answers whether there was such.
 */
export function claimTab(memberId: string): boolean {
  const owner = readOwner()
  try {
    window.sessionStorage.setItem(ownerKey, memberId)
  } catch {
    // Nothing is kept of anybody.
  }
  if (owner === null || owner === memberId) return false
  forgetTab()
  return true
}

/** Forgets what a member did in this tab, who has signed out in another one. Answers whether there was such a member. */
export function leaveTab(): boolean {
  if (readOwner() === null) return false
  forgetTab()
  return true
}

function readOwner(): string | null {
  try {
    return window.sessionStorage.getItem(ownerKey)
  } catch {
    return null
  }
}
