import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aPageCache, aServer, endPage, pass } from '#web/cache/queries.testing.ts'
import { queryKeys } from '#web/cache/query-keys.ts'
import type { SearchList } from './search-lines.ts'
import { olderSearches, stateOfOlder } from './use-searches.ts'

const usage = { used: 1, limit: 6, remaining: 5, resetDate: '2026-11-23T00:00:00.000Z', sessionId: null, totalLifetime: 1 }
const aList = (ids: readonly string[], next: string | null): SearchList => ({
  usage,
  others: 0,
  lines: ids.map((id) => ({ kind: 'count', id, at: '2026-11-22T12:00:00.000Z', counted: -1, reason: 'new_day' })),
  next,
})

let client: ReturnType<typeof aPageCache>
beforeEach(() => {
  client = aPageCache('2026-11-22T20:00:00Z')
})
afterEach(() => endPage(client))

const idsOf = (asker: string) => client.getQueryData<SearchList>(queryKeys.searches(asker))?.lines.map(({ id }) => id)

/** A page on which `ada` has asked for her older searches, and the server that has not answered yet. */
async function aPageThatReadsOlder() {
  const { questions, ask } = aServer<SearchList>()
  // Nothing ends an older page that was asked for.
  const askOlder = () => ask(new AbortController().signal)
  client.setQueryData(queryKeys.searches('ada'), aList(['ada-2'], 'before'))
  const observer = new MutationObserver(client, olderSearches(client, askOlder))
  const stop = observer.subscribe(() => {})
  observer.mutate({ asker: 'ada', before: 'before' }).catch(() => undefined)
  await pass(0)
  return {
    questions,
    stop,
    olderOf: (asker: string) => stateOfOlder(observer.getCurrentResult(), asker),
    drawAgain: () => observer.setOptions(olderSearches(client, askOlder)),
  }
}

test('an older page of searches comes under the list of the asker', async () => {
  const page = await aPageThatReadsOlder()
  await page.questions[0]?.answer(aList(['ada-1'], null))
  expect(idsOf('ada')).toEqual(['ada-2', 'ada-1'])
  page.stop()
})

test('an older page of searches never comes into the list of the next person at the page', async () => {
  const page = await aPageThatReadsOlder()
  client.removeQueries({ queryKey: queryKeys.own })
  client.setQueryData(queryKeys.searches('bob'), aList(['bob-1'], null))
  page.drawAgain()
  await page.questions[0]?.answer(aList(['ada-1'], null))
  expect(idsOf('bob')).toEqual(['bob-1'])
  expect(idsOf('ada')).toBeUndefined()
  page.stop()
})

test("the next person at the page sees neither the loading nor the failure of another person's older page", async () => {
  const page = await aPageThatReadsOlder()
  page.drawAgain()
  expect([page.olderOf('ada'), page.olderOf('bob')]).toEqual(['loading', 'idle'])
  await page.questions[0]?.fail()
  expect([page.olderOf('ada'), page.olderOf('bob')]).toEqual(['failed', 'idle'])
  page.stop()
})
