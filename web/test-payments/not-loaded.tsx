import { useTranslation } from 'react-i18next'
import type { FailureCode } from '#web/calls/fetch-json.ts'
import { Button } from '#web/kit/button.tsx'
import { sayFailure } from '#web/test-payments/failure.ts'
import { TestCard } from '#web/test-payments/test-card.tsx'

/** Shown instead of a page whose data could not be loaded. */
export function NotLoaded({ code, onRetry }: { code: FailureCode; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <TestCard title={t('testPayments.notLoaded')}>
      <p role="alert" className="text-lg">
        {sayFailure(code)}
      </p>
      <p>
        <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
      </p>
    </TestCard>
  )
}
