import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, sqlState } from '#platform/database/open.ts'
import { runTogether } from '#platform/database/together.ts'
import { emptyDatabase } from '../api/world.ts'

// Each connection keeps frequent statements prepared: parsed and planned once.

const { place, remove } = await emptyDatabase()
const db = await openDatabase<object>(place, () => {})
beforeAll(async () => {
  await sql`create table shelf (id integer, name text)`.execute(db)
  await sql`insert into shelf values (1, 'leek')`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await remove()
})

const alone = (statement: RawBuilder<unknown>) => statement.execute(db).then(({ rows }) => rows)
const beside = (statement: RawBuilder<unknown>) => runTogether(db, sql`select ${1}::integer`, statement).then(([, rows]) => rows)
const runs = [
  ['alone', alone],
  ['beside another', beside],
] as const
const often = async (run: () => Promise<unknown>) => {
  for (let time = 0; time < 15; time += 1) await run()
}
const kept = async (words: string) =>
  (await sql`select from pg_prepared_statements where statement like ${`%${words}%`} and name like 'potluck%'`.execute(db)).rows.length

test.each(runs)('a frequent statement %s is prepared and returns the same rows', async (name, run) => {
  const asked = (id: number) => run(sql`select name, ${name}::text as who from shelf where id = ${id}`)
  await often(() => asked(1))
  expect(await asked(1)).toEqual([{ name: 'leek', who: name }])
  expect(await asked(2)).toEqual([])
  expect(await kept('as who from shelf')).toBeGreaterThan(0)
})

test.each(runs)('a prepared statement %s returns the columns that a migration added', async (name, run) => {
  const asked = () => run(sql`select *, ${name}::text as who from shelf where id = ${1}`)
  await often(asked)
  const column = sql.id(`added_${name.replace(' ', '_')}`)
  await sql`alter table shelf add column ${column} integer default 7`.execute(db)
  expect(Object.values((await asked())[0] ?? {})).toContain(7)
  await often(asked)
})

test.each(runs)('a prepared statement %s fails only by its values, and the next call succeeds', async (name, run) => {
  const asked = (divisor: number) => run(sql`select 6 / ${divisor}::integer as share, ${name}::text as who`)
  // A statement that fails at its first use under its name is known to the connection too.
  for (let time = 0; time < 12; time += 1) expect(await asked(0).catch(sqlState)).toBe('22012')
  expect(await asked(2)).toEqual([{ share: 3, who: name }])
  expect(await asked(0).catch(sqlState)).toBe('22012')
  expect(await asked(3)).toEqual([{ share: 2, who: name }])
})
