import { openDatabase } from '@potluck/platform/database/open'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { countSearches, findUnequal, readBalances } from '../crash/books.ts'
import { type MortalServer, startMortal } from '../crash/mortal-server.ts'
import { aMember, aSearch, aVisitor, type Cook, send } from '../crash/searches.ts'
import { many } from './two-servers.ts'

// Searches that are held up midway, on two processes that share a real PostgreSQL.

const { place, remove } = await emptyDatabase()
const db = await openDatabase<Tables>(place, () => {})
let here: MortalServer
let there: MortalServer

beforeAll(async () => {
  const env = { TRUST_PROXY: 'loopback', DATABASE_URL: place.kind === 'postgres' ? place.url : '' }
  const [first, second] = await Promise.all([startMortal(0, { env }), startMortal(0, { env })])
  here = first
  there = second
  // A freshly started server does everything for the first time, and connects first.
  for (const { url } of [here, there]) await many(10, () => send(url, aSearch(aVisitor())))
})
afterAll(async () => {
  expect([await here.stop(), await there.stop()]).toEqual([0, 0])
  expect(await findUnequal(db)).toEqual([])
  await db.destroy()
  await remove()
})

const cooks: readonly [string, () => Promise<Cook>][] = [
  ['visitor', async () => aVisitor()],
  ['member', () => aMember(here.url)],
]

/** Expects one charged search for each account of a cook, and one stored recipe. */
async function expectOneSearch({ accounts }: Cook): Promise<void> {
  const balances = await readBalances(db)
  for (const account of accounts) expect(balances.get(account)).toEqual({ counted: 1, made: 1, stored: 1 })
}

test.each(cooks)(
  'one hundred identical searches of a %s on two servers during the first one are one search with one answer',
  {
    timeout: 60_000,
  },
  async (_who, aCook) => {
    const cook = await aCook()
    const search = aSearch(cook, null)
    const arrived = Promise.withResolvers<void>()
    let asked = 0
    const hear = () => {
      asked += 1
      if (asked === 100) arrived.resolve()
    }
    // No recipe is stored before the last request has reached the ledger.
    for (const server of [here, there]) await server.hold('cooked', 'reserved', hear)
    const asks = Array.from({ length: 100 }, (_, index) => send((index % 2 === 0 ? here : there).url, search))
    // A search is answered only after it is stored, unless it failed.
    await Promise.race([arrived.promise, ...asks])
    for (const server of [here, there]) await server.goOn()
    const answers = await Promise.all(asks)
    expect([...new Set(answers.map((answer) => `${answer?.status} ${answer?.text}`))]).toHaveLength(1)
    expect(answers[0]).toMatchObject({ status: 200, recipeId: expect.any(String) })
    await expectOneSearch(cook)
  },
)

test.each(cooks)(
  'a server that stalled until another one finished its search of a %s stores and charges nothing',
  {
    timeout: 60_000,
  },
  async (_who, aCook) => {
    const cook = await aCook()
    const search = aSearch(cook)
    const arrived = Promise.withResolvers<void>()
    await here.hold('before-store', 'before-store', arrived.resolve)
    const late = send(here.url, search)
    await arrived.promise
    await there.setAhead(limits.searchLease + 1_000)
    const inTime = await send(there.url, search)
    expect(inTime).toMatchObject({ status: 200, recipeId: expect.any(String) })
    await here.goOn()
    expect(await late).toMatchObject({ status: 503, recipeId: null })
    expect(await send(here.url, search)).toEqual(inTime)
    await expectOneSearch(cook)
    expect((await countSearches(db)).reserved).toBe(0)
    await there.setAhead(0)
  },
)
