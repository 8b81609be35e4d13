import type { PostgrestError } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exposed } from '#server/rest/exposed.ts'
import { type House, openHouse } from '../auth/house.ts'
import { type Actor, actors, type Rows, tables } from './outcomes.ts'
import { openPeople, type Person } from './people.ts'
import { aRow, fillTables, insertRow } from './rows.ts'

// The outcomes of outcomes.ts by the official client through the running server. Each write names a condition that
// holds for every row, because the API refuses writes without one.

type Row = Record<string, unknown>

let house: House
let people: Record<Actor, Person>
let stored: Map<string, Row[]>

beforeAll(async () => {
  house = await openHouse()
  people = await openPeople(house)
  await fillTables(
    house,
    actors.flatMap((actor) => people[actor].id ?? []),
  )
  stored = new Map()
  for (const table of Object.keys(tables)) stored.set(table, await everything(table))
})
afterAll(() => house.close())

test('the API exposes only tables with declared outcomes, and only existing columns', () => {
  expect(Object.keys(exposed.tables).sort()).toEqual(Object.keys(tables).sort())
  for (const [table, { columns }] of Object.entries(exposed.tables)) {
    expect(Object.keys(aRow(table, null).row), table).toEqual(expect.arrayContaining(Object.keys(columns)))
  }
})

for (const [table, outcomes] of Object.entries(tables)) {
  const columns = Object.keys(exposed.tables[table]?.columns ?? {})
  /** A column that is never null. */
  const dated = columns.includes('created_at') ? 'created_at' : 'updated_at'
  const rowOf = (owner: string | null): Row =>
    Object.fromEntries(Object.entries(aRow(table, owner).row).filter(([column]) => columns.includes(column)))

  describe.each(actors)(`access to ${table} for the actor %s`, (actor) => {
    const isRefused = (error: PostgrestError | null, status: number) => {
      if (error?.code !== '42501') return false
      expect(status).toBe(actor === 'visitor' ? 401 : 403)
      return true
    }
    /** The columns to try: one is enough for an actor that may write none, because access-matrix.test.ts tries each. */
    const toTry = (declared: unknown) => (declared === 'refused' ? columns.slice(0, 1) : columns)
    /** The rows that an outcome covers. */
    const those = (rows: Exclude<Rows, 'refused'>) => {
      const all = stored.get(table) ?? []
      if (rows === 'none') return []
      return rows === 'all' ? all : all.filter(({ user_id: owner }) => owner === people[actor].id)
    }
    const shown = (rows: readonly Row[]) =>
      rows.map((row) => JSON.stringify(Object.fromEntries(columns.toSorted().map((column) => [column, row[column]])))).sort()
    afterEach(() => restore(table))

    test(`reading ${table} as ${actor} returns: ${outcomes.read[actor]}`, async () => {
      const declared = outcomes.read[actor]
      const { data, error, status } = await people[actor].client.from(table).select()
      if (declared === 'refused') return expect(isRefused(error, status)).toBe(true)
      expect(shown(data ?? [])).toEqual(shown(those(declared)))
    })

    test(`inserting into ${table} as ${actor} succeeds for the declared columns only`, async () => {
      const declared = outcomes.insert[actor]
      const owner = people[actor].id ?? people.member.id
      for (const column of toTry(declared)) {
        await sql`delete from ${sql.table(`public.${table}`)} where ${sql.ref(outcomes.owner ?? 'id')}::text = ${owner}`.execute(
          house.world.db,
        )
        const row = rowOf(owner)
        const sent = Object.fromEntries([...aRow(table, owner).needed, column].map((name) => [name, row[name]]))
        const { error, status } = await people[actor].client.from(table).insert(sent)
        const may = declared !== 'refused' && (declared === 'every column' || declared.includes(column))
        if (!may) expect(isRefused(error, status), column).toBe(true)
        else expect({ error, status }, column).toEqual({ error: null, status: 201 })
      }
    })

    test(`updating ${table} as ${actor} succeeds for the declared columns and rows only`, async () => {
      const declared = outcomes.update[actor]
      for (const column of toTry(declared)) {
        const may = declared !== 'refused' && (declared.columns === 'every column' || declared.columns.includes(column))
        // The rows of a table cannot all get one id, so the service key rewrites one row with its own values.
        const [first = {}] = stored.get(table) ?? []
        const changes = { [column]: actor === 'service' ? first[column] : rowOf(people[actor].id)[column] }
        const update = people[actor].client.from(table).update(changes, { count: 'exact' })
        const { error, status, count } = await (actor === 'service' ? update.match(keyOf(table, first)) : update.not(dated, 'is', null))
        if (!may) expect(isRefused(error, status), column).toBe(true)
        else expect({ error, count }, column).toEqual({ error: null, count: actor === 'service' ? 1 : those(declared.rows).length })
      }
    })

    test(`deleting from ${table} as ${actor} deletes: ${outcomes.delete[actor]}`, async () => {
      const declared = outcomes.delete[actor]
      const { error, status, count } = await people[actor].client.from(table).delete({ count: 'exact' }).not(dated, 'is', null)
      if (declared === 'refused') return expect(isRefused(error, status)).toBe(true)
      expect({ error, count }).toEqual({ error: null, count: those(declared).length })
      const left = await everything(table)
      expect(shown(left)).toEqual(shown((stored.get(table) ?? []).filter((row) => !those(declared).includes(row))))
    })
  })
}

test.each(['saved_recipes', 'profiles', 'generated_recipes', 'app_errors', 'bot_patterns'])(
  "another member's row of %s looks exactly like a missing one",
  async (table) => {
    const { client } = people.other
    const theirs = stored.get(table)?.find(({ user_id: owner }) => owner === people.member.id || owner === undefined)?.id
    expect(theirs).toBeTypeOf('string')
    const changes = { saved_recipes: { rating: 1 }, profiles: { first_name: 'Bo' }, app_errors: { status: 'ignored' } }
    const answers = async (id: unknown) => [
      await client.from(table).select().eq('id', id).single(),
      await client.from(table).select().eq('id', id),
      await client
        .from(table)
        .update(Object(changes)[table] ?? { is_active: false })
        .eq('id', id)
        .select()
        .single(),
      await client.from(table).delete().eq('id', id).select(),
    ]
    expect(await answers(theirs)).toEqual(await answers(crypto.randomUUID()))
    expect(await everything(table)).toEqual(stored.get(table))
  },
)

/** Every row, as the API writes one. */
async function everything(table: string): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`select to_jsonb(stored) as row from ${sql.table(`public.${table}`)} as stored`.execute(
    house.world.db,
  )
  return rows.map(({ row }) => row)
}

/** Restores a table to its stored rows. */
async function restore(table: string): Promise<void> {
  const rows = stored.get(table) ?? []
  if (JSON.stringify(await everything(table)) === JSON.stringify(rows)) return
  await sql`delete from ${sql.table(`public.${table}`)}`.execute(house.world.db)
  for (const row of rows) await insertRow(table, row).execute(house.world.db)
  stored.set(table, await everything(table))
}

function keyOf(table: string, row: Row): Row {
  const key = exposed.tables[table]?.primaryKey ?? []
  return Object.fromEntries(key.map((column) => [column, row[column]]))
}
