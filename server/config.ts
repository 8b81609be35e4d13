import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { brand } from '#domain/brand.ts'
import { limits } from '#domain/limits.ts'
import { SettingError } from '#platform/auth/setting-readers.ts'
import { type AuthSettings, readAuthSettings } from '#platform/auth/settings.ts'
import { SigningKey } from '#platform/tokens/key-ring.ts'
import { weaknessesOf } from '#server/weak-secrets.ts'

// The environment is read here and nowhere else. Every setting is optional; a wrong one stops the start.

interface Setting<Value> {
  schema: z.ZodMiniType<Value, string>
  /** Ends the sentence "NAME must be …". */
  expected: string
  isSecret: boolean
}

const plain = <Value>(schema: z.ZodMiniType<Value, string>, expected: string): Setting<Value> => ({ schema, expected, isSecret: false })
const secret = <Value>(schema: z.ZodMiniType<Value, string>, expected: string): Setting<Value> => ({ schema, expected, isSecret: true })

const text = z.string().check(z.maxLength(16_384))
const wholeNumber = (lowest: number, highest: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.pipe(z.transform(Number), z.number().check(z.minimum(lowest), z.maximum(highest))))
const url = (...protocols: string[]) => z.string().check(z.refine((value) => protocols.includes(parseUrl(value)?.protocol ?? '')))
const httpUrl = url('http:', 'https:')
const origin = z.pipe(
  httpUrl.check(z.refine((value) => value.replace(/\/$/, '') === parseUrl(value)?.origin)),
  z.transform((value) => new URL(value).origin),
)
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))
const keys = z.array(SigningKey).check(z.refine((list) => list.some((key) => key.kty === 'oct' || 'd' in key)))
/** A JWK set, or only its list of keys, as the Supabase command line writes it. */
const keySet = z.pipe(
  z.string().check(z.refine((value) => parseJson(value) !== undefined)),
  z.pipe(
    z.transform(parseJson),
    z.union([
      z.object({ keys }),
      z.pipe(
        keys,
        z.transform((list) => ({ keys: list })),
      ),
    ]),
  ),
)
const keyFile = z.pipe(z.pipe(z.string(), z.transform(readText)), keySet)
const networks = z.pipe(
  z.string().check(z.refine((value) => parseNetworks(value) !== undefined)),
  z.transform((value) => parseNetworks(value) ?? new BlockList()),
)

const anUrl = 'an address such as https://example.org/v1'

const apiKey = z.string().check(z.regex(/^[\w.-]{20,4096}$/))

const settings = {
  PORT: plain(wholeNumber(0, 65_535), 'a port from 0 to 65535'),
  HOST: plain(z.string().check(z.regex(/^[\w.:-]{1,253}$/)), 'an address or a host name'),
  SITE_URL: plain(origin, 'an origin such as https://example.org, without a path'),
  DATA_DIR: plain(text, 'a directory'),
  DATABASE_URL: secret(url('postgres:', 'postgresql:'), 'an address such as postgres://user:password@host:5432/name'),
  AUTH_JWT_KEYS: secret(keySet, 'a JWK set such as {"keys":[…]}, each key with "alg" RS256, ES256 or HS256, one of them private'),
  AUTH_JWT_KEYS_FILE: plain(keyFile, 'a file with a JWK set, each key with "alg" RS256, ES256 or HS256, one of them private'),
  AUTH_JWT_SECRET: secret(z.string().check(z.minLength(32), z.maxLength(1_024)), 'a secret of at least 32 characters'),
  ANON_KEY: secret(apiKey, 'a signed token or another key of at least 20 characters'),
  SERVICE_ROLE_KEY: secret(apiKey, 'a signed token or another key of at least 20 characters'),
  SMTP_URL: secret(url('smtp:', 'smtps:'), 'an address such as smtps://user:password@host:465'),
  MAIL_FROM: plain(z.string().check(z.regex(/@/), z.maxLength(320)), 'an e-mail address, with or without a name'),
  ADMIN_EMAIL: plain(email, 'an e-mail address'),
  PASSWORD_BLOCKLIST: plain(z.enum(['auto', 'on', 'off']), 'auto, on or off'),
  ANONYMOUS_DAILY_SEARCHES: plain(wholeNumber(0, 1_000), 'a whole number from 0 to 1000'),
  TRUST_PROXY: plain(networks, 'none, or a list of loopback, addresses and networks such as loopback,10.0.0.0/8'),
  LOG_LEVEL: plain(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'fatal, error, warn, info, debug, trace or silent',
  ),
} satisfies Record<string, Setting<unknown>>

