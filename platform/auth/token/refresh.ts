import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { type Call, parseBody, type Session, Text, type User } from '#platform/auth/call.ts'
import { AuthError, type AuthErrorCode, invalid } from '#platform/auth/errors.ts'
import { highestAal } from '#platform/auth/factors/aal.ts'
import { limitByAddress, lookWithinLimit } from '#platform/auth/limits.ts'
import { answerFor, type SessionBody, writeSession } from '#platform/auth/sessions/issue.ts'
import { hasTokenForm, isSignedBy, type RefreshTokenParts, readRefreshToken } from '#platform/auth/sessions/refresh-token.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import {
  deleteSession,
  findSessionsOf,
  holdSession,
  lookingAtSession,
  refreshSession,
  refreshUnlessChanged,
  type SessionOfUser,
  sessionOfUserIn,
} from '#platform/auth/sessions/session-store.ts'
import { takeBack } from '#platform/auth/sessions/throw-out.ts'
import { endOf, lastUsed, type SessionEnd } from '#platform/auth/sessions/validity.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** Characters of a refresh token of GoTrue's first kind, of which none was issued here. */
const shortestToken = 12

const Renewal = z.object({ refresh_token: Text })

/** Headers of an answer to a session's current token. */
const inOrder = { 'sb-auth-refresh-token-reuse': 'false' }

/** What became of a token that was shown: null is a replay, after which nothing of the session may go on. */
type Renewed = { session: SessionBody; headers: Record<string, string> } | null

/**
 * grant_type=refresh_token: the session's next tokens for its current one. The one before it, or any younger than the
 * reuse interval, gets the current one again, because a client that lost an answer, or asks from several tabs, asks
 * with what it has. An older one was copied: the session ends, and whoever shows it hears 401
 * refresh_token_already_used (ADR 0014).
 */
export async function grantRefreshToken(call: Call): Promise<Answer> {
  const { token, parts } = await readRenewal(call)
  const found = await lookWithinLimit(call, 'token', lookingAtSession(parts.sessionId))
  const current = requireOwner(sessionOfUserIn(found), token)
  return (await renewAtOnce(call, current, parts)) ?? renewHeld(call, { token, parts })
}

/** The token that is shown. What cannot be one is counted too. Throws what `parseBody` and `partsOf` throw. */
async function readRenewal(call: Call): Promise<{ token: string; parts: RefreshTokenParts }> {
  try {
    const { refresh_token: token } = parseBody(call, Renewal)
    return { token, parts: partsOf(token) }
  } catch (cause) {
    await limitByAddress(call, 'token')
    throw cause
  }
}

/** The session that a token was made for. Throws refresh_token_not_found. */
function requireOwner(found: SessionOfUser | undefined, token: string): SessionOfUser {
  const key = found?.session.refresh_token_hmac_key
  if (!found || !key || !isSignedBy(token, key) || found.user.deleted_at !== null) throw notFound()
  return found
}

/**
 * What nearly every call asks for, in one statement: the next tokens for the current one of a session that nobody
 * else is changing. Null for anything else, and where somebody was quicker.
 */
async function renewAtOnce(call: Call, { session, user, factors }: SessionOfUser, { counter }: RefreshTokenParts): Promise<Answer | null> {
  const { world, userAgent, address } = call
  const { sessions } = world.settings
  const now = world.now()
  const isCurrent = counter === Number(session.refresh_token_counter)
  if (!isCurrent || sessions.singlePerUser || isBanned(user, now)) return null
  if (endOf(session, sessions, highestAal(factors), now) !== null) return null
  const renewed = await refreshUnlessChanged(world.db, session, { counter: counter + 1, now, userAgent, address })
  return renewed ? answerSession(await answerFor(world, renewed), {}, inOrder) : null
}

