import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isRefused, RightsMissing, rightsToMake } from '#platform/database/rights.ts'
import { ensureRoles } from '#platform/database/roles.ts'

/** The platform's own migrations: accounts, keys, limits. */
const platformFolder = join(import.meta.dirname, '..', 'migrations')

/**
 * Migrations that make schemas auth and storage, each with a table or index of it. A Supabase project has them
 * already and owns them.
 */
const supabaseFiles: Readonly<Record<string, string>> = {
  '0001_auth': 'auth.users',
  '0005_gotrue_tables': 'auth.refresh_tokens',
  '0006_flow_indexes': 'auth.idx_user_id_auth_method',
  '0011_storage': 'storage.objects',
}

/**
 * Runs the platform's migrations, then the product's in `folder`. Processes that start together wait for each other.
 * Throws RightsMissing.
 */
export async function migrate<Tables>(db: Kysely<Tables>, folder: string): Promise<void> {
  await ensureRoles(db)
  await runFiles(db, platformFolder, 'platform_migration')
  await runFiles(db, folder, 'kysely_migration')
}

/**
 * Runs a folder's SQL files that have not run yet, in the order of their names, and records them in
 * `private.{table}`.
 */
async function runFiles<Tables>(db: Kysely<Tables>, folder: string, table: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => migrationsIn(folder) },
    migrationTableSchema: 'private',
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  })
  const { error } = await migrator.migrateToLatest()
  if (isRefused(error)) await throwIfRightsMissing(db, error)
  if (error) throw error
}

/** Throws RightsMissing when missing rights are the cause. */
async function throwIfRightsMissing<Tables>(db: Kysely<Tables>, cause: unknown): Promise<void> {
  const { user, statements } = await rightsToMake(db)
  if (statements.length > 0) throw new RightsMissing({ user, mayNot: 'make the tables', statements }, { cause })
}

async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const read = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, file), 'utf8')
    const name = file.replace(/\.sql$/, '')
    const up: Migration['up'] = async (db) => {
      const own = supabaseFiles[name]
      if (own !== undefined && (await hasTable(db, own))) return
      await sql.raw(text).execute(db)
    }
    return [name, { up }]
  })
  return Object.fromEntries(await Promise.all(read))
}

async function hasTable<Tables>(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass(${table}) is not null as has`.execute(db)
  return rows[0]?.has === true
}