/** Settings of the design that are checked from the start and do nothing yet. */
const laterSettings = {
  SUPABASE_URL: plain(origin, 'an origin such as https://project.supabase.co'),
  SUPABASE_ANON_KEY: secret(text, 'a key'),
  SUPABASE_SERVICE_ROLE_KEY: secret(text, 'a key'),
  AI_BASE_URL: plain(httpUrl, anUrl),
  AI_MODEL: plain(text, 'the name of a model'),
  AI_API_KEY: secret(text, 'a key'),
  VISION_BASE_URL: plain(httpUrl, anUrl),
  VISION_MODEL: plain(text, 'the name of a model'),
  VISION_API_KEY: secret(text, 'a key'),
  SPEECH_BASE_URL: plain(httpUrl, anUrl),
  SPEECH_MODEL: plain(text, 'the name of a model'),
  SPEECH_API_KEY: secret(text, 'a key'),
  IMAGE_BASE_URL: plain(httpUrl, anUrl),
  IMAGE_MODEL: plain(text, 'the name of a model'),
  IMAGE_API_KEY: secret(text, 'a key'),
  AI_FALLBACK: plain(z.enum(['composer', 'none']), 'composer or none'),
  SUPPORT_EMAIL: plain(email, 'an e-mail address'),
  STRIPE_SECRET_KEY: secret(text, 'a key'),
  STRIPE_WEBHOOK_SECRET: secret(text, 'a key'),
  STRIPE_PRICE_ID: plain(text, 'the id of a price'),
  STRIPE_API_BASE: plain(httpUrl, anUrl),
  HCAPTCHA_SITE_KEY: plain(text, 'a key'),
  HCAPTCHA_SECRET: secret(text, 'a key'),
  S3_ENDPOINT: plain(httpUrl, anUrl),
  S3_BUCKET: plain(text, 'the name of a bucket'),
  S3_ACCESS_KEY_ID: secret(text, 'a key'),
  S3_SECRET_ACCESS_KEY: secret(text, 'a key'),
  FREE_MONTHLY_SEARCHES: plain(wholeNumber(0, 100_000), 'a whole number from 0 to 100000'),
  SITE_PASSWORD: secret(text, 'a password'),
  PRODUCTION_DOMAIN: plain(z.string().check(z.regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/i)), 'a domain such as example.org'),
  HOSTING_IP: plain(z.string().check(z.refine((value) => isIP(value) > 0)), 'an IP address'),
  ADMIN_REQUIRE_MFA: plain(z.enum(['on', 'off']), 'on or off'),
  DISPOSABLE_MAIL_LIST: plain(text, 'builtin or a file'),
  SENTRY_DSN: secret(httpUrl, anUrl),
  METRICS_TOKEN: secret(text, 'a token'),
} satisfies Record<string, Setting<unknown>>

