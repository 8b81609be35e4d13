import type { SupabaseClient } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import type { Asker } from '#web/cache/query-keys.ts'
import { listenToRows } from '#web/cache/row-changes.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { loadClient } from '#web/session/client.ts'
import { memberOf, nextState, readRoles, type SessionState, withRoles } from '#web/session/session-machine.ts'
import { clearStoredAuth, hasStoredSession, isAuthKey } from '#web/session/stored-auth.ts'
import { claimTab, forgetTab, hasNewOwner, leaveTab } from '#web/session/whose-tab.ts'

/** Signing out waits at most this number of milliseconds for the server. */
const longestSignOut = 5_000

/** Milliseconds before the page connects to realtime again after the server has closed the connection. */
const reconnectPause = 10_000

let now: SessionState = { state: 'loading' }
let opening: Promise<SupabaseClient> | undefined
let stopFollowing = () => {}
let isLeaving = false
const listeners = new Set<() => void>()

const signedInId = () => (now.state === 'signed-in' ? now.member.id : null)

function change(next: SessionState) {
  const before = signedInId()
  now = next
  const id = signedInId()
  if (id !== null && id !== before) isLeaving = false
  if (id !== null && id !== before && claimTab(id)) reloadHomePage()
  for (const listener of listeners) listener()
  // The client must not be called within its own event, so this runs later.
  if (id !== before) window.setTimeout(followMember, 0)
}

/**
 * Reloads the home page, which still shows the forgotten data. Pages for members lead to the sign-in page by
 * themselves, and sign-in pages show no data.
 */
function reloadHomePage() {
  if (window.location.pathname === '/') window.location.reload()
}

export const readSession = (): SessionState => now

/** The asker that the server's answers belong to now. A member whose second factor is missing counts as that member. */
export const readAsker = (): Asker => (now.state === 'loading' ? undefined : (memberOf(now)?.id ?? null))

/** The asker that the server's answers belong to. */
export const useAsker = (): Asker => useSyncExternalStore(listenToSession, readAsker, readAsker)

/** Whether the member has pressed 'Sign Out'. Only a session that ends by itself is announced. */
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
 * Opens the session that this browser keeps, and follows sign-ins and sign-outs in other tabs. Without a session it
 * fetches nothing.
 */
export function startSession() {
  if (hasStoredSession()) follow()
  else change({ state: 'signed-out' })
  window.addEventListener('storage', ({ key }) => {
    if (!isAuthKey(key)) return
    if (hasStoredSession()) return follow()
    leave()
  })
  // The browser's Back may bring back a whole page from memory, with the search of a member who has signed out since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (hasNewOwner()) return window.location.reload()
    // A page in memory is not told what happens in other tabs.
    if (now.state !== 'signed-out' && !hasStoredSession()) leave()
  })
}

/** The member has signed out in another tab, so this tab forgets the member too. */
function leave() {
  change({ state: 'signed-out' })
  if (leaveTab()) reloadHomePage()
}

/** Loads the official client, whose events drive the session from then on. Signing in and a member's rows use it. */
export function openSession(): Promise<SupabaseClient> {
  opening ??= listenTo(loadClient()).catch((cause: unknown) => {
    opening = undefined
    throw cause
  })
  return opening
}

async function listenTo(loading: Promise<SupabaseClient>): Promise<SupabaseClient> {
  const client = await loading
  client.auth.onAuthStateChange((_event, session) => change(nextState(now, session)))
  listenToRows('user_roles', () => askRoles(client))
  return client
}

/** The number of sign-ins and sign-outs so far. */
let changesOfMember = 0

/** Asks for the roles of a member who has just signed in, and follows the member's rows. */
async function followMember() {
  stopFollowing()
  stopFollowing = () => {}
  changesOfMember += 1
  const turn = changesOfMember
  const id = signedInId()
  const client = await opening?.catch(() => undefined)
  if (id === null || !client || turn !== changesOfMember || id !== signedInId()) return
  askRoles(client)
  const following = await import('#web/cache/follow-rows.ts').catch(() => undefined)
  if (!following || turn !== changesOfMember || id !== signedInId()) return
  stopFollowing = following.followRows(client, id, async () => {
    // This tab signs out, and the server closes the channel before it answers.
    if (isLeaving) return
    // If the session was ended elsewhere, `getUser` signs out here. If it still counts, its rows are followed again.
    const { data } = await client.auth.getUser()
    if (data.user) window.setTimeout(followMember, reconnectPause)
  })
}

/** Opens the stored session. If the client cannot be loaded, the page counts as signed out until the next action. */
function follow() {
  openSession().catch(() => change({ state: 'signed-out' }))
}

/** The number of calls for roles so far. */
let rolesAsked = 0

/**
 * Asks for the roles of the signed-in member. If the call fails, the member has none (specification, section 6). Of
 * two running calls only the later one counts, whichever is answered first.
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
 * A valid access token of the signed-in member, or undefined for a visitor. Fails with `unreachable` if a member's
 * token cannot be fetched, so that a member never counts as a visitor.
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
 * Signs out on all devices ('local': on this device only). Clears the stored session and this tab's search, also if
 * the server is not reached. Returns whether it was reached. If not, other devices may still be signed in.
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
