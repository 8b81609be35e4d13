import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'

/** Stands beside a button that is disabled because nothing is left, and opens the reason. */
export function NoSearches({ onAsk }: { onAsk: () => void }) {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-base font-semibold text-turmeric-text">
      {t('usage.none')}
      <Button look="quiet" onClick={onAsk}>
        {t('usage.why')}
      </Button>
    </p>
  )
}
