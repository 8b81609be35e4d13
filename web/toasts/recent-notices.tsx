import { lazy, Suspense } from 'react'
import { useToasts } from '#web/toasts/toasts.ts'

const NoticeList = lazy(() =>
  import('#web/toasts/notice-list.tsx').then(({ NoticeList }) => ({ default: NoticeList })).catch(() => ({ default: () => null })),
)

/** The dismissed notices, to read again. Empty if there are none. */
export function RecentNotices() {
  const { recent } = useToasts()
  if (recent.length === 0) return null
  return (
    <Suspense>
      <NoticeList recent={recent} />
    </Suspense>
  )
}
