import type { QueryClient } from '@tanstack/react-query'
import { askAgain } from '#web/cache/ask-again.ts'
import { nounOf, queryKeys } from '#web/cache/query-keys.ts'
import { listenToSession, readAsker } from '#web/session/session.ts'
import { forgetMemberUsage, isUsageKey, recallUsage } from '#web/usage/usage-memory.ts'
import { usageQuery } from '#web/usage/usage-query.ts'

/**
 * Takes over a count that another tab has stored, and forgets a member's count when that member leaves. When the count
 * changes, the list of searches is out of date.
 */
export function followUsage(client: QueryClient) {
  let asker = readAsker()
  listenToSession(() => {
    const now = readAsker()
    if (asker && now !== asker) forgetMemberUsage()
    asker = now
  })
  window.addEventListener('storage', ({ key }) => {
    const allowance = isUsageKey(key) && asker !== undefined ? recallUsage(asker) : null
    if (allowance) client.setQueryData(usageQuery(asker).queryKey, allowance)
  })
  let made: string | undefined
  client.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
    if (type !== 'updated' || nounOf(queryKey) !== 'usage') return
    const usage = client.getQueryData(usageQuery(asker).queryKey)?.usage
    const before = made
    made = usage && `${usage.totalLifetime} ${usage.used} ${usage.resetDate}`
    if (before !== undefined && made !== before) askAgain(client, { queryKey: queryKeys.searches(asker) })
  })
}
