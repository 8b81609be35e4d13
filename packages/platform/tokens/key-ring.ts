import { createHmac, createSecretKey, hash, KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { type CryptoKey, decodeProtectedHeader, errors, importJWK, type JWK, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { requireReadableClaims } from '#platform/tokens/claims.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/** A signing key, private or public: RS256, ES256 or HS256 (RFC 7517). */
export const SigningKey = z.looseObject({
  kty: z.enum(['RSA', 'EC', 'oct']),
  alg: z.enum(['RS256', 'ES256', 'HS256']),
  kid: z.optional(z.string()),
})
export type SigningKey = z.infer<typeof SigningKey>

/** Signs and verifies our tokens. */
export interface KeyRing {
  /** Signs a JWT with the current key. */
  sign(claims: JWTPayload): Promise<string>
  /** The claims of a token that one of our keys signed and that has not expired. Throws TokenError. */
  verify(token: string): Promise<JWTPayload>
  /** The id of the current signing key; '' for a key that has no id. */
  signerId(): Promise<string>
  /** The public parts of the asymmetric keys (RFC 7517, section 5), the current one first. */
  jwks(): Promise<{ keys: JWK[] }>
}

export interface KeyRingOptions {
  /**
   * Loads all verifying keys; the first private one signs. Called again for an unknown key id, and from time to time.
   */
  load: () => Promise<readonly SigningKey[]>
  /** A shared secret (HS256) that verifies too: older Supabase projects sign with one. */
  legacySecret?: string | undefined
  now: () => Date
}

interface Entry {
  jwk: SigningKey
  verifier: CryptoKey | Uint8Array | KeyObject
  signer: KeyObject | null
}

/**
 * Milliseconds. `cacheTime`: how long keys are cached, and so how long other processes still accept a retired key.
 * `cooldown`: how soon an unknown key id may load them again.
 */
const cacheTime = 5_000
const cooldown = 50

/** Bounds of the cache of verified tokens: their number, the characters of one, and milliseconds without use. */
const mostTokens = 10_000
const longestToken = 4_096
const longestUnused = 5 * 60_000

/** The loaded keys, and the tokens that they verified: a retired key ends its tokens too. */
interface LoadedKeys {
  /** The key set, to compare with the next. */
  keys: string
  entries: readonly Entry[]
  /** When the keys were loaded, in milliseconds. */
  at: number
  verified: VerifiedTokens
}

interface KeyCache {
  /** The keys, loaded at most `longest` milliseconds ago. Parallel calls load once. */
  load(longest: number): Promise<LoadedKeys>
  /**
   * The cached keys of any age, with a refresh in the background. Signing runs inside transactions: waiting there for
   * another database connection could deadlock.
   */
  loadAtOnce(): Promise<LoadedKeys>
  /** The keys, if they are loaded and need not be loaded again yet. */
  fresh(): LoadedKeys | null
}

function openKeyCache({ load, now }: Pick<KeyRingOptions, 'load' | 'now'>): KeyCache {
  let held: LoadedKeys | null = null
  let looking: Promise<LoadedKeys> | null = null
  const within = (longest: number) => (held !== null && now().getTime() - held.at < longest ? held : null)
  const look = async (): Promise<LoadedKeys> => {
    const at = now().getTime()
    try {
      const loaded = await load()
      const keys = JSON.stringify(loaded)
      if (held?.keys !== keys) held = { keys, entries: await Promise.all(loaded.map(openEntry)), at, verified: openVerifiedTokens() }
      else held = { ...held, at }
      return held
    } finally {
      looking = null
    }
  }
  const loadWithin = async (longest: number): Promise<LoadedKeys> => {
    const known = within(longest)
    if (known !== null) return known
    looking ??= look()
    return looking
  }
  return {
    load: loadWithin,
    async loadAtOnce() {
      if (held === null) return loadWithin(cacheTime)
      const known = held
      loadWithin(cacheTime).catch(() => {})
      return known
    },
    fresh: () => within(cacheTime),
  }
}

/** Opens a key ring. A key that another process made is known as soon as a token names it. */
export function openKeyRing({ load, legacySecret, now }: KeyRingOptions): KeyRing {
  const cache = openKeyCache({ load, now })
  const legacy = legacySecret === undefined ? null : createSecretKey(Buffer.from(legacySecret))
  const find = async (alg: string, kid: string | undefined) => {
    const among = ({ entries, verified }: LoadedKeys) => ({
      verified,
      keys: entries.filter(({ jwk }) => jwk.alg === alg && (kid === undefined || jwk.kid === kid)).map(({ verifier }) => verifier),
    })
    const known = among(await cache.load(cacheTime))
    const found = known.keys.length > 0 ? known : among(await cache.load(cooldown))
    return alg === 'HS256' && legacy ? { ...found, keys: [...found.keys, legacy] } : found
  }

  return {
    async sign(claims) {
      const signer = (await cache.loadAtOnce()).entries.find((entry) => entry.signer !== null)
      if (!signer?.signer) throw new Error('There is no private key to sign with')
      const { alg, kid } = signer.jwk
      const header = { alg, typ: 'JWT', ...(kid === undefined ? {} : { kid }) }
      const signedPart = `${encoded(header)}.${encoded(claims)}`
      return `${signedPart}.${await signatureOf(signedPart, alg, signer.signer)}`
    },
    async verify(token) {
      // Verifying a signature costs as much as the rest of a small call, and all browsers send the same API key.
      const digest = hash('sha256', token, 'base64')
      const known = cache.fresh()?.verified.claimsOf(digest, now())
      if (known !== undefined) return structuredClone(known)
      const { alg, kid } = headerOf(token)
      const { keys, verified } = await find(alg, kid)
      if (keys.length === 0) throw new TokenError(`unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg}`)
      let failure: unknown
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(token, key, { algorithms: [alg], currentDate: now() })
          requireReadableClaims(payload)
          if (token.length <= longestToken) verified.remember(digest, structuredClone(payload), now())
          return payload
        } catch (error) {
          failure = error
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) break
        }
      }
      throw new TokenError(messageFor(failure), { cause: failure })
    },
    async signerId() {
      return (await cache.load(cacheTime)).entries.find((entry) => entry.signer !== null)?.jwk.kid ?? ''
    },
    async jwks() {
      const { entries } = await cache.load(cacheTime)
      return {
        keys: entries.filter(({ jwk }) => jwk.kty !== 'oct').map(({ jwk }) => ({ ...publicPart(jwk), key_ops: ['verify'], use: 'sig' })),
      }
    },
  }
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const signInThread = promisify(sign)

