import type { QueryClient } from '@tanstack/react-query'
import { type LiveTable, listenToRows } from '#web/core/live.ts'
import { nounOf, queryKeys } from '#web/core/query-keys.ts'
import { listenToSession, readAsker } from '#web/core/session.ts'

/** What a change in one's own rows of a table makes old. */
const changes: readonly { table: LiveTable; old: readonly string[] }[] = [
  { table: 'profiles', old: ['account', 'preferences'] },
  { table: 'user_roles', old: ['usage', 'subscription'] },
  { table: 'subscriptions', old: ['usage', 'subscription', 'test-portal'] },
]

/** Asks again for what realtime says has changed, and drops what belongs to a person as soon as somebody else is here. */
export function followQueries(client: QueryClient) {
  for (const { table, old } of changes) {
    listenToRows(table, () => client.invalidateQueries({ predicate: ({ queryKey }) => old.some((noun) => noun === nounOf(queryKey)) }))
  }
  let asker = readAsker()
  listenToSession(() => {
    const now = readAsker()
    if (now !== asker) client.removeQueries({ queryKey: queryKeys.own })
    asker = now
  })
}
