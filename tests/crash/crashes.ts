import { expect } from 'vitest'
import { limits } from '#domain/limits.ts'
import { SearchesAnswer } from '#domain/usage/ledger.ts'
import type { SearchStep } from '#server/recipes/search-steps.ts'
import { unhurried } from '../auth/house.ts'
import { type MortalServer, startMortal } from './mortal-server.ts'
import { type Answered, aMember, aSearch, aVisitor, type Cook, type Search, send } from './searches.ts'

const second = 1_000
const day = 24 * 3_600 * second

/**
 * Milliseconds after a statement was sent within which its server dies: the statement may be on its way, running,
 * done, or answered.
 */
const longestUnderWay = 5

/**
 * Spreads the kills evenly over that time, the same way in every run: each kill comes later than the last by the
 * golden ratio, modulo the whole.
 */
const goldenRatio = (Math.sqrt(5) - 1) / 2

/** The points at which servers die, in turn. The first ones risk most. */
export const turns: readonly SearchStep[] = [
  'storing',
  'reserved',
  'stored',
  'reserving',
  'before-reply',
  'cooked',
  'received',
  'before-store',
  'before-reserve',
  'cooking',
]

/** Points after which the test cannot know how far the database is. */
const underWay: readonly SearchStep[] = ['reserving', 'storing']

/** Milliseconds in which a search begins to wait for another that never ends, before the clock is moved. */
const headStart = 50

/** Longer than a lease. */
const longerThanLease = limits.searchLease + second

/** Cooks have addresses of their own, and stay signed in as long as the clocks run. */
const settings = { ...unhurried, TRUST_PROXY: 'loopback', AUTH_JWT_EXP: '604800' }

/** The database and settings of the servers. `count` processes crash in turn. */
export interface Stage {
  count: 1 | 2
  env: Record<string, string>
  dataDir?: string
}

/** A search that was sent to a server that crashed. */
export interface Told {
  search: Search
  /** All answers: first the one before the crash, or null. */
  answers: (Answered | null)[]
}

export interface Crashes {
  kills: Map<SearchStep, number>
  /** Every search that was sent, in order. */
  told: Told[]
  ms: number
}

/**
 * Kills a server at each point of a search in turn, `times` times in all. Each time two cooks search. One repeats the
 * search until there is an answer. The other never comes back, and the server itself must release that search before
 * this function ends.
 */
export async function crashOften(times: number, stage: Stage): Promise<Crashes> {
  const started = performance.now()
  // The run starts at noon, so that no day ends during it.
  let ahead = day - ((Date.now() + day / 2) % day)
  const start = () => startMortal(ahead, { ...stage, env: { ...settings, ...stage.env } })
  const servers = Array.from({ length: stage.count }, start)
  const serverAt = async (index: number) => {
    const server = await servers[index % stage.count]
    if (!server) throw new Error('There is no such server')
    return server
  }
  const passTime = async () => {
    ahead += longerThanLease
    for (const server of await Promise.all(servers)) await server.setAhead(ahead)
  }

  const kills = new Map<SearchStep, number>()
  const told: Told[] = []
  for (let kill = 0; kill < times; kill += 1) {
    const point = turns[kill % turns.length]
    if (point === undefined) throw new Error('There are no points')
    const victim = await serverAt(kill)
    const { faithful, fickle } = await twoCooks(victim, Math.floor(kill / turns.length))
    const before = { search: aSearch(faithful), answers: [] }
    told.push(before)
    await askUntilAnswered(victim, before)

    const [again, once] = [faithful, fickle].map((cook): Told => ({ search: aSearch(cook), answers: [] }))
    if (!again || !once) throw new Error('There are two cooks')
    await victim.dieAt(point, underWay.includes(point) ? ((kill * goldenRatio) % 1) * longestUnderWay : 0)
    await Promise.all([again, once].map(async ({ search, answers }) => answers.push(await send(victim.url, search))))
    await victim.dead()
    kills.set(point, (kills.get(point) ?? 0) + 1)
    told.push(again, once)

    servers[kill % stage.count] = start()
    const survivor = await serverAt(kill + 1)
    const waiting = askUntilAnswered(survivor, again)
    await new Promise((resolve) => setTimeout(resolve, headStart))
    await passTime()
    await Promise.all([waiting, askUntilAnswered(survivor, again)])
    // Repeats the search once more, at any server: the answer must stay the same.
    await askUntilAnswered(await serverAt(kill), again)
  }
  await passTime()
  const left = told.filter((one) => !comesBack(one))
  await untilFreed(await serverAt(times), new Set(left.map(({ search }) => search.cook)))
  const ms = performance.now() - started
  for (const server of await Promise.all(servers)) expect(await server.stop({ keepData: true })).toBe(0)
  return { kills, told, ms }
}

/** A visitor and a member. In each round the other one comes back. */
async function twoCooks(server: MortalServer, round: number): Promise<{ faithful: Cook; fickle: Cook }> {
  const [visitor, member] = [aVisitor(), await aMember(server.url)]
  return round % 2 === 0 ? { faithful: visitor, fickle: member } : { faithful: member, fickle: visitor }
}

/** Repeats a search as a browser does that was told to wait. */
async function askUntilAnswered(server: MortalServer, { search, answers }: Told): Promise<void> {
  for (;;) {
    const answer = await send(server.url, search)
    answers.push(answer)
    if (answer?.status !== 409) return
    expect(JSON.parse(answer.text).code).toBe('in_flight')
    await new Promise((resolve) => setTimeout(resolve, headStart))
  }
}

/**
 * Waits until none of these cooks has a running search, according to their usage. Their leases are over, so a busy
 * machine needs a few rounds of the sweep at most.
 */
async function untilFreed(server: MortalServer, cooks: ReadonlySet<Cook>): Promise<void> {
  for (const { headers } of cooks) {
    const isUnderWay = async () => {
      const response = await fetch(`${server.url}/functions/v1/list-searches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      })
      const { lines } = SearchesAnswer.parse(await response.json())
      return lines.some(({ reason }) => reason === 'under_way')
    }
    await expect.poll(isUnderWay, { timeout: 4 * limits.searchSweep, interval: limits.searchSweep / 50 }).toBe(false)
  }
}

/** Whether the cook got an answer or repeated the search. */
export const comesBack = ({ answers }: Told) => answers.length > 1 || answers[0] !== null
