import { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import type * as z from 'zod/mini'
import { passwordRule } from '#domain/auth/password.ts'
import { brand } from '#domain/brand.ts'
import { limits } from '#domain/limits.ts'
import { type AuthSettings, isOfProvider, readAuthSettings } from '#platform/auth/settings.ts'
import { readStripe, type StripeSettings, trialsOf } from '#server/config/billing.ts'
import { type Budgets, readBudgets } from '#server/config/budgets.ts'
import { readObjects } from '#server/config/objects.ts'
import { type Project, readProject, setIdleAside } from '#server/config/project.ts'
import { type Environment, openReader, type Reader, shown } from '#server/config/reader.ts'
import { laterSettings, type Setting, settings, together } from '#server/config/settings.ts'
import { type DisposableList, isLoopback, type JwkSet, parseUrl } from '#server/config/values.ts'
import type { ObjectsSettings } from '#server/outside/objects.ts'
import { weaknessesOf } from '#server/weak-secrets.ts'

// The environment is read here and nowhere else. Every setting is optional; a wrong one stops the start.

export interface Config {
  port: number
  host: string
  /** The public origin; undefined on a laptop, where the browser's own address will do. */
  siteUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Who keeps accounts, rows, realtime and storage instead of this server. */
  supabase: Project | undefined
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
  /** Nobody signs up, because everybody could and no address can be confirmed (P8). */
  isSignupShut: boolean
  /** Becomes an admin once the address is proved; in lower case. */
  adminEmail: string | undefined
  /** Passwords that would be guessed first are refused (P9). */
  refusesCommonPasswords: boolean
  /** Where files of objects are, if not below dataDir. */
  s3: ObjectsSettings | undefined
  /** Who takes money for subscriptions. */
  stripe: StripeSettings | undefined
  /** What of them is for trying out, on a public https origin: sentences to be said at the start. */
  stripeTrials: readonly string[]
  /** Without Stripe, a marked test checkout stands in for it: nowhere on a public https origin (P29). */
  hasTestPayments: boolean
  smtpUrl: string | undefined
  mailFrom: string
  anonymousDailySearches: number
  freeMonthlySearches: number
  /** What may be asked of models by all together. */
  budgets: Budgets
  /** Addresses to be thrown away are refused: those of the built-in domains, of the owner's own, or none. */
  disposableMail: DisposableList
  /** Whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustedProxies: BlockList
  /** The site is a public https one and this server listens to this machine alone: a proxy must stand before it, and nothing was said of one. */
  isProxyUntold: boolean
  logLevel: z.output<(typeof settings)['LOG_LEVEL']['schema']>
  /** Names of settings that are set and do nothing in this version, or are nobody's. */
  notUsedYet: string[]
  /** npm does not hand on a signal to its children: they watch whether it is still there. */
  isUnderNpm: boolean
}

/** The configuration in the process's own environment. Throws ConfigError. */
export function readEnvironment(): Config {
  return readConfig(process.env)
}

/** The configuration in an environment; an empty value is an unset one. Throws ConfigError with all that is wrong, a line each. */
export function readConfig(all: Environment): Config {
  const { env, idle } = setIdleAside(all)
  const reader = openReader(env)
  const { read } = reader
  checkLaterSettings(env, reader)
  const port = read('PORT', settings.PORT) ?? 3000
  const siteUrl = read('SITE_URL', settings.SITE_URL)
  const smtpUrl = read('SMTP_URL', settings.SMTP_URL)
  const host = read('HOST', settings.HOST) ?? '127.0.0.1'
  const addresses = [siteUrl, env.AUTH_SITE_URL, env.AUTH_EXTERNAL_URL].flatMap((address) => parseUrl(address ?? '') ?? [])
  const isPublic = addresses.some(({ protocol, hostname }) => protocol === 'https:' && !isLoopback(hostname))
  const blocklist = read('PASSWORD_BLOCKLIST', settings.PASSWORD_BLOCKLIST) ?? 'auto'
  const asked = new Set<string>(Object.keys(settings))
  const auth = readAuth(noting(env, asked), reader, { siteUrl, port, isPublic, hasMail: smtpUrl !== undefined })
  const isProxied = (env.TRUST_PROXY || 'none') !== 'none'
  const supabase = readProject(reader)
  const stripe = readStripe(reader)
  const secrets = readSecrets(reader, { isPublic, supabase })
  const config: Config = {
    port,
    host,
    siteUrl,
    dataDir: resolve(read('DATA_DIR', settings.DATA_DIR) ?? join(import.meta.dirname, '..', 'data')),
    databaseUrl: read('DATABASE_URL', settings.DATABASE_URL),
    supabase,
    ...secrets,
    auth,
    isOnLoopback: isLoopback(host) && !isProxied && addresses.every(({ hostname }) => isLoopback(hostname)),
    isSignupShut: auth.signup.isDisabled && isPublic && smtpUrl === undefined && !env.AUTH_DISABLE_SIGNUP,
    adminEmail: read('ADMIN_EMAIL', settings.ADMIN_EMAIL)?.toLowerCase(),
    refusesCommonPasswords: blocklist === 'auto' ? isPublic : blocklist === 'on',
    s3: readObjects(reader),
    stripe,
    stripeTrials: isPublic ? trialsOf(stripe) : [],
    hasTestPayments: stripe === undefined && !isPublic,
    smtpUrl,
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM) ?? `${brand.product} <noreply@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}>`,
    anonymousDailySearches: read('ANONYMOUS_DAILY_SEARCHES', settings.ANONYMOUS_DAILY_SEARCHES) ?? limits.anonymousDailySearches,
    freeMonthlySearches: read('FREE_MONTHLY_SEARCHES', settings.FREE_MONTHLY_SEARCHES) ?? limits.freeMonthlySearches,
    budgets: readBudgets(reader),
    disposableMail: read('DISPOSABLE_MAIL_LIST', settings.DISPOSABLE_MAIL_LIST) ?? 'builtin',
    trustedProxies: read('TRUST_PROXY', settings.TRUST_PROXY) ?? new BlockList(),
    isProxyUntold: isPublic && isLoopback(host) && !env.TRUST_PROXY,
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL) ?? 'info',
    notUsedYet: [...idle, ...Object.keys(laterSettings).filter((name) => env[name]), ...strangeNames(env, asked)],
    isUnderNpm: env.npm_lifecycle_event !== undefined,
  }
  reader.finish()
  return config
}

