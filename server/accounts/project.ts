import { createHash, timingSafeEqual } from 'node:crypto'
import type { JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { AppError } from '#domain/errors.ts'
import { KeysAway, openRemoteKeys } from '#platform/tokens/remote-keys.ts'
import { TokenError } from '#platform/tokens/token-error.ts'
import type { ProjectAccounts } from '#server/accounts/accounts.ts'
import type { Project } from '#server/config/project.ts'
import { watchSignUp } from '#server/project/sign-up.ts'
import type { Tables } from '#server/tables.ts'

interface Outside {
  db: Kysely<Tables>
  now: () => Date
  fetch: typeof fetch
  log: Logger
}

/** Milliseconds that the project may take to answer. */
const longestAnswer = 10_000

/**
 * Accounts that a Supabase project keeps: its tokens are told by its public keys, its API keys are the configured
 * ones, and its rows are in `db`.
 */
export function openProjectAccounts(project: Project, { db, now, fetch, log }: Outside): ProjectAccounts {
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
      if (isSame(token, anonKey)) return { role: 'anon' }
      if (isSame(token, serviceRoleKey)) return { role: 'service_role' }
      try {
        return requireMember(await keys.verify(token))
      } catch (cause) {
        if (!(cause instanceof KeysAway)) throw cause
        log.warn({ err: cause, url }, 'the Supabase project does not tell the keys of its tokens')
        throw new AppError('unavailable', {}, { cause })
      }
    },
    isService: async ({ role }) => role === 'service_role',
    async adminApi({ method, path, body }) {
      const headers = { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}`, 'content-type': 'application/json' }
      // No redirect gets the key.
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

/** A token says whose session it is and no more: only the key itself is the service. Throws TokenError. */
function requireMember(claims: JWTPayload): JWTPayload {
  if (claims.role !== 'authenticated') throw new TokenError('token has invalid claims: role')
  return claims
}

/** Whether two secrets are the same, in a time that tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
