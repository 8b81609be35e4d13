import { queryOptions } from '@tanstack/react-query'
import { noPreferences, type RecipePreferences, readPreferences, storePreferences } from '#domain/settings/preferences.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { openSession } from '#web/session/session.ts'

/** Milliseconds without an answer after which a call has failed. */
const patience = 15_000

/** A member's preferences as they are stored, and as they are read (null where nothing was ever saved). */
export interface SavedPreferences {
  stored: unknown
  preferences: RecipePreferences | null
}

/** Why preferences could not be read or kept: nobody is signed in any more, or anything else. */
export class PreferencesFailure extends Error {
  readonly code: 'signed_out' | 'failed'

  constructor(code: 'signed_out' | 'failed', options?: ErrorOptions) {
    super(code, options)
    this.name = 'PreferencesFailure'
    this.code = code
  }
}

/**
 * A member's saved preferences, read again whenever the page is seen. The read also finds out that a session has ended
 * elsewhere.
 */
async function readSaved(memberId: string, left?: AbortSignal): Promise<SavedPreferences> {
  const client = await open()
  const { data, error, status } = await client
    .from('profiles')
    .select('recipe_preferences')
    .eq('user_id', memberId)
    .abortSignal(left ? AbortSignal.any([left, AbortSignal.timeout(patience)]) : AbortSignal.timeout(patience))
    .retry(false)
    .maybeSingle()
  if (error) throw failureOf(status, error)
  const stored: unknown = data?.recipe_preferences ?? null
  return { stored, preferences: readPreferences(stored) }
}

/**
 * What a member has saved, read again whenever the page is seen. A member whose session has ended elsewhere is found
 * to be signed out by it.
 */
export const preferencesQuery = (memberId: string) =>
  queryOptions({
    queryKey: memberKeys.preferences(memberId),
    queryFn: ({ signal }) =>
      readSaved(memberId, signal).catch(async (cause: unknown) => {
        if (cause instanceof PreferencesFailure && cause.code === 'signed_out') await lookAtSession().catch(() => undefined)
        throw cause
      }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/**
 * Saves the preferences that `make` returns for those saved before, beside the other fields of the row. Answers with
 * the row before and after. Fails with a PreferencesFailure.
 */
export async function savePreferences(memberId: string, make: (saved: RecipePreferences) => RecipePreferences) {
  const before = await readSaved(memberId)
  const preferences = make(before.preferences ?? noPreferences)
  const stored = storePreferences(before.stored, preferences)
  await store(memberId, stored)
  return { before, after: { stored, preferences } }
}

/** Puts back what was stored, for undo. Fails with a PreferencesFailure. */
export function restoreSaved(memberId: string, before: SavedPreferences): Promise<void> {
  return store(memberId, before.stored)
}

async function store(memberId: string, stored: unknown) {
  const client = await open()
  const { error, status } = await client
    .from('profiles')
    .upsert({ user_id: memberId, recipe_preferences: stored }, { onConflict: 'user_id' })
    .abortSignal(AbortSignal.timeout(patience))
  if (error) throw failureOf(status, error)
}

function open() {
  return openSession().catch((cause: unknown) => {
    throw new PreferencesFailure('failed', { cause })
  })
}

/** A refused token, or none at all (the client then speaks as a visitor, who may read nothing here). */
function failureOf(status: number, cause: unknown): PreferencesFailure {
  return new PreferencesFailure(status === 401 ? 'signed_out' : 'failed', { cause })
}

/** Checks the session with the server; where it has ended, the pages that show it change. */
export async function lookAtSession() {
  const client = await openSession()
  await client.auth.getUser()
}
