import type { JWTPayload } from 'jose'
import { type Call, isUuid, type Session, type SignedInCall, type User } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { findSignedIn, lockSession } from '#platform/auth/sessions/session-store.ts'
import { lockUser, nilUuid } from '#platform/auth/users/user-store.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/** The claims of a call's bearer token. Throws 401 no_authorization, 403 bad_jwt. */
export async function claimsOf(call: Pick<Call, 'request' | 'world'>): Promise<JWTPayload> {
  const token = /^bearer +(\S+)$/i.exec(call.request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const { world } = call
  try {
    return await world.claimsOf(token)
  } catch (cause) {
    if (!(cause instanceof TokenError)) throw cause
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${cause.message}`, { cause })
  }
}

/**
 * Adds the token's account and session to a call, if both exist. Throws what `claimsOf` throws, and 403
 * user_not_found, session_not_found, user_banned.
 */
export async function signIn(call: Call): Promise<SignedInCall> {
  const claims = await claimsOf(call)
  const { sub, session_id: sessionId } = claims
  if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  return { ...call, ...(await findCaller(call.world, sub, sessionId)), claims }
}

/** The account and session in a token's claims; the session is null when the claims name none. */
async function findCaller(
  world: Pick<AuthWorld, 'db' | 'now'>,
  sub: string,
  named: unknown,
): Promise<{ user: User; session: Session | null }> {
  // GoTrue treats an empty or nil session id as a missing one.
  const sessionId = named === '' || named === nilUuid ? undefined : named
  if (!isUuid(sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  if (sessionId !== undefined && (typeof sessionId !== 'string' || !isUuid(sessionId))) {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID')
  }
  const { user, session } = await findSignedIn(world.db, sub, sessionId)
  return requireAlive({ user, session: sessionId === undefined ? null : session }, world.now())
}

/**
 * Locks the caller's account and session until the transaction ends, and checks them again, because they may have
 * ended during slow work since the first check. Throws 403 user_not_found, session_not_found, user_banned.
 */
export async function lockCaller(trx: AuthTransaction, call: SignedInCall & { session: Session }): Promise<{ user: User; session: Session }>
export async function lockCaller(trx: AuthTransaction, call: SignedInCall): Promise<{ user: User; session: Session | null }>
export async function lockCaller(trx: AuthTransaction, call: SignedInCall): Promise<{ user: User; session: Session | null }> {
  const user = await lockUser(trx, call.user.id)
  const session = call.session && (await lockSession(trx, call.session.id))
  return requireAlive({ user, session }, call.world.now())
}

/** `session` is undefined when the session is gone, and null when none is needed. */
function requireAlive(
  { user, session }: { user: User | undefined; session: Session | null | undefined },
  now: Date,
): { user: User; session: Session | null } {
  if (!user || user.deleted_at !== null) throw callerGone()
  if (session === undefined) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, session }
}

/** 403 user_not_found: the account in a token is gone. */
export function callerGone(): AuthError {
  return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
}

export function isBanned(user: { banned_until: Date | null }, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}

/** Throws 401 no_authorization, 403 bad_jwt, and what `assertAdminClaims` throws. */
export async function requireAdmin(call: Pick<Call, 'request' | 'world'>): Promise<void> {
  await assertAdminClaims(call.world, await claimsOf(call))
}

/**
 * Throws unless the claims have an admin's role. That is enough for an API key, or a token made by another program.
 * For a token with a session, the session must also exist and be within its time, and its account must not be banned
 * and must still have an admin's role. Throws 403 not_admin, user_not_found, session_not_found, session_expired,
 * user_banned.
 */
export async function assertAdminClaims(world: Pick<AuthWorld, 'db' | 'now' | 'settings'>, claims: JWTPayload): Promise<void> {
  const isAdmin = (role: unknown) => typeof role === 'string' && world.settings.jwt.adminRoles.includes(role)
  if (!isAdmin(claims.role)) throw notAdmin()
  const { sub, session_id: sessionId } = claims
  if (sessionId === undefined || sessionId === '' || sessionId === nilUuid) return
  if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const { user, session } = await findCaller(world, sub, sessionId)
  const { timebox } = world.settings.sessions
  if (timebox !== null && session && session.created_at.getTime() + timebox < world.now().getTime()) {
    throw new AuthError(403, 'session_expired', 'Session has expired')
  }
  if (!isAdmin(user.role)) throw notAdmin()
}

const notAdmin = () => new AuthError(403, 'not_admin', 'User not allowed')
