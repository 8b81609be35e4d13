import { focusManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countsAt } from '#domain/billing/plan.ts'
import type { Subscription } from '#domain/billing/subscription.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { aPageCache, aServer, endPage, look, pass } from '#web/cache/queries.testing.ts'
import { subscriptionQuery } from './subscription-query.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const end = Date.parse('2026-11-22T20:30:00Z')
const paid: Subscription = {
  subscribed: true,
  subscription_end: new Date(end).toISOString(),
  period_end: new Date(end).toISOString(),
  status: 'active',
  cancel_at_period_end: false,
  can_manage: true,
}
const cancelled: Subscription = { ...paid, cancel_at_period_end: true }
const nothing: Subscription = {
  subscribed: false,
  subscription_end: null,
  period_end: null,
  status: null,
  cancel_at_period_end: false,
  can_manage: false,
}

let client: ReturnType<typeof aPageCache>
beforeEach(() => {
  client = aPageCache('2026-11-22T20:00:00Z')
})
afterEach(() => endPage(client))

/** A page on which a member's subscription is shown, with a server that answers when told. */
function aPage(asker: string | null = 'ada') {
  const { questions, ask } = aServer<Subscription>()
  const { read, stop } = look(client, subscriptionQuery(asker, ask))
  return {
    questions,
    stop,
    look: () => look(client, subscriptionQuery(asker, ask)),
    isLive() {
      const { data, dataUpdatedAt, errorUpdatedAt, errorUpdateCount } = read()
      if (!data) return errorUpdateCount > 0 ? 'not-known' : 'asking'
      return countsAt({ data, dataUpdatedAt, errorUpdatedAt }, new Date())
    },
    change: () => client.invalidateQueries({ queryKey: memberKeys.subscription(asker) }),
    /** Fails a question and its repetition. */
    async failTwice(index: number) {
      await questions[index]?.fail()
      await pass(second)
      await questions[index + 1]?.fail()
    },
  }
}

test('no subscription is asked for while a visitor is here', async () => {
  const page = aPage(null)
  page.change()
  await pass(2 * hour)
  expect(page.questions).toHaveLength(0)
})

test('the subscription of one member is never shown to the next', async () => {
  await aPage('ada').questions[0]?.answer(paid)
  const bob = aPage('bob')
  expect(bob.isLive()).toBe('asking')
  await bob.questions[0]?.answer(nothing)
  expect(bob.isLive()).toBe(false)
})

test('a row that changed has the server asked at once, also while another question is under way', async () => {
  const page = aPage()
  await page.questions[0]?.answer(nothing)
  page.change()
  page.change()
  expect(page.questions).toHaveLength(3)
  expect(page.questions[1]?.isDropped()).toBe(true)
  await page.questions[2]?.answer(paid)
  expect(page.isLive()).toBe(true)
})

test('a cancelled subscription does not count from the moment of its end, before the server has answered', async () => {
  const page = aPage()
  await page.questions[0]?.answer(cancelled)
  await pass(30 * minute - 1)
  expect(page.isLive()).toBe(true)
  expect(page.questions).toHaveLength(1)
  await pass(1)
  expect(page.isLive()).toBe(false)
  expect(page.questions).toHaveLength(2)
})

test('a renewed subscription goes on without a gap, and one that the server no longer knows ends', async () => {
  const page = aPage()
  await page.questions[0]?.answer(paid)
  await pass(30 * minute)
  expect(page.isLive()).toBe(true)
  await page.questions[1]?.answer({ ...paid, subscription_end: new Date(end + 5 * minute).toISOString() })
  expect(page.isLive()).toBe(true)
  await pass(5 * minute)
  await page.questions[2]?.answer({ ...paid, subscribed: false })
  expect(page.isLive()).toBe(false)
})

test('a subscription whose end comes while the server is away does not count, and the server is asked every minute', async () => {
  const page = aPage()
  await page.questions[0]?.answer(paid)
  await pass(30 * minute)
  await page.failTwice(1)
  expect(page.isLive()).toBe(false)
  await pass(minute)
  expect(page.questions).toHaveLength(4)
  await page.questions[3]?.answer(paid)
  expect(page.isLive()).toBe(true)
})

test('a subscription that the server lets count beyond its end is asked for every five minutes', async () => {
  await pass(30 * minute + 1)
  const page = aPage()
  await page.questions[0]?.answer(paid)
  expect(page.isLive()).toBe(true)
  await pass(5 * minute)
  expect(page.questions).toHaveLength(2)
})

test('a check that fails leaves what was known, and says nothing where nothing was', async () => {
  const page = aPage()
  await page.failTwice(0)
  expect(page.isLive()).toBe('not-known')
  await pass(minute)
  expect(page.isLive()).toBe('not-known')
  await page.questions[2]?.answer(paid)
  page.change()
  await page.failTwice(3)
  expect(page.isLive()).toBe(true)
})

test('a page that is seen again asks for the subscription only when its answer is five minutes old', async () => {
  const page = aPage()
  await page.questions[0]?.answer(nothing)
  const seeAgain = () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    return pass(0)
  }
  await pass(5 * minute - 1)
  await seeAgain()
  expect(page.questions).toHaveLength(1)
  await pass(1)
  await seeAgain()
  expect(page.questions).toHaveLength(2)
})

test('the end of a subscription is noticed on a page that nobody looks at', async () => {
  const page = aPage()
  await page.questions[0]?.answer(cancelled)
  focusManager.setFocused(false)
  await pass(30 * minute)
  expect(page.isLive()).toBe(false)
  expect(page.questions).toHaveLength(2)
})

test('no subscription is asked for after the last reader has gone, and a reader who comes after its end asks at once', async () => {
  const page = aPage()
  await pass(28 * minute)
  await page.questions[0]?.answer(cancelled)
  page.stop()
  await pass(3 * minute)
  expect(page.questions).toHaveLength(1)
  page.look()
  expect(page.questions).toHaveLength(2)
})
