import { sqlState } from '@potluck/platform/database/open'
import { runTogether } from '@potluck/platform/testing/together'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, aSavedRecipe, type Cook } from './kitchen.ts'

// A read takes its caller's role for one implicit transaction. Afterwards the connection must be clean, however the
// read ended.

let house: House
let cook: Cook
beforeAll(async () => {
  house = await openHouse()
  cook = await aCook(house)
  await cook.client.from('saved_recipes').insert(aSavedRecipe())
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/** The state of the pool's connections, read concurrently so that each is included. */
async function connections(): Promise<unknown[]> {
  const look = () =>
    sql`
      select current_user = session_user as "isOwn", current_setting('transaction_read_only') as "isReadOnly",
        coalesce(current_setting('request.jwt.claims', true), '') as claims, pg_sleep(0.01) is null as "isDone"
    `.execute(house.world.db)
  return (await Promise.all(Array.from({ length: 20 }, look))).flatMap(({ rows }) => rows)
}

const untouched = { isOwn: true, isReadOnly: 'off', claims: '', isDone: false }
const isUntouched = async () =>
  expect(new Set((await connections()).map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(untouched)]))

const aMark = (key: string) => sql`insert into platform.rate_limits (key, full_at) values (${key}, now()) returning key`
const marks = async (key: string) => (await sql`select key from platform.rate_limits where key = ${key}`.execute(house.world.db)).rows
const anon = sql`select set_config('role', 'anon', true), set_config('request.jwt.claims', '{"sub":"x"}', true)`
const failing = sql`select 1 / 0 as nothing`
const stateOf = async (work: Promise<unknown>) => sqlState(await work.catch((error: unknown) => error))

test('a read leaves nothing of its caller on the connection', async () => {
  const reads = Array.from({ length: 30 }, () => cook.client.from('saved_recipes').select('*'))
  for (const { error, data } of await Promise.all(reads)) expect([error, data?.length]).toEqual([null, 1])
  await isUntouched()
})

test('a failed read leaves nothing on the connection, and the next read succeeds', async () => {
  const failures = await Promise.all(Array.from({ length: 30 }, () => cook.client.from('saved_recipes').select('*').eq('id', 'no-uuid')))
  for (const { error } of failures) expect(error?.code).toBe('22P02')
  await isUntouched()
  expect((await cook.client.from('saved_recipes').select('*')).data).toHaveLength(1)
})

test('a read by a deleted account is refused as such, even when the read itself fails', async () => {
  const gone = await aCook(house)
  await gone.client.from('saved_recipes').insert(aSavedRecipe())
  await sql`delete from auth.users where id = ${gone.id}`.execute(house.world.db)
  for (const read of [gone.client.from('saved_recipes').select('*'), gone.client.from('saved_recipes').select('*').eq('id', 'no-uuid')]) {
    const { error, data, status } = await read
    expect([status, error?.code, data]).toEqual([401, 'PGRST303', null])
  }
})

test('the second of two statements has the role of the first, and later statements do not', async () => {
  const [, rows] = await runTogether(
    house.world.db,
    anon,
    sql`select current_user as name, current_setting('request.jwt.claims') as claims`,
  )
  expect(rows).toEqual([{ name: 'anon', claims: '{"sub":"x"}' }])
  await isUntouched()
})

test('the first statement is rolled back when the second fails', async () => {
  expect(await stateOf(runTogether(house.world.db, aMark('undone'), failing))).toBe('22012')
  expect(await marks('undone')).toEqual([])
  expect(await stateOf(runTogether(house.world.db, anon, failing))).toBe('22012')
  await isUntouched()
})

test('the second statement never runs when the first fails', async () => {
  expect(await stateOf(runTogether(house.world.db, failing, aMark('never')))).toBe('22012')
  expect(await marks('never')).toEqual([])
})

test('both statements are committed when both succeed, unless the first forbids writes', async () => {
  await runTogether(house.world.db, sql`select 1`, aMark('kept'))
  expect(await marks('kept')).toEqual([{ key: 'kept' }])
  const readOnly = sql`select set_config('transaction_read_only', 'on', true)`
  expect(await stateOf(runTogether(house.world.db, readOnly, aMark('forbidden')))).toBe('25006')
  expect(await marks('forbidden')).toEqual([])
  await isUntouched()
})

test('a value that cannot be sent fails its call, and the connection stays usable', async () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  await expect(runTogether(house.world.db, anon, sql`select cast(${circle} as jsonb)`)).rejects.toThrow()
  await isUntouched()
})

test('runTogether is a transaction of its own and refuses to run within another', async () => {
  const within = house.world.db.transaction().execute((trx) => runTogether(trx, anon, sql`select 1`))
  await expect(within).rejects.toThrow('a transaction of its own')
  await isUntouched()
})
