import { queryOptions } from '@tanstack/react-query'
import { noPreferences, type RecipePreferences, readPreferences, storePreferences } from '#domain/settings/preferences.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { openSession } from '#web/session/session.ts'

/** A call fails after this many milliseconds without an answer. */
const patience = 15_000

/** A member's preferences as they are stored, and as they are read (null where nothing was ever saved). */
export interface SavedPreferences {
  stored: unknown
  preferences: RecipePreferences | null
}

/** The reason why preferences were not read or saved: the member is signed out, or any other reason. */
export class PreferencesFailure extends Error {
  readonly code: 'signed_out' | 'failed'

  constructor(code: 'signed_out' | 'failed', options?: ErrorOptions) {
    super(code, options)
    this.name = 'PreferencesFailure'
    this.code = code
  }
}

/** Reads a member's saved preferences. Fails with a PreferencesFailure. */
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
 * The query for a member's saved preferences. It runs again whenever the page gets the focus. When the server refuses
 * the token, it checks the session, so the page shows that the member is signed out.
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
 * Saves the preferences that `make` returns for the saved ones, and keeps other fields of the stored object. Returns
 * the preferences before and after. Fails with a PreferencesFailure.
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

/**
 * Status 401 means a refused token or no token. Without a token the client asks as a visitor, who may read nothing
 * here.
 */
function failureOf(status: number, cause: unknown): PreferencesFailure {
  return new PreferencesFailure(status === 401 ? 'signed_out' : 'failed', { cause })
}

/** Checks the session with the server. If the session has ended, the client signs the member out. */
export async function lookAtSession() {
  const client = await openSession()
  await client.auth.getUser()
}
