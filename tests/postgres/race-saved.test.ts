import { afterAll, beforeAll, expect, test } from 'vitest'
import { savedRecipeLimits } from '#domain/saved-recipes/limits.ts'
import { howMany } from '../how-many.ts'
import { aSavedRecipe } from '../rest/kitchen.ts'
import { dawdle, many, openTwoServers, type TwoServers } from './two-servers.ts'

// The cap on saved recipes holds on two processes that share a real PostgreSQL.

const rounds = howMany(2, 20)

let two: TwoServers
beforeAll(async () => {
  two = await openTwoServers({})
  await dawdle(two.db, 'public.saved_recipes')
})
afterAll(() => two.close())

test.each([
  { plan: 'free', most: savedRecipeLimits.most.free },
  { plan: 'tester', most: savedRecipeLimits.most.tester },
] as const)(
  'one of one hundred concurrent saves on two servers succeeds just below the cap of $most for the plan $plan',
  {
    timeout: 120_000,
  },
  async ({ plan, most }) => {
    const { id, session } = await two.member()
    if (plan === 'tester') await two.db.insertInto('public.user_roles').values({ user_id: id, role: 'tester' }).execute()
    const send = (index: number, count: number) =>
      fetch(`${two.urlOf(index)}/rest/v1/saved_recipes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify(Array.from({ length: count }, (_, at) => aSavedRecipe({ recipe_name: `Soup ${index}.${at}` }))),
      })
    const save = async (index: number, count = 1) => {
      let response = await send(index, count)
      // A busy machine refuses a call that waited 5 s for a connection. The test sends it again, as the answer says.
      while (response.status === 503) response = await send(index, count)
      return { status: response.status, error: response.ok ? null : await response.json() }
    }
    for (let round = 0; round < rounds; round += 1) {
      await two.db.deleteFrom('public.saved_recipes').where('user_id', '=', id).execute()
      expect(await save(round, most - 1)).toMatchObject({ status: 201 })
      const answers = await many(100, (index) => save(index))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      for (const { status, error } of answers) {
        if (status !== 201) expect({ status, ...error }).toMatchObject({ status: 400, code: 'P0001', message: 'storage_limit_reached' })
      }
      const kept = await two.db.selectFrom('public.saved_recipes').select('id').where('user_id', '=', id).execute()
      expect(kept).toHaveLength(most)
    }
  },
)
