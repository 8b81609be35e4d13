import * as z from 'zod/mini'
import { type RecipePreferences, readPreferences } from '#domain/settings/preferences.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'

const key = 'potluck.unsaved.preferences'
const KeptDraft = z.object({ member: z.string(), preferences: z.unknown() })

/** Keeps in this tab what somebody had not saved when the session ended, until the same member is back. */
export function keepDraft(member: string, preferences: RecipePreferences) {
  writeStored('sessionStorage', key, { member, preferences })
}

/** What this member had not saved; null where there is nothing. */
export function readDraft(member: string): RecipePreferences | null {
  const kept = readStored('sessionStorage', key, KeptDraft)
  return kept?.member === member ? readPreferences(kept.preferences) : null
}

/** Lets go of what somebody had not saved: it is on the page again, or somebody else is here now. */
export function forgetDraft() {
  writeStored('sessionStorage', key, null)
}
