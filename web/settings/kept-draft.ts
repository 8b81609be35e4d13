import * as z from 'zod/mini'
import { type RecipePreferences, readPreferences } from '#domain/settings/preferences.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'

const key = 'potluck.unsaved.preferences'
const KeptDraft = z.object({ member: z.string(), preferences: z.unknown() })

/** Keeps a member's unsaved changes in this tab when the session ends, until the same member is back. */
export function keepDraft(member: string, preferences: RecipePreferences) {
  writeStored('sessionStorage', key, { member, preferences })
}

/** The kept unsaved changes of this member. Null if there are none. */
export function readDraft(member: string): RecipePreferences | null {
  const kept = readStored('sessionStorage', key, KeptDraft)
  return kept?.member === member ? readPreferences(kept.preferences) : null
}

/** Drops kept changes when they are on the page again, or when another member is signed in. */
export function forgetDraft() {
  writeStored('sessionStorage', key, null)
}
