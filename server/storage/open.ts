import { join } from 'node:path'
import { diskStore } from '@potluck/platform/storage/disk'
import type { Caller, StorageWorld } from '@potluck/platform/storage/world'
import { TokenError } from '@potluck/platform/tokens/token-error'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { refusalAt } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { actorOf } from '#server/accounts/actor.ts'
import type { Config } from '#server/config.ts'
import { s3Store } from '#server/outside/objects.ts'
import type { Tables } from '#server/tables.ts'

interface Dependencies {
  config: Pick<Config, 'dataDir' | 's3'>
  db: Kysely<Tables>
  now: () => Date
  uuid: () => string
  accounts: Accounts
  log: Logger
}

/**
 * The storage of this server: files in S3 if configured, or else below DATA_DIR. Admins and the service role may
 * write. Opens no connection yet.
 */
export function openStorage({ config, db, now, uuid, accounts, log }: Dependencies): StorageWorld {
  const files = config.s3 ? s3Store(config.s3, { fetch, now }) : diskStore(join(config.dataDir, 'storage'))
  return { db, now, uuid, log, files, callerOf: (token) => callerOf(accounts, token) }
}

async function callerOf(accounts: Accounts, token: string): Promise<Caller> {
  try {
    const actor = await actorOf(accounts, token)
    if (refusalAt(actor, 'admin') !== null) return { kind: 'reader' }
    return { kind: 'writer', id: actor.kind === 'member' ? actor.userId : null }
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code !== 'bad_jwt') throw cause
    return { kind: 'nobody', isExpired: cause.cause instanceof TokenError && cause.cause.message.endsWith('token is expired') }
  }
}
