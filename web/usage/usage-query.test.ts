import { focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Usage } from '#domain/usage/usage.ts'
import { aPageCache, aServer, endPage, look, pass } from '#web/cache/queries.testing.ts'
import { queryKeys } from '#web/cache/query-keys.ts'
import { type Allowance, allowanceIn, allowanceOfNow } from './allowance.ts'
import { takeUsage, usageQuery, usageViewOf } from './usage-query.ts'

const second = 1_000
const hour = 3_600_000
const aUsage = (remaining: number, resetDate = '2026-11-22T00:00:00.000Z'): Usage => ({
  used: 6 - remaining,
  limit: 6,
  remaining,
  resetDate,
  sessionId: null,
  totalLifetime: 0,
})
const anAllowance = (usage: Usage, over: Partial<Allowance> = {}): Allowance => ({
  usage,
  premium: false,
  tester: false,
  canGenerate: usage.remaining !== 0,
  ...over,
})

let client: ReturnType<typeof aPageCache>
beforeEach(() => {
  client = aPageCache('2026-11-21T20:00:00Z')
})
afterEach(() => endPage(client))

/** A page on which one asker looks at the count, with a server that answers when told and a memory of one entry. */
function aPage({
  asker = null,
  memory,
}: {
  asker?: string | null | undefined
  memory?: { asker: string | null; allowance: Allowance }
} = {}) {
  const { questions, ask } = aServer<Allowance | null>()
  const page = { memory, questions }
  const source = {
    ask,
    recall: (who: string | null) => (page.memory?.asker === who ? allowanceOfNow(page.memory.allowance, new Date()) : null),
    remember(who: string | null, allowance: Allowance) {
      page.memory = { asker: who, allowance }
    },
  }
  const { read, stop } = look(client, usageQuery(asker, source))
  const view = () => {
    const { data, isError } = read()
    return usageViewOf({ data, isError }, isError ? source.recall(asker) : null, new Date())
  }
  return Object.assign(page, {
    source,
    view,
    stop,
    look: () => look(client, usageQuery(asker, source)),
    left: () => allowanceIn(view())?.usage.remaining ?? null,
    take: (usage: Usage) => takeUsage(client, asker, usage, source),
    askAgain: () => client.invalidateQueries({ queryKey: queryKeys.usage(asker) }),
    /** Fails a question and its repetition. */
    async failTwice(index: number) {
      await questions[index]?.fail()
      await pass(second)
      await questions[index + 1]?.fail()
    },
  })
}

test('a remembered count stands until the server has counted, and then its count is remembered', async () => {
  const page = aPage({ memory: { asker: null, allowance: anAllowance(aUsage(5)) } })
  expect(page.left()).toBe(5)
  await page.questions[0]?.answer(anAllowance(aUsage(3)))
  expect(page.left()).toBe(3)
  expect(page.memory).toEqual({ asker: null, allowance: anAllowance(aUsage(3)) })
})

test('a count that was remembered before its reset is not shown', () => {
  const page = aPage({ memory: { asker: null, allowance: anAllowance(aUsage(0, '2026-11-21T00:00:00.000Z')) } })
  expect(page.left()).toBeNull()
})

test('a question asked before the answer to a search came does not overwrite that answer', async () => {
  const page = aPage()
  page.take(aUsage(1))
  expect(page.questions[0]?.isDropped()).toBe(true)
  await page.questions[0]?.answer(anAllowance(aUsage(4)))
  expect(page.left()).toBe(1)
})

test('a question that fails is repeated once, and the known count stays when that fails too', async () => {
  const page = aPage({ memory: { asker: null, allowance: anAllowance(aUsage(5)) } })
  await page.failTwice(0)
  await pass(second)
  expect(page.questions).toHaveLength(2)
  expect(page.left()).toBe(5)
})

test('a count that cannot be asked for is no longer known after its reset', async () => {
  const page = aPage({ memory: { asker: null, allowance: anAllowance(aUsage(0, '2026-11-21T20:00:00.500Z')) } })
  expect(page.left()).toBe(0)
  await page.failTwice(0)
  expect(page.left()).toBeNull()
})

test('the count is asked for again every hour, and just after its reset', async () => {
  const page = aPage()
  await page.questions[0]?.answer(anAllowance(aUsage(5, '2026-11-21T21:30:00.000Z')))
  await pass(hour)
  expect(page.questions).toHaveLength(2)
  await page.questions[1]?.answer(anAllowance(aUsage(5, '2026-11-21T21:30:00.000Z')))
  await pass(hour / 2)
  expect(page.questions).toHaveLength(2)
  await pass(second)
  expect(page.questions).toHaveLength(3)
})

