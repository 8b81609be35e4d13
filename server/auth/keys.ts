import { decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Actor } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import { findKey, keepFirstKey } from '#server/auth/queries.ts'
import type { Config } from '#server/config.ts'
import type { Tables } from '#server/tables.ts'

/** The API key that the browser is handed, and who stands behind a token. */
export interface Keys {
  anonKey: string
  /** Throws `bad_jwt` for a token that is not ours, is too old, or has a role that this server does not know. */
  actorOf(token: string): Promise<Actor>
}

const StoredKey = z.looseObject({ kty: z.string(), alg: z.enum(['RS256', 'ES256', 'HS256']), kid: z.optional(z.string()) })
type StoredKey = z.infer<typeof StoredKey>

/** The configured keys, or else the installation's own ES256 key, made at its first start and kept in the database. */
export async function openKeys(world: { config: Config; db: Kysely<Tables>; now: () => Date; uuid: () => string }): Promise<Keys> {
  const { config } = world
  const keys = config.jwtKeys?.keys ?? [await ownKey(world)]
  const anonKey = config.anonKey ?? (await signAnonKey(keys))
  return {
    anonKey,
    async actorOf(token) {
      if (token === anonKey) return { kind: 'visitor' }
      const { role } = await verify(token, keys, world.now())
      if (role !== 'anon') throw new AppError('bad_jwt')
      return { kind: 'visitor' }
    },
  }
}

async function ownKey(world: { db: Kysely<Tables>; now: () => Date; uuid: () => string }): Promise<StoredKey> {
  const purpose = 'auth'
  const stored = await findKey(world.db, purpose)
  if (stored) return StoredKey.parse(stored)
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const made = { ...(await exportJWK(privateKey)), alg: 'ES256', kid: world.uuid(), use: 'sig' }
  return StoredKey.parse(await keepFirstKey(world.db, purpose, made, world.now()))
}

/** The key never ends: it says only "a visitor of this installation", as the address itself does. */
async function signAnonKey(keys: readonly StoredKey[]): Promise<string> {
  const signer = keys.find((key) => key.kty === 'oct' || 'd' in key)
  if (!signer) throw new Error('AUTH_JWT_KEYS holds no private key to sign the API key with, and ANON_KEY is not set')
  const header = signer.kid === undefined ? { alg: signer.alg } : { alg: signer.alg, kid: signer.kid }
  const issued = Date.UTC(2026, 0) / 1000
  return new SignJWT({ role: 'anon' })
    .setProtectedHeader({ ...header, typ: 'JWT' })
    .setIssuer('potluck')
    .setIssuedAt(issued)
    .setExpirationTime(issued + 100 * 365 * 86_400)
    .sign(await importJWK(asJwk(signer), signer.alg))
}

async function verify(token: string, keys: readonly StoredKey[], now: Date): Promise<Record<string, unknown>> {
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    const key = keys.find((candidate) => candidate.alg === alg && (kid === undefined || candidate.kid === kid))
    if (!key) throw new AppError('bad_jwt')
    const { payload } = await jwtVerify(token, await importJWK(publicPart(key), key.alg), { algorithms: [key.alg], currentDate: now })
    return payload
  } catch (cause) {
    throw new AppError('bad_jwt', {}, { cause })
  }
}

const privateMembers = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'key_ops'])

function publicPart(key: StoredKey): JWK {
  return Object.fromEntries(Object.entries(asJwk(key)).filter(([member]) => !privateMembers.has(member)))
}

function asJwk(key: StoredKey): JWK {
  return Object.fromEntries(Object.entries(key).filter(([member]) => member !== 'key_ops'))
}
