import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'

// Accounts move as rows: each table of schema auth with its columns by name, as in a data dump.

let from: House
let to: House

beforeAll(async () => {
  from = await openHouse()
  to = await openHouse()
})
afterAll(async () => {
  await from.close()
  await to.close()
})

test('an account exported as rows signs in where it is imported, and its session continues', async () => {
  const { client, email, password, id } = await from.member({ data: { first_name: 'Ada' } })
  const { data: left } = await client.auth.getSession()
  const { data: there } = await client.auth.getUser()

  let moved = 0
  for (const table of await tablesInOrder(from)) moved += await move(table)
  expect(moved).toBeGreaterThanOrEqual(3)

  const elsewhere = to.client()
  const { data: entered, error } = await elsewhere.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  expect(entered.user).toMatchObject({ id, email, created_at: there.user?.created_at, identities: there.user?.identities ?? [] })
  expect((await elsewhere.from('profiles').select('first_name, email')).data).toEqual([{ first_name: 'Ada', email }])

  const onward = await to.client().auth.refreshSession({ refresh_token: left.session?.refresh_token ?? '' })
  expect(onward.error).toBeNull()
  expect(onward.data.user?.id).toBe(id)
})

/** Moves the rows of a table as `pg_dump --data-only --column-inserts` would, and returns their number. */
async function move(table: string): Promise<number> {
  const columns = await columnsOf(table)
  expect(columns, table).toEqual(await columnsOf(table, to))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<{ row: object }>`select to_jsonb(stored) as row from ${sql.table(table)} as stored`.execute(from.world.db)
  const json = JSON.stringify(rows.map(({ row }) => row))
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(to.world.db)
  return rows.length
}

/** The columns of a dump, which has no generated columns. */
async function columnsOf(table: string, house = from): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
  `.execute(house.world.db)
  return rows.map(({ name }) => name)
}

/** The tables of schema auth, each after the ones it refers to. */
async function tablesInOrder(house: House): Promise<string[]> {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    select oid::regclass::text as name, to_jsonb(array(
      select distinct confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
    )) as needs
    from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'
  `.execute(house.world.db)
  const ordered: string[] = []
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, needs }) => !ordered.includes(name) && needs.every((needed) => ordered.includes(needed)))
    if (!next) throw new Error('The tables refer to one another in a circle')
    ordered.push(next.name)
  }
  return ordered
}
