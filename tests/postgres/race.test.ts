import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUnequal, readBalances } from '../crash/books.ts'
import { type Answered, aMember, aSearch, aVisitor, type Cook, type Search, send } from '../crash/searches.ts'
import { howMany } from '../how-many.ts'
import { dawdle, many, openTwoServers, type TwoServers } from './two-servers.ts'

// The embedded engine hides races, because it has one connection. Here two processes share a real PostgreSQL.

const rounds = howMany(2, 20)
const slow = { timeout: 120_000 }

let two: TwoServers
beforeAll(async () => {
  two = await openTwoServers({ TRUST_PROXY: 'loopback', FREE_MONTHLY_SEARCHES: '6' })
  await dawdle(two.db, 'private.searches')
})
afterAll(async () => {
  expect(await findUnequal(two.db)).toEqual([])
  await two.close()
})

/** Sends a search to the two servers in turn. */
async function ask(index: number, search: Search): Promise<Answered> {
  const answer = await send(two.urlOf(index), search)
  if (answer?.status !== 200) throw new Error(`Not answered: ${answer?.status} ${answer?.text}`)
  return answer
}

const cooked = (answers: readonly Answered[]) => answers.filter(({ recipeId }) => recipeId !== null).length
const refused = (answers: readonly Answered[]) => answers.filter(({ text }) => JSON.parse(text).type === 'QUOTA_EXCEEDED').length

/** The ledger's and the store's figures for each account of a cook. */
async function balancesOf({ accounts }: Cook) {
  const balances = await readBalances(two.db)
  return accounts.map((account) => balances.get(account))
}
const searched = (times: number) => ({ counted: times, made: times, stored: times })

/** One hundred concurrent searches by cooks who share one remaining search. */
async function expectOne(cooks: (index: number) => Cook): Promise<void> {
  for (let done = 0; done < 5; done += 1) expect((await ask(done, aSearch(cooks(done)))).recipeId).not.toBeNull()
  const answers = await many(100, (index) => ask(index, aSearch(cooks(index))))
  expect([cooked(answers), refused(answers)]).toEqual([1, 99])
}

test('one of one hundred concurrent searches on two servers is cooked for a visitor with one search left', slow, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const visitor = aVisitor()
    await expectOne(() => visitor)
    expect(await balancesOf(visitor)).toEqual([searched(6), searched(6)])
  }
})

test('one of one hundred concurrent sessions at one address is cooked with one search left', slow, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const household = aVisitor()
    await expectOne((index) => ({ ...household, headers: { ...household.headers, 'x-session-id': `session_${randomUUID()}_${index}` } }))
    expect((await balancesOf(household))[1]).toEqual(searched(6))
  }
})

test('one of one hundred concurrent searches on two servers is cooked for a member with one search left', slow, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const member = await aMember(two.urlOf(round))
    await expectOne(() => member)
    expect(await balancesOf(member)).toEqual([searched(6)])
  }
})

test('fifty concurrent first searches of a visitor store exactly six recipes', async () => {
  const visitor = aVisitor()
  const answers = await many(50, (index) => ask(index, aSearch(visitor)))
  expect(cooked(answers)).toBe(6)
  expect(await balancesOf(visitor)).toEqual([searched(6), searched(6)])
})

test('concurrent searches of crossing sessions and addresses do not deadlock, and stop at six for each address', async () => {
  const sessions = Array.from({ length: 7 }, aVisitor)
  const addresses = Array.from({ length: 5 }, aVisitor)
  const answers = await many(35, (index) => {
    const headers = { ...sessions[index % 7]?.headers, 'x-forwarded-for': addresses[index % 5]?.headers['x-forwarded-for'] ?? '' }
    return ask(index, aSearch({ headers, accounts: [] }))
  })
  expect(cooked(answers)).toBe(30)
  const balances = await Promise.all(addresses.map(async (address) => (await balancesOf(address))[1]))
  expect(balances).toEqual(addresses.map(() => searched(6)))
})

test('one hundred concurrent requests with one idempotency key on two servers are one search with one identical answer', slow, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const cook = round % 2 === 0 ? aVisitor() : await aMember(two.urlOf(0))
    const search = aSearch(cook)
    const answers = await many(100, (index) => ask(index, search))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(cooked(answers)).toBe(100)
    for (const balance of await balancesOf(cook)) expect(balance).toEqual(searched(1))
  }
})

test('this set-up exposes the race of a naive read, compare and write', async () => {
  await sql`create table private.naive (used int)`.execute(two.db)
  await sql`insert into private.naive values (5)`.execute(two.db)
  let reads = 0
  const bothRead = Promise.withResolvers<void>()
  const naive = () =>
    two.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ used: number }>`select used from private.naive`.execute(trx)
      if ((rows[0]?.used ?? 6) >= 6) return
      reads += 1
      if (reads === 2) bothRead.resolve()
      await bothRead.promise
      await sql`update private.naive set used = used + 1`.execute(trx)
    })
  await many(50, naive)
  const { rows } = await sql<{ used: number }>`select used from private.naive`.execute(two.db)
  expect(rows[0]?.used).toBeGreaterThan(6)
})
