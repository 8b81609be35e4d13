import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { More } from '#web/kit/more.tsx'

const RackNames = lazy(() => import('#web/filters/rack-names.tsx').then(({ RackNames }) => ({ default: RackNames })))

/** Names what the staple "spices and herbs" lets a recipe use. */
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
