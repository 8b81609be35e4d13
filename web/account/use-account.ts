import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Account, loadAccount } from '#web/account/account.ts'
import { type AccountFailure, failureOf } from '#web/account/failure.ts'
import { memberKeys } from '#web/cache/member-keys.ts'

export type AccountState = { state: 'loading' } | { state: 'failed'; failure: AccountFailure } | { state: 'ready'; account: Account }

const accountQuery = (memberId: string) =>
  queryOptions({
    queryKey: memberKeys.account(memberId),
    queryFn: ({ signal }) => loadAccount(signal),
    staleTime: 0,
    // A new address is confirmed in another tab: coming back from there is the moment to ask.
    refetchOnWindowFocus: ({ state }) => (state.data?.newEmail ? 'always' : false),
  })

/** The account of a member. `load` asks again, and shows what it knew meanwhile. */
export function useAccount(memberId: string) {
  const { data, isError, error, refetch } = useQuery(accountQuery(memberId))
  const now = (): AccountState => {
    if (data) return { state: 'ready', account: data }
    return isError ? { state: 'failed', failure: failureOf(error) } : { state: 'loading' }
  }
  return { now: now(), load: () => refetch().then(() => undefined) }
}
