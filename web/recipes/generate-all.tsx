import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/button.tsx'
import { useWording } from '#web/language/wording.ts'
import type { Run } from '#web/recipes/cookbook-state.ts'
import { OrderButton } from '#web/recipes/order-button.tsx'
import type { RunPlan } from '#web/recipes/plan-run.ts'

interface GenerateAllProps {
  /** The number of selected cuisines. */
  count: number
  plan: RunPlan
  run: Run
  /** Whether this is the main button of the page, which has the main colour. */
  isMainAction: boolean
  isDisabled: boolean
  isWaiting: boolean
  /** The number of searches left. Null if they are not counted. */
  left: number | null
  onGenerateAll: () => void
  onStop: () => void
}

/**
 * The button 'Generate All Selected', with the searches that it will use. While it runs: its progress, and a button
 * that stops it.
 */
export function GenerateAll({ count, plan, run, isMainAction, isDisabled, isWaiting, left, onGenerateAll, onStop }: GenerateAllProps) {
  const { t } = useTranslation()
  if (run.state === 'cooking' || run.state === 'pausing') return <Progress run={run} onStop={onStop} />
  const isNothingToCook = count > 0 && plan.cuisines.length === 0
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <OrderButton
        look={isMainAction ? 'primary' : 'plain'}
        isWaiting={isWaiting}
        disabled={isDisabled || isNothingToCook}
        onClick={onGenerateAll}
      >
        {t('recipes.generateAll', { count })}
      </OrderButton>
      <p role="status" className="text-sm text-muted sm:max-w-96 sm:text-end">
        <RunResult run={run} plan={plan} count={count} left={left} />
        {plan.cuisines.length > 0 && !isDisabled && <Cost plan={plan} count={count} left={left} />}
      </p>
    </div>
  )
}

interface ProgressProps {
  run: Extract<Run, { state: 'cooking' | 'pausing' }>
  onStop: () => void
}

function Progress({ run, onStop }: ProgressProps) {
  const { t } = useTranslation()
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

/** The result of the last run, counted by the recipes that are ready now. */
function RunResult({ run, plan, count, left }: Pick<GenerateAllProps, 'run' | 'plan' | 'count' | 'left'>) {
  const { t } = useTranslation()
  if (run.state === 'stopped') return `${t('recipes.allStopped')} `
  if (run.state !== 'finished') return null
  const some = left === 0 ? 'allSomeNoMore' : 'allSome'
  return `${plan.ready === count ? t('recipes.allDone', { count }) : t(`recipes.${some}`, { ready: plan.ready, count })} `
}

/** Says which cuisines a run would cook, and how many searches it would use. */
function Cost({ plan, count, left }: Pick<GenerateAllProps, 'plan' | 'count' | 'left'>) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const list = joinAnd(plan.cuisines.map((cuisine) => t(`options.cuisine.${cuisine}`)))
  // All recipes are there, but from earlier choices.
  const isChanged = !plan.isAnew && plan.ready === count
  const what = plan.isAnew ? 'allAnew' : isChanged ? 'allChanged' : 'allWill'
  const cost = t(left === null ? `recipes.${what}Free` : `recipes.${what}`, { list, count: plan.cuisines.length })
  return left !== null && left < plan.cuisines.length ? `${cost} ${t('recipes.allLeft', { count: left })}` : cost
}
