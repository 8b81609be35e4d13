import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

/** Runs the plain SQL files of the folder that have not run yet, in the order of their names. Processes that start together wait for one another. */
export async function migrate<Tables>(db: Kysely<Tables>, folder: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => migrationsIn(folder) }, migrationTableSchema: 'private' })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function migrationsIn(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const read = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(folder, file), 'utf8')
    return [file.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(read))
}