/** Settings that mean something only together: who sets the first must set the others. */
const together = [
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'DATABASE_URL'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['VISION_BASE_URL', 'VISION_MODEL'],
  ['SPEECH_BASE_URL', 'SPEECH_MODEL'],
  ['IMAGE_BASE_URL', 'IMAGE_MODEL'],
  ['HCAPTCHA_SITE_KEY', 'HCAPTCHA_SECRET'],
  ['HCAPTCHA_SECRET', 'HCAPTCHA_SITE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
] as const

type Environment = Record<string, string | undefined>
export type JwkSet = z.output<typeof keySet>

export interface Config {
  port: number
  host: string
  /** The public origin; undefined on a laptop, where the browser's own address will do. */
  siteUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  jwtKeys: JwkSet | undefined
  /** Accepted beside the keys, HS256: what an older Supabase project signed with. */
  jwtSecret: string | undefined
  anonKey: string | undefined
  serviceRoleKey: string | undefined
  /** Why the secrets keep nobody out, in sentences to be said at the start; a public https origin does not start with such. */
  weakSecrets: readonly string[]
  auth: AuthSettings
  /** Nobody but this machine reaches the site: its addresses and where it listens are on loopback. */
  isOnLoopback: boolean
  /** Nobody signs up, because everybody could and no address can be confirmed (decision 8). */
  isSignupShut: boolean
  /** Becomes an admin once the address is proved; in lower case. */
  adminEmail: string | undefined
  /** Passwords that would be guessed first are refused (decision 9). */
  refusesCommonPasswords: boolean
  smtpUrl: string | undefined
  mailFrom: string
  anonymousDailySearches: number
  /** Whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustedProxies: BlockList
  logLevel: z.output<(typeof settings)['LOG_LEVEL']['schema']>
  /** Names of settings that are set and do nothing in this version, or are nobody's. */
  notUsedYet: string[]
  /** npm does not hand on a signal to its children: they watch whether it is still there. */
  isUnderNpm: boolean
}

/** A setting that is wrong, in one line that names it and never shows a secret. */
export class ConfigError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ConfigError'
  }
}

/** The configuration in the process's own environment. Throws ConfigError. */
export function readEnvironment(): Config {
  return readConfig(process.env)
}

/** The configuration in an environment; an empty value is an unset one. Throws ConfigError at the first wrong one. */
export function readConfig(env: Environment): Config {
  for (const [name, setting] of Object.entries<Setting<unknown>>(laterSettings)) read(env, name, setting)
  for (const [first, ...others] of together) {
    const missing = others.find((name) => env[first] && !env[name])
    if (missing) throw new ConfigError(`${missing} must be set too, because ${first} is set`)
  }
  const port = read(env, 'PORT', settings.PORT) ?? 3000
  const siteUrl = read(env, 'SITE_URL', settings.SITE_URL)
  const smtpUrl = read(env, 'SMTP_URL', settings.SMTP_URL)
  const host = read(env, 'HOST', settings.HOST) ?? '127.0.0.1'
  const addresses = [siteUrl, env.AUTH_SITE_URL, env.AUTH_EXTERNAL_URL].flatMap((address) => parseUrl(address ?? '') ?? [])
  const isPublic = addresses.some(({ protocol, hostname }) => protocol === 'https:' && !isLoopback(hostname))
  const blocklist = read(env, 'PASSWORD_BLOCKLIST', settings.PASSWORD_BLOCKLIST) ?? 'auto'
  const asked = new Set<string>(Object.keys(settings))
  const auth = readAuth(noting(env, asked), { siteUrl, port, isPublic, hasMail: smtpUrl !== undefined })
  const isProxied = (env.TRUST_PROXY || 'none') !== 'none'
  const jwtKeys = read(env, 'AUTH_JWT_KEYS', settings.AUTH_JWT_KEYS) ?? read(env, 'AUTH_JWT_KEYS_FILE', settings.AUTH_JWT_KEYS_FILE)
  const jwtSecret = read(env, 'AUTH_JWT_SECRET', settings.AUTH_JWT_SECRET)
  const anonKey = read(env, 'ANON_KEY', settings.ANON_KEY)
  const serviceRoleKey = read(env, 'SERVICE_ROLE_KEY', settings.SERVICE_ROLE_KEY)
  const weakSecrets = weaknessesOf({
    AUTH_JWT_SECRET: jwtSecret,
    ANON_KEY: anonKey,
    SERVICE_ROLE_KEY: serviceRoleKey,
    AUTH_JWT_KEYS: jwtKeys?.keys ?? [],
  })
  if (isPublic && weakSecrets[0] !== undefined) throw new ConfigError(weakSecrets[0])
  return {
    port,
    host,
    siteUrl,
    dataDir: resolve(read(env, 'DATA_DIR', settings.DATA_DIR) ?? join(import.meta.dirname, '..', 'data')),
    databaseUrl: read(env, 'DATABASE_URL', settings.DATABASE_URL),
    jwtKeys,
    jwtSecret,
    anonKey,
    serviceRoleKey,
    weakSecrets,
    auth,
    isOnLoopback: isLoopback(host) && !isProxied && addresses.every(({ hostname }) => isLoopback(hostname)),
    isSignupShut: auth.signup.isDisabled && isPublic && smtpUrl === undefined && !env.AUTH_DISABLE_SIGNUP,
    adminEmail: read(env, 'ADMIN_EMAIL', settings.ADMIN_EMAIL)?.toLowerCase(),
    refusesCommonPasswords: blocklist === 'auto' ? isPublic : blocklist === 'on',
    smtpUrl,
    mailFrom:
      read(env, 'MAIL_FROM', settings.MAIL_FROM) ?? `${brand.product} <noreply@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}>`,
    anonymousDailySearches: read(env, 'ANONYMOUS_DAILY_SEARCHES', settings.ANONYMOUS_DAILY_SEARCHES) ?? limits.anonymousDailySearches,
    trustedProxies: read(env, 'TRUST_PROXY', settings.TRUST_PROXY) ?? new BlockList(),
    logLevel: read(env, 'LOG_LEVEL', settings.LOG_LEVEL) ?? 'info',
    notUsedYet: [...Object.keys(laterSettings), ...strangeNames(env, asked)].filter((name) => env[name]),
    isUnderNpm: env.npm_lifecycle_event !== undefined,
  }
}