/** The same with the session locked while it is decided what is due. */
async function renewHeld(call: Call, { token, parts }: { token: string; parts: RefreshTokenParts }): Promise<Answer> {
  const { world } = call
  const seen: Record<string, string> = {}
  const renewed = await world.db.transaction().execute(async (trx): Promise<Renewed> => {
    const held = requireOwner(await holdSession(trx, parts.sessionId), token)
    const { user, session } = held
    Object.assign(seen, { 'sb-auth-user-id': user.id, 'sb-auth-session-id': session.id })
    await requireLiving(trx, call, held, seen)
    return renew(trx, call, { user, session, parts, seen })
  })
  if (renewed) return answerSession(renewed.session, {}, renewed.headers)
  const { rotate } = world.settings.refreshTokens
  const owner = seen['sb-auth-user-id']
  // In a transaction of its own: whoever changes an account holds it before its sessions.
  if (rotate && owner) await world.db.transaction().execute((trx) => takeBack(trx, owner))
  const rotated = rotate ? { 'sb-auth-refresh-token-rotated': 'true' } : {}
  throw refusal('refresh_token_already_used', 'Already Used', { ...seen, ...rotated }, 401)
}

/**
 * Throws 400 validation_failed for a text that is too short for a token or a damaged one of ours,
 * refresh_token_not_found for any other.
 */
function partsOf(token: string): RefreshTokenParts {
  const parts = readRefreshToken(token)
  if (parts) return parts
  throw token.length < shortestToken || hasTokenForm(token) ? invalid('Refresh token is not valid') : notFound()
}

/** Throws 400 user_banned, or session_expired for a session whose time is over. */
async function requireLiving(
  trx: AuthTransaction,
  { world }: Pick<Call, 'world'>,
  { user, session, factors }: SessionOfUser,
  seen: Record<string, string>,
): Promise<void> {
  const { settings } = world
  const now = world.now()
  if (isBanned(user, now)) throw refusal('user_banned', 'User Banned', seen)
  const highest = highestAal(factors)
  const end = endOf(session, settings.sessions, highest, now)
  if (end !== null) throw refusal('session_expired', wordsFor[end], seen)
  if (!settings.sessions.singlePerUser) return
  const others = (await findSessionsOf(trx, user.id)).filter((other) => other.id !== session.id)
  const isOlder = others.some((other) => endOf(other, settings.sessions, highest, now) === null && lastUsed(other) > lastUsed(session))
  if (isOlder) throw refusal('session_expired', 'Session Expired (Revoked by Newer Login)', seen)
}

const wordsFor: Record<Exclude<SessionEnd, null>, string> = {
  past: 'Session Expired',
  inactive: 'Session Expired (Inactivity)',
  low_aal: 'Session Expired (Low AAL: User Needs MFA Verification)',
}

async function renew(
  trx: AuthTransaction,
  call: Call,
  { user, session, parts, seen }: { user: User; session: Session; parts: RefreshTokenParts; seen: Record<string, string> },
): Promise<Renewed> {
  const { world } = call
  const { rotate, reuseInterval } = world.settings.refreshTokens
  const now = world.now()
  const current = Number(session.refresh_token_counter)
  const age = current - parts.counter
  if (age < 0) throw refusal('validation_failed', 'Not Issued By This Server', { 'sb-auth-session-id': session.id })
  const causes = [
    ...(age > 0 && Math.abs(now.getTime() - lastUsed(session).getTime()) < reuseInterval ? ['concurrent-refresh'] : []),
    ...(age === 1 ? ['fail-to-save'] : []),
  ]
  if (age > 0 && causes.length === 0) {
    if (rotate) await deleteSession(trx, session.id)
    return null
  }
  const headers = age === 0 ? inOrder : { 'sb-auth-refresh-token-reuse-cause': causes.join(',') }
  // An older token moves nothing: shown again and again, it would keep its own window open for ever.
  if (age > 1) return { session: await writeSession(trx, world, user, session), headers }
  const { userAgent, address } = call
  const renewed = await refreshSession(trx, session, { counter: age === 0 ? current + 1 : current, now, userAgent, address })
  // The first look at the account may be older than the lock, if it was waited for.
  if (renewed.whole.user.deleted_at !== null) throw notFound()
  if (isBanned(renewed.whole.user, now)) throw refusal('user_banned', 'User Banned', seen)
  return { session: await answerFor(world, renewed), headers }
}

function notFound(): AuthError {
  return refusal('refresh_token_not_found', 'Refresh Token Not Found', {})
}

function refusal(code: AuthErrorCode, why: string, headers: Record<string, string>, status: 400 | 401 = 400): AuthError {
  return new AuthError(status, code, `Invalid Refresh Token: ${why}`, { headers })
}
