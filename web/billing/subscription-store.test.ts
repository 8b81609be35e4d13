import { expect, test } from 'vitest'
import type { Subscription } from '#domain/billing/subscription.ts'
import { makeSubscriptionStore } from './subscription-store.ts'

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
/** Lets every promise that is settled run on. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A page with a clock to be moved and a server that answers when told. */
function aPage(asker: string | null = 'ada') {
  const page = {
    asker,
    isSeen: true,
    now: Date.parse('2026-11-22T20:00:00Z'),
    questions: [] as { answer(subscription: Subscription): void; fail(): void; isDropped(): boolean }[],
    look: () => {},
    change: () => {},
  }
  let timers: { run: () => void; at: number }[] = []
  const store = makeSubscriptionStore({
    asker: () => page.asker,
    ask: (signal) =>
      new Promise((answer, reject) => {
        page.questions.push({ answer, fail: () => reject(new Error('unreachable')), isDropped: () => signal.aborted })
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    isSeen: () => page.isSeen,
    now: () => new Date(page.now),
    later(run, milliseconds) {
      const timer = { run, at: page.now + milliseconds }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    listen(look, change) {
      Object.assign(page, { look, change })
      return () => Object.assign(page, { look: () => {}, change: () => {} })
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
    async answer(index: number, subscription: Subscription) {
      page.questions[index]?.answer(subscription)
      await settle()
    },
    async fail(index: number) {
      page.questions[index]?.fail()
      await settle()
    },
  })
}
type Page = ReturnType<typeof aPage>
const isLive = ({ store }: Page) => {
  const state = store.read()
  return state.state === 'known' ? state.isLive : state.state
}
/** Fails a question, and the second try of it. */
async function failTwice(page: Page, index: number) {
  await page.fail(index)
  await page.pass(second)
  await page.fail(index + 1)
}

test('nothing is asked for visitors, and a member is asked for when they come', async () => {
  const page = aPage(null)
  expect(isLive(page)).toBe('nobody')
  page.look()
  page.change()
  await page.store.askAgain()
  await page.pass(2 * hour)
  expect(page.questions).toHaveLength(0)
  page.asker = 'ada'
  page.look()
  expect(isLive(page)).toBe('asking')
  await page.answer(0, paid)
  expect(isLive(page)).toBe(true)
  page.asker = null
  page.look()
  expect(isLive(page)).toBe('nobody')
})

test('what one member has paid for is never shown to the next, nor an answer that comes late', async () => {
  const page = aPage()
  page.asker = 'bob'
  page.look()
  expect(page.questions[0]?.isDropped()).toBe(true)
  await page.answer(0, paid)
  expect(isLive(page)).toBe('asking')
  await page.answer(1, nothing)
  expect(isLive(page)).toBe(false)
})

test('where the next member’s cannot be asked for, nothing of the last one’s is said', async () => {
  const page = aPage()
  await page.answer(0, paid)
  page.asker = 'bob'
  page.look()
  await failTwice(page, 1)
  expect(isLive(page)).toBe('not-known')
})

test('a row that changed is asked about at once, also while another question is under way', async () => {
  const page = aPage()
  page.change()
  expect(page.questions).toHaveLength(2)
  await page.answer(0, nothing)
  expect(isLive(page)).toBe('asking')
  await page.answer(1, paid)
  expect(isLive(page)).toBe(true)
})

test('what was cancelled does not count from the moment of its end, before the server has answered', async () => {
  const page = aPage()
  await page.answer(0, cancelled)
  await page.pass(30 * minute - 1)
  expect(isLive(page)).toBe(true)
  expect(page.questions).toHaveLength(1)
  await page.pass(1)
  expect(isLive(page)).toBe(false)
  expect(page.questions).toHaveLength(2)
})

test('what is renewed goes on without a gap, and what the server does not know of ends', async () => {
  const page = aPage()
  await page.answer(0, paid)
  await page.pass(30 * minute)
  expect(isLive(page)).toBe(true)
  await page.answer(1, { ...paid, subscription_end: new Date(end + 5 * minute).toISOString() })
  expect(isLive(page)).toBe(true)
  await page.pass(5 * minute)
  await page.answer(2, { ...paid, subscribed: false })
  expect(isLive(page)).toBe(false)
})

test('where nobody can be asked at the end, it does not count, and the server is asked every minute', async () => {
  const page = aPage()
  await page.answer(0, paid)
  await page.pass(30 * minute)
  await failTwice(page, 1)
  expect(isLive(page)).toBe(false)
  await page.pass(minute)
  expect(page.questions).toHaveLength(4)
  await page.answer(3, paid)
  expect(isLive(page)).toBe(true)
})

test('what the server lets count beyond its end is looked at every five minutes', async () => {
  const page = aPage()
  page.now = end + 1
  await page.answer(0, paid)
  expect(isLive(page)).toBe(true)
  await page.pass(5 * minute)
  expect(page.questions).toHaveLength(2)
})

test('a check that fails leaves what was known, and says nothing where nothing was', async () => {
  const page = aPage()
  await failTwice(page, 0)
  expect(isLive(page)).toBe('not-known')
  await page.pass(minute)
  await page.answer(2, paid)
  page.change()
  await failTwice(page, 3)
  expect(isLive(page)).toBe(true)
})

test('a page that is seen again asks when its answer is old, and a page that is not seen asks nothing', async () => {
  const page = aPage()
  await page.answer(0, nothing)
  page.now += 5 * minute - 1
  page.look()
  expect(page.questions).toHaveLength(1)
  page.now += 1
  page.isSeen = false
  page.look()
  expect(page.questions).toHaveLength(1)
  page.isSeen = true
  page.look()
  expect(page.questions).toHaveLength(2)
  page.look()
  expect(page.questions).toHaveLength(2)
})

test('the end is noticed on a page that nobody looks at', async () => {
  const page = aPage()
  await page.answer(0, cancelled)
  page.isSeen = false
  await page.pass(30 * minute)
  expect(isLive(page)).toBe(false)
  expect(page.questions).toHaveLength(2)
})

test('asking again joins the question that is under way, and tells whether the server was reached', async () => {
  const page = aPage()
  const asked = page.store.askAgain()
  expect(page.questions).toHaveLength(1)
  await page.answer(0, nothing)
  expect(await asked).toBe(true)
  const again = page.store.askAgain()
  await failTwice(page, 1)
  expect(await again).toBe(false)
})

test('when the last who looks has gone, nothing is asked any more', async () => {
  const page = aPage()
  await page.answer(0, cancelled)
  page.leave()
  await page.pass(2 * hour)
  expect(page.questions).toHaveLength(1)
  page.store.subscribe(() => {})
  expect(isLive(page)).toBe(false)
  expect(page.questions).toHaveLength(2)
})
