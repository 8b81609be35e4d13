import * as z from 'zod/mini'
import { type RecipePreferences, readPreferences } from '#domain/settings/preferences.ts'
import { readStored, writeStored } from '#web/core/storage.ts'

const key = 'potluck.preferencesDraft'
const KeptDraft = z.object({ member: z.string(), preferences: z.unknown() })

/** Keeps in this tab what somebody had not saved when the session ended, until the same member is back. */
export function keepDraft(member: string, preferences: RecipePreferences) {
  writeStored(window.sessionStorage, key, { member, preferences })
}

/** What this member had not saved, once; null where there is nothing. */
export function takeDraft(member: string): RecipePreferences | null {
  const kept = readStored(window.sessionStorage, key, KeptDraft)
  if (kept?.member !== member) return null
  writeStored(window.sessionStorage, key, null)
  return readPreferences(kept.preferences)
}
