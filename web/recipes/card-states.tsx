import type { Cuisine, MealType } from '@potluck/kitchen/options'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FailureCode } from '#web/calls/fetch-json.ts'
import { Button } from '#web/kit/button.tsx'
import { focusIfLost } from '#web/kit/focus-if-lost.ts'
import { SkeletonLine } from '#web/kit/skeleton.tsx'
import { useIsLate } from '#web/kit/use-is-late.ts'
import { useTimer } from '#web/kit/use-timer.ts'
import { useWording } from '#web/language/wording.ts'
import type { Card } from '#web/recipes/card.ts'
import { DishDrawing } from '#web/recipes/dish-drawing.tsx'
import { sentenceOf, subjectsByCertainty, useSubjects } from '#web/recipes/left-out-list.tsx'

interface EmptyCardProps {
  cuisine: Cuisine
  mealType: MealType
  /** Whether the recipe uses up one of a limited number of searches. */
  isCounted: boolean
  action: ReactNode
}

/** A card without a recipe: what will be here, and the button that generates it. */
export function EmptyCard({ cuisine, mealType, isCounted, action }: EmptyCardProps) {
  const { t } = useTranslation()
  const name = t(`options.cuisine.${cuisine}`)
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge bg-card px-5 py-12 text-center">
      <DishDrawing mealType={mealType} className="h-28" />
      <h2 ref={focusIfLost} tabIndex={-1} className="text-xl">
        {t('recipes.emptyTitle', { cuisine: name })}
      </h2>
      <p className="max-w-prose text-muted">{t(isCounted ? 'recipes.emptyText' : 'recipes.emptyTextFree')}</p>
      <div className="mt-2 grid justify-items-center gap-2">{action}</div>
    </div>
  )
}

const isLongAfter = 8_000

