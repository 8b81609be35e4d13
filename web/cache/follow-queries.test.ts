import { afterEach, beforeEach, expect, test } from 'vitest'
import { followQueries } from '#web/cache/follow-queries.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { aPageCache, aServer, endPage, look } from '#web/cache/queries.testing.ts'
import { type Asker, queryKeys } from '#web/cache/query-keys.ts'
import type { LiveTable } from '#web/cache/row-changes.ts'

let client: ReturnType<typeof aPageCache>
beforeEach(() => {
  client = aPageCache('2026-11-22T20:00:00Z')
})
afterEach(() => endPage(client))

/** A page at which people come and go, and rows change. */
function aPage(first: Asker) {
  let asker = first
  let tellPeople = () => {}
  const rows = new Map<LiveTable, () => void>()
  followQueries(client, {
    readAsker: () => asker,
    listenToSession(listener) {
      tellPeople = listener
    },
    listenToRows: (table, listener) => rows.set(table, listener),
  })
  return {
    become(next: Asker) {
      asker = next
      tellPeople()
    },
    change: (table: LiveTable) => rows.get(table)?.(),
  }
}

test.each(['bob', null])('nothing that belongs to one member is left in the cache when %s is here instead', (next) => {
  const page = aPage('ada')
  client.setQueryData(memberKeys.account('ada'), { name: 'Ada' })
  client.setQueryData(queryKeys.usage('ada'), { used: 2 })
  client.setQueryData(queryKeys.siteConfig, { signUp: true })
  page.become('ada')
  expect(client.getQueryData(memberKeys.account('ada'))).toEqual({ name: 'Ada' })
  page.become(next)
  const keys = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  expect(keys).toEqual([queryKeys.siteConfig])
})

test('an answer that was asked for one member and comes late is dropped when another is here', async () => {
  const page = aPage('ada')
  const { questions, ask } = aServer<string>()
  look(client, { queryKey: memberKeys.account('ada'), queryFn: ({ signal }) => ask(signal) })
  page.become('bob')
  expect(questions[0]?.isDropped()).toBe(true)
  await questions[0]?.answer('of Ada')
  expect(client.getQueryData(memberKeys.account('ada'))).toBeUndefined()
})

test.each([
  ['profiles', ['account', 'preferences']],
  ['user_roles', ['subscription', 'usage']],
  ['subscriptions', ['subscription', 'usage']],
] as const)('a change in one’s rows of %s makes these answers old: %s', (table, nouns) => {
  const page = aPage('ada')
  for (const noun of ['account', 'preferences', 'subscription', 'usage', 'searches'] as const) {
    client.setQueryData({ ...queryKeys, ...memberKeys }[noun]('ada'), noun)
  }
  page.change(table)
  const old = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
  expect(old.map(({ queryKey }) => queryKey[2]).toSorted()).toEqual([...nouns])
})

test('a change during the first question of a query is not lost: it is asked again after the answer', async () => {
  const page = aPage('ada')
  const { questions, ask } = aServer<string>()
  const account = look(client, { queryKey: memberKeys.account('ada'), queryFn: ({ signal }) => ask(signal) })
  page.change('profiles')
  page.change('profiles')
  expect(questions).toHaveLength(1)
  await questions[0]?.answer('Ada')
  expect(questions).toHaveLength(2)
  await questions[1]?.answer('Ada Lovelace')
  expect(account.read()).toMatchObject({ data: 'Ada Lovelace', fetchStatus: 'idle' })
  expect(questions).toHaveLength(2)
})
