import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { type Actor, actors, functions, type Outcomes, type Rows, tables } from './outcomes.ts'
import { ask, count, openPeople, type Person } from './people.ts'
import { aRow, fillTables, insertRow, recordOf } from './rows.ts'

// Every table, operation and actor, tested directly on the database without handlers and filters. outcomes.ts declares
// each cell.

let house: House
let people: Record<Actor, Person>

beforeAll(async () => {
  house = await openHouse()
  people = await openPeople(house)
  await fillTables(house, owners())
})
afterAll(() => house.close())

test('every table and function of schema public has declared outcomes, and every column a test value', async () => {
  const { rows: found } = await sql<{ name: string; columns: string[] }>`
    select relname as name, to_jsonb(array(
      select attname from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attname
    )) as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by relname
  `.execute(house.world.db)
  expect(found.map(({ name }) => name)).toEqual(Object.keys(tables).sort())
  for (const { name, columns } of found) expect(Object.keys(aRow(name, null).row).sort(), name).toEqual(columns)
  const { rows: callable } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by proname
  `.execute(house.world.db)
  expect(callable.map(({ name }) => name)).toEqual(Object.keys(functions).sort())
})

for (const [table, outcomes] of Object.entries(tables)) {
  const target = sql.table(`public.${table}`)
  const whose = outcomes.owner === null ? sql<string | null>`null` : sql.ref<string | null>(outcomes.owner)

  describe.each(actors)(`database access to ${table} for the actor %s`, (actor) => {
    test(`selecting from ${table} as ${actor} returns: ${outcomes.read[actor]}`, async () => {
      const read = await ask(house, people[actor], sql<Touched>`select ${whose} as owner from ${target}`)
      await expectRows(outcomes, table, actor, read, outcomes.read[actor])
    })

    test(`inserting into ${table} as ${actor} may set: ${outcomes.insert[actor]}`, async () => {
      const declared = outcomes.insert[actor]
      const { row, needed } = aRow(table, people[actor].id ?? people.member.id)
      // Makes room, because each person may have only one row.
      const room = sql`delete from ${target} where ${whose} = ${people[actor].id ?? people.member.id}`
      const insert = (columns: readonly string[]) => ask(house, people[actor], insertRow(table, row, columns), [room])
      const first = await insert(needed)
      if (declared === 'refused') return expect(first).toBe('42501')
      expect(first).toEqual([])
      const others = Object.keys(row).filter((column) => !needed.includes(column))
      const written = [...needed]
      for (const column of others) {
        const answer = await insert([...needed, column])
        if (answer === '42501') continue
        expect(answer, column).toEqual([])
        written.push(column)
      }
      expect(written.sort()).toEqual(declared === 'every column' ? Object.keys(row).sort() : declared.toSorted())
    })

    test(`updating ${table} as ${actor} may change: ${describeWrites(outcomes.update[actor])}`, async () => {
      const declared = outcomes.update[actor]
      const columns = Object.keys(aRow(table, null).row)
      for (const column of columns) {
        const may = declared !== 'refused' && (declared.columns === 'every column' || declared.columns.includes(column))
        const name = sql.ref(column)
        const updated = await ask(house, people[actor], sql<Touched>`update ${target} set ${name} = ${name} returning ${whose} as owner`)
        await expectRows(outcomes, table, actor, updated, may ? declared.rows : 'refused', column)
        // A write that reads nothing is not restricted by the policy for reading.
        if (typeof updated === 'string' || actor === 'service') continue
        const blind = sql`update ${target} set ${name} = (select ${name} from ${recordOf(table, aRow(table, people[actor].id).row)})`
        expect(await count(house, people[actor], blind), column).toBe(updated.length)
      }
    })

    test(`deleting from ${table} as ${actor} may delete: ${outcomes.delete[actor]}`, async () => {
      const deleted = await ask(house, people[actor], sql<Touched>`delete from ${target} returning ${whose} as owner`)
      await expectRows(outcomes, table, actor, deleted, outcomes.delete[actor])
      const blind = await count(house, people[actor], sql`delete from ${target}`)
      expect(blind).toBe(typeof deleted === 'string' ? deleted : deleted.length)
    })
  })
}

const owned = Object.entries(tables).filter(([, { owner }]) => owner !== null)

describe.each(owned)("rows of %s in another person's name", (table, outcomes) => {
  test.each(actors)(
    `an insert into ${table} in another person's name by the actor %s succeeds with the service key only`,
    async (actor) => {
      const somebody = actor === 'member' ? people.other : people.member
      const { row, needed } = aRow(table, somebody.id)
      const room = sql`delete from ${sql.table(`public.${table}`)} where ${sql.ref('user_id')} = ${somebody.id}`
      const answer = await ask(house, people[actor], insertRow(table, row, [...new Set([...needed, 'user_id'])]), [room])
      expect(answer).toEqual(actor === 'service' ? [] : '42501')
      expect(outcomes.insert[actor] === 'every column').toBe(actor === 'service')
    },
  )

  test.each(actors)(
    `an update of ${table} that gives a row to another person by the actor %s succeeds with the service key only`,
    async (actor) => {
      const somebody = actor === 'member' ? people.other : people.member
      const target = sql.table(`public.${table}`)
      const room = sql`delete from ${target} where user_id = ${somebody.id}`
      const answer = await ask(house, people[actor], sql`update ${target} set user_id = ${somebody.id}`, [room])
      if (actor === 'service') return expect(answer).toEqual(['profiles', 'user_roles', 'subscriptions'].includes(table) ? '23505' : [])
      expect(answer).toEqual((actor === 'guest' || actor === 'half') && table === 'profiles' ? [] : '42501')
    },
  )
})

