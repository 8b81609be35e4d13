import { openDatabase } from '@potluck/platform/database/open'
import { type Kysely, sql } from 'kysely'
import { emptyDatabase } from './world.ts'

/**
 * Runs `work` as a database role that owns an empty database, is no superuser and may make no roles. `asAdministrator`
 * runs the SQL at a sentence's end.
 */
export async function asPlainOwner(
  work: (connection: Kysely<unknown>, asAdministrator: (sentence: string) => Promise<void>, owner: string) => Promise<void>,
): Promise<void> {
  const { place, remove } = await emptyDatabase({ isMigrated: false })
  const db = await openDatabase<unknown>(place, () => {})
  const owner = `owner_${crypto.randomUUID().replaceAll('-', '')}`
  await sql`create role ${sql.ref(owner)} nologin`.execute(db)
  const name = (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name ?? ''
  await sql`grant create on database ${sql.ref(name)} to ${sql.ref(owner)}`.execute(db)
  await sql`grant create, usage on schema public to ${sql.ref(owner)}`.execute(db)
  await db.connection().execute(async (connection) => {
    await sql`set role ${sql.ref(owner)}`.execute(connection)
    const asAdministrator = async (sentence: string) => {
      await sql`reset role`.execute(connection)
      await sql.raw(sentence.slice(sentence.indexOf(': ') + 2)).execute(connection)
      await sql`set role ${sql.ref(owner)}`.execute(connection)
    }
    await work(connection, asAdministrator, owner)
    await sql`reset role`.execute(connection)
  })
  await sql`drop owned by ${sql.ref(owner)} cascade`.execute(db)
  await sql`drop role ${sql.ref(owner)}`.execute(db)
  await db.destroy()
  await remove()
}
