import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { hasLeft, type Usage } from '#domain/usage/usage.ts'
import { askAgain } from '#web/cache/ask-again.ts'
import { repeatOnce } from '#web/cache/query-client.ts'
import { type Asker, queryKeys } from '#web/cache/query-keys.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { type Allowance, allowanceOfNow, isOlder, refetchDelay, type UsageView } from '#web/usage/allowance.ts'
import { checkAnyUsage, readAnswer } from '#web/usage/read-answer.ts'
import { recallUsage, rememberUsage } from '#web/usage/usage-memory.ts'

/** The server's count, and this browser's memory of it. */
export interface UsageSource {
  /** Asks the server. Null: it answered without a count, but lets generation proceed. */
  ask: (signal: AbortSignal) => Promise<Allowance | null>
  recall: (asker: string | null) => Allowance | null
  remember: (asker: string | null, allowance: Allowance) => void
}

const pageSource: UsageSource = {
  ask: async (signal) => readAnswer(await callEndpoint(checkAnyUsage, {}, { signal })),
  recall: recallUsage,
  remember: rememberUsage,
}

/**
 * The query for an asker's searches. It starts with the remembered count. It runs again just after the reset, and once
 * an hour until then.
 */
export const usageQuery = (asker: Asker, { ask, recall, remember }: UsageSource = pageSource) =>
  queryOptions({
    queryKey: queryKeys.usage(asker),
    queryFn: async ({ signal }) => {
      const allowance = await ask(signal)
      if (allowance && asker !== undefined) remember(asker, allowance)
      return allowance
    },
    enabled: asker !== undefined,
    initialData: () => (asker === undefined ? undefined : (recall(asker) ?? undefined)),
    initialDataUpdatedAt: 0,
    ...repeatOnce,
    refetchInterval: ({ state }) => refetchDelay(state.data?.usage ?? null, new Date()),
  })

/** The view of an answer. `isError`: the last question failed. Then the known count is shown until its reset. */
export function usageViewOf(
  answer: { data: Allowance | null | undefined; isError: boolean },
  recalled: Allowance | null,
  now: Date,
): UsageView {
  const { data, isError } = answer
  if (data === undefined) return { state: isError ? 'unknown' : 'asking' }
  if (!isError) return data ? { state: 'known', allowance: data, isLate: false } : { state: 'unknown' }
  const allowance = allowanceOfNow(data, now) ?? recalled
  return allowance ? { state: 'known', allowance, isLate: true } : { state: 'unknown' }
}

/**
 * Takes over the usage in the answer to another call. A repeated answer may be older than the known count. Then this
 * asks the server instead, and returns false.
 */
export function takeUsage(
  client: QueryClient,
  asker: Asker,
  usage: Usage,
  { remember }: Pick<UsageSource, 'remember'> = pageSource,
): boolean {
  if (asker === undefined) return false
  const queryKey = queryKeys.usage(asker)
  const before = client.getQueryData<Allowance | null>(queryKey) ?? null
  if (isOlder(usage, before?.usage, new Date())) {
    askAgain(client, { queryKey })
    return false
  }
  const allowance = { premium: false, tester: false, ...before, usage, canGenerate: hasLeft(usage) }
  remember(asker, allowance)
  // An earlier question to the server must not overwrite this answer.
  client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, allowance)
  // A limit that appears or goes means that the roles have changed too.
  if (before && (before.usage.limit === null) !== (usage.limit === null)) askAgain(client, { queryKey })
  return true
}
