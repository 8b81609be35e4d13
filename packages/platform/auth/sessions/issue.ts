import type { Call, Session, User } from '#platform/auth/call.ts'
import { highestAal } from '#platform/auth/factors/aal.ts'
import { writeRefreshToken } from '#platform/auth/sessions/refresh-token.ts'
import { type AmrClaim, findAmrClaims, type NewSession, storingSession, type WholeSession } from '#platform/auth/sessions/session-store.ts'
import type { AalLevel } from '#platform/auth/tables.ts'
import { type PresentedUser, presentUser, type WholeUser } from '#platform/auth/users/present.ts'
import { findWholeUser, type WholeUserRow, wholeUserIn } from '#platform/auth/users/whole-user.ts'
import type { AuthTransaction, AuthWorld } from '#platform/auth/world.ts'
import { network } from '#platform/http/client-address.ts'

/** GoTrue's authentication methods for the `amr` claim (RFC 8176). */
export type AuthMethod =
  | 'password'
  | 'otp'
  | 'oauth'
  | 'totp'
  | 'mfa/phone'
  | 'mfa/webauthn'
  | 'invite'
  | 'magiclink'
  | 'email/signup'
  | 'recovery'
  | 'email_change'
  | 'anonymous'
  | 'sso/saml'
  | 'web3'

/** GoTrue's answer to a sign-in: { access_token, token_type, expires_in, expires_at, refresh_token, user }. */
export type SessionBody = Record<string, unknown> & {
  access_token: string
  refresh_token: string
  expires_in: number
  expires_at: number
  user: PresentedUser
}

type BeginningCall = Pick<Call, 'world' | 'address' | 'userAgent'>

/** Begins a session inside the transaction that proved the account. Answers its tokens. */
export async function beginSession(
  trx: AuthTransaction,
  call: BeginningCall,
  user: User,
  method: AuthMethod,
  more: SessionOptions = {},
): Promise<SessionBody> {
  const begun = newSession(call, user.id, method, more)
  const { rows } = await storingSession(begun).execute(trx)
  const body = await bodyOfStoredSession(call.world, begun, rows)
  if (!body) throw new Error('A proved account is gone')
  return body
}

interface SessionOptions {
  aal?: AalLevel
  factorId?: string | null
  notAfter?: Date
}

/** Makes the rows of a new session of this account, which `storingSession` stores. */
export function newSession(
  { world, address, userAgent }: BeginningCall,
  userId: string,
  method: AuthMethod,
  { aal = 'aal1', factorId = null, notAfter }: SessionOptions = {},
): NewSession {
  const now = world.now()
  const session: NewSession['session'] = {
    id: world.uuid(),
    user_id: userId,
    created_at: now,
    updated_at: now,
    factor_id: factorId,
    aal,
    not_after: notAfter ?? null,
    refreshed_at: null,
    user_agent: userAgent.slice(0, 512) || null,
    ip: address ?? null,
    tag: null,
    oauth_client_id: null,
    refresh_token_hmac_key: Buffer.from(world.randomBytes(32)).toString('base64url'),
    refresh_token_counter: '0',
    scopes: null,
  }
  const claim = { id: world.uuid(), session_id: session.id, created_at: now, updated_at: now, authentication_method: method }
  return { session, claim, household: address === undefined ? null : network(address) }
}

/** The tokens and account of a session, from the rows of `storingSession`; null when it stored nothing. */
export async function bodyOfStoredSession(
  world: AuthWorld,
  { session, claim }: NewSession,
  rows: readonly WholeUserRow[],
): Promise<SessionBody | null> {
  const whole = wholeUserIn(rows)
  return whole ? sessionBody(world, { session, whole, claims: [claim] }) : null
}

/** The tokens and account of a stored session. */
export async function writeSession(trx: AuthTransaction, world: AuthWorld, user: User, session: Session): Promise<SessionBody> {
  return sessionBody(world, { session, whole: await findWholeUser(trx, user), claims: await findAmrClaims(trx, session.id) })
}

/** The tokens and account of a session whose rows are already read. */
export async function sessionBody(world: AuthWorld, { session, whole, claims }: WholeSession): Promise<SessionBody> {
  const { user } = whole
  const issuedAt = Math.floor(world.now().getTime() / 1000)
  const expiresAt = expiryOf(world, whole, session, issuedAt)
  const accessToken = await world.keys.sign({
    iss: world.settings.jwt.issuer,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role,
    aal: session.aal,
    amr: claims.map((claim) => amrEntry(claim, whole)),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  })
  const counter = Number(session.refresh_token_counter)
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresAt - issuedAt,
    expires_at: expiresAt,
    refresh_token: writeRefreshToken({ sessionId: session.id, counter }, session.refresh_token_hmac_key),
    user: presentUser(whole),
  }
}

/**
 * An entry of the `amr` claim. For single sign-on the entry names the provider, if the account has only that provider.
 */
function amrEntry(claim: AmrClaim, { identities }: WholeUser) {
  const [only, ...others] = identities
  const sso = others.length === 0 && claim.authentication_method === 'sso/saml' ? /^sso:(.+)$/.exec(only?.provider ?? '')?.[1] : undefined
  return {
    method: claim.authentication_method,
    timestamp: Math.floor(claim.updated_at.getTime() / 1000),
    ...(sso === undefined ? {} : { provider: sso }),
  }
}

/**
 * When an access token expires, in seconds since 1970: earlier for a session that still owes its second factor, if the
 * settings limit such sessions.
 */
function expiryOf({ settings }: Pick<AuthWorld, 'settings'>, { factors }: WholeUser, session: Session, issuedAt: number): number {
  const usual = issuedAt + settings.jwt.expirySeconds
  const { allowLowAal } = settings.sessions
  if (!allowLowAal || session.aal >= highestAal(factors)) return usual
  return Math.min(usual, Math.floor((session.created_at.getTime() + allowLowAal) / 1000))
}
