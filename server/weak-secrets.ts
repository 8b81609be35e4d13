import { createHmac } from 'node:crypto'

/** The secrets that let their holder sign in as anyone. */
export interface Secrets {
  AUTH_JWT_SECRET: string | undefined
  ANON_KEY: string | undefined
  SERVICE_ROLE_KEY: string | undefined
  AUTH_JWT_KEYS: readonly object[]
  SUPABASE_SERVICE_ROLE_KEY: string | undefined
  SUPABASE_JWT_SECRET: string | undefined
}

/** Secrets that Supabase's command line and Docker example publish. */
const publishedSecrets = [
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
]
const publishedKeys = ['sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH', 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz']
/** The `x` of the key pair published there. */
const publishedPair = 'M5Sjqn5zwC9Kl1zVfUUGvv9boQjCGd45G8sdopBExB4'

/** A random text of 32 hexadecimal digits has fewer different characters only once in 100,000. */
const minDistinctCharacters = 10

/** Bytes: a shorter HS256 secret than its hash can be guessed (RFC 7518, section 3.2). */
const minKeyBytes = 32

/** Why these secrets are unsafe, a sentence each that begins with the setting's name and shows no secret. */
export function weaknessesOf(secrets: Secrets): string[] {
  const { AUTH_JWT_KEYS: pairs, ...all } = secrets
  const { ANON_KEY: anon, SERVICE_ROLE_KEY: serviceRole } = all
  const texts = Object.entries(all)
  const published = texts.filter(([, value]) => value !== undefined && isPublished(value)).map(([name]) => name)
  if (pairs.some(isPublishedPair)) published.push('AUTH_JWT_KEYS')
  const guessable = texts
    .filter(([, value]) => value !== undefined && new Set(value).size < minDistinctCharacters)
    .map(([name]) => `${name} must be random, because one of fewer than ${minDistinctCharacters} different characters can be guessed`)
  if (pairs.some(isGuessablePair)) {
    guessable.push(
      `AUTH_JWT_KEYS must be random, because "k" of fewer than ${minKeyBytes} bytes, or of fewer than ${minDistinctCharacters} different ones, can be guessed`,
    )
  }
  return [
    ...published.map((name) => `${name} must be another one, because this one is published with Supabase's command line`),
    ...guessable.filter((sentence) => !published.some((name) => sentence.startsWith(`${name} `))),
    ...(anon !== undefined && anon === serviceRole
      ? ['SERVICE_ROLE_KEY must be another than ANON_KEY, because every browser has that one']
      : []),
  ]
}

function isPublished(value: string): boolean {
  return publishedSecrets.includes(value) || publishedKeys.includes(value) || publishedSecrets.some((secret) => isSignedWith(value, secret))
}

function isSignedWith(token: string, secret: string): boolean {
  const [head, body, signature, ...rest] = token.split('.')
  if (signature === undefined || rest.length > 0) return false
  return createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url') === signature
}

function isPublishedPair(key: object): boolean {
  return ('x' in key && key.x === publishedPair) || publishedSecrets.includes(secretOf(key)?.toString() ?? '')
}

function isGuessablePair(key: object): boolean {
  const bytes = secretOf(key)
  return bytes !== undefined && (bytes.length < minKeyBytes || new Set(bytes).size < minDistinctCharacters)
}

/** The bytes of a symmetric key (RFC 7518, section 6.4). */
function secretOf(key: object): Buffer | undefined {
  return 'k' in key && typeof key.k === 'string' ? Buffer.from(key.k, 'base64url') : undefined
}
