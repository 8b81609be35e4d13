import type { SupabaseClient } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { loadClient } from '#web/core/client.ts'
import { ApiFailure } from '#web/core/fetch-json.ts'
import { listenToRows } from '#web/core/live.ts'
import type { Asker } from '#web/core/query-keys.ts'
import { memberOf, nextState, readRoles, type SessionState, withRoles } from '#web/core/session-machine.ts'
import { clearStoredAuth, hasStoredSession, isAuthKey } from '#web/core/stored-auth.ts'
import { claimTab, forgetTab, leaveTab } from '#web/core/whose-tab.ts'

/** How long signing out waits for the server, in milliseconds: nobody is kept signed in by a slow line. */
const longestSignOut = 5_000

/** Milliseconds after which a line that the server ended is tried again. */
const restOfLine = 10_000

let now: SessionState = { state: 'loading' }
let heard: Promise<SupabaseClient> | undefined
let stopFollowing = () => {}
let isLeaving = false
const listeners = new Set<() => void>()

const signedInId = () => (now.state === 'signed-in' ? now.member.id : null)

function change(next: SessionState) {
  const before = signedInId()
  now = next
  const id = signedInId()
  if (id !== null && id !== before) isLeaving = false
  if (id !== null && id !== before && claimTab(id)) startPageAnew()
  for (const listener of listeners) listener()
  // Later: the client must not be called from within its own event.
  if (id !== before) window.setTimeout(attend, 0)
}

/**
 * The page that shows what was forgotten is loaded again. Pages of members go by themselves, those of signing in show
 * nothing of anybody.
 */
function startPageAnew() {
  if (window.location.pathname === '/') window.location.reload()
}

export const readSession = (): SessionState => now

/** The asker that the server's answers belong to now; a member who still owes a second factor counts as that member. */
export const readAsker = (): Asker => (now.state === 'loading' ? undefined : (memberOf(now)?.id ?? null))

/** The asker that the server's answers belong to. */
export const useAsker = (): Asker => useSyncExternalStore(listenToSession, readAsker, readAsker)

/** Whether the member has pressed 'Sign Out': only a session that ends by itself is announced. */
export const isSigningOut = (): boolean => isLeaving

export function listenToSession(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session at this page. */
export function useSession(): SessionState {
  return useSyncExternalStore(listenToSession, readSession, readSession)
}

/**
 * Looks for a session that this browser keeps, and from then on for what other tabs do. Without one nothing is
 * fetched.
 */
export function startSession() {
  if (hasStoredSession()) follow()
  else change({ state: 'signed-out' })
  window.addEventListener('storage', ({ key }) => {
    if (!isAuthKey(key)) return
    if (hasStoredSession()) return follow()
    change({ state: 'signed-out' })
    // Signed out in another tab, and so out of this one too.
    if (leaveTab()) startPageAnew()
  })
}

/** The official client, whose events drive the session from then on. For signing in, and for a member's rows. */
export function openSession(): Promise<SupabaseClient> {
  heard ??= listenTo(loadClient()).catch((cause: unknown) => {
    heard = undefined
    throw cause
  })
  return heard
}

async function listenTo(loading: Promise<SupabaseClient>): Promise<SupabaseClient> {
  const client = await loading
  client.auth.onAuthStateChange((_event, session) => change(nextState(now, session)))
  listenToRows('user_roles', () => askRoles(client))
  return client
}

/** How often somebody has come in or gone. */
let attended = 0

/** Asks for the roles of the member who has just come in, and follows their rows. */
async function attend() {
  stopFollowing()
  stopFollowing = () => {}
  attended += 1
  const turn = attended
  const id = signedInId()
  const client = await heard?.catch(() => undefined)
  if (id === null || !client || turn !== attended || id !== signedInId()) return
  askRoles(client)
  const following = await import('#web/core/follow-rows.ts').catch(() => undefined)
  if (!following || turn !== attended || id !== signedInId()) return
  stopFollowing = following.followRows(client, id, async () => {
    // Asking for the account of a session that was ended elsewhere signs out here; one that still counts is followed
    // anew.
    const { data } = await client.auth.getUser()
    if (data.user) window.setTimeout(attend, restOfLine)
  })
}

/**
 * A stored session that cannot be checked, because the server is away, is checked again at the next action; until then
 * nobody is signed in.
 */
function follow() {
  openSession().catch(() => change({ state: 'signed-out' }))
}

/** How often roles were asked for. */
let rolesAsked = 0

/**
 * Asks for the roles of the signed-in member; when the call fails, there are none (specification, section 6). Of two
 * calls under way the later one counts, whichever is answered first.
 */
async function askRoles(client: SupabaseClient) {
  const member = memberOf(now)
  if (!member) return
  rolesAsked += 1
  const turn = rolesAsked
  const { data, error } = await client.rpc('get_user_roles', { _user_id: member.id })
  if (turn !== rolesAsked) return
  change(withRoles(now, member.id, error ? [] : readRoles(data)))
}

/**
 * A fresh token of the signed-in member; undefined for a visitor. Fails with `unreachable` where a member's token
 * cannot be fetched: a member is never counted as a visitor.
 */
export async function accessToken(): Promise<string | undefined> {
  if (now.state === 'signed-out') return undefined
  const { data, error } = await openSession()
    .then((client) => client.auth.getSession())
    .catch((cause: unknown) => {
      throw new ApiFailure('unreachable', { cause })
    })
  if (error) throw new ApiFailure('unreachable', { cause: error })
  return data.session?.access_token
}

/**
 * Signs out everywhere ('local': at this device alone), and clears what this browser keeps of the session and this
 * tab of the search, also when the server is not reached. Answers whether it was: if not, other devices are still
 * signed in.
 */
export async function signOut(scope: 'global' | 'local' = 'global'): Promise<boolean> {
  isLeaving = true
  const isReached = await Promise.race([
    openSession()
      .then((client) => client.auth.signOut({ scope }))
      .then(({ error }) => error === null)
      .catch(() => false),
    new Promise<boolean>((resolve) => window.setTimeout(() => resolve(false), longestSignOut)),
  ])
  clearStoredAuth()
  change({ state: 'signed-out' })
  forgetTab()
  return isReached
}
