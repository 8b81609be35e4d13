import { useTranslation } from 'react-i18next'
import { useWording } from '#web/core/wording.ts'
import { Button } from '#web/kit/button.tsx'
import type { Run } from '#web/recipes/cookbook.ts'
import type { RunPlan } from '#web/recipes/plan-run.ts'

interface GenerateAllProps {
  /** How many cuisines are selected. */
  count: number
  plan: RunPlan
  run: Run
  /** Whether this is the one thing to do next: then it has the one colour. */
  isMainAction: boolean
  isDisabled: boolean
  /** How many searches are left; null: they are not counted. */
  left: number | null
  onGenerateAll: () => void
  onStop: () => void
}

/**
 * Cooks all selected cuisines one after another, says beforehand what that takes, shows how far it is, and can be
 * stopped.
 */
export function GenerateAll({ count, plan, run, isMainAction, isDisabled, left, onGenerateAll, onStop }: GenerateAllProps) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  if (run.state === 'cooking' || run.state === 'pausing') {
    const cuisine = t(`options.cuisine.${run.cuisine}`)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <div role="status" className="grid gap-1.5">
          <p className="tabular-nums">
            {run.state === 'cooking'
              ? t('recipes.allProgress', { number: run.number, count: run.count, cuisine })
              : t('recipes.allPause', { cuisine })}
          </p>
          <progress max={run.count} value={run.number - 1} className="run-progress h-2 w-56" aria-label={t('recipes.progress')} />
        </div>
        <Button onClick={onStop}>{t('recipes.stop')}</Button>
      </div>
    )
  }

  const isNothingToCook = count > 0 && plan.cuisines.length === 0
  const list = joinAnd(plan.cuisines.map((cuisine) => t(`options.cuisine.${cuisine}`)))
  // All there, though from other choices than the present ones.
  const isChanged = !plan.isAnew && plan.ready === count
  const what = plan.isAnew ? 'allAnew' : isChanged ? 'allChanged' : 'allWill'
  const cost = t(left === null ? `recipes.${what}Free` : `recipes.${what}`, { list, count: plan.cuisines.length })
  const isTooMany = left !== null && left < plan.cuisines.length
  // What is ready now, not what was when the run ended: a single one may have been tried again since.
  const some = left === 0 ? 'allSomeNoMore' : 'allSome'
  const standing = plan.ready === count ? t('recipes.allDone', { count }) : t(`recipes.${some}`, { ready: plan.ready, count })
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <Button look={isMainAction ? 'primary' : 'plain'} disabled={isDisabled || isNothingToCook} onClick={onGenerateAll}>
        {t('recipes.generateAll', { count })}
      </Button>
      <p role="status" className="text-sm text-muted sm:max-w-96 sm:text-end">
        {run.state === 'stopped' && `${t('recipes.allStopped')} `}
        {run.state === 'finished' && `${standing} `}
        {plan.cuisines.length > 0 && !isDisabled && (isTooMany ? `${cost} ${t('recipes.allLeft', { count: left })}` : cost)}
      </p>
    </div>
  )
}