test('a page that is not seen asks for no count; seen again it asks, unless it has just been told', async () => {
  const page = aPage()
  await page.questions[0]?.answer(anAllowance(aUsage(5)))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await pass(0)
  expect(page.questions).toHaveLength(1)
  focusManager.setFocused(false)
  await pass(hour)
  expect(page.questions).toHaveLength(1)
  focusManager.setFocused(true)
  await pass(0)
  expect(page.questions).toHaveLength(2)
})

test('a hidden page asks for no count, and shows the last one when it is soon seen again', async () => {
  const page = aPage()
  await page.questions[0]?.answer(anAllowance(aUsage(5)))
  page.stop()
  await pass(10 * second)
  const again = page.look()
  expect(again.read().data?.usage.remaining).toBe(5)
  expect(page.questions).toHaveLength(1)
  again.stop()
  page.askAgain()
  await pass(2 * second)
  expect(page.questions).toHaveLength(1)
})

test('nothing is recalled or asked while it is not known who is here', () => {
  const { questions, ask } = aServer<Allowance | null>()
  const { read } = look(client, usageQuery(undefined, { ask, recall: () => anAllowance(aUsage(5)), remember() {} }))
  expect(read().data).toBeUndefined()
  expect(questions).toHaveLength(0)
})

test('one asker is never shown the count of another', async () => {
  const ada = aPage({ asker: 'ada' })
  await ada.questions[0]?.answer(anAllowance(aUsage(2)))
  const visitor = aPage()
  expect(visitor.view()).toEqual({ state: 'asking' })
})

test('a count that cannot be asked for is unknown, or late where one was known', async () => {
  const page = aPage()
  expect(page.view()).toEqual({ state: 'asking' })
  await page.failTwice(0)
  expect(page.view()).toEqual({ state: 'unknown' })
  page.take(aUsage(4))
  page.askAgain()
  await page.failTwice(2)
  expect(page.view()).toEqual({ state: 'known', allowance: anAllowance(aUsage(4)), isLate: true })
})

test('the reason that lifts the limit stays beside the count of an answer to a search', async () => {
  const page = aPage({ asker: 'ada' })
  const free = { ...aUsage(0), limit: null, remaining: null }
  await page.questions[0]?.answer(anAllowance(free, { tester: true, canGenerate: true }))
  page.take({ ...free, used: 7 })
  expect(allowanceIn(page.view())).toMatchObject({ tester: true, premium: false, canGenerate: true, usage: { used: 7 } })
  expect(page.questions).toHaveLength(1)
})

test('an answer to a search with another kind of limit has the server asked what lifts it', async () => {
  const page = aPage({ asker: 'ada' })
  await page.questions[0]?.answer(anAllowance(aUsage(5)))
  page.take({ ...aUsage(0), limit: null, remaining: null })
  expect(page.questions).toHaveLength(2)
  await page.questions[1]?.answer(anAllowance({ ...aUsage(0), limit: null, remaining: null }, { premium: true, canGenerate: true }))
  expect(allowanceIn(page.view())).toMatchObject({ premium: true })
})

test('an old answer that is given again is not taken over: the server is asked', async () => {
  const page = aPage()
  const known = { ...aUsage(4), totalLifetime: 2 }
  await page.questions[0]?.answer(anAllowance(known))
  expect(page.take({ ...aUsage(0, '2026-11-21T20:00:00.000Z'), totalLifetime: 6 })).toBe(false)
  expect(page.left()).toBe(4)
  expect(page.questions).toHaveLength(2)
  await page.questions[1]?.answer(anAllowance(known))
  expect(page.take({ ...aUsage(5), totalLifetime: 1 })).toBe(false)
  expect(page.questions).toHaveLength(3)
  await page.questions[2]?.answer(anAllowance(known))
  expect(page.take({ ...aUsage(3), totalLifetime: 3 })).toBe(true)
  expect(page.left()).toBe(3)
  expect(page.questions).toHaveLength(3)
})

test('an answer without a count leaves the button be, and is not remembered', async () => {
  const page = aPage({ memory: { asker: null, allowance: anAllowance(aUsage(0)) } })
  await page.questions[0]?.answer(null)
  expect(page.view()).toEqual({ state: 'unknown' })
  expect(page.memory?.allowance).toEqual(anAllowance(aUsage(0)))
})
