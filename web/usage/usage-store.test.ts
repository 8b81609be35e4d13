import { expect, test } from 'vitest'
import type { Usage } from '#domain/usage/usage.ts'
import { type Standing, standingIn, standingOfNow } from './standing.ts'
import { type Asker, makeUsageStore, type PageListener } from './usage-store.ts'

const aUsage = (remaining: number, resetDate = '2026-11-22T00:00:00.000Z'): Usage => ({
  used: 6 - remaining,
  limit: 6,
  remaining,
  resetDate,
  sessionId: null,
  totalLifetime: 0,
})
const aStanding = (usage: Usage, over: Partial<Standing> = {}): Standing => ({
  usage,
  premium: false,
  tester: false,
  canGenerate: usage.remaining !== 0,
  ...over,
})
const noListener: PageListener = { look() {}, adopt() {}, askAgain() {} }
/** Lets every promise that is settled run on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A page with a clock to be moved, a server that answers when told, and a memory of one entry. */
function aPage(start: { asker?: Asker; memory?: { asker: string | null; standing: Standing } } = {}) {
  const page = {
    asker: 'asker' in start ? start.asker : null,
    isSeen: true,
    memory: start.memory,
    now: Date.parse('2026-11-21T20:00:00Z'),
    questions: [] as { answer(standing: Standing | null): void; fail(): void; isDropped(): boolean }[],
    heard: noListener,
  }
  let timers: { run: () => void; at: number }[] = []
  const store = makeUsageStore({
    asker: () => page.asker,
    ask: (signal) =>
      new Promise((answer, reject) => {
        page.questions.push({ answer, fail: () => reject(new Error('unreachable')), isDropped: () => signal.aborted })
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    recall: (who) => (page.memory?.asker === who ? standingOfNow(page.memory.standing, new Date(page.now)) : null),
    remember(asker, standing) {
      page.memory = { asker, standing }
    },
    forget: (who) => {
      if (page.memory?.asker === who) page.memory = undefined
    },
    isSeen: () => page.isSeen,
    now: () => new Date(page.now),
    later(run, milliseconds) {
      const timer = { run, at: page.now + milliseconds }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    listen(listener) {
      page.heard = listener
      return () => {
        page.heard = noListener
      }
    },
  })
  return Object.assign(page, {
    store,
    leave: store.subscribe(() => {}),
    async pass(milliseconds: number) {
      page.now += milliseconds
      const due = timers.filter(({ at }) => at <= page.now)
      timers = timers.filter(({ at }) => at > page.now)
      for (const { run } of due) run()
      await settle()
    },
    async answer(index: number, usage: Usage | null, over: Partial<Standing> = {}) {
      page.questions[index]?.answer(usage && aStanding(usage, over))
      await settle()
    },
    async fail(index: number) {
      page.questions[index]?.fail()
      await settle()
    },
  })
}
const left = (page: ReturnType<typeof aPage>) => standingIn(page.store.read())?.usage.remaining ?? null

test('what is remembered stands until the server has counted, and then its count is remembered', async () => {
  const page = aPage({ memory: { asker: null, standing: aStanding(aUsage(5)) } })
  expect(left(page)).toBe(5)
  await page.answer(0, aUsage(3))
  expect(left(page)).toBe(3)
  expect(page.memory).toEqual({ asker: null, standing: aStanding(aUsage(3)) })
})

test('what was remembered before its reset is not shown', () => {
  expect(left(aPage({ memory: { asker: null, standing: aStanding(aUsage(0, '2026-11-21T00:00:00.000Z')) } }))).toBeNull()
})

test('a question asked before an answer came does not overwrite it', async () => {
  const page = aPage()
  page.store.take(aUsage(1))
  expect(page.questions[0]?.isDropped()).toBe(true)
  await page.answer(0, aUsage(4))
  expect(left(page)).toBe(1)
})

test('a question that fails is asked once more, and what was known stays when that fails too', async () => {
  const page = aPage({ memory: { asker: null, standing: aStanding(aUsage(5)) } })
  await page.fail(0)
  expect(page.questions).toHaveLength(1)
  await page.pass(1_000)
  expect(page.questions).toHaveLength(2)
  await page.fail(1)
  await page.pass(1_000)
  expect(page.questions).toHaveLength(2)
  expect(left(page)).toBe(5)
})

test('a count that cannot be asked for is not known any more after its reset', async () => {
  const page = aPage({ memory: { asker: null, standing: aStanding(aUsage(0)) } })
  page.now = Date.parse('2026-11-22T00:00:01Z')
  await page.fail(0)
  await page.pass(1_000)
  await page.fail(1)
  expect(left(page)).toBeNull()
})

test('it is asked for again every hour, and just after the reset', async () => {
  const page = aPage()
  await page.answer(0, aUsage(5, '2026-11-21T21:30:00.000Z'))
  await page.pass(3_600_000)
  expect(page.questions).toHaveLength(2)
  await page.answer(1, aUsage(5, '2026-11-21T21:30:00.000Z'))
  await page.pass(1_800_000)
  expect(page.questions).toHaveLength(2)
  await page.pass(1_000)
  expect(page.questions).toHaveLength(3)
})

test('a page that is not seen asks nothing; seen again it asks, unless it has just been told', async () => {
  const page = aPage()
  await page.answer(0, aUsage(5))
  page.heard.look()
  expect(page.questions).toHaveLength(1)
  page.isSeen = false
  await page.pass(3_600_000)
  expect(page.questions).toHaveLength(1)
  page.isSeen = true
  page.heard.look()
  expect(page.questions).toHaveLength(2)
})

test('nothing is asked until it is known who asks', async () => {
  const page = aPage({ asker: undefined, memory: { asker: null, standing: aStanding(aUsage(5)) } })
  expect(left(page)).toBeNull()
  expect(page.questions).toHaveLength(0)
  page.asker = 'ada'
  page.heard.look()
  expect(left(page)).toBeNull()
  expect(page.questions).toHaveLength(1)
})

test('what a member has left is gone from the page and the browser when another asks', async () => {
  const page = aPage({ asker: 'ada' })
  await page.answer(0, aUsage(2))
  page.store.askAgain()
  page.asker = null
  page.heard.look()
  expect(left(page)).toBeNull()
  expect(page.memory).toBeUndefined()
  await page.answer(1, aUsage(1))
  expect(left(page)).toBeNull()
  await page.answer(2, aUsage(6))
  expect(page.memory).toEqual({ asker: null, standing: aStanding(aUsage(6)) })
})

test('nobody looks: nothing is asked. Whoever looks again soon is told what was answered', async () => {
  const page = aPage()
  await page.answer(0, aUsage(5))
  page.leave()
  await page.pass(10_000)
  page.leave = page.store.subscribe(() => {})
  expect(left(page)).toBe(5)
  expect(page.questions).toHaveLength(1)
  page.leave()
  await page.pass(3_600_000)
  page.store.askAgain()
  expect(page.questions).toHaveLength(1)
})

test('while the first question is open nothing is said; what cannot be asked is unknown, or late where something was known', async () => {
  const page = aPage()
  expect(page.store.read()).toEqual({ state: 'asking' })
  await page.fail(0)
  await page.pass(1_000)
  await page.fail(1)
  expect(page.store.read()).toEqual({ state: 'unknown' })
  page.store.take(aUsage(4))
  page.store.askAgain()
  await page.fail(2)
  await page.pass(1_000)
  await page.fail(3)
  expect(page.store.read()).toEqual({ state: 'known', standing: aStanding(aUsage(4)), isLate: true })
})

test('what lifts the limit stays beside the count that an answer to a search brings', async () => {
  const page = aPage({ asker: 'ada' })
  const free = { ...aUsage(0), limit: null, remaining: null }
  await page.answer(0, free, { tester: true, canGenerate: true })
  page.store.take({ ...free, used: 7 })
  expect(standingIn(page.store.read())).toMatchObject({ tester: true, premium: false, canGenerate: true, usage: { used: 7 } })
  expect(page.questions).toHaveLength(1)
})

test('where an answer to a search has another kind of limit, what lifts it is asked for', async () => {
  const page = aPage({ asker: 'ada' })
  await page.answer(0, aUsage(5))
  page.store.take({ ...aUsage(0), limit: null, remaining: null })
  expect(page.questions).toHaveLength(2)
  await page.answer(1, { ...aUsage(0), limit: null, remaining: null }, { premium: true, canGenerate: true })
  expect(standingIn(page.store.read())).toMatchObject({ premium: true })
})

test('an answer that is given again and is of another day or of before what is known is no news: the server is asked', async () => {
  const page = aPage()
  const isTaken = (usage: Usage) => page.store.take(usage)
  await page.answer(0, { ...aUsage(4), totalLifetime: 2 })
  expect(isTaken({ ...aUsage(0, '2026-11-21T20:00:00.000Z'), totalLifetime: 6 })).toBe(false)
  expect(left(page)).toBe(4)
  expect(page.questions).toHaveLength(2)
  await page.answer(1, { ...aUsage(4), totalLifetime: 2 })
  expect(isTaken({ ...aUsage(5), totalLifetime: 1 })).toBe(false)
  expect(left(page)).toBe(4)
  expect(page.questions).toHaveLength(3)
  await page.answer(2, { ...aUsage(4), totalLifetime: 2 })
  expect(isTaken({ ...aUsage(3), totalLifetime: 3 })).toBe(true)
  expect(left(page)).toBe(3)
  expect(page.questions).toHaveLength(3)
})

test('an answer without a count leaves the button be, and is not remembered', async () => {
  const page = aPage({ memory: { asker: null, standing: aStanding(aUsage(0)) } })
  await page.answer(0, null)
  expect(page.store.read()).toEqual({ state: 'unknown' })
  expect(page.memory?.standing).toEqual(aStanding(aUsage(0)))
})

test('what another tab was told stands here too, unless it was told to somebody else', async () => {
  const page = aPage({ asker: 'ada' })
  await page.answer(0, aUsage(5))
  page.memory = { asker: 'ada', standing: aStanding(aUsage(2)) }
  page.heard.adopt()
  expect(left(page)).toBe(2)
  page.memory = { asker: 'eve', standing: aStanding(aUsage(1)) }
  page.heard.adopt()
  expect(left(page)).toBe(2)
  expect(page.questions).toHaveLength(1)
})

test('a role or a subscription that changes is asked about at once', async () => {
  const page = aPage({ asker: 'ada' })
  await page.answer(0, aUsage(5))
  page.heard.askAgain()
  expect(page.questions).toHaveLength(2)
})
