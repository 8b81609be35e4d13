import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastAction } from '#web/toasts/toast-action.tsx'
import type { ShownToast } from '#web/toasts/toast-store.ts'

/** A bell with the number of dismissed notices. It opens the list of them. */
export function NoticeList({ recent }: { recent: readonly ShownToast[] }): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <button
        type="button"
        popoverTarget="recent-notices"
        className="flex min-h-11 items-center gap-1.5 px-2 text-sm text-muted hover:text-ink"
      >
        <Bell aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only sm:not-sr-only">{t('common.recentNotices')}</span>
        <span className="tabular-nums">{recent.length}</span>
      </button>
      <ul
        popover="auto"
        id="recent-notices"
        aria-label={t('common.recentNotices')}
        className="fixed start-auto bottom-auto end-4 below-button m-0 w-96 max-w-[calc(100vw-2rem)] gap-3 overflow-y-auto rounded-card border border-edge bg-card p-4 text-ink shadow-float open:grid"
      >
        {recent.map((toast) => (
          <li key={toast.id} className="border-line not-last:border-b not-last:pb-3">
            <p className="font-semibold">{toast.title}</p>
            {toast.text && <p>{toast.text}</p>}
            {toast.action && <ToastAction toast={toast} />}
          </li>
        ))}
      </ul>
    </>
  )
}