/** The environment, noting what is asked for. */
function noting(env: Environment, asked: Set<string>): Environment {
  return new Proxy(env, {
    get(target, name) {
      if (typeof name === 'string') asked.add(name)
      return Reflect.get(target, name)
    },
  })
}

/** Names of accounts' settings that nobody asked for: misspelt, or GoTrue's and not ours. */
function strangeNames(env: Environment, asked: ReadonlySet<string>): string[] {
  return Object.keys(env).filter((name) => name.startsWith('AUTH_') && !asked.has(name))
}

/** Without mail, accounts are confirmed at once; where everyone can come, they are then not made at all (decision 8). */
function readAuth(
  env: Environment,
  { siteUrl, port, isPublic, hasMail }: { siteUrl: string | undefined; port: number; isPublic: boolean; hasMail: boolean },
): AuthSettings {
  try {
    return readAuthSettings(env, {
      productName: brand.product,
      siteUrl: siteUrl ?? `http://localhost:${port}`,
      autoconfirm: !hasMail,
      signupIsDisabled: isPublic && !hasMail,
      reauthenticatesForPassword: isPublic,
      linkPath: '/auth/v1/verify',
    })
  } catch (cause) {
    if (!(cause instanceof SettingError)) throw cause
    const found = env[cause.setting]
    const isSecret = /SECRET|KEY/.test(cause.setting)
    throw new ConfigError(
      `${cause.message}, but it is ${found ? (isSecret ? 'something else' : JSON.stringify(found.slice(0, 200))) : 'not set'}`,
    )
  }
}

/** Whether a host's name or address means the machine itself. */
function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}

function read<Value>(env: Environment, name: string, { schema, expected, isSecret }: Setting<Value>): Value | undefined {
  const found = env[name]
  if (!found) return undefined
  const parsed = schema.safeParse(found)
  if (parsed.success) return parsed.data
  throw new ConfigError(`${name} must be ${expected}, but it is ${isSecret ? 'something else' : JSON.stringify(found.slice(0, 200))}`)
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}

/** The text of a file; nothing when there is none to read. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** `none`, or a list of `loopback`, addresses and networks; undefined when it is none of these. */
function parseNetworks(value: string): BlockList | undefined {
  const list = new BlockList()
  if (value === 'none') return list
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [address = '', length, ...rest] = entry === 'loopback' ? ['127.0.0.0', '8'] : entry.split('/')
    const version = isIP(address)
    const bits = length === undefined ? (version === 4 ? 32 : 128) : /^\d{1,3}$/.test(length) ? Number(length) : -1
    if (version === 0 || rest.length > 0 || bits < 0 || bits > (version === 4 ? 32 : 128)) return undefined
    list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
    if (entry === 'loopback') list.addAddress('::1', 'ipv6')
  }
  return list
}
