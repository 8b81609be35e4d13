import {
  type MutationStatus,
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { listSearches } from '#domain/usage/ledger.ts'
import { type Asker, queryKeys } from '#web/cache/query-keys.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { useAsker } from '#web/session/session.ts'
import { isUnderWay, type SearchList, withNewest, withOlder } from '#web/usage/search-lines.ts'

export type Searches =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; list: SearchList; older: 'idle' | 'loading' | 'failed' }

/** Milliseconds before the list is loaded again while a search is running. */
const lookAgain = 4_000

type Ask = (before: string | undefined, signal?: AbortSignal) => Promise<SearchList>

const askServer: Ask = (before, signal) => callEndpoint(listSearches, before === undefined ? {} : { before }, { signal })

/** The query for an asker's newest searches, followed by the known older ones. */
export const searchesQuery = (client: QueryClient, asker: Asker, ask: Ask = askServer) => {
  const queryKey = queryKeys.searches(asker)
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const newest = await ask(undefined, signal)
      return withNewest(client.getQueryData<SearchList>(queryKey) ?? null, newest)
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data.lines) ? lookAgain : false),
  })
}

/**
 * Reads an older page into the list of its asker. The variables carry that asker, since a pending mutation uses the
 * options of the latest render, which may be another person's.
 */
export const olderSearches = (client: QueryClient, ask: Ask = askServer) =>
  mutationOptions({
    mutationFn: ({ before }: { asker: Asker; before: string }) => ask(before),
    onSuccess: (page, { asker }) => client.setQueryData<SearchList>(queryKeys.searches(asker), (known) => known && withOlder(known, page)),
  })

type OlderCall = { status: MutationStatus; variables: { asker: Asker } | undefined }

/** The state of the call for an older page, if it was this asker's call. */
export function stateOfOlder({ status, variables }: OlderCall, asker: Asker): 'idle' | 'loading' | 'failed' {
  if (variables?.asker !== asker) return 'idle'
  if (status === 'pending') return 'loading'
  return status === 'error' ? 'failed' : 'idle'
}

/**
 * The list of searches of this visitor or member. It loads again when a search is made, also in another tab, and when
 * the page gets the focus.
 */
export function useSearches() {
  const client = useQueryClient()
  const asker = useAsker()
  const { data: list, isError, refetch } = useQuery(searchesQuery(client, asker))
  const call = useMutation(olderSearches(client))
  const older = stateOfOlder(call, asker)

  const found = (): Searches => {
    if (!list) return { state: isError ? 'failed' : 'loading' }
    return { state: 'ready', list, older }
  }

  return {
    found: found(),
    readOlder() {
      if (list?.next && older !== 'loading') call.mutate({ asker, before: list.next })
    },
    tryAgain: () => void refetch(),
  }
}
