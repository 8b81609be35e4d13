import * as z from 'zod/mini'
import type { Answer } from '#platform/auth/answer.ts'
import { isBanned } from '#platform/auth/bearer.ts'
import { type Call, parseBody, type Session, Text, type User } from '#platform/auth/call.ts'
import { AuthError, type AuthErrorCode, invalid } from '#platform/auth/errors.ts'
import { highestAal } from '#platform/auth/factors/aal.ts'
import { parseOrCount, readWithinLimit } from '#platform/auth/limits.ts'
import { cancelPending } from '#platform/auth/sessions/end-sessions.ts'
import { type SessionBody, sessionBody, writeSession } from '#platform/auth/sessions/issue.ts'
import { hasTokenForm, isSignedBy, type RefreshTokenParts, readRefreshToken } from '#platform/auth/sessions/refresh-token.ts'
import { answerSession } from '#platform/auth/sessions/session-answer.ts'
import {
  deleteSession,
  findSessionsOf,
  lockSessionAndReadAccount,
  refreshSession,
  refreshUnlessChanged,
  type SessionOfUser,
  selectSessionWithAccount,
  sessionOfUserIn,
} from '#platform/auth/sessions/session-store.ts'
import { endReasonOf, lastUsed, type SessionEnd } from '#platform/auth/sessions/validity.ts'
import type { AuthTransaction } from '#platform/auth/world.ts'

/** The length of GoTrue's refresh tokens of version 1, none of which was issued here. */
const shortestToken = 12

const RefreshBody = z.object({ refresh_token: Text })

/** Headers of the answer to a current token. */
const currentTokenHeaders = { 'sb-auth-refresh-token-reuse': 'false' }

/** The result of a shown refresh token; null for a replay, which ends the session. */
type RefreshResult = { session: SessionBody; headers: Record<string, string> } | null

/**
 * grant_type=refresh_token: the session's next tokens for its current one. The token before the current one, or any
 * younger than the reuse interval, gets the current tokens again: a client may lose an answer, or refresh from
 * several tabs. An older one must be a copy, so the session ends with 401 refresh_token_already_used (decision 0014).
 */
export async function grantRefreshToken(call: Call): Promise<Answer> {
  const { token, parts } = await parseOrCount(call, 'token', () => readShownToken(call))
  const found = await readWithinLimit(call, 'token', selectSessionWithAccount(parts.sessionId))
  const current = requireOwner(sessionOfUserIn(found), token)
  return (await refreshUnlocked(call, current, parts)) ?? refreshLocked(call, { token, parts })
}

/** Reads the shown token. Throws what `parseBody` and `partsOf` throw. */
function readShownToken(call: Call): { token: string; parts: RefreshTokenParts } {
  const { refresh_token: token } = parseBody(call, RefreshBody)
  return { token, parts: partsOf(token) }
}

/** The session of a token. Throws refresh_token_not_found. */
function requireOwner(found: SessionOfUser | undefined, token: string): SessionOfUser {
  const key = found?.session.refresh_token_hmac_key
  if (!found || !key || !isSignedBy(token, key) || found.user.deleted_at !== null) throw tokenNotFound()
  return found
}

/**
 * The usual refresh, in one statement without a lock: next tokens for the current token of a session that no other
 * call is changing. Null in every other case.
 */
async function refreshUnlocked(
  call: Call,
  { session, user, factors }: SessionOfUser,
  { counter }: RefreshTokenParts,
): Promise<Answer | null> {
  const { world, userAgent, address } = call
  const { sessions } = world.settings
  const now = world.now()
  const isCurrent = counter === Number(session.refresh_token_counter)
  if (!isCurrent || sessions.singlePerUser || isBanned(user, now)) return null
  if (endReasonOf(session, sessions, highestAal(factors), now) !== null) return null
  const renewed = await refreshUnlessChanged(world.db, session, { counter: counter + 1, now, userAgent, address })
  return renewed ? answerSession(await sessionBody(world, renewed), {}, currentTokenHeaders) : null
}

