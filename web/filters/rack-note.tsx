import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { More } from '#web/kit/more.tsx'

const RackNames = lazy(() => import('#web/filters/rack-names.tsx').then(({ RackNames }) => ({ default: RackNames })))

/** Names the spices and herbs that the staple "spices and herbs" allows. */
export function RackNote() {
  const { t } = useTranslation()
  return (
    <More title={t('filters.rackTitle')}>
      <Suspense>
        <RackNames />
      </Suspense>
    </More>
  )
}
