import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { assertAdminClaims } from '@potluck/platform/auth/bearer'
import { openProviderKeys } from '@potluck/platform/auth/external/provider-keys'
import type { AuthWorld } from '@potluck/platform/auth/world'
import type { SendMail } from '@potluck/platform/mail/mail'
import { openHasher } from '@potluck/platform/passwords/hasher'
import { openApiKeys } from '@potluck/platform/tokens/api-keys'
import { type KeyRing, openKeyRing } from '@potluck/platform/tokens/key-ring'
import { ownKeys } from '@potluck/platform/tokens/stored-keys'
import { delayOf, openBackground } from '@potluck/platform/work/background'
import { makeTurnQueue } from '@potluck/platform/work/turns'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { brand } from '#domain/brand.ts'
import type { OwnAccounts } from '#server/accounts/accounts.ts'
import { openBlocklist } from '#server/accounts/blocklist.ts'
import { refuseDisposableMail } from '#server/accounts/disposable-mail.ts'
import { grantAdminWhenConfirmed } from '#server/accounts/first-admin.ts'
import { ownAdminApi } from '#server/accounts/own-admin-api.ts'
import { ConfigError } from '#server/config/reader.ts'
import type { Config } from '#server/config.ts'
import { openCaptcha } from '#server/outside/captcha.ts'
import { openMail } from '#server/outside/mail.ts'
import { openSms } from '#server/outside/sms.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Password hashing takes a core and a connection, so at most four sign-ins run at once, and one core stays free for
 * other calls. 100 waiting sign-ins take about 2 s.
 */
const signInTurns = { parallel: Math.min(4, Math.max(1, availableParallelism() - 1)), waiting: 100 }

export interface AccountDependencies {
  config: Config
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
  log: Logger
  /** Replaces SMTP and files. Tests set it to read the sent mails. */
  sendMail?: SendMail
  /**
   * Milliseconds before work after an answer begins; random by default, so that timing does not tell whether an
   * account exists. Tests use 0.
   */
  delay?: () => number
}

/**
 * Opens accounts from the configuration: keys, mail, limits. Makes the first signing key of an installation when none
 * is configured.
 */
export async function openOwnAccounts({ config, db, now, uuid, log, sendMail, delay }: AccountDependencies): Promise<OwnAccounts> {
  const configured = config.jwtKeys?.keys
  const keys = openKeyRing({
    load: configured ? async () => configured : () => ownKeys({ db, now, uuid }),
    legacySecret: config.jwtSecret,
    now,
  })
  await assertKeysUsable(keys, configured !== undefined)
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
    signIns: makeTurnQueue(signInTurns),
    now,
    uuid,
    randomBytes: (count) => randomBytes(count),
    sendMail:
      sendMail ?? openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: join(config.dataDir, 'outbox'), now, uuid, log }),
    sendSms: openSms({ hook: config.auth.phone.hook, fetch, now, uuid }),
    later: background.later,
    verifyCaptcha: openCaptcha({ settings: config.auth.captcha, fetch, log }),
    commonPassword: config.refusesCommonPasswords ? openBlocklist(brand.product) : () => null,
    refusedAddress: refuseDisposableMail(config.disposableMail),
    fetch,
    providerKeys: openProviderKeys({ fetch, settings: config.auth, now }),
    onConfirmed: grantAdminWhenConfirmed(config, { now, uuid, log }),
    log,
  }
  for (const weakness of config.weakSecrets) log.warn(`no public https origin starts so: ${weakness}`)
  if (config.isSignupClosed)
    log.warn('sign-up is closed: this is a public https origin, and without SMTP_URL nobody can confirm an address')
  return {
    keeper: 'here',
    db,
    now,
    allowsSignUp: () => auth.settings.email.isEnabled && !auth.settings.signup.isDisabled,
    anonKey: async () => (await apiKeys.current()).anon,
    claimsOf: apiKeys.claimsOf,
    async isService(claims) {
      if (typeof claims.role !== 'string' || !auth.settings.jwt.adminRoles.includes(claims.role)) return false
      await assertAdminClaims(auth, claims)
      return true
    },
    adminApi: ownAdminApi(auth, apiKeys),
    settled: background.settled,
    apiKeys,
    auth,
  }
}

/** Throws ConfigError, without showing the key, for a configured key that its algorithm cannot use. */
async function assertKeysUsable(keys: KeyRing, isConfigured: boolean): Promise<void> {
  try {
    await keys.jwks()
  } catch (cause) {
    throw isConfigured ? new ConfigError('AUTH_JWT_KEYS has a key that cannot be used with its "alg"', { cause }) : cause
  }
}
