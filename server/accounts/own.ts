import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { brand } from '#domain/brand.ts'
import { admitAdmin } from '#platform/auth/bearer.ts'
import { openProviderKeys } from '#platform/auth/external/provider-keys.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import type { SendMail } from '#platform/mail/mail.ts'
import { openHasher } from '#platform/passwords/hasher.ts'
import { openApiKeys } from '#platform/tokens/api-keys.ts'
import { type KeyRing, openKeyRing } from '#platform/tokens/key-ring.ts'
import { ownKeys } from '#platform/tokens/stored-keys.ts'
import { delayOf, openBackground } from '#platform/work/background.ts'
import { openTurns } from '#platform/work/turns.ts'
import type { OwnAccounts } from '#server/accounts/accounts.ts'
import { openBlocklist } from '#server/accounts/blocklist.ts'
import { refusingDisposable } from '#server/accounts/disposable-mail.ts'
import { appointWhenConfirmed } from '#server/accounts/first-admin.ts'
import { ownAdminApi } from '#server/accounts/own-admin-api.ts'
import { ConfigError } from '#server/config/reader.ts'
import type { Config } from '#server/config.ts'
import { openCaptcha } from '#server/outside/captcha.ts'
import { openMail } from '#server/outside/mail.ts'
import { openSms } from '#server/outside/sms.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Sign-ins that are under way at once, one core and most connections of the database left to everybody else, and that
 * wait: some two seconds of them.
 */
const signInTurns = { parallel: Math.min(4, Math.max(1, availableParallelism() - 1)), waiting: 100 }

export interface Outside {
  config: Config
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
  log: Logger
  /** Instead of SMTP or files: tests read what was sent. */
  sendMail?: SendMail
  /** Milliseconds after which what was left for later begins; random unless said so. Tests do not wait. */
  delay?: () => number
}

/**
 * Puts accounts together from the configuration: keys, mail, limits. Makes this installation's first signing key when
 * none is configured.
 */
export async function openOwnAccounts({ config, db, now, uuid, log, sendMail, delay }: Outside): Promise<OwnAccounts> {
  const configured = config.jwtKeys?.keys
  const keys = openKeyRing({
    load: configured ? async () => configured : () => ownKeys({ db, now, uuid }),
    legacySecret: config.jwtSecret,
    now,
  })
  await lookAtKeys(keys, configured !== undefined)
  const apiKeys = await openApiKeys(keys, {
    issuer: brand.product.toLowerCase(),
    audience: config.auth.jwt.audience,
    anon: config.anonKey,
    serviceRole: config.serviceRoleKey,
  })
  const background = openBackground(
    (cause, requestId) => log.error({ requestId, err: cause }, 'what was left for after the answer failed'),
    delay ?? (() => delayOf(randomBytes(2))),
  )
  const auth: AuthWorld = {
    db,
    settings: config.auth,
    keys,
    claimsOf: apiKeys.claimsOf,
    hasher: openHasher(),
    signIns: openTurns(signInTurns),
    now,
    uuid,
    randomBytes: (count) => randomBytes(count),
    sendMail:
      sendMail ?? openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: join(config.dataDir, 'outbox'), now, uuid, log }),
    sendSms: openSms({ hook: config.auth.phone.hook, fetch, now, uuid }),
    later: background.later,
    verifyCaptcha: openCaptcha({ settings: config.auth.captcha, fetch, log }),
    commonPassword: config.refusesCommonPasswords ? openBlocklist(brand.product) : () => null,
    refusedAddress: refusingDisposable(config.disposableMail),
    fetch,
    providerKeys: openProviderKeys({ fetch, settings: config.auth, now }),
    onConfirmed: appointWhenConfirmed(config, { now, uuid, log }),
    log,
  }
  for (const weakness of config.weakSecrets) log.warn(`no public https origin starts so: ${weakness}`)
  if (config.isSignupShut) log.warn('sign-up is closed: this is a public https origin, and without SMTP_URL nobody can confirm an address')
  return {
    keeper: 'here',
    db,
    now,
    allowsSignUp: () => auth.settings.email.isEnabled && !auth.settings.signup.isDisabled,
    anonKey: async () => (await apiKeys.current()).anon,
    claimsOf: apiKeys.claimsOf,
    async isService(claims) {
      if (typeof claims.role !== 'string' || !auth.settings.jwt.adminRoles.includes(claims.role)) return false
      await admitAdmin(auth, claims)
      return true
    },
    adminApi: ownAdminApi(auth, apiKeys),
    settled: background.settled,
    apiKeys,
    auth,
  }
}

/** A configured key that no algorithm can use stops the start; what it was is not shown. */
async function lookAtKeys(keys: KeyRing, isConfigured: boolean): Promise<void> {
  try {
    await keys.jwks()
  } catch (cause) {
    throw isConfigured ? new ConfigError('AUTH_JWT_KEYS has a key that cannot be used with its "alg"', { cause }) : cause
  }
}
