import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { PeaPod } from '#web/usage/pea-pod.tsx'
import { periodOf } from '#web/usage/standing.ts'

/** What is left today or this month, in peas and in words. */
export function UsageCount({ usage, isStacked = false }: { usage: Usage | null; isStacked?: boolean }) {
  const { t } = useTranslation()
  if (!usage) return <p className="min-h-7" />
  const { remaining, limit } = usage
  if (remaining === null || limit === null) return <p className="text-sm text-muted">{t('usage.unlimited')}</p>
  const period = periodOf(usage)
  const isLow = remaining <= limits.usageWarning
  return (
    <p
      className={`flex text-sm tabular-nums ${isStacked ? 'flex-col items-end gap-0.5 text-end' : 'items-center gap-2 max-sm:flex-col max-sm:items-end max-sm:gap-0.5 max-sm:text-end'} ${isLow ? 'font-semibold text-turmeric-text' : 'text-muted'}`}
    >
      {/* The header of a phone has room for the words only. */}
      <span className={isStacked ? '' : 'max-sm:hidden'}>
        <PeaPod usage={usage} />
      </span>
      <span className={`leading-tight ${isStacked ? '' : 'max-sm:hidden'}`}>
        {t(isStacked ? `usage.leftShort.${period}` : `usage.left.${period}`, { remaining, limit })}
      </span>
      {!isStacked && <span className="max-w-22 leading-tight sm:hidden">{t(`usage.leftShort.${period}`, { remaining, limit })}</span>}
    </p>
  )
}
