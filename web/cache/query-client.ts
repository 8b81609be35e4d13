import { notifyManager, QueryClient } from '@tanstack/react-query'

const second = 1_000

/**
 * Makes the cache of the server's data, with the defaults of every query: an answer is fresh for 30 seconds, and a
 * page that is seen or online again asks for stale ones. A query that fails keeps its data.
 */
export function makeQueryClient(): QueryClient {
  // React draws an answer at once, not at the next turn of a timer.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a query fails at once and says so, instead of waiting in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30 * second,
        // The page shows the failure with 'Try Again', and the reader decides.
        retry: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** For queries without a button that tries again: a failed query is repeated once, after the library's second. */
export const repeatOnce = { retry: 1 } as const
