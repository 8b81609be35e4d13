import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandFor } from '#server/admin-cli/commands.ts'
import { hearChanges } from '../realtime/ear.ts'
import { openShop, type Shop } from './shop.ts'

// Where a subscription shows: in the member's tabs, the member's export, and the owner's donation command.

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const changes = { event: '*', schema: 'public', table: 'subscriptions' } as const

test("a changed subscription reaches the member's other tab once, and no other member", async () => {
  const [member, stranger] = [await shop.payer(), await shop.payer()]
  const tab = shop.house.client()
  await tab.auth.signInWithPassword({ email: member.email, password: 'correct-horse-1' })
  const [own, other] = [await hearChanges(tab, changes), await hearChanges(stranger.client, changes)]
  await shop.tell(shop.stripe.books.cancelAtEnd(member.customer))
  expect(await own.next()).toMatchObject({
    eventType: 'UPDATE',
    table: 'subscriptions',
    new: { user_id: member.id, status: 'active', cancel_at_period_end: true },
  })
  // An event without news is not broadcast: the next message is the refund.
  await shop.tell(shop.stripe.books.gossip(member.customer))
  await shop.tell(shop.stripe.books.refund(member.customer))
  expect(await own.next()).toMatchObject({ new: { user_id: member.id, subscription_end: null } })
  await shop.tell(shop.stripe.books.refund(stranger.customer))
  expect(await other.next()).toMatchObject({ new: { user_id: stranger.id } })
  await Promise.all([tab.removeAllChannels(), stranger.client.removeAllChannels()])
})

test("an export contains the member's subscription", async () => {
  const [payer, cook] = [await shop.payer(), await shop.cook()]
  const told = await (await payer.call('export-my-data')).json()
  expect(told.subscription).toEqual({ ...(await payer.check()), customer: payer.customer })
  expect((await (await cook.call('export-my-data')).json()).subscription).toMatchObject({ subscribed: false, customer: null })
})

test("the donation command prints a month's net proceeds and one percent of them, by currency", async () => {
  const run = async (...args: string[]) => {
    const wanted = commandFor(['donation', ...args])
    const lines: string[] = []
    const { accounts, config } = shop.house.world
    const desk = {
      accounts,
      config,
      print: (line: string) => void lines.push(line),
      askSecret: async () => null,
      pipedSecret: async () => null,
    }
    await wanted?.command.run(desk, wanted.parameters)
    return lines
  }
  const { db } = shop.house.world
  const proceeds = [
    { id: 'a', at: new Date('2026-05-01T00:00:00Z'), net: '113500', currency: 'usd' },
    { id: 'b', at: new Date('2026-05-31T23:59:59Z'), net: '-1200', currency: 'usd' },
    { id: 'c', at: new Date('2026-05-10T00:00:00Z'), net: '5001', currency: 'jpy' },
    { id: 'd', at: new Date('2026-05-10T00:00:00Z'), net: '-900', currency: 'eur' },
    { id: 'e', at: new Date('2026-06-01T00:00:00Z'), net: '7', currency: 'usd' },
  ]
  await db.insertInto('private.billing_proceeds').values(proceeds).execute()
  expect((await run('2026-05')).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '2026-05: net proceeds -EUR 9.00, one percent EUR 0.00.',
    '2026-05: net proceeds JPY 5,001, one percent JPY 51.',
    '2026-05: net proceeds USD 1,123.00, one percent USD 11.23.',
  ])
  expect(await run('2026-04')).toEqual(['2026-04: no proceeds.'])
  expect(await run()).toHaveLength(1)
  await expect(run('May')).rejects.toThrow('May is no month: write it as 2026-07.')
})
