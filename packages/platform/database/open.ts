import { join } from 'node:path'
import { Kysely } from 'kysely'
import { embeddedDialect } from '#platform/database/embedded.ts'
import type { Notices } from '#platform/database/notices.ts'
import { postgresDialect } from '#platform/database/postgres.ts'
import manifest from '../../../package.json' with { type: 'json' }

/** The kind of database: embedded in a directory of this machine, or a PostgreSQL. */
export type Place = { kind: 'embedded'; directory: string } | { kind: 'postgres'; url: string }

/**
 * An archive of an empty embedded database, one per version of the engine. A database made from it opens in a quarter
 * of the time.
 */
export const templateFile = join(
  import.meta.dirname,
  '../../node_modules/.cache/potluck',
  `database-${manifest.dependencies['@electric-sql/pglite']}.tar.gz`,
)

/**
 * Opens the database; `destroy()` closes it. `onLost` is called for a broken connection. `notices` gets those of an
 * embedded database. Throws DirectoryInUse or DirectoryUnusable.
 */
export async function openDatabase<Tables>(
  place: Place,
  onLost: (cause: Error) => void,
  notices?: Pick<Notices, 'relay'>,
): Promise<Kysely<Tables>> {
  const dialect =
    place.kind === 'postgres'
      ? postgresDialect({ url: place.url, onLost })
      : await embeddedDialect({
          directory: place.directory,
          template: templateFile,
          onLost,
          onNotice: (payload) => notices?.relay(payload),
        })
  return new Kysely<Tables>({ dialect })
}

/** The SQLSTATE of a refused statement, of either engine. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
}
