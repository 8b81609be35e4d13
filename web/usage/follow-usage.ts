import type { QueryClient } from '@tanstack/react-query'
import { nounOf, queryKeys } from '#web/cache/query-keys.ts'
import { listenToSession, readAsker } from '#web/session/session.ts'
import { forgetMemberUsage, isUsageKey, recallUsage } from '#web/usage/usage-memory.ts'
import { usageQuery } from '#web/usage/usage-query.ts'

/**
 * Takes over the count that another tab of this browser was answered, forgets a member's count when that member
 * leaves, and asks for the list of searches again when the count says that one was made.
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
    if (before !== undefined && made !== before) client.invalidateQueries({ queryKey: queryKeys.searches(asker) })
  })
}