/** Refreshes with the session locked, in every case that `refreshUnlocked` leaves. */
async function refreshLocked(call: Call, { token, parts }: { token: string; parts: RefreshTokenParts }): Promise<Answer> {
  const { world } = call
  const seen: Record<string, string> = {}
  const renewed = await world.db.transaction().execute(async (trx): Promise<RefreshResult> => {
    const held = requireOwner(await lockSessionAndReadAccount(trx, parts.sessionId), token)
    const { user, session } = held
    Object.assign(seen, { 'sb-auth-user-id': user.id, 'sb-auth-session-id': session.id })
    await requireValidSession(trx, call, held, seen)
    return renew(trx, call, { user, session, parts, seen })
  })
  if (renewed) return answerSession(renewed.session, {}, renewed.headers)
  const { rotate } = world.settings.refreshTokens
  const owner = seen['sb-auth-user-id']
  // In a transaction of its own: accounts are always locked before their sessions.
  if (rotate && owner) await world.db.transaction().execute((trx) => cancelPending(trx, owner))
  const rotated = rotate ? { 'sb-auth-refresh-token-rotated': 'true' } : {}
  throw refreshRefused('refresh_token_already_used', 'Already Used', { ...seen, ...rotated }, 401)
}

/**
 * The content of a refresh token. Throws 400 validation_failed for a text too short for a token, or a damaged token
 * of ours; refresh_token_not_found for any other.
 */
function partsOf(token: string): RefreshTokenParts {
  const parts = readRefreshToken(token)
  if (parts) return parts
  throw token.length < shortestToken || hasTokenForm(token) ? invalid('Refresh token is not valid') : tokenNotFound()
}

/** Throws 400 user_banned, or session_expired for an ended session. */
async function requireValidSession(
  trx: AuthTransaction,
  { world }: Pick<Call, 'world'>,
  { user, session, factors }: SessionOfUser,
  seen: Record<string, string>,
): Promise<void> {
  const { settings } = world
  const now = world.now()
  if (isBanned(user, now)) throw refreshRefused('user_banned', 'User Banned', seen)
  const highest = highestAal(factors)
  const end = endReasonOf(session, settings.sessions, highest, now)
  if (end !== null) throw refreshRefused('session_expired', wordsFor[end], seen)
  if (!settings.sessions.singlePerUser) return
  const others = (await findSessionsOf(trx, user.id)).filter((other) => other.id !== session.id)
  const isOlder = others.some(
    (other) => endReasonOf(other, settings.sessions, highest, now) === null && lastUsed(other) > lastUsed(session),
  )
  if (isOlder) throw refreshRefused('session_expired', 'Session Expired (Revoked by Newer Login)', seen)
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
): Promise<RefreshResult> {
  const { world } = call
  const { rotate, reuseInterval } = world.settings.refreshTokens
  const now = world.now()
  const current = Number(session.refresh_token_counter)
  const age = current - parts.counter
  if (age < 0) throw refreshRefused('validation_failed', 'Not Issued By This Server', { 'sb-auth-session-id': session.id })
  const causes = [
    ...(age > 0 && Math.abs(now.getTime() - lastUsed(session).getTime()) < reuseInterval ? ['concurrent-refresh'] : []),
    ...(age === 1 ? ['fail-to-save'] : []),
  ]
  if (age > 0 && causes.length === 0) {
    if (rotate) await deleteSession(trx, session.id)
    return null
  }
  const headers = age === 0 ? currentTokenHeaders : { 'sb-auth-refresh-token-reuse-cause': causes.join(',') }
  // An older token does not change the session: otherwise repeated use would keep its reuse interval open for ever.
  if (age > 1) return { session: await writeSession(trx, world, user, session), headers }
  const { userAgent, address } = call
  const renewed = await refreshSession(trx, session, { counter: age === 0 ? current + 1 : current, now, userAgent, address })
  // Checks again: after a wait for the lock, the first read of the account may be outdated.
  if (renewed.whole.user.deleted_at !== null) throw tokenNotFound()
  if (isBanned(renewed.whole.user, now)) throw refreshRefused('user_banned', 'User Banned', seen)
  return { session: await sessionBody(world, renewed), headers }
}

function tokenNotFound(): AuthError {
  return refreshRefused('refresh_token_not_found', 'Refresh Token Not Found', {})
}

function refreshRefused(code: AuthErrorCode, why: string, headers: Record<string, string>, status: 400 | 401 = 400): AuthError {
  return new AuthError(status, code, `Invalid Refresh Token: ${why}`, { headers })
}
