import { createHmac, createSecretKey, hash, KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { type CryptoKey, decodeProtectedHeader, errors, importJWK, type JWK, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { requireReadable } from '#platform/tokens/claims.ts'
import { TokenError } from '#platform/tokens/token-error.ts'

/** A key of ours, private or public: RS256, ES256 or HS256 (RFC 7517). */
export const SigningKey = z.looseObject({
  kty: z.enum(['RSA', 'EC', 'oct']),
  alg: z.enum(['RS256', 'ES256', 'HS256']),
  kid: z.optional(z.string()),
})
export type SigningKey = z.infer<typeof SigningKey>

/** Signs tokens and tells ours from others. */
export interface KeyRing {
  /** A JWT with these claims, signed by the current key. */
  sign(claims: JWTPayload): Promise<string>
  /** The claims of a token that one of our keys signed and that is not too old. Throws TokenError. */
  verify(token: string): Promise<JWTPayload>
  /** The id of the key that signs now; '' for one without an id. */
  signerId(): Promise<string>
  /** The public parts of the asymmetric keys (RFC 7517, section 5), the current one first. */
  jwks(): Promise<{ keys: JWK[] }>
}

export interface KeyRingOptions {
  /**
   * All keys that verify; the first that may sign does. Asked again when a token names a key that is not among them,
   * and now and then.
   */
  load: () => Promise<readonly SigningKey[]>
  /** HS256 with this shared secret is accepted too, as Supabase's older projects sign. */
  legacySecret?: string | undefined
  now: () => Date
}

interface Entry {
  jwk: SigningKey
  verifier: CryptoKey | Uint8Array | KeyObject
  signer: KeyObject | null
}

/**
 * How long keys are remembered, and so how long a retired key is still believed by a process that did not retire it;
 * and how soon a strange key id makes us look again. Milliseconds.
 */
const remembered = 5_000
const soonest = 50

/**
 * Tokens that are remembered at most, the latest; and no longer ones than these characters, or they would fill the
 * memory.
 */
const mostTokens = 10_000
const longestToken = 4_096

/** Opens a key ring; a key rotated by another process is known here at once when a token names it. */
export function openKeyRing({ load, legacySecret, now }: KeyRingOptions): KeyRing {
  // What was verified is forgotten with the keys it was verified by: a retired key is believed no longer for it.
  let held: { keys: string; entries: readonly Entry[]; at: number; verified: Map<string, JWTPayload> } | null = null
  const legacy = legacySecret === undefined ? null : createSecretKey(Buffer.from(legacySecret))

  let looking: Promise<readonly Entry[]> | null = null
  const look = async (): Promise<readonly Entry[]> => {
    const at = now().getTime()
    try {
      const loaded = await load()
      const keys = JSON.stringify(loaded)
      held = held?.keys === keys ? { ...held, at } : { keys, entries: await Promise.all(loaded.map(open)), at, verified: new Map() }
      return held.entries
    } finally {
      looking = null
    }
  }
  /** What was looked at within the last `longest` milliseconds; many who ask at once look once. */
  const entries = async (longest: number): Promise<readonly Entry[]> => {
    if (held && now().getTime() - held.at < longest) return held.entries
    looking ??= look()
    return looking
  }
  /**
   * What is held, however old, and a look behind it: signing happens inside transactions, where waiting for the
   * database again would be waiting for oneself.
   */
  const entriesAtOnce = async (): Promise<readonly Entry[]> => {
    if (!held) return entries(remembered)
    const { entries: known, at } = held
    if (now().getTime() - at >= remembered) entries(remembered).catch(() => {})
    return known
  }
  const find = async (alg: string, kid: string | undefined): Promise<readonly (CryptoKey | Uint8Array | KeyObject)[]> => {
    const among = (all: readonly Entry[]) =>
      all.filter(({ jwk }) => jwk.alg === alg && (kid === undefined || jwk.kid === kid)).map(({ verifier }) => verifier)
    const known = among(await entries(remembered))
    const found = known.length > 0 ? known : among(await entries(soonest))
    return alg === 'HS256' && legacy ? [...found, legacy] : found
  }

  return {
    async sign(claims) {
      const signer = (await entriesAtOnce()).find((entry) => entry.signer !== null)
      if (!signer?.signer) throw new Error('There is no private key to sign with')
      const { alg, kid } = signer.jwk
      const header = { alg, typ: 'JWT', ...(kid === undefined ? {} : { kid }) }
      const said = `${encoded(header)}.${encoded(claims)}`
      return `${said}.${await signatureOf(said, alg, signer.signer)}`
    },
    async verify(token) {
      // A signature costs as much as the rest of a small call, and everyone shows the same API key.
      const digest = hash('sha256', token, 'base64')
      const known = held && now().getTime() - held.at < remembered ? held.verified.get(digest) : undefined
      if (known !== undefined && !isOver(known, now())) return structuredClone(known)
      const { alg, kid } = headerOf(token)
      const keys = await find(alg, kid)
      if (keys.length === 0) throw new TokenError(`unrecognized JWT kid ${kid ?? '<nil>'} for algorithm ${alg}`)
      const verified = held?.verified
      let failure: unknown
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(token, key, { algorithms: [alg], currentDate: now() })
          requireReadable(payload)
          if (verified && token.length <= longestToken) remember(verified, digest, structuredClone(payload))
          return payload
        } catch (error) {
          failure = error
          if (!(error instanceof errors.JWSSignatureVerificationFailed)) break
        }
      }
      throw new TokenError(wordsFor(failure), { cause: failure })
    },
    async signerId() {
      return (await entries(remembered)).find((entry) => entry.signer !== null)?.jwk.kid ?? ''
    },
    async jwks() {
      const all = await entries(remembered)
      return {
        keys: all.filter(({ jwk }) => jwk.kty !== 'oct').map(({ jwk }) => ({ ...publicPart(jwk), key_ops: ['verify'], use: 'sig' })),
      }
    },
  }
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

const signLater = promisify(sign)

/** The signature of a JWT (RFC 7518, section 3). WebCrypto would ask another thread, which costs more than ES256. */
async function signatureOf(said: string, alg: SigningKey['alg'], key: KeyObject): Promise<string> {
  const bytes = Buffer.from(said)
  if (alg === 'HS256') return createHmac('sha256', key).update(bytes).digest('base64url')
  if (alg === 'ES256') return sign('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return (await signLater('sha256', bytes, key)).toString('base64url')
}

function toKeyObject(key: CryptoKey | Uint8Array): KeyObject {
  return key instanceof Uint8Array ? createSecretKey(key) : KeyObject.from(key)
}

function remember(verified: Map<string, JWTPayload>, digest: string, payload: JWTPayload): void {
  const [oldest] = verified.keys()
  if (oldest !== undefined && verified.size >= mostTokens) verified.delete(oldest)
  verified.set(digest, payload)
}

function isOver({ exp }: JWTPayload, now: Date): boolean {
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

function wordsFor(failure: unknown): string {
  if (failure instanceof TokenError) return failure.message
  if (failure instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (failure instanceof errors.JWSSignatureVerificationFailed) return 'token signature is invalid'
  if (failure instanceof errors.JWTClaimValidationFailed) return `token has invalid claims: ${failure.claim}`
  return 'token is malformed'
}

async function open(jwk: SigningKey): Promise<Entry> {
  const isPrivate = jwk.kty === 'oct' || 'd' in jwk
  const mayOnlyVerify = Array.isArray(jwk.key_ops) && !jwk.key_ops.includes('sign')
  return {
    jwk,
    verifier: await importJWK(jwk.kty === 'oct' ? bare(jwk) : publicPart(jwk), jwk.alg),
    signer: isPrivate && !mayOnlyVerify ? toKeyObject(await importJWK(bare(jwk), jwk.alg, { extractable: true })) : null,
  }
}

const privateMembers = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'key_ops', 'ext'])

function publicPart(jwk: SigningKey): JWK {
  return Object.fromEntries(Object.entries(jwk).filter(([member]) => !privateMembers.has(member)))
}

/** Without key_ops, which WebCrypto would hold against us. */
function bare(jwk: SigningKey): JWK {
  return Object.fromEntries(Object.entries(jwk).filter(([member]) => member !== 'key_ops' && member !== 'ext'))
}
