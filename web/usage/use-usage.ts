import { useState, useSyncExternalStore } from 'react'
import type { Usage } from '#domain/usage/usage.ts'
import { pageUsage } from '#web/usage/page-usage.ts'
import { mayGenerate, opensDialog, standingIn } from '#web/usage/standing.ts'

/** What is left for whoever is here, and the dialog that says so. */
export function useUsage() {
  const view = useSyncExternalStore(pageUsage.subscribe, pageUsage.read)
  const standing = standingIn(view)
  const [isDialogOpen, setDialogOpen] = useState(false)
  return {
    view,
    usage: standing?.usage ?? null,
    canGenerate: mayGenerate(standing),
    isDialogOpen,
    openDialog: () => setDialogOpen(true),
    closeDialog: () => setDialogOpen(false),
    /** Asks the server again: a call that was left or lost may have been counted. */
    askAgain: pageUsage.askAgain,
    /** Takes over what an answer says is left, and opens the dialog when it is due. */
    applyUsage(next: Usage, isQuotaExceeded: boolean) {
      const isDue = opensDialog(standingIn(pageUsage.read()), next, isQuotaExceeded)
      const isNew = pageUsage.take(next)
      if (isDue && (isNew || isQuotaExceeded)) setDialogOpen(true)
    },
  }
}
export type UsageState = ReturnType<typeof useUsage>