describe('get_user_roles', () => {
  test.each(actors)('get_user_roles called as %s returns the declared roles', async (actor) => {
    const call = (id: string | null) => ask(house, people[actor], sql<{ role: string }>`select * from public.get_user_roles(${id}::uuid)`)
    const declared = functions.get_user_roles[actor]
    const rolesOf = { tester: people.tester.id, premium: people.premium.id, admin: people.admin.id }
    for (const [role, id] of Object.entries(rolesOf)) {
      const isTold = declared === 'all' || (declared === 'own' && id === people[actor].id)
      expect(await call(id), role).toEqual(declared === 'refused' ? '42501' : isTold ? [{ role }] : [])
    }
    expect(await call(people.member.id)).toEqual(declared === 'refused' ? '42501' : [])
    expect(await call(crypto.randomUUID())).toEqual(declared === 'refused' ? '42501' : [])
  })
})

describe('knows_start', () => {
  test.each(actors)('knows_start called as %s returns the declared rows', async (actor) => {
    const id = crypto.randomUUID()
    await sql`insert into private.server_starts values (${id}, now())`.execute(house.world.db)
    const call = (one: string) => ask(house, people[actor], sql`select * from public.knows_start(${one}::uuid)`)
    const isTold = functions.knows_start[actor] === 'all'
    expect(await call(id)).toEqual(isTold ? [{ id }] : '42501')
    expect(await call(crypto.randomUUID())).toEqual(isTold ? [] : '42501')
  })
})

interface Touched {
  owner: string | null
}

function owners(): string[] {
  return actors.flatMap((actor) => people[actor].id ?? [])
}

async function expectRows(
  outcomes: Outcomes,
  table: string,
  actor: Actor,
  answer: readonly Touched[] | string,
  declared: Rows,
  about?: string,
) {
  if (declared === 'refused') return expect(answer, about).toBe('42501')
  const whose = outcomes.owner === null ? sql<string | null>`null` : sql.ref<string | null>(outcomes.owner)
  const { rows } = await sql<Touched>`select ${whose} as owner from ${sql.table(`public.${table}`)}`.execute(house.world.db)
  expect(rows.length).toBeGreaterThan(0)
  const all = rows.map(({ owner }) => owner)
  const own = all.filter((owner) => owner !== null && owner === people[actor].id)
  const touched = declared === 'all' ? all : declared === 'own' ? own : []
  expect(typeof answer === 'string' ? answer : answer.map(({ owner }) => owner).sort(), about).toEqual(touched.sort())
}

function describeWrites(writes: Outcomes['update'][Actor]): string {
  return writes === 'refused' ? writes : `${writes.rows}: ${writes.columns}`
}
