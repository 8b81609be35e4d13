import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aDish, aKitchen } from './a-kitchen.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

const kitchen = aKitchen()
let world: TestWorld

beforeAll(async () => {
  world = await openWorld({ kitchen })
})
afterEach(async () => {
  await world.empty()
  kitchen.cooked.length = 0
  expect(world.failures).toEqual([])
})
afterAll(async () => {
  await world.close()
})

test('a visitor without a key gets a recipe, which is stored and charged once', async () => {
  const response = await world.call('generate-recipe', aRequest(), { 'x-session-id': 'session_1_abc', 'x-time-zone': 'Asia/Tokyo' })
  expect(response.status).toBe(200)
  const { recipe, usage } = await response.json()
  expect(recipe).toMatchObject({
    title: 'Italian supper',
    description: 'Cooked for 1782900000000.',
    ingredients: ['1 chicken', '1 tomatoes'],
    uses: ['yours', 'yours'],
    checks: [{ rule: 'allergen', subjects: [] }],
    leftOut: [],
    provenance: { writer: 'composer' },
    generatedAt: '2026-07-01T12:00:00.000Z',
  })
  expect(usage).toEqual({
    period: 'day',
    used: 1,
    limit: 6,
    remaining: 5,
    resetDate: '2026-07-01T15:00:00.000Z',
    sessionId: 'session_1_abc',
    totalLifetime: 1,
  })

  const { rows } = await sql`select * from public.generated_recipes`.execute(world.db)
  expect(rows).toEqual([
    {
      id: recipe.id,
      recipe_name: 'Italian supper',
      cuisine_type: 'Italian',
      language: 'en',
      user_id: null,
      user_ip_address: '192.0.2.1',
      session_id: 'session_1_abc',
      created_at: new Date('2026-07-01T12:00:00Z'),
      recipe_content: expect.objectContaining({
        description: 'Cooked for 1782900000000.',
        prepTime: '10 mins',
        cookTime: '20 mins',
        totalTime: '30 mins',
        servings: 4,
        difficulty: 'Easy',
        ingredients: ['1 chicken', '1 tomatoes'],
        instructions: ['Cook everything.'],
        uses: ['yours', 'yours'],
        leftOut: [],
        provenance: { writer: 'composer' },
      }),
    },
  ])
})

test('the answer names each left-out ingredient and its substitute', async () => {
  const leftOut = [
    { words: 'butter', reason: 'allergen' as const, subjects: ['dairy'], instead: { name: 'vegan butter', isUsed: true } },
    { words: 'zblorp', reason: 'unknown' as const, subjects: [] },
  ]
  const other = await openWorld({
    beside: world,
    kitchen: aKitchen({
      cook: (request, seed) => {
        const dish = aDish(request, seed)
        return dish.state === 'cooked' ? { ...dish, leftOut } : dish
      },
    }),
  })
  const response = await other.call('generate-recipe', aRequest({ ingredients: ['butter', 'rice', 'zblorp'] }))
  expect((await response.json()).recipe.leftOut).toEqual(leftOut)
  await other.close()
})

test("a recipe's answer carries the limit in the RateLimit headers", async () => {
  const response = await world.call('generate-recipe', aRequest())
  expect(response.headers.get('ratelimit-policy')).toBe('"anon-day";q=6;w=86400')
  expect(response.headers.get('ratelimit')).toBe('"anon-day";r=5;t=43200')
})

test('the kitchen receives trimmed unique ingredients and one target meal type', async () => {
  await world.call(
    'generate-recipe',
    aRequest({ ingredients: ['  Leek ', 'Leek', 'crème fraîche'], mealTypes: ['soup'], targetMealType: undefined }),
  )
  expect(kitchen.cooked[0]).toMatchObject({ ingredients: ['Leek', 'crème fraîche'], mealTypes: ['soup'], targetMealType: 'soup' })
})

test('a dessert request forces the vegetarian diet and drops proteins', async () => {
  const body = aRequest({
    mealTypes: ['dessert'],
    targetMealType: 'dessert',
    dietTypes: ['pescatarian', 'non-vegetarian'],
    proteins: ['beef'],
  })
  expect((await world.call('generate-recipe', body)).status).toBe(200)
  expect(kitchen.cooked[0]).toMatchObject({ dietTypes: ['vegetarian'], proteins: [] })
})

test('selected staples alone are enough for a staples-only request', async () => {
  const body = aRequest({ ingredients: [], useOnlyStaples: true, selectedStaples: ['rice', 'butter'] })
  expect((await world.call('generate-recipe', body)).status).toBe(200)
})

test('a refused request costs nothing and stores nothing', async () => {
  const refusing = await openWorld({
    beside: world,
    kitchen: aKitchen({
      cook: () => ({ state: 'refused', code: 'not_food', reasons: [{ words: 'bleach', reason: 'not-food', subjects: [] }] }),
    }),
  })
  const response = await refusing.call('generate-recipe', aRequest({ ingredients: ['bleach'] }))
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    type: 'REFUSED',
    code: 'not_food',
    reasons: [{ words: 'bleach', reason: 'not-food', subjects: [] }],
    usage: { used: 0, remaining: 6 },
  })
  expect(await refusing.storedRecipes()).toBe(0)
  await refusing.close()
})

test('a failing kitchen answers 500 without details, stores nothing and charges nothing', async () => {
  const failing = await openWorld({
    beside: world,
    kitchen: aKitchen({
      cook() {
        throw new Error('secret of the kitchen')
      },
    }),
  })
  const response = await failing.call('generate-recipe', aRequest())
  expect(response.status).toBe(500)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const text = await response.text()
  expect(text).not.toContain('secret')
  expect(JSON.parse(text)).toMatchObject({ status: 500, code: 'unexpected_failure' })
  expect(failing.failures.join()).toContain('secret of the kitchen')
  const usage = await (await failing.call('check-usage-status', {})).json()
  expect(usage.usage.used).toBe(0)
  await failing.close()
})

test('the answer holds only the fields of the contract', async () => {
  const talkative = await openWorld({
    beside: world,
    kitchen: aKitchen({
      cook(request, seed) {
        const dish = aDish(request, seed)
        return dish.state === 'cooked' ? { ...dish, recipe: { ...dish.recipe, ...{ notes: 'the cook’s own' } } } : dish
      },
    }),
  })
  const { recipe } = await (await talkative.call('generate-recipe', aRequest())).json()
  expect(recipe).not.toHaveProperty('notes')
  await talkative.close()
})
