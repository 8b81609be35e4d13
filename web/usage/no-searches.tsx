import { useTranslation } from 'react-i18next'
import type { Usage } from '#domain/usage/usage.ts'
import { Button } from '#web/kit/button.tsx'
import { periodOf } from '#web/usage/allowance.ts'

/** Text beside a button that is disabled because no search is left, with a link to the reason. */
export function NoSearches({ usage, onAsk }: { usage: Usage | null; onAsk: () => void }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-base font-semibold text-turmeric-text">
      {t(`usage.none.${periodOf(usage)}`)}
      <Button look="quiet" onClick={onAsk}>
        {t('usage.why')}
      </Button>
    </p>
  )
}
