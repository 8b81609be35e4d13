import { takeFromLimit } from '@potluck/platform/limits/limiter'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withinBudget } from '#server/budget/within-budget.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

/** Tables that may still name a deleted account, and why. */
const kept: Record<string, string> = {}

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Every table with a row that contains this word. */
async function findWord(word: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  `.execute(world.db)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const table = sql.table(`${schema}.${name}`)
    const said = await sql`select 1 from ${table} as row where strpos(row::text, ${word}) > 0 limit 1`.execute(world.db)
    if (said.rows.length > 0) found.push(`${schema}.${name}`)
  }
  return found.toSorted()
}

test('a deleted account is named nowhere in the database', async () => {
  const json = { 'content-type': 'application/json' }
  const signUp = await world.send('/auth/v1/signup', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' }),
  })
  const { access_token: token, user } = await signUp.json()
  const { id } = user
  const headers = { authorization: `Bearer ${token}`, 'x-session-id': 's' }
  expect((await world.call('generate-recipe', aRequest(), { ...headers, 'idempotency-key': 'click-1' })).status).toBe(200)
  expect((await world.call('export-my-data', {}, headers)).status).toBe(200)
  await takeFromLimit(world.db, `billing:${id}`, { most: 30, within: 3_600_000 }, world.now())
  const member = {
    kind: 'member' as const,
    userId: id,
    sessionId: 's',
    roles: [],
    plan: 'free' as const,
    secondFactor: 'none' as const,
    isAnonymous: false,
  }
  await withinBudget({ world, actor: member, address: undefined, setHeader: () => {} }, 'ai', () => 'done')
  expect(await findWord(id)).toEqual(
    expect.arrayContaining([
      'auth.users',
      'platform.budgets',
      'platform.rate_limits',
      'private.search_ledger',
      'private.searches',
      'private.usage_accounts',
    ]),
  )

  expect((await world.call('delete-account', { confirmation: user.email }, headers)).status).toBe(200)
  expect((await findWord(id)).filter((table) => kept[table] === undefined)).toEqual([])
  expect(world.failures).toEqual([])
})