/** The signature of a JWT (RFC 7518, section 3). WebCrypto uses another thread, which costs more than ES256 itself. */
async function signatureOf(signedPart: string, alg: SigningKey['alg'], key: KeyObject): Promise<string> {
  const bytes = Buffer.from(signedPart)
  if (alg === 'HS256') return createHmac('sha256', key).update(bytes).digest('base64url')
  if (alg === 'ES256') return sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return (await signInThread('sha256', bytes, key)).toString('base64url')
}

function toKeyObject(key: CryptoKey | Uint8Array): KeyObject {
  return key instanceof Uint8Array ? createSecretKey(key) : KeyObject.from(key)
}

/** The claims of verified tokens, by a digest of the token. */
interface VerifiedTokens {
  /** The claims of a token that was verified and has not expired since. */
  claimsOf(digest: string, now: Date): JWTPayload | undefined
  remember(digest: string, claims: JWTPayload, now: Date): void
}

/** Forgets tokens that were not used for a while: every refresh of a session makes a token, and few are used long. */
function openVerifiedTokens(): VerifiedTokens {
  // A map keeps the order of insertion: its first token is the least recently used one.
  const tokens = new Map<string, { claims: JWTPayload; usedAt: number }>()
  const use = (digest: string, claims: JWTPayload, now: Date) => {
    tokens.delete(digest)
    tokens.set(digest, { claims, usedAt: now.getTime() })
  }
  return {
    claimsOf(digest, now) {
      const known = tokens.get(digest)
      if (known === undefined || hasExpired(known.claims, now)) return undefined
      use(digest, known.claims, now)
      return known.claims
    },
    remember(digest, claims, now) {
      for (const [oldest, { usedAt }] of tokens) {
        if (tokens.size < mostTokens && now.getTime() - usedAt <= longestUnused) break
        tokens.delete(oldest)
      }
      use(digest, claims, now)
    },
  }
}

function hasExpired({ exp }: JWTPayload, now: Date): boolean {
  return exp !== undefined && exp <= Math.floor(now.getTime() / 1000)
}

function headerOf(token: string): { alg: string; kid: string | undefined } {
  if (token.split('.').length !== 3) throw new TokenError('token is malformed: token contains an invalid number of segments')
  try {
    const { alg, kid } = decodeProtectedHeader(token)
    if (alg !== 'RS256' && alg !== 'ES256' && alg !== 'HS256') throw new TokenError(`signing method ${alg} is invalid`)
    return { alg, kid }
  } catch (cause) {
    if (cause instanceof TokenError) throw cause
    throw new TokenError('token is malformed: could not decode its header', { cause })
  }
}

function messageFor(failure: unknown): string {
  if (failure instanceof TokenError) return failure.message
  if (failure instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (failure instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid'
  if (failure instanceof errors.JWTClaimValidationFailed) return `token has invalid claims: ${failure.claim}`
  return 'token is malformed'
}

async function openEntry(jwk: SigningKey): Promise<Entry> {
  const isPrivate = jwk.kty === 'oct' || 'd' in jwk
  const mayOnlyVerify = Array.isArray(jwk.key_ops) && !jwk.key_ops.includes('sign')
  return {
    jwk,
    verifier: await importJWK(jwk.kty === 'oct' ? withoutKeyOps(jwk) : publicPart(jwk), jwk.alg),
    signer: isPrivate && !mayOnlyVerify ? toKeyObject(await importJWK(withoutKeyOps(jwk), jwk.alg, { extractable: true })) : null,
  }
}

const privateMembers = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'key_ops', 'ext'])

function publicPart(jwk: SigningKey): JWK {
  return Object.fromEntries(Object.entries(jwk).filter(([member]) => !privateMembers.has(member)))
}

/** WebCrypto would refuse a key whose key_ops do not list the operation. */
function withoutKeyOps(jwk: SigningKey): JWK {
  return Object.fromEntries(Object.entries(jwk).filter(([member]) => member !== 'key_ops' && member !== 'ext'))
}
