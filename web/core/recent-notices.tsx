import { lazy, Suspense } from 'react'
import { useToasts } from '#web/core/toasts.ts'

const NoticeList = lazy(() =>
  import('#web/core/notice-list.tsx').then(({ NoticeList }) => ({ default: NoticeList })).catch(() => ({ default: () => null })),
)

/** Notices that have gone can be read again here; nothing stands here when there are none. */
export function RecentNotices() {
  const { recent } = useToasts()
  if (recent.length === 0) return null
  return (
    <Suspense>
      <NoticeList recent={recent} />
    </Suspense>
  )
}
