import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SearchStep, searchSteps } from '#server/recipes/search-steps.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

/** Deletes the member's account when a search reaches this step. */
let at: { point: SearchStep; act: () => void } | null = null

let world: TestWorld
beforeAll(async () => {
  const reached = (point: SearchStep) => {
    if (point === at?.point) at.act()
  }
  world = await openWorld({ reached })
})
afterAll(() => world.close())

test.each(searchSteps)('an account deleted during two of its searches (at the step %s) leaves no row behind', async (point) => {
  for (let round = 0; round < 4; round += 1) {
    const { id, token } = await aMember()
    const leaving: Promise<unknown>[] = []
    at = { point, act: () => void leaving.push(world.db.deleteFrom('auth.users').where('id', '=', id).execute()) }
    const search = (stamp: number) =>
      world.call('generate-recipe', aRequest({ requestTimestamp: stamp }), { authorization: `Bearer ${token}` })
    const answers = await Promise.all([search(1), search(2)])
    at = null
    await Promise.all(leaving)
    for (const { status } of answers) expect([200, 401]).toContain(status)
    for (const table of ['private.searches', 'private.search_ledger', 'private.usage_accounts', 'public.generated_recipes']) {
      expect((await sql`select * from ${sql.table(table)}`.execute(world.db)).rows, table).toEqual([])
    }
  }
  expect(world.failures).toEqual([])
})

let members = 0

/** Each member signs up from another address, because sign-ups from one address are rate limited. */
async function aMember(): Promise<{ id: string; token: string }> {
  members += 1
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' }),
  }
  const { access_token: token, user } = await (await world.send('/auth/v1/signup', init, `198.51.100.${members}`)).json()
  return { id: user.id, token }
}