function checkLaterSettings(env: Environment, { read, refuse }: Reader): void {
  for (const [name, setting] of Object.entries<Setting<unknown>>(laterSettings)) read(name, setting)
  for (const [first, ...others] of together) {
    for (const name of others) if (env[first] && !env[name]) refuse(`${name} must be set too, because ${first} is set`)
  }
}

/** What tells whose tokens and API keys are believed; a public origin has none that keep nobody out. */
function readSecrets({ read, refuse }: Reader, { isPublic, supabase }: { isPublic: boolean; supabase: Project | undefined }) {
  const jwtKeys = read('AUTH_JWT_KEYS', settings.AUTH_JWT_KEYS) ?? read('AUTH_JWT_KEYS_FILE', settings.AUTH_JWT_KEYS_FILE)
  const jwtSecret = read('AUTH_JWT_SECRET', settings.AUTH_JWT_SECRET)
  const anonKey = read('ANON_KEY', settings.ANON_KEY)
  const serviceRoleKey = read('SERVICE_ROLE_KEY', settings.SERVICE_ROLE_KEY)
  const weakSecrets = weaknessesOf({
    AUTH_JWT_SECRET: jwtSecret,
    ANON_KEY: anonKey,
    SERVICE_ROLE_KEY: serviceRoleKey,
    AUTH_JWT_KEYS: jwtKeys?.keys ?? [],
    SUPABASE_SERVICE_ROLE_KEY: supabase?.serviceRoleKey,
    SUPABASE_JWT_SECRET: supabase?.jwtSecret,
  })
  if (isPublic) for (const weakness of weakSecrets) refuse(weakness)
  return { jwtKeys, jwtSecret, anonKey, serviceRoleKey, weakSecrets }
}

/** Without mail, accounts are confirmed at once; where everyone can come, they are then not made at all (P8). */
function readAuth(
  env: Environment,
  { refuse }: Reader,
  { siteUrl, port, isPublic, hasMail }: { siteUrl: string | undefined; port: number; isPublic: boolean; hasMail: boolean },
): AuthSettings {
  const defaults = {
    productName: brand.product,
    siteUrl: siteUrl ?? `http://localhost:${port}`,
    autoconfirm: !hasMail,
    signupIsDisabled: isPublic && !hasMail,
    reauthenticatesForPassword: isPublic,
    confirmPath: '/auth/confirm',
    password: { minLength: passwordRule.shortest, requiredCharacters: passwordRule.required },
  }
  return readAuthSettings(env, defaults, ({ setting, message }) =>
    refuse(`${message}, but it is ${shown(env[setting], /SECRET|KEY|TEST_OTP/.test(setting))}`),
  )
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

/** Names of accounts' and a project's settings that nobody asked for: misspelt, or GoTrue's and not ours. One of GoTrue's with another beginning here is told with its name here. */
function strangeNames(env: Environment, asked: ReadonlySet<string>): string[] {
  const names = Object.keys(env).filter((name) => env[name])
  const ours = names.filter((name) => /^(AUTH|SUPABASE)_/.test(name) && !asked.has(name))
  const gotrues = names.filter((name) => name.startsWith('GOTRUE_')).map((name) => [name, name.replace('GOTRUE_', 'AUTH_')] as const)
  return [...ours, ...gotrues.map(([name, here]) => (asked.has(here) || isOfProvider(here) ? `${name} (here ${here})` : name))]
}
