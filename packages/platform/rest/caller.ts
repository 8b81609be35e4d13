import type { JWTPayload } from 'jose'
import { isUuid } from '#platform/auth/call.ts'
import { nilUuid } from '#platform/auth/users/user-store.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import { type ApiRole, apiRoles } from '#platform/database/roles.ts'
import { badToken, RestError } from '#platform/rest/errors.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/**
 * The caller by its token. Whether account and session still exist is checked in the database: see `transaction.ts`.
 */
export interface Caller {
  role: ApiRole
  /** The claims that policies read: the token's own, but with `aal` lowered when the session lost it. */
  claims: JWTPayload
  /** The account in the token; null for API keys. */
  account: { id: string; sessionId: string | null } | null
}

/**
 * The caller by the token in Authorization, or else in apikey. A caller without either is a visitor; each one that is
 * sent must be valid. Throws 401 PGRST301, PGRST303, and 22023 for an unknown role.
 */
export async function readCaller(world: Pick<AuthWorld, 'claimsOf'>, headers: Headers): Promise<Caller> {
  const authorization = headers.get('authorization')
  const apikey = headers.get('apikey')
  const bearer = authorization === null ? null : (/^bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
  const [ofKey, ofBearer] = await Promise.all([
    apikey === null || apikey === bearer ? null : readToken(world, apikey),
    bearer === null ? null : readToken(world, bearer),
  ])
  return callerOf(ofBearer ?? ofKey ?? { role: 'anon' })
}

function callerOf(claims: JWTPayload): Caller {
  const role = roleOf(claims)
  const { sub } = claims
  // GoTrue treats an empty or nil session id as a missing one.
  const sessionId = claims.session_id === '' || claims.session_id === nilUuid ? undefined : claims.session_id
  if (sessionId === undefined && role !== 'authenticated') return { role, claims, account: null }
  if (typeof sub !== 'string' || !isUuid(sub)) throw badToken('PGRST303', 'Parsing claims failed', 'The sub claim must be a UUID')
  if (sessionId !== undefined && (typeof sessionId !== 'string' || !isUuid(sessionId))) {
    throw badToken('PGRST303', 'Parsing claims failed', 'The session_id claim must be a UUID')
  }
  return { role, claims, account: { id: sub, sessionId: sessionId ?? null } }
}

function roleOf({ role }: JWTPayload): ApiRole {
  if (role === undefined) return 'anon'
  const known = apiRoles.find((name) => name === role)
  if (known !== undefined) return known
  const headers = { 'www-authenticate': 'Bearer' }
  throw new RestError({ status: 401, code: '22023', message: 'The role of the token does not exist', headers })
}

async function readToken(world: Pick<AuthWorld, 'claimsOf'>, token: string): Promise<JWTPayload> {
  if (token === '') throw badToken('PGRST301', 'Empty JWT is sent in Authorization header')
  try {
    return await world.claimsOf(token)
  } catch (cause) {
    throw cause instanceof TokenError ? tokenRefused(token, cause.message) : cause
  }
}

/** PostgREST's messages for invalid claims. */
const claimMessages: ReadonlyMap<string, string> = new Map([
  ['token is expired', 'JWT expired'],
  ['nbf', 'JWT not yet valid'],
  ['iat', 'JWT issued at future'],
  ['aud', 'JWT not in audience'],
])

/** Why a token is refused, in PostgREST's words. */
function tokenRefused(token: string, message: string): RestError {
  const parts = token.split('.').length
  if (parts !== 3) return badToken('PGRST301', `Expected 3 parts in JWT; got ${parts}`)
  const [, claim] = /^token has invalid claims: (.*)$/.exec(message) ?? []
  if (claim !== undefined) return badToken('PGRST303', claimMessages.get(claim) ?? 'Parsing claims failed')
  if (message.startsWith('signing method')) return badToken('PGRST301', 'Wrong or unsupported encoding algorithm')
  return badToken('PGRST301', 'No suitable key or wrong key type', 'None of the keys was able to decode the JWT')
}
