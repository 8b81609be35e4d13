import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Usage } from '#domain/usage/usage.ts'
import { askAgain } from '#web/cache/ask-again.ts'
import { queryKeys } from '#web/cache/query-keys.ts'
import { readAsker, useAsker } from '#web/session/session.ts'
import { allowanceIn, mayGenerate, opensDialog } from '#web/usage/allowance.ts'
import { recallUsage } from '#web/usage/usage-memory.ts'
import { takeUsage, usageQuery, usageViewOf } from '#web/usage/usage-query.ts'

/** The searches left for this visitor or member, and the dialog about them. */
export function useUsage() {
  const client = useQueryClient()
  const asker = useAsker()
  const { data, isError } = useQuery(usageQuery(asker))
  const view = usageViewOf({ data, isError }, isError && asker !== undefined ? recallUsage(asker) : null, new Date())
  const allowance = allowanceIn(view)
  const [isDialogOpen, setDialogOpen] = useState(false)
  return {
    view,
    usage: allowance?.usage ?? null,
    canGenerate: mayGenerate(allowance),
    isDialogOpen,
    openDialog: () => setDialogOpen(true),
    closeDialog: () => setDialogOpen(false),
    /** Asks the server again, since it may have counted a cancelled or lost call. */
    askAgain: () => askAgain(client, { queryKey: queryKeys.usage(asker) }),
    /** Takes over the usage of an answer, and opens the dialog when the last search was used. */
    applyUsage(next: Usage, isQuotaExceeded: boolean) {
      // The asker may have changed before the answer came.
      const asker = readAsker()
      const before = client.getQueryData(usageQuery(asker).queryKey) ?? null
      const isDue = opensDialog(before, next, isQuotaExceeded)
      const isNew = takeUsage(client, asker, next)
      if (isDue && (isNew || isQuotaExceeded)) setDialogOpen(true)
    },
  }
}
export type UsageState = ReturnType<typeof useUsage>
