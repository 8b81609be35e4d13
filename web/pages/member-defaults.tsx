import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { isTimeForDefaults } from '#domain/filters/saved-defaults.ts'
import {
  filtersFrom,
  isEmptyPreferences,
  isInUse,
  isWorthSaving,
  noPreferences,
  type RecipePreferences,
} from '#domain/settings/preferences.ts'
import { settings } from '#locales/en/settings.ts'
import { useFilterSummary } from '#web/filters/use-filter-summary.ts'
import { Button } from '#web/kit/button.tsx'
import { addSentences } from '#web/language/i18n.ts'
import { useChoose, useEndWaiting } from '#web/pages/use-end-waiting.ts'
import type { Home } from '#web/pages/use-home.ts'
import { useSaveAsDefault } from '#web/pages/use-save-as-default.ts'
import { DefaultsBanner } from '#web/settings/defaults-banner.tsx'
import { preferencesQuery } from '#web/settings/saved-preferences.ts'

addSentences({ settings })

/**
 * Follows a member's saved preferences, and applies them when the specification says so (section 4). Renders nothing.
 */
export function FollowDefaults({ memberId, home }: { memberId: string; home: Home }) {
  const choose = useChoose(home)
  const endWaiting = useEndWaiting(home)
  const { setDefaults, setAwaiting } = home
  const { saved, isError, isFetchedAfterMount, dataUpdatedAt, errorUpdatedAt, refetch } = useSaved(memberId)
  const hasArrived = useRef(false)

  const arrive = useEffectEvent((saved: RecipePreferences) => {
    const { lastActivity, at, filters } = home.arrival
    const now = home.filtering.filters
    // Filters that the member chose before the preferences arrived stay. The banner offers the preferences.
    const isTouched =
      (now !== filters && now !== emptyFilters) || Object.values(home.recipes.cards).some((card) => card.state === 'loading')
    if (isTouched || !isTimeForDefaults(lastActivity, at) || isEmptyPreferences(saved)) return
    if (!isInUse(saved, now)) choose(filtersFrom(saved, now))
  })

  // Runs once for each answer of the query.
  const follow = useEffectEvent(() => {
    if (saved) {
      const start = startFrom(saved)
      setDefaults({ start, readAgain: () => void refetch() })
      if (!endWaiting(start) && isFetchedAfterMount && !hasArrived.current) arrive(saved)
      hasArrived.current ||= isFetchedAfterMount
    } else if (isError) {
      setDefaults({ start: null, readAgain: () => void refetch() })
    }
    if (isError) endWaiting(null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these times change with each answer.
  useEffect(() => follow(), [dataUpdatedAt, errorUpdatedAt])
  useEffect(
    () => () => {
      setDefaults(null)
      setAwaiting(null)
    },
    [setDefaults, setAwaiting],
  )
  return null
}

/** The filters that a new search starts with. */
const startFrom = (saved: RecipePreferences): Filters => (isEmptyPreferences(saved) ? emptyFilters : filtersFrom(saved, emptyFilters))

/** The banner of the second step: the saved preferences, 'Load My Settings' and 'Save as default'. */
export function DefaultsPanel({ memberId, home }: { memberId: string; home: Home }) {
  const { t } = useTranslation()
  const { filters } = home.filtering
  const choose = useChoose(home)
  const { isSaving, save } = useSaveAsDefault(memberId, filters)
  const { saved, errorUpdateCount, refetch } = useSaved(memberId)
  const summary = useFilterSummary(saved ? startFrom(saved) : emptyFilters)
  if (!saved) {
    return errorUpdateCount > 0 ? (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-muted">
        {t('settings.loadFailed')}
        <Button look="quiet" onClick={() => refetch()}>
          {t('common.tryAgain')}
        </Button>
      </p>
    ) : null
  }
  return (
    <DefaultsBanner
      saved={isEmptyPreferences(saved) ? 'none' : isInUse(saved, filters) ? 'in-use' : 'ready'}
      summary={summary}
      isSaving={isSaving}
      canSave={isWorthSaving(filters, saved)}
      onLoad={() => choose(filtersFrom(saved, filters))}
      onSave={save}
    />
  )
}

/** The saved preferences of a member. Undefined until they are known. */
function useSaved(memberId: string) {
  const { data, ...query } = useQuery(preferencesQuery(memberId))
  return { ...query, saved: data && (data.preferences ?? noPreferences) }
}
