import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exposed } from '#server/rest/exposed.ts'
import { type House, openHouse } from '../auth/house.ts'
import { aRow } from '../rest/rows.ts'
import { type Asked, ask } from './ask.ts'

// Every table and function of /rest/v1: the service key inserts, updates, reads and deletes a row of each table.

let house: House
let owner: string
let email: string
beforeAll(async () => {
  house = await openHouse()
  const member = await house.member()
  owner = member.id
  email = member.email
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const rest = (line: string, { headers, ...asked }: Asked = {}) =>
  ask(house.world, line.replace(' /', ' /rest/v1/'), {
    token: house.world.accounts.apiKeys.serviceRole,
    headers: { prefer: 'return=representation', ...headers },
    ...asked,
  })

/** The update of a row of each table, and the key by which an upsert finds that row. */
const tables: Record<string, { change: Record<string, unknown>; key: readonly string[] }> = {
  profiles: { change: { first_name: 'Grace' }, key: ['user_id'] },
  user_roles: { change: { created_at: '2026-06-02T10:00:00+00:00' }, key: ['user_id', 'role'] },
  subscriptions: { change: { status: 'past_due' }, key: ['user_id'] },
  generated_recipes: { change: { recipe_name: 'Stew' }, key: ['id'] },
  saved_recipes: { change: { rating: 3 }, key: ['id'] },
  app_errors: { change: { severity: 'low' }, key: ['id'] },
  bot_detection_logs: { change: { risk_score: 10 }, key: ['id'] },
  bot_patterns: { change: { risk_weight: 5 }, key: ['id'] },
}

test('every table and every function of the API has a call in the smoke test', () => {
  expect(Object.keys(tables).toSorted()).toEqual(Object.keys(exposed.tables).toSorted())
  expect(Object.keys(functions).toSorted()).toEqual(Object.keys(exposed.functions).toSorted())
})

test.each(Object.entries(tables))(
  'a row of %s is inserted, read, updated, upserted where allowed, and deleted',
  async (table, { change, key }) => {
    const { columns = {}, upsertBy } = exposed.tables[table] ?? {}
    const row = Object.fromEntries(
      Object.entries({ ...aRow(table, owner).row, email }).filter(([column]) => Object.hasOwn(columns, column)),
    )
    const where = key.map((column) => `${column}=eq.${row[column]}`).join('&')
    // The database sets the times of creation and change.
    const told = withoutTimes(row)
    await rest(`DELETE /${table}?${where}`)

    expect(await rest(`POST /${table}`, { body: row })).toMatchObject({ status: 201, body: [told] })
    expect(await rest(`GET /${table}?${where}`)).toMatchObject({ status: 200, body: [told] })
    expect(await rest(`PATCH /${table}?${where}`, { body: change })).toMatchObject({ status: 200, body: [{ ...told, ...change }] })
    expect(await rest(`GET /${table}?${where}&select=${Object.keys(change)}`)).toEqual({ status: 200, body: [change] })
    const over = { prefer: 'return=representation,resolution=merge-duplicates' }
    const writtenOver = await rest(`POST /${table}?on_conflict=${key}`, { body: row, headers: over })
    if (upsertBy) expect(writtenOver).toMatchObject({ status: 200, body: [told] })
    else expect(writtenOver).toMatchObject({ status: 400, body: { code: '42P10' } })
    expect(await rest(`DELETE /${table}?${where}`)).toMatchObject({
      status: 200,
      body: [upsertBy ? told : { ...told, ...change }].map(withoutTimes),
    })
    expect(await rest(`GET /${table}?${where}`)).toEqual({ status: 200, body: [] })
  },
)

function withoutTimes(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !/_at$/.test(column)))
}

test.each(Object.keys(tables))('a visitor is refused on the table %s', async (table) => {
  const answer = await rest(`GET /${table}`, { token: house.world.accounts.apiKeys.anon })
  expect(answer).toMatchObject({ status: 401, body: { code: '42501' } })
})

const functions: Record<string, () => Promise<void>> = {
  async get_user_roles() {
    await sql`insert into public.user_roles (user_id, role) values (${owner}, 'premium')`.execute(house.world.db)
    const roles = await rest('POST /rpc/get_user_roles', { body: { _user_id: owner } })
    expect(roles).toEqual({ status: 200, body: [{ role: 'premium' }] })
  },
  async knows_start() {
    const id = randomUUID()
    await sql`insert into private.server_starts values (${id}, now())`.execute(house.world.db)
    expect(await rest('POST /rpc/knows_start', { body: { _id: id } })).toEqual({ status: 200, body: [{ id }] })
    expect(await rest('POST /rpc/knows_start', { body: { _id: randomUUID() } })).toEqual({ status: 200, body: [] })
  },
}

test.each(Object.entries(functions))('the database function %s returns its rows', async (_, call) => {
  await call()
})
