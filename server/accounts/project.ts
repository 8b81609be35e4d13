import { createHash, timingSafeEqual } from 'node:crypto'
import { KeysUnreachable, openRemoteKeys } from '@potluck/platform/tokens/remote-keys'
import { TokenError } from '@potluck/platform/tokens/token-error'
import type { JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import type { ProjectAccounts } from '#server/accounts/accounts.ts'
import type { Project } from '#server/config/project.ts'
import { watchSignUp } from '#server/project/sign-up.ts'
import type { Tables } from '#server/tables.ts'

interface Dependencies {
  db: Kysely<Tables>
  now: () => Date
  fetch: typeof fetch
  log: Logger
}

/** How long the project may take to answer, in milliseconds. */
const longestAnswer = 10_000

/**
 * Accounts of a Supabase project. The project's public keys verify tokens, API keys are the configured ones, and rows
 * are in `db`.
 */
export function openProjectAccounts(project: Project, { db, now, fetch, log }: Dependencies): ProjectAccounts {
  const { url, anonKey, serviceRoleKey } = project
  const keys = openRemoteKeys({
    issuer: `${url}/auth/v1`,
    jwks: `${url}/auth/v1/.well-known/jwks.json`,
    audience: 'authenticated',
    legacySecret: project.jwtSecret,
    now,
    fetch,
  })
  return {
    keeper: 'supabase',
    url,
    db,
    now,
    allowsSignUp: watchSignUp(project, { now, fetch }),
    anonKey: async () => anonKey,
    async claimsOf(token) {
      if (isSameSecret(token, anonKey)) return { role: 'anon' }
      if (isSameSecret(token, serviceRoleKey)) return { role: 'service_role' }
      try {
        return requireMemberClaims(await keys.verify(token))
      } catch (cause) {
        if (!(cause instanceof KeysUnreachable)) throw cause
        log.warn({ err: cause, url }, 'the Supabase project does not tell the keys of its tokens')
        throw new AppError('unavailable', {}, { cause })
      }
    },
    isService: async ({ role }) => role === 'service_role',
    async adminApi({ method, path, body }) {
      const headers = { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}`, 'content-type': 'application/json' }
      // A redirect would send the service key elsewhere.
      const init: RequestInit = { method, headers, redirect: 'error', signal: AbortSignal.timeout(longestAnswer) }
      try {
        return await fetch(`${url}/auth/v1${path}`, body ? { ...init, body: JSON.stringify(body) } : init)
      } catch (cause) {
        log.warn({ err: cause, url }, 'the admin API of the Supabase project does not answer')
        throw new AppError('unavailable', {}, { cause })
      }
    },
    settled: async () => {},
  }
}

/**
 * Accepts only a member's token: with a project, a token never makes its bearer the service role; only the key itself
 * does. Throws TokenError.
 */
function requireMemberClaims(claims: JWTPayload): JWTPayload {
  if (claims.role !== 'authenticated') throw new TokenError('token has invalid claims: role')
  return claims
}

/** Compares two secrets in a time that does not tell where they differ. */
function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
