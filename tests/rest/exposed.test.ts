import { typeOf } from '@potluck/platform/rest/exposed'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exposed } from '#server/rest/exposed.ts'
import { openWorld, type TestWorld } from '../api/world.ts'

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('every exposed table is in the database with its types and keys', async () => {
  for (const [name, table] of Object.entries(exposed.tables)) {
    const { rows } = await sql<{ name: string; type: string; has_default: boolean; in_key: boolean }>`
      select attname as name, case when typcategory = 'A' then substr(typname, 2) || '[]' else typname end as type, atthasdef as has_default,
        attnum = any (coalesce((select conkey from pg_constraint where conrelid = attrelid and contype = 'p'), '{}')) as in_key
      from pg_attribute join pg_type on pg_type.oid = atttypid
      where attrelid = ${`public.${name}`}::regclass and attnum > 0 and not attisdropped order by attnum
    `.execute(world.db)
    const columns = Object.entries(table.columns)
    expect(Object.fromEntries(columns.map(([column, type]) => [column, typeOf(type)])), name).toEqual(
      Object.fromEntries(rows.filter((row) => Object.hasOwn(table.columns, row.name)).map((row) => [row.name, row.type])),
    )
    expect(
      columns.filter(([, column]) => typeof column === 'object').map(([column]) => column),
      name,
    ).toEqual(rows.filter((row) => row.has_default && Object.hasOwn(table.columns, row.name)).map((row) => row.name))
    expect([...table.primaryKey].sort(), name).toEqual(
      rows
        .filter((row) => row.in_key)
        .map((row) => row.name)
        .sort(),
    )
  }
})

test('every exposed function is in the database with its arguments and columns', async () => {
  for (const [name, { arguments: types, returns }] of Object.entries(exposed.functions)) {
    const { rows } = await sql<{ names: string[]; modes: string[] | null; types: string[] }>`
      select proargnames as names, proargmodes::text[] as modes,
        array(select typname from unnest(coalesce(proallargtypes, proargtypes::oid[])) with ordinality as given(id, at)
          join pg_type on pg_type.oid = id order by at)::text[] as types
      from pg_proc where pronamespace = 'public'::regnamespace and proname = ${name}
    `.execute(world.db)
    expect(rows, name).toHaveLength(1)
    const [found] = rows
    const all = (found?.names ?? []).map((argument, at) => ({ argument, mode: found?.modes?.[at] ?? 'i', type: found?.types[at] }))
    const of = (mode: string) => Object.fromEntries(all.filter((one) => one.mode === mode).map(({ argument, type }) => [argument, type]))
    expect(types, name).toEqual(of('i'))
    expect(returns, name).toEqual(of('t'))
  }
})
