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
    // The member confirms a new address in another tab, so this asks again when they come back.
    refetchOnWindowFocus: ({ state }) => (state.data?.newEmail ? 'always' : false),
  })

/** The account of a member. `load` asks the server again. Until it answers, the page shows the known account. */
export function useAccount(memberId: string) {
  const { data, isError, error, refetch } = useQuery(accountQuery(memberId))
  const now = (): AccountState => {
    if (data) return { state: 'ready', account: data }
    return isError ? { state: 'failed', failure: failureOf(error) } : { state: 'loading' }
  }
  return { now: now(), load: () => refetch().then(() => undefined) }
}
