import { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { type AuthSettings, isProviderSetting, readAuthSettings } from '@potluck/platform/auth/settings'
import type * as z from 'zod/mini'
import { passwordRule } from '#domain/auth/password.ts'
import { brand } from '#domain/brand.ts'
import { limits } from '#domain/limits.ts'
import { readStripe, type StripeSettings, trialWarningsOf } from '#server/config/billing.ts'
import { type Budgets, readBudgets } from '#server/config/budgets.ts'
import { readObjects } from '#server/config/objects.ts'
import { type Project, readProject, withoutIdleSettings } from '#server/config/project.ts'
import { describeValue, type Environment, openReader, type Reader } from '#server/config/reader.ts'
import { plannedSettings, requiredTogether, type Setting, settings } from '#server/config/settings.ts'
import { type DisposableList, isLoopback, type JwkSet, parseUrl } from '#server/config/values.ts'
import type { ObjectsSettings } from '#server/outside/objects.ts'
import { weaknessesOf } from '#server/weak-secrets.ts'

// The settings of the server, read from the environment here and nowhere else. Every setting is optional; a wrong one
// stops the start.

export interface Config {
  port: number
  host: string
  /** The public origin; undefined on a laptop, where the address that the browser used is enough. */
  siteUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** The Supabase project that keeps accounts, rows, realtime and storage in place of this server. */
  supabase: Project | undefined
  jwtKeys: JwkSet | undefined
  /** A shared secret (HS256) that verifies tokens beside the keys: older Supabase projects signed with one. */
  jwtSecret: string | undefined
  anonKey: string | undefined
  serviceRoleKey: string | undefined
  /**
   * A sentence for each reason why the configured secrets are unsafe. On a laptop these are warnings; the server
   * refuses to start with one of them on a public https origin.
   */
  weakSecrets: readonly string[]
  auth: AuthSettings
  /**
   * Only this machine reaches the site: the site's addresses and the address that the server listens on are loopback.
   */
  isOnLoopback: boolean
  /** Sign-up is closed: on a public origin without mail nobody could confirm an address (P8). */
  isSignupClosed: boolean
  /** The address, in lower case, whose account becomes an admin once a mail proves the address. */
  adminEmail: string | undefined
  /** Common and guessable passwords are refused (P9). */
  refusesCommonPasswords: boolean
  /** The S3 bucket for files; undefined when files are stored below dataDir. */
  s3: ObjectsSettings | undefined
  /** The Stripe account that takes the money for subscriptions. */
  stripe: StripeSettings | undefined
  /** Warnings for the log of a public https origin: which Stripe settings are only for trials. */
  stripeTrialWarnings: readonly string[]
  /** A marked test checkout stands in for Stripe: without Stripe, and never on a public https origin (P29). */
  hasTestPayments: boolean
  smtpUrl: string | undefined
  mailFrom: string
  anonymousDailySearches: number
  freeMonthlySearches: number
  /** How many calls of paid models all callers together may make. */
  budgets: Budgets
  /** Which disposable mail domains are refused: the built-in list, the owner's own, or none. */
  disposableMail: DisposableList
  /** The proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  trustedProxies: BlockList
  /**
   * A proxy must stand before this server, because the site is public https and the server listens on loopback, but
   * no setting names the proxy.
   */
  isProxyUnset: boolean
  logLevel: z.output<(typeof settings)['LOG_LEVEL']['schema']>
  /** Names of settings that are set but do nothing in this version, or that do not exist. */
  unusedSettings: string[]
  /** npm does not forward signals to its child, so the child watches whether npm still runs. */
  isUnderNpm: boolean
}

/** Reads the configuration from the process's environment. Throws ConfigError. */
export function readEnvironment(): Config {
  return readConfig(process.env)
}

/**
 * Reads the configuration from an environment; an empty value counts as unset. Throws ConfigError with all faults,
 * one a line.
 */
export function readConfig(all: Environment): Config {
  const { env, idle } = withoutIdleSettings(all)
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
  const auth = readAuth(recordReads(env, asked), reader, { siteUrl, port, isPublic, hasMail: smtpUrl !== undefined })
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
    isSignupClosed: auth.signup.isDisabled && isPublic && smtpUrl === undefined && !env.AUTH_DISABLE_SIGNUP,
    adminEmail: read('ADMIN_EMAIL', settings.ADMIN_EMAIL)?.toLowerCase(),
    refusesCommonPasswords: blocklist === 'auto' ? isPublic : blocklist === 'on',
    s3: readObjects(reader),
    stripe,
    stripeTrialWarnings: isPublic ? trialWarningsOf(stripe) : [],
    hasTestPayments: stripe === undefined && !isPublic,
    smtpUrl,
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM) ?? `${brand.product} <noreply@${siteUrl ? new URL(siteUrl).hostname : 'localhost'}>`,
    anonymousDailySearches: read('ANONYMOUS_DAILY_SEARCHES', settings.ANONYMOUS_DAILY_SEARCHES) ?? limits.anonymousDailySearches,
    freeMonthlySearches: read('FREE_MONTHLY_SEARCHES', settings.FREE_MONTHLY_SEARCHES) ?? limits.freeMonthlySearches,
    budgets: readBudgets(reader),
    disposableMail: read('DISPOSABLE_MAIL_LIST', settings.DISPOSABLE_MAIL_LIST) ?? 'builtin',
    trustedProxies: read('TRUST_PROXY', settings.TRUST_PROXY) ?? new BlockList(),
    isProxyUnset: isPublic && isLoopback(host) && !env.TRUST_PROXY,
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL) ?? 'info',
    unusedSettings: [...idle, ...Object.keys(plannedSettings).filter((name) => env[name]), ...unreadSettings(env, asked)],
    isUnderNpm: env.npm_lifecycle_event !== undefined,
  }
  reader.finish()
  return config
}

function checkLaterSettings(env: Environment, { read, refuse }: Reader): void {
  for (const [name, setting] of Object.entries<Setting<unknown>>(plannedSettings)) read(name, setting)
  for (const [first, ...others] of requiredTogether) {
    for (const name of others) if (env[first] && !env[name]) refuse(`${name} must be set too, because ${first} is set`)
  }
}

/** Reads the keys that verify tokens and API keys. A public origin refuses unsafe ones. */
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

/**
 * Without mail, accounts are confirmed at once. On a public origin sign-up is closed instead, because anyone could
 * come (P8).
 */
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
    refuse(`${message}, but it is ${describeValue(env[setting], /SECRET|KEY|TEST_OTP/.test(setting))}`),
  )
}

/** Wraps the environment and records in `asked` which settings are read. */
function recordReads(env: Environment, asked: Set<string>): Environment {
  return new Proxy(env, {
    get(target, name) {
      if (typeof name === 'string') asked.add(name)
      return Reflect.get(target, name)
    },
  })
}

/**
 * Names of settings that the server does not read: misspelt ones, or GoTrue's that do not exist here. For a GoTrue
 * name with another prefix here, adds our name.
 */
function unreadSettings(env: Environment, asked: ReadonlySet<string>): string[] {
  const names = Object.keys(env).filter((name) => env[name])
  const ours = names.filter((name) => /^(AUTH|SUPABASE)_/.test(name) && !asked.has(name))
  const gotrues = names.filter((name) => name.startsWith('GOTRUE_')).map((name) => [name, name.replace('GOTRUE_', 'AUTH_')] as const)
  return [...ours, ...gotrues.map(([name, here]) => (asked.has(here) || isProviderSetting(here) ? `${name} (here ${here})` : name))]
}
