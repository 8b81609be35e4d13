import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { PeaPod } from '#web/usage/pea-pod.tsx'

/** What is left today, in peas and in words. */
export function UsageCount({ usage, isShort = false }: { usage: Usage | null; isShort?: boolean }) {
  const { t } = useTranslation()
  if (!usage) return <p className="min-h-7" />
  const { remaining, limit } = usage
  if (remaining === null || limit === null) return <p className="text-sm text-muted">{t('usage.unlimited')}</p>
  const isLow = remaining <= limits.usageWarning
  return (
    <p className={`flex items-center gap-2 text-sm tabular-nums ${isLow ? 'font-semibold text-turmeric-text' : 'text-muted'}`}>
      <PeaPod usage={usage} />
      <span className="leading-tight">{t(isShort ? 'usage.leftShort' : 'usage.left', { remaining, limit })}</span>
    </p>
  )
}
