import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import type { Run } from '#web/recipes/cookbook.ts'

interface GenerateAllProps {
  /** How many cuisines are selected. */
  count: number
  run: Run
  isDisabled: boolean
  onGenerateAll: () => void
  onStop: () => void
}

/** Cooks all selected cuisines one after another, shows how far it is, and can be stopped. */
export function GenerateAll({ count, run, isDisabled, onGenerateAll, onStop }: GenerateAllProps) {
  const { t } = useTranslation()
  if (run.state === 'cooking' || run.state === 'pausing') {
    const cuisine = t(`options.cuisine.${run.cuisine}`)
    const done = run.number - 1
    return (
      <div className="flex flex-wrap items-center gap-3">
        <div className="grid gap-1">
          <p className="text-base">
            {run.state === 'cooking'
              ? t('recipes.allProgress', { number: run.number, count: run.count, cuisine })
              : t('recipes.allPause', { cuisine })}
          </p>
          <progress max={run.count} value={done} className="run-progress h-2 w-48" aria-label={t('recipes.title')} />
        </div>
        <Button onClick={onStop}>{t('recipes.stop')}</Button>
      </div>
    )
  }
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <Button look="primary" disabled={isDisabled} onClick={onGenerateAll}>
        {t('recipes.generateAll', { count })}
      </Button>
      {run.state === 'stopped' && <p className="text-sm text-muted">{t('recipes.allStopped')}</p>}
      {run.state === 'finished' && (
        <p className="text-sm text-muted">
          {run.ready === run.count
            ? t('recipes.allDone', { count: run.count })
            : t('recipes.allSome', { ready: run.ready, count: run.count })}
        </p>
      )}
    </div>
  )
}
