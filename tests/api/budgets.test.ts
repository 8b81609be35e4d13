import { type Budget, takeFromBudgets } from '@potluck/platform/limits/budgets'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { budgetLimits } from '#domain/limits.ts'
import { budgetJobs } from '#server/budget/jobs.ts'
import { withinBudget } from '#server/budget/within-budget.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import { howMany } from '../how-many.ts'
import { aDish, aKitchen } from './a-kitchen.ts'
import { aLastingMember, search } from './searching.ts'
import { readLimits } from './structured-fields.ts'
import { openWorld, type TestWorld } from './world.ts'

const hour = 3_600_000
const day = 24 * hour
const noon = Date.UTC(2026, 6, 1, 12)
const env = { AI_BUDGET_PER_HOUR: '5', AI_BUDGET_PER_DAY: '8', VOICE_BUDGET_PER_HOUR: '6', PHOTO_BUDGET_PER_DAY: '2' }
const writer = aKitchen({ budgetName: 'ai' })

let world: TestWorld
let other: TestWorld
beforeAll(async () => {
  world = await openWorld({ kitchen: writer, env })
  other = await openWorld({ beside: world, kitchen: writer, env })
})
afterEach(async () => {
  await world.empty()
  await sql`truncate platform.budgets, platform.rate_limits`.execute(world.db)
  for (const each of [world, other]) each.setNow(new Date(noon))
  writer.cooked.length = 0
  expect([...world.failures, ...other.failures]).toEqual([])
})
afterAll(async () => {
  await other.close()
  await world.close()
})

async function someone(role: 'admin' | 'premium' | 'tester') {
  const member = await aLastingMember(world)
  await world.db.insertInto('public.user_roles').values({ user_id: member.id, role }).execute()
  return member
}

async function madeInAll() {
  const { rows } = await sql<{ made: number }>`select coalesce(sum(made), 0)::int as made from private.search_ledger`.execute(world.db)
  return rows[0]?.made
}

describe('the budget of a paid kitchen', () => {
  test('the budget of a paid kitchen caps concurrent searches of all roles on two servers', async () => {
    const people = await Promise.all((['tester', 'tester', 'premium', 'admin'] as const).map(someone))
    const asks = Array.from({ length: 40 }, (_, index) => index)
    const answers = await Promise.all(asks.map((index) => search(index % 2 ? world : other, people[index % people.length])))
    expect(writer.cooked).toHaveLength(5)
    expect(answers.filter(({ isGiven }) => isGiven)).toHaveLength(5)
    const refused = answers.filter(({ isGiven }) => !isGiven)
    for (const { status, headers } of refused) {
      expect(status).toBe(429)
      const [policy, ...more] = readLimits(headers.get('ratelimit-policy'))
      expect([policy, more]).toEqual([{ name: 'ai-hour', parameters: { q: 5, w: 3600 } }, []])
      expect(readLimits(headers.get('ratelimit'))).toEqual([{ name: 'ai-hour', parameters: { r: 0, t: 3600 } }])
      expect(headers.get('retry-after')).toBe('3600')
    }
    // A refused search is not charged, and its ledger line gives the reason "busy".
    const told = await Promise.all(people.map(async ({ headers }) => (await world.call('list-searches', {}, headers)).json()))
    const reasons = told.flatMap(({ lines }) => lines.map(({ reason }: { reason: string }) => reason))
    expect(reasons.toSorted()).toEqual([...Array(35).fill('busy'), ...Array(5).fill('unlimited')])
    expect([await world.storedRecipes(), await madeInAll()]).toEqual([5, 5])
  })

  test('a used-up budget answers too_many_requests instead of QUOTA_EXCEEDED', async () => {
    const ada = await someone('tester')
    for (let go = 0; go < 5; go += 1) expect(await search(world, ada)).toMatchObject({ isGiven: true })
    const body = { ingredients: ['leeks'], mealTypes: ['soup'], dietTypes: ['vegan'], cuisine: 'French', searchMode: 'full' }
    const response = await world.call('generate-recipe', body, ada.headers)
    expect(await response.json()).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 3600 })
  })

  test('the hourly budget restarts with the clock hour and the daily budget with the day', async () => {
    const ada = await someone('admin')
    const given = async (time: number) => {
      world.setNow(new Date(time))
      const { isGiven, headers } = await search(world, ada)
      return isGiven ? 'given' : (readLimits(headers.get('ratelimit'))[0] ?? 'untold')
    }
    const asked = async (time: number, times: number) => {
      const answers: unknown[] = []
      for (let go = 0; go < times; go += 1) answers.push(await given(time))
      return answers
    }
    const untilHour = { name: 'ai-hour', parameters: { r: 0, t: 60 } }
    expect(await asked(noon + hour - 60_000, 6)).toEqual([...Array(5).fill('given'), untilHour])
    expect(await asked(noon + hour, 4)).toEqual([...Array(3).fill('given'), { name: 'ai-day', parameters: { r: 0, t: 11 * 3600 } }])
    expect(await asked(noon + 12 * hour - 1, 1)).toEqual([{ name: 'ai-day', parameters: { r: 0, t: 1 } }])
    expect(await asked(noon + 12 * hour, 6)).toEqual([...Array(5).fill('given'), { name: 'ai-hour', parameters: { r: 0, t: 3600 } }])
  })

  test('a failed recipe uses up budget but charges no search', async () => {
    const failing = aKitchen({
      budgetName: 'ai',
      cook(request, seed) {
        failing.cooked.push(request)
        if (failing.cooked.length < 5) throw new Error('The writer is away')
        return aDish(request, seed)
      },
    })
    const own = await openWorld({ beside: world, kitchen: failing, env: { AI_BUDGET_PER_HOUR: '10', AI_BUDGET_PER_DAY: '10' } })
    const answers = []
    for (let go = 0; go < 6; go += 1) answers.push((await search(own, { session: 's' })).status)
    expect(answers).toEqual([500, 500, 500, 500, 200, 429])
    expect(own.failures).toHaveLength(4)
    expect(await madeInAll()).toBe(2)
    await own.close()
  })

  test('a kitchen without a model ignores the budgets', async () => {
    const own = await openWorld({ beside: world, kitchen: aKitchen(), env: { AI_BUDGET_PER_HOUR: '0', AI_BUDGET_PER_DAY: '0' } })
    expect(await search(own, {})).toMatchObject({ isGiven: true })
    expect((await sql`select key from platform.budgets`.execute(world.db)).rows).toEqual([])
    await own.close()
  })

  test('a budget of zero refuses every recipe', async () => {
    const own = await openWorld({ beside: world, kitchen: writer, env: { AI_BUDGET_PER_DAY: '0' } })
    expect(await search(own, {})).toMatchObject({ status: 429 })
    expect(writer.cooked).toEqual([])
    await own.close()
  })
})

