import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToastAction } from '#web/core/toast-shelf.tsx'
import { useToasts } from '#web/core/toasts.ts'

/** Notices that have gone can be read again here; nothing stands here when there are none. */
export function RecentNotices() {
  const { t } = useTranslation()
  const { recent } = useToasts()
  if (recent.length === 0) return null
  return (
    <details className="relative">
      <summary className="flex min-h-11 list-none items-center gap-1.5 px-2 text-sm text-muted [&::-webkit-details-marker]:hidden">
        <Bell aria-hidden size={18} strokeWidth={1.75} />
        <span className="sr-only sm:not-sr-only">{t('common.recentNotices')}</span>
        <span className="tabular-nums">{recent.length}</span>
      </summary>
      <ul className="absolute end-0 z-10 grid max-h-96 w-80 max-w-[80vw] gap-3 overflow-y-auto rounded-card border border-edge bg-card p-4 shadow-float">
        {recent.map((toast) => (
          <li key={toast.id}>
            <p className="font-semibold">{toast.title}</p>
            {toast.text && <p className="text-sm">{toast.text}</p>}
            {toast.action && <ToastAction toast={toast} />}
          </li>
        ))}
      </ul>
    </details>
  )
}
