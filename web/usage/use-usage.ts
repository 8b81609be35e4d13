import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { checkUsageStatus } from '#domain/usage/api.ts'
import { Usage } from '#domain/usage/usage.ts'
import { callEndpoint, loadSiteConfig } from '#web/core/api.ts'
import { readStored, writeStored } from '#web/core/storage.ts'
import { mayGenerate, opensDialog, refetchDelay, usageOfToday } from '#web/usage/standing.ts'

const key = 'potluck.usage'
const queryKey = ['usage']

/** What is left today: first as this browser remembers it, then as the server counts it, then as every answer says. */
export function useUsage() {
  const client = useQueryClient()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { usage } = await callEndpoint(checkUsageStatus, {}, signal)
      writeStored(window.localStorage, key, usage)
      return usage
    },
    placeholderData: () => usageOfToday(readStored(window.localStorage, key, z.nullable(Usage)) ?? null, new Date()) ?? undefined,
    refetchInterval: ({ state }) => refetchDelay(state.data ?? null, new Date()),
  })
  const usage = data ?? null
  const { data: site } = useQuery({ queryKey: ['site'], queryFn: loadSiteConfig, staleTime: Number.POSITIVE_INFINITY })

  return {
    usage,
    canGenerate: mayGenerate(usage),
    hasAccounts: site?.capabilities.accounts ?? false,
    isDialogOpen,
    openDialog: () => setDialogOpen(true),
    closeDialog: () => setDialogOpen(false),
    /** Asks the server again: a call that was left or lost may have been counted. */
    askAgain: () => client.invalidateQueries({ queryKey }),
    /** Takes over what an answer says is left, and opens the dialog when it is due. */
    applyUsage(next: Usage, isQuotaExceeded: boolean) {
      const before = client.getQueryData<Usage>(queryKey) ?? null
      // An older question must not overwrite the newer answer.
      client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, next)
      writeStored(window.localStorage, key, next)
      if (opensDialog(before, next, isQuotaExceeded)) setDialogOpen(true)
    },
  }
}
export type UsageState = ReturnType<typeof useUsage>
