import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entitlementOf } from '#domain/billing/entitlement.ts'
import { billingLimits } from '#domain/billing/provider-limits.ts'
import { limits } from '#domain/limits.ts'
import { billingJobs } from '#server/billing/jobs.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import { openStripe } from '#server/outside/stripe.ts'
import { openWorld, type TestWorld } from '../api/world.ts'
import { howMany, isLong } from '../how-many.ts'
import { type FakeStripe, openFakeStripe, settings, webhookOf } from './fake-stripe.ts'
import { type FakeEvent, month, type StripeBooks } from './stripe-books.ts'

// Six events of one customer in every order, with duplicates, concurrently, while Stripe fails at times and changes
// between two answers: the final state is always Stripe's.

const cases = howMany(60, 5_000)

let world: TestWorld
let stripe: FakeStripe
const now = () => world.now()
const payments = openStripe(
  { ...settings, apiBase: undefined },
  { fetch: (...request) => stripe.fetch(...request), log: { warn: () => {}, error: () => {} }, patience: { answer: 5_000, again: 0 } },
)
beforeAll(async () => {
  world = await openWorld({ payments })
})
afterAll(async () => {
  await world.close()
  // A member who buys again pays twice, and the owner gets a log line.
  expect(world.failures.filter((line) => !line.includes('a member pays for more than one subscription'))).toEqual([])
})

/** What can happen to a customer at Stripe; an impossible act becomes a trivial event. Each sends one event. */
const acts: Record<string, (books: StripeBooks, customer: string) => FakeEvent[]> = {
  renew: (books, customer) => books.renew(customer),
  fail: (books, customer) => books.renew(customer, { fails: true }),
  recover: (books, customer) => books.recover(customer),
  cancel: (books, customer) => books.cancelAtEnd(customer),
  resume: (books, customer) => books.cancelAtEnd(customer, 'not'),
  end: (books, customer) => books.end(customer),
  'give up': (books, customer) => books.end(customer, 'unpaid'),
  refund: (books, customer) => books.refund(customer),
  dispute: (books, customer) => books.dispute(customer),
  win: (books, customer) => (books.disputeOf(customer) ? books.closeDispute(customer, 'won') : books.gossip(customer)),
  lose: (books, customer) => (books.disputeOf(customer) ? books.closeDispute(customer, 'lost') : books.gossip(customer)),
  'buy again': (books, customer) => books.subscribe(customer).slice(0, 1),
  gossip: (books, customer) => books.gossip(customer),
}
const aMonthLater = 'a month later'
const timely: typeof acts = {
  ...acts,
  [aMonthLater](books, customer) {
    world.setNow(new Date(now().getTime() + month))
    return books.gossip(customer)
  },
}

interface Known {
  status: string
  end: Date | null
  periodEnd: Date
  cancelAtPeriodEnd: boolean
}
const hour = 3_600_000
/**
 * The final states, written by hand, so that they do not depend on the rules under test. `end` counts from the first
 * payment; null: nothing is paid.
 */
const finals: { story: string[]; status: string; end: number | null; cancelAtPeriodEnd?: boolean }[] = [
  { story: [], status: 'active', end: month },
  { story: ['refund'], status: 'active', end: null },
  { story: ['refund', aMonthLater, 'renew'], status: 'active', end: 2 * month },
  { story: ['dispute'], status: 'active', end: null },
  { story: ['dispute', 'win'], status: 'active', end: month },
  { story: ['dispute', 'lose'], status: 'active', end: null },
  { story: ['dispute', 'lose', aMonthLater, 'renew'], status: 'active', end: 2 * month },
  { story: ['cancel'], status: 'active', end: month, cancelAtPeriodEnd: true },
  { story: ['cancel', 'resume'], status: 'active', end: month },
  { story: [aMonthLater, 'end'], status: 'canceled', end: month },
  { story: [aMonthLater, 'fail'], status: 'past_due', end: month + 72 * hour },
  { story: [aMonthLater, 'fail', 'recover'], status: 'active', end: 2 * month },
  { story: [aMonthLater, 'fail', 'give up'], status: 'unpaid', end: null },
]

const six = [0, 1, 2, 3, 4, 5]
const Delivery = fc.record({
  /** Whether the next delivery waits for this one's answer, or for its being held. */
  isAwaited: fc.boolean(),
  /** Whether the held answers arrive after it. */
  isRelease: fc.constantFrom(true, false, false, false),
  isAway: fc.boolean().chain((one) => fc.boolean().map((other) => one && other)),
})
const Story = fc.record({
  acts: fc.array(fc.constantFrom(...Object.keys(acts)), { minLength: 5, maxLength: 5 }),
  // When the last event is sent last, most has changed between two answers.
  order: fc.oneof(fc.shuffledSubarray(six, { minLength: 6 }), nearlySorted()),
  duplicates: fc.array(fc.record({ event: fc.constantFrom(...six), after: fc.nat(5), isSameSignature: fc.boolean() }), { maxLength: 5 }),
  /** How many acts happen before the first event is sent; the others happen just before they are sent. */
  early: fc.constantFrom(0, 0, 0, 1, 2, 5),
  /** Which of Stripe's answers are delayed after their content is fixed, repeated in a cycle. */
  held: fc.array(fc.constantFrom(true, false, false), { minLength: 1, maxLength: 12 }),
  deliveries: fc.array(Delivery, { minLength: 11, maxLength: 11 }),
})
type Story = typeof Story extends fc.Arbitrary<infer Value> ? Value : never

