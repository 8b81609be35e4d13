import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { brand } from '#domain/brand.ts'
import { openProviderKeys } from '#platform/auth/external/provider-keys.ts'
import type { AuthWorld } from '#platform/auth/world.ts'
import type { SendMail } from '#platform/mail/mail.ts'
import { openHasher } from '#platform/passwords/hasher.ts'
import { type ApiKeys, openApiKeys } from '#platform/tokens/api-keys.ts'
import { openKeyRing } from '#platform/tokens/key-ring.ts'
import { ownKeys } from '#platform/tokens/stored-keys.ts'
import { openBackground } from '#platform/work/background.ts'
import type { Config } from '#server/config.ts'
import { openMail } from '#server/outside/mail.ts'
import type { Tables } from '#server/tables.ts'

/** Who has an account, and the keys that tell. */
export interface Accounts {
  apiKeys: ApiKeys
  auth: AuthWorld
  /** Resolves when all that was left for after an answer is done: mails are sent. */
  settled(): Promise<void>
}

interface Outside {
  config: Config
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
  log: Logger
  /** Instead of SMTP or files: tests read what was sent. */
  sendMail?: SendMail
}

/** Puts accounts together from the configuration: keys, mail, limits. Makes this installation's first signing key when none is configured. */
export async function openAccounts({ config, db, now, uuid, log, sendMail }: Outside): Promise<Accounts> {
  const configured = config.jwtKeys?.keys
  const keys = openKeyRing({
    load: configured ? async () => configured : () => ownKeys({ db, now, uuid }),
    legacySecret: config.jwtSecret,
    now,
  })
  await keys.jwks()
  const apiKeys = await openApiKeys(keys, {
    issuer: brand.product.toLowerCase(),
    anon: config.anonKey,
    serviceRole: config.serviceRoleKey,
  })
  const background = openBackground((cause) => log.error({ err: cause }, 'what was left for after the answer failed'))
  const auth: AuthWorld = {
    db,
    settings: config.auth,
    keys,
    claimsOf: apiKeys.claimsOf,
    hasher: openHasher(),
    now,
    uuid,
    randomBytes: (count) => randomBytes(count),
    sendMail:
      sendMail ?? openMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: join(config.dataDir, 'outbox'), now, uuid, log }),
    sendSms: null,
    later: background.later,
    verifyCaptcha: async () => false,
    commonPassword: () => null,
    fetch,
    providerKeys: openProviderKeys({ fetch, settings: config.auth, now }),
    onConfirmed: async () => {},
    log,
  }
  return { apiKeys, auth, settled: background.settled }
}
