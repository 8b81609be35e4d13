import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isChunkLost, mayReloadFor, reloadFor } from '#web/crash/lost-chunk.ts'
import { Button } from '#web/kit/button.tsx'

/**
 * Replaces a page that threw an error. It offers to try again or to reload. If the page's script could not be fetched,
 * it reloads once by itself.
 */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const isReloading = mayReloadFor(error)
  useEffect(() => {
    if (isReloading) reloadFor(error)
  }, [isReloading, error])
  const reload = () => window.location.reload()
  if (isReloading) return null

  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-4 px-4 text-center">
      <h1 className="text-3xl">{t('crash.title')}</h1>
      <p className="text-lg">{t('crash.text')}</p>
      <div className="flex flex-wrap justify-center gap-2">
        {/* A browser keeps that a script failed as long as the page lives: rendering again would not ask for it. */}
        <Button look="primary" onClick={isChunkLost(error) ? reload : reset}>
          {t('common.tryAgain')}
        </Button>
        <Button onClick={reload}>{t('crash.refresh')}</Button>
      </div>
    </main>
  )
}