describe('the budget of one caller', () => {
  type Spender = Parameters<typeof withinBudget>[0]
  const aCall = (parts: Partial<Spender>): Spender => ({
    world,
    actor: { kind: 'visitor' },
    address: '192.0.2.1',
    setHeader: () => {},
    ...parts,
  })
  const spend = async (call: Spender, purse: 'ai' | 'voice' | 'photo') => {
    try {
      return await withinBudget(call, purse, () => 'done')
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error
    }
  }

  test.each(['ai', 'voice', 'photo'] as const)(
    "a caller's share of the %s budget is limited, and another caller keeps theirs",
    async (purse) => {
      const wide = await openWorld({
        beside: world,
        env: Object.fromEntries(
          ['AI', 'VOICE', 'PHOTO'].flatMap((name) => [
            [`${name}_BUDGET_PER_HOUR`, '9999'],
            [`${name}_BUDGET_PER_DAY`, '9999'],
          ]),
        ),
      })
      const told: string[] = []
      const call = aCall({ world: wide, setHeader: (_name, value) => told.push(value) })
      const { hour: most } = budgetLimits[purse].each
      const answers = []
      for (let go = 0; go < most + 2; go += 1) answers.push(await spend(call, purse))
      expect(answers).toEqual([...Array(most).fill('done'), 'too_many_requests', 'too_many_requests'])
      expect(told).toContain(`"${purse}-own-hour";q=${most};w=3600`)
      // Another caller still has budget.
      expect(await spend(aCall({ world: wide, address: '192.0.2.2' }), purse)).toBe('done')
      await wide.close()
    },
  )

  test("a visitor's budget is counted by network, however many addresses of it they use", async () => {
    const keys = async () =>
      (await sql<{ key: string }>`select key from platform.budgets where key like 'voice:hour:%' order by key`.execute(world.db)).rows
    await spend(aCall({ address: '2001:db8:1:2::1' }), 'voice')
    await spend(aCall({ address: '2001:db8:1:ffff::1' }), 'voice')
    expect(await keys()).toEqual([{ key: 'voice:hour:all' }, { key: 'voice:hour:ip:2001:db8:1::/48' }, { key: 'voice:hour:visitors' }])
    expect(await spend(aCall({ address: undefined }), 'voice')).toBe('done')
    expect(await spend(aCall({ address: '192.0.2.9' }), 'voice')).toBe('too_many_requests')
    // A call refused by the common budget spends nothing of its own one.
    const { rows } = await sql`select spent from platform.budgets where key = 'voice:hour:ip:192.0.2.9'`.execute(world.db)
    expect(rows).toEqual([{ spent: 0 }])
  })

  test('visitors share half of the budget, and the rest is kept for members', async () => {
    const own = await openWorld({ beside: world, kitchen: writer, env: { AI_BUDGET_PER_HOUR: '7', AI_BUDGET_PER_DAY: '99' } })
    const told: string[] = []
    const visitors = Array.from({ length: 6 }, (_, at) =>
      aCall({ world: own, address: `192.0.2.${at}`, setHeader: (_name, value) => told.push(value) }),
    )
    const answers = []
    for (const visitor of visitors) answers.push(await spend(visitor, 'ai'))
    expect(answers).toEqual([...Array(4).fill('done'), 'too_many_requests', 'too_many_requests'])
    expect(told).toContain('"ai-visitors-hour";q=4;w=3600')
    const ada = await someone('premium')
    for (let go = 0; go < 3; go += 1) expect(await search(own, ada)).toMatchObject({ isGiven: true })
    expect(await search(own, ada)).toMatchObject({ status: 429 })
    await own.close()
  })

  test('a used-up budget of one kind leaves the other kinds alone', async () => {
    for (let go = 0; go < 4; go += 1) await spend(aCall({}), 'voice')
    expect(await spend(aCall({}), 'photo')).toBe('done')
    expect(await spend(aCall({}), 'ai')).toBe('done')
  })
})

