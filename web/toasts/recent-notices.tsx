import { Suspense } from 'react'
import { optional } from '#web/kit/optional.ts'
import { useToasts } from '#web/toasts/toasts.ts'

const NoticeList = optional(() => import('#web/toasts/notice-list.tsx').then(({ NoticeList }) => NoticeList))

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