test(`six events in any order, with duplicates and concurrency, end in Stripe's state, in ${cases} cases`, async () => {
  const orders = new Set<string>()
  const simplest: Omit<Story, 'order'> = {
    acts: ['cancel', 'fail', 'refund', 'recover', 'dispute'],
    duplicates: [],
    early: 5,
    held: [false],
    deliveries: six.map(() => ({ isAwaited: true, isAway: false, isRelease: false })),
  }
  const everyOrder = permutations(six).filter((_, index) => isLong() || index % 32 === 0)
  await fc.assert(
    fc.asyncProperty(Story, async (story) => {
      orders.add(story.order.join(''))
      await play(story)
    }),
    { numRuns: cases, examples: everyOrder.map((order): [Story] => [{ ...simplest, order }]) },
  )
  process.stdout.write(`billing: ${cases} cases of six events, ${orders.size} of 720 orders, each ended in what Stripe knew\n`)
}, 3_600_000)

test.each(finals)(
  'the story $story ends as $status, delivered in order or in reverse',
  async ({ story, status, end, cancelAtPeriodEnd = false }) => {
    const told = {
      acts: [...story, ...Array<string>(5 - story.length).fill('gossip')],
      duplicates: [{ event: 1, after: 3, isSameSignature: false }],
    }
    const deliveries = [...six, 6].map(() => ({ isAwaited: true, isAway: false, isRelease: false }))
    for (const order of [six, six.toReversed()]) {
      const begun = Math.floor(now().getTime() / 1_000) * 1_000
      const known = await play({ ...told, order, early: 0, held: [false], deliveries })
      expect(known).toMatchObject([{ status, end: end === null ? null : new Date(begun + end), cancelAtPeriodEnd }])
    }
  },
)

async function play(story: Story): Promise<Known[]> {
  stripe = openFakeStripe(now)
  const { books } = stripe
  const post = heldPost(story.held)
  stripe.delay = post.delay
  const userId = crypto.randomUUID()
  const customer = books.newId('cus')
  books.customers.push({ id: customer, email: null, metadata: { user_id: userId }, isDeleted: false })
  await sql`insert into auth.users (id) values (${userId})`.execute(world.db)
  await world.db.insertInto('private.billing_customers').values({ user_id: userId, customer, created_at: now() }).execute()

  const events: FakeEvent[] = []
  const happen = (upTo: number) => {
    while (events.length <= upTo) {
      const [event] =
        events.length === 0 ? books.subscribe(customer) : (timely[story.acts[events.length - 1] ?? '']?.(books, customer) ?? [])
      if (!event) throw new Error('Nothing was told')
      events.push(event)
    }
  }
  happen(story.early)
  const order = [...story.order.map((event) => ({ event, isSameSignature: false }))]
  for (const { event, after, isSameSignature } of story.duplicates) order.splice(after, 0, { event, isSameSignature })
  const underWay: Promise<void>[] = []
  for (const [index, { event, isSameSignature }] of order.entries()) {
    happen(event)
    const { isAwaited, isAway, isRelease } = story.deliveries[index] ?? { isAwaited: true, isAway: false, isRelease: false }
    const told = events[event]
    if (!told) throw new Error('It has not happened')
    stripe.misbehaviour = isAway ? 'away' : null
    // Stripe signs each delivery anew; one with the same signature is a replay.
    const at = new Date(now().getTime() + (isSameSignature ? 0 : index * 1_000))
    const isHeld = post.nextHeld()
    const answered = tell(told, at)
    underWay.push(answered)
    if (isAwaited) await Promise.race([answered, isHeld])
    if (isRelease) post.release()
  }
  stripe.misbehaviour = null
  post.holdNoMore()
  await Promise.all(underWay)

  world.setNow(new Date(now().getTime() + billingLimits.retry.longest))
  const [settle] = billingJobs({ ...world, payments }).filter(({ name }) => name === 'settle-payment-events')
  if (!settle) throw new Error('No job settles events')
  await runJobs({ db: world.db, log: world.log }, [settle])

  const state = await payments.readCustomer(customer)
  const expected = state && entitlementOf(state, limits.unpaidGrace)
  const { rows: known } = await sql<Known>`
    select status, subscription_end as "end", period_end as "periodEnd", cancel_at_period_end as "cancelAtPeriodEnd"
    from public.subscriptions join private.billing_customers using (user_id) where user_id = ${userId}
  `.execute(world.db)
  expect(known).toEqual([expected])
  const stored = await world.db.selectFrom('private.billing_events').select('state').where('customer', '=', customer).execute()
  const disputes = new Set(events.filter(({ type }) => type.startsWith('charge.dispute'))).size
  expect(stored.map((row) => row.state)).toEqual(Array(6 - disputes).fill('done'))
  return known
}

/** Each event in its place, or one place off. */
function nearlySorted(): fc.Arbitrary<number[]> {
  return fc.nat(5).map((at) => [...six.slice(0, at), ...six.slice(at, at + 2).reverse(), ...six.slice(at + 2)])
}

/** Answers that the test delays as long as it wants. */
function heldPost(held: readonly boolean[]) {
  const waiting: (() => void)[] = []
  let answers = 0
  let isOver = false
  let tellHeld = () => {}
  const release = () => {
    for (const go of waiting.splice(0)) go()
  }
  return {
    release,
    delay(): Promise<void> {
      answers += 1
      if (isOver || !held[answers % held.length]) return Promise.resolve()
      tellHeld()
      return new Promise((resolve) => waiting.push(resolve))
    },
    nextHeld: () =>
      new Promise<void>((resolve) => {
        tellHeld = resolve
      }),
    holdNoMore() {
      isOver = true
      release()
    },
  }
}

async function tell(event: FakeEvent, at: Date): Promise<void> {
  const { body, signature } = webhookOf(event, { at })
  const answer = await world.send('/functions/v1/stripe-webhook', { method: 'POST', headers: { 'stripe-signature': signature }, body })
  if (answer.status !== 200) expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad_signature'])
}

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}
