import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'

/** The queries that are asked again as soon as their first question is answered. */
const askedAfterFirst = new WeakSet<Query>()

/**
 * Marks answers as out of date and asks the server again for those that are shown. TanStack Query does not cancel a
 * query's first question, and the answer to it may be from before the change: such a query is asked again afterwards.
 */
export function askAgain(client: QueryClient, filters: QueryFilters): void {
  const answering = client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  for (const query of answering) if (query.state.data === undefined) askAfterFirst(client, query)
  client.invalidateQueries(filters)
}

async function askAfterFirst(client: QueryClient, query: Query): Promise<void> {
  if (askedAfterFirst.has(query)) return
  askedAfterFirst.add(query)
  const one = { queryKey: query.queryKey, exact: true }
  await client.refetchQueries(one, { cancelRefetch: false })
  askedAfterFirst.delete(query)
  await client.invalidateQueries(one)
}
