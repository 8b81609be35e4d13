import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestAct } from '#domain/billing/test-checkout.ts'
import { makeApp } from '#server/app.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import { openTestPayments } from '#server/test-payments/open.ts'
import { renewalJob } from '#server/test-payments/renewal-job.ts'
import { sendTo } from '#server/test-payments/send-events.ts'
import { openWorld, type TestWorld } from '../api/world.ts'
import { someone, unhurried } from '../auth/house.ts'

/** The clock of a till when it is opened. */
export const start = new Date('2026-01-31T12:00:00Z')

/** The subscription of a member who paid at that moment. */
export const paidFor = {
  subscribed: true,
  subscription_end: '2026-02-28T12:00:00.000Z',
  period_end: '2026-02-28T12:00:00.000Z',
  status: 'active',
  cancel_at_period_end: false,
  can_manage: true,
}

export type TestTill = Awaited<ReturnType<typeof openTill>>
export type TestMember = Awaited<ReturnType<TestTill['member']>>

/** Opens a site with the test checkout and a clock that a test sets. */
export async function openTill() {
  let now = start
  const clock = { env: unhurried, now: () => now }
  const base = await openWorld(clock)
  const payments = await openTestPayments(base)
  const world = await openWorld({ ...clock, payments, beside: base })
  let people = 0

  /**
   * A person with an account, who signs in again after time has passed. Each person has an address of their own,
   * because the clock goes back between tests, which limits do not expect.
   */
  async function member() {
    people += 1
    const address = `10.0.${people >> 8}.${people & 255}`
    const apiKey = { apikey: world.accounts.apiKeys.anon }
    const who = { email: someone(), password: 'correct-horse-1' }
    const { body } = await post(world, '/auth/v1/signup', who, apiKey, address)
    const id = String(body.user.id)
    let [token, since] = [body.access_token, now]
    const headers = async () => {
      if (since !== now)
        [token, since] = [(await post(world, '/auth/v1/token?grant_type=password', who, apiKey, address)).body.access_token, now]
      return { authorization: `Bearer ${token}` }
    }
    const call = async (name: string, input: unknown = {}, where = world) =>
      post(where, `/functions/v1/${name}`, input, await headers(), address)
    const openCheckout = async () => new URL((await call('create-checkout')).body.url)
    const sessionOf = async () => (await openCheckout()).searchParams.get('session') ?? ''
    return {
      id,
      headers,
      call,
      openCheckout,
      sessionOf,
      pay: async (card: string = 'pays') => (await call('pay-test-checkout', { session: await sessionOf(), card })).body,
      async act(...acts: TestAct[]) {
        for (const act of acts) expect((await call('act-in-test-portal', { act })).status).toBe(200)
      },
      subscription: async () => (await call('check-subscription')).body,
      async plan() {
        const { rows } = await sql<{ plan: string }>`select private.plan_of(${id}, ${now}) as plan`.execute(world.db)
        return rows[0]?.plan
      },
      /** The member's customer id at the test checkout. */
      async customer() {
        const { rows } = await sql<{ customer: string }>`select customer from private.billing_customers where user_id = ${id}`.execute(
          world.db,
        )
        return rows[0]?.customer ?? ''
      },
    }
  }

  return {
    world,
    /** The same site without payments. */
    base,
    payments,
    member,
    now: clock.now,
    goTo(time: Date) {
      now = time
    },
    /** Moves the clock and runs the renewal job. */
    async passTime(ms: number) {
      now = new Date(now.getTime() + ms)
      await runJobs(world, [renewalJob(world, sendTo(makeApp(world)))])
    },
    /**
     * Runs after each test: sets the clock back, deletes the test customers so that no other test renews them, and
     * expects no logged failure.
     */
    async clear() {
      now = start
      await sql`delete from private.test_customers`.execute(base.db)
      expect([...base.failures, ...world.failures]).toEqual([])
    },
    close: () => base.close(),
  }
}

async function post(where: TestWorld, path: string, body: unknown, headers: Record<string, string>, address: string) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
  const response = await where.send(path, init, address)
  return { status: response.status, body: await response.json() }
}