/** A skeleton of the recipe while it is generated, and a line that says so. */
export function LoadingCard({ cuisine, onCancel }: { cuisine: Cuisine; onCancel: () => void }) {
  const { t } = useTranslation()
  const isLong = useIsLate(isLongAfter)
  return (
    <div aria-busy="true" className="rounded-card border border-line bg-card p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p ref={focusIfLost} tabIndex={-1} className="text-lg font-semibold">
            {t('recipes.writing', { cuisine: t(`options.cuisine.${cuisine}`) })}
          </p>
          {isLong && <p className="text-muted">{t('recipes.writingLong')}</p>}
        </div>
        <Button onClick={onCancel}>{t('recipes.cancel')}</Button>
      </div>
      <SkeletonLine className="mt-6 h-9 w-3/4" />
      <SkeletonLine className="mt-4 w-full max-w-prose" />
      <div className="mt-6 border-t-2 border-line" />
      <div className="mt-6 flex flex-wrap gap-8">
        {['a', 'b', 'c', 'd'].map((fact) => (
          <SkeletonLine key={fact} className="h-10 w-20 rounded-control" />
        ))}
      </div>
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-5">
          {['w-5/6', 'w-2/3', 'w-4/5', 'w-1/2', 'w-3/4'].map((width) => (
            <SkeletonLine key={width} className={width} />
          ))}
        </div>
        <div className="grid gap-8">
          {['a', 'b', 'c'].map((step) => (
            <div key={step} className="grid gap-3">
              <SkeletonLine />
              <SkeletonLine className="w-4/5" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** The sentence for a failed call. A server that was not reached counts as temporarily unavailable. */
export function useFailureSentence(): (code: FailureCode) => string {
  const { t } = useTranslation()
  return (code) => {
    if (code === 'unreachable') return t('problems.unavailable')
    return code === 'not_understood' ? t('recipes.noRecipe') : t(`problems.${code}`)
  }
}

const minute = 60_000

/** Says when the cook may generate again after too many requests. The sentence changes when that time has come. */
function usePauseSentence(resumesAt: number | null): string {
  const { t } = useTranslation()
  const { writeMoment } = useWording()
  const [now, setNow] = useState(() => Date.now())
  const left = resumesAt === null ? 0 : resumesAt - now
  const rest = left > minute ? left - minute : left
  useTimer(() => setNow(Date.now()), left > 0 ? rest : null, left)
  if (resumesAt === null || left <= 0) return t('recipes.tooMany.now')
  if (left <= minute) return t('recipes.tooMany.soon')
  // Rounded up to the whole minute, so that the cook does not try too early.
  return t('recipes.tooMany.at', { time: writeMoment(new Date(Math.ceil(resumesAt / minute) * minute), new Date(now)) })
}

interface FailedCardProps {
  card: Extract<Card, { state: 'failed' }>
  action: ReactNode
}

/** A failed recipe: the reason, the earlier recipe if there is one, and a button to try again. */
export function FailedCard({ card, action }: FailedCardProps) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const sentenceOf = useFailureSentence()
  const pauseSentence = usePauseSentence(card.resumesAt)
  const isOffline = card.code === 'unreachable' && !navigator.onLine
  return (
    <div role="alert" className="rounded-card border border-tomato bg-tomato-tint p-5 sm:p-8">
      <h2 ref={focusIfLost} tabIndex={-1} className="flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-tomato" />
        {t('recipes.failedTitle')}
      </h2>
      <p className="mt-3 max-w-prose text-lg">
        {isOffline && `${t('recipes.offline')} `}
        {card.faulty.length > 0
          ? t('recipes.faulty', {
              count: card.faulty.length,
              list: joinAnd(card.faulty.map((words) => t('common.quoted', { words }))),
            })
          : card.code === 'too_many_requests' && card.resumesAt !== null
            ? pauseSentence
            : sentenceOf(card.code)}
      </p>
      <p className="mt-1 max-w-prose">{card.previous ? t('recipes.kept') : t('recipes.nothingLost')}</p>
      <div className="mt-4 flex flex-wrap gap-2">{action}</div>
    </div>
  )
}

interface RefusedCardProps {
  card: Extract<Card, { state: 'refused' }>
  action: ReactNode
}

/** A request that was understood but not cooked: which words, why, and what the cook can change. It costs no search. */
export function RefusedCard({ card: { answer, previous }, action }: RefusedCardProps) {
  const { t } = useTranslation()
  const subjectsOf = useSubjects()
  return (
    <div role="alert" className="rounded-card border border-turmeric-text bg-turmeric-tint p-5 sm:p-8">
      <h2 ref={focusIfLost} tabIndex={-1} className="flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden size={22} strokeWidth={1.75} className="shrink-0 text-turmeric-text" />
        {t('recipes.refusedTitle')}
      </h2>
      <p className="mt-3 max-w-prose text-lg">{t(`recipes.refused.${answer.code}`)}</p>
      {answer.reasons.length > 0 && (
        <ul className="mt-3 grid list-disc gap-1 ps-5">
          {answer.reasons.map((food) => {
            const { words, reason, subjects, say } = food
            const isQuestion = reason === 'unknown' && subjects.length > 0
            const { known, sure, likely, unknown, isOnlyUnknown } = subjectsByCertainty(food)
            const sayUnknown = subjectsOf(unknown, true)
            return (
              <li key={`${words} ${reason}`}>
                {t(`recipes.refusal.${isQuestion ? 'guess' : sentenceOf(words, refusalOf(reason), food)}`, {
                  words,
                  subjects: subjectsOf(known, isQuestion),
                  sure: subjectsOf(sure),
                  unsure: subjectsOf(likely),
                  unknown: sayUnknown,
                })}
                {unknown.length > 0 && !isOnlyUnknown && ` ${t('recipes.refusal.more', { unknown: sayUnknown })}`}
                {say !== undefined && ` ${t(isOnlyUnknown ? 'recipes.sayIfNot' : 'recipes.say', { say })}`}
              </li>
            )
          })}
        </ul>
      )}
      <p className="mt-3">
        {t('recipes.refusedFree')} {previous && t('recipes.kept')}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">{action}</div>
    </div>
  )
}

const refusals = ['not-food', 'allergen', 'diet', 'protein', 'unknown', 'typed-together'] as const

function refusalOf(reason: string) {
  return refusals.find((known) => known === reason) ?? 'other'
}
