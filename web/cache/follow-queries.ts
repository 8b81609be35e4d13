import type { QueryClient } from '@tanstack/react-query'
import { askAgain } from '#web/cache/ask-again.ts'
import { type Asker, nounOf, queryKeys } from '#web/cache/query-keys.ts'
import { type LiveTable, listenToRows } from '#web/cache/row-changes.ts'
import { listenToSession, readAsker } from '#web/session/session.ts'

/** The queries that are out of date after a change in the member's rows of a table. */
const changes: readonly { table: LiveTable; old: readonly string[] }[] = [
  { table: 'profiles', old: ['account', 'preferences'] },
  { table: 'user_roles', old: ['usage', 'subscription'] },
  { table: 'subscriptions', old: ['usage', 'subscription', 'test-portal'] },
]

/** The asker at the page, and the events that make queries out of date. */
interface Source {
  readAsker: () => Asker
  listenToSession: (listener: () => void) => unknown
  listenToRows: (table: LiveTable, listener: () => void) => unknown
}

/** Invalidates queries when realtime reports a change of their rows. Removes a person's data when the asker changes. */
export function followQueries(client: QueryClient, source: Source = { readAsker, listenToSession, listenToRows }) {
  for (const { table, old } of changes) {
    source.listenToRows(table, () => askAgain(client, { predicate: ({ queryKey }) => old.some((noun) => noun === nounOf(queryKey)) }))
  }
  let asker = source.readAsker()
  source.listenToSession(() => {
    const now = source.readAsker()
    if (now !== asker) client.removeQueries({ queryKey: queryKeys.own })
    asker = now
  })
}
