import { openDatabase, sqlState } from '@potluck/platform/database/open'
import { runTogether } from '@potluck/platform/testing/together'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test.each(runs)('a value that cannot be sent fails a statement that is kept %s, and the next is answered', async (name, run) => {
  const asked = (value: unknown) => run(sql`select (${value}::jsonb) ->> 'food' as food, ${name}::text as who`)
  const circle: Record<string, unknown> = {}
  circle.food = circle
  await often(() => asked({ food: 'leek' }))
  expect(await kept('as food, ')).toBeGreaterThan(0)
  for (let time = 0; time < 3; time += 1) {
    await expect(asked(circle)).rejects.toThrow('circular')
    expect(await asked({ food: 'leek' })).toEqual([{ food: 'leek', who: name }])
  }
})

test.each(runs)('a value that cannot be sent when a statement would be kept %s for the first time does no harm', async (name, run) => {
  const asked = (value: unknown) => run(sql`select (${value}::jsonb) ->> 'drink' as drink, ${name}::text as who`)
  const circle: Record<string, unknown> = {}
  circle.drink = circle
  for (let time = 0; time < 15; time += 1) await expect(asked(circle)).rejects.toThrow('circular')
  for (let time = 0; time < 15; time += 1) expect(await asked({ drink: 'tea' })).toEqual([{ drink: 'tea', who: name }])
})

test('where the second of two statements cannot be sent, the first has no effect', async () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  const both = runTogether(db, sql`insert into shelf values (7, 'cork') returning id`, sql`select ${circle}::jsonb`)
  await expect(both).rejects.toThrow('circular')
  expect(await alone(sql`select name from shelf where id = ${7}`)).toEqual([])
})

test.each(runs)('a statement that the connection has lost is prepared again %s', async (name, run) => {
  const asked = () => run(sql`select name, ${name}::text as finder from shelf where id = ${1}`)
  await often(asked)
  expect(await kept('as finder')).toBeGreaterThan(0)
  await sql`deallocate all`.execute(db)
  await often(async () => expect(await asked()).toEqual([{ name: 'leek', finder: name }]))
  expect(await kept('as finder')).toBeGreaterThan(0)
})

test.each(runs)(
  'a hundred shapes of statements that callers make %s neither displace a frequent one nor fill the memory',
  async (name, run) => {
    const fixed = () => run(sql`select ${name}::text as steady`)
    await often(fixed)
    for (let shape = 0; shape < 100; shape += 1) {
      const asked = () => run(sql`select ${name}::text as ${sql.id(`shape_${shape}`)}`)
      await often(asked)
      await fixed()
    }
    expect(await kept('as steady')).toBeGreaterThan(0)
    expect(await kept('"shape_99"')).toBeGreaterThan(0)
    expect(await kept('"shape_0"')).toBe(0)
    expect(await kept('')).toBeLessThanOrEqual(40)
    const late = () => run(sql`select ${name}::text as latecomer`)
    await often(late)
    expect(await kept('as latecomer')).toBeGreaterThan(0)
  },
)
