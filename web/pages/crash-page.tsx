import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'

/** Shown instead of a page that broke: starting again, without or with a reload. */
export function CrashPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-4 px-4 text-center">
      <h1 className="text-3xl">{t('crash.title')}</h1>
      <p className="text-lg">{t('crash.text')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="primary" onClick={reset}>
          {t('common.tryAgain')}
        </Button>
        <Button onClick={() => window.location.reload()}>{t('crash.refresh')}</Button>
      </div>
    </main>
  )
}