describe('taking from several budgets', () => {
  const spentOf = async () =>
    new Map((await world.db.selectFrom('platform.budgets').select(['key', 'spent']).execute()).map(({ key, spent }) => [key, spent]))

  test('concurrent calls take from all of their budgets or from none, in any order', async () => {
    const sizes = { a: 3, b: 5, c: 8, d: 2 }
    const names = fc.shuffledSubarray(['a', 'b', 'c', 'd'] as const, { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(fc.array(names, { minLength: 1, maxLength: 24 }), async (calls) => {
        await sql`truncate platform.budgets`.execute(world.db)
        const budgetsOf = (asked: readonly (keyof typeof sizes)[]): Budget[] =>
          asked.map((key) => ({ key, most: sizes[key], within: hour }))
        const answers = await Promise.all(calls.map((asked) => takeFromBudgets(world.db, budgetsOf(asked), new Date(noon + 1))))
        const taken = calls.filter((_, index) => answers[index]?.isTaken)
        const spent = await spentOf()
        for (const [key, most] of Object.entries(sizes)) {
          const count = taken.filter((asked) => asked.some((name) => name === key)).length
          expect([key, spent.get(key) ?? 0]).toEqual([key, count])
          expect(count).toBeLessThanOrEqual(most)
        }
        // A call is refused only when one of its budgets is used up.
        for (const [index, asked] of calls.entries()) {
          if (!answers[index]?.isTaken) expect(asked.some((key) => spent.get(key) === sizes[key])).toBe(true)
        }
      }),
      { numRuns: howMany(40, 1_000) },
    )
  })

  test('hourly and daily budgets match a reference model, even when the clock goes back', async () => {
    const sizes = [
      { key: 'hour', most: 3, within: hour },
      { key: 'day', most: 7, within: day },
    ]
    const steps = fc.oneof(
      { arbitrary: fc.integer({ min: 0, max: hour }), weight: 6 },
      { arbitrary: fc.integer({ min: 0, max: day }), weight: 1 },
      { arbitrary: fc.integer({ min: -hour, max: 0 }), weight: 1 },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (moves) => {
        await sql`truncate platform.budgets`.execute(world.db)
        const held = new Map<string, { end: number; spent: number }>()
        let time = noon
        for (const move of moves) {
          time += move
          const model = sizes.map(({ key, most, within }) => {
            const end = (Math.floor(time / within) + 1) * within
            const before = held.get(key)
            const now = before && before.end >= end && before.end <= end + within ? before : { end, spent: 0 }
            held.set(key, now)
            return { now, most }
          })
          const isFree = model.every(({ now, most }) => now.spent < most)
          if (isFree) for (const { now } of model) now.spent += 1
          const { isTaken, uses } = await takeFromBudgets(world.db, sizes, new Date(time))
          expect(isTaken).toBe(isFree)
          expect(uses.map(({ left, wait }) => ({ left, wait }))).toEqual(
            model.map(({ now, most }) => ({ left: most - now.spent, wait: now.end - time })),
          )
        }
      }),
      { numRuns: howMany(25, 1_000) },
    )
  })

  test('a budget row is deleted a week after it ended', async () => {
    await takeFromBudgets(world.db, [{ key: 'old', most: 1, within: hour }], new Date(noon))
    await takeFromBudgets(world.db, [{ key: 'new', most: 1, within: hour }], new Date(noon + 6 * day))
    const sweepAt = (time: number) => runJobs(world, budgetJobs({ now: () => new Date(time) }))
    await sweepAt(noon + hour + 7 * day)
    expect([...(await spentOf()).keys()].toSorted()).toEqual(['new', 'old'])
    await sweepAt(noon + hour + 7 * day + 1)
    expect([...(await spentOf()).keys()]).toEqual(['new'])
  })
})
