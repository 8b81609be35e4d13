import type { JWTPayload } from 'jose'
import type { Call, SignedInCall } from '#platform/auth/call.ts'
import { isUuid } from '#platform/auth/call.ts'
import { AuthError } from '#platform/auth/errors.ts'
import { findSignedIn } from '#platform/auth/sessions/session-store.ts'
import { TokenError } from '#platform/tokens/key-ring.ts'

/** The claims of a call's bearer token. Throws 401 no_authorization, 403 bad_jwt. */
export async function claimsOf(call: Pick<Call, 'request' | 'world'>): Promise<JWTPayload> {
  const token = /^bearer +(\S+)$/i.exec(call.request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const { world } = call
  try {
    const claims = await world.claimsOf(token)
    const audiences = claims.aud === undefined ? [] : [claims.aud].flat()
    if (audiences.length > 0 && !audiences.includes(world.settings.jwt.audience)) throw new TokenError('token has invalid claims: aud')
    return claims
  } catch (cause) {
    if (!(cause instanceof TokenError)) throw cause
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${cause.message}`, { cause })
  }
}

/** Whose token it is, if account and session are alive. Throws what `claimsOf` throws and 403 user_not_found, session_not_found, user_banned. */
export async function signIn(call: Call): Promise<SignedInCall> {
  const claims = await claimsOf(call)
  const { sub, session_id: sessionId } = claims
  if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  if (!isUuid(sub)) throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  if (sessionId !== undefined && (typeof sessionId !== 'string' || !isUuid(sessionId))) {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID')
  }
  const { user, session } = await findSignedIn(call.world.db, sub, sessionId)
  if (!user || user.deleted_at !== null) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  if (sessionId !== undefined && !session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  if (isBanned(user, call.world.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { ...call, user, session: session ?? null, claims }
}

export function isBanned(user: { banned_until: Date | null }, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now
}

/** Throws 403 not_admin unless the token has an admin's role. */
export async function requireAdmin(call: Call): Promise<void> {
  const { role } = await claimsOf(call)
  if (typeof role === 'string' && call.world.settings.jwt.adminRoles.includes(role)) return
  throw new AuthError(403, 'not_admin', 'User not allowed')
}
