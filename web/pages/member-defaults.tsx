import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { isTimeForDefaults } from '#domain/filters/saved-defaults.ts'
import {
  filtersFrom,
  isEmptyPreferences,
  isSamePreferences,
  noPreferences,
  preferencesFrom,
  type RecipePreferences,
} from '#domain/settings/preferences.ts'
import { settings } from '#locales/en/settings.ts'
import { addSentences } from '#web/core/i18n.ts'
import { toasts } from '#web/core/toasts.ts'
import { useFilterSummary } from '#web/filters/use-filter-summary.ts'
import { Button } from '#web/kit/button.tsx'
import type { Defaults, Home } from '#web/pages/use-home.ts'
import { useSaveAsDefault } from '#web/pages/use-save-as-default.ts'
import { DefaultsBanner } from '#web/settings/defaults-banner.tsx'
import { followSaved } from '#web/settings/follow-saved.ts'

addSentences({ settings })

/** Follows what a member has saved, and begins the search with it when it is time (specification, section 4). Shows nothing. */
export function FollowDefaults({ memberId, home }: { memberId: string; home: Home }) {
  const choose = useChooseSaved(home)
  const { setDefaults } = home

  const arrive = useEffectEvent((saved: RecipePreferences) => {
    const { lastActivity, at, filters } = home.arrival
    const now = home.filtering.filters
    // What somebody chose before this was known is not chosen over: the banner offers it.
    const isTouched =
      (now !== filters && now !== emptyFilters) || Object.values(home.recipes.cards).some((card) => card.state === 'loading')
    if (isTouched || !isTimeForDefaults(lastActivity, at) || isEmptyPreferences(saved)) return
    if (!isInUse(saved, now)) choose(saved)
  })

  useEffect(() => {
    let isFirst = true
    const follower = followSaved(memberId, {
      onFound({ preferences }) {
        const saved = preferences ?? noPreferences
        const start = isEmptyPreferences(saved) ? emptyFilters : filtersFrom(saved, emptyFilters)
        setDefaults({ memberId, state: 'ready', saved, start, readAgain: follower.read })
        if (isFirst) arrive(saved)
        isFirst = false
      },
      onFailed: () =>
        setDefaults((now) => (now?.state === 'ready' ? now : { memberId, state: 'failed', start: emptyFilters, readAgain: follower.read })),
    })
    return () => {
      follower.stop()
      setDefaults(null)
    }
  }, [memberId, setDefaults])
  return null
}

/** The banner of the second step: what is saved, 'Load My Settings' and 'Save as default'. */
export function DefaultsPanel({ home, defaults }: { home: Home; defaults: Defaults }) {
  const { t } = useTranslation()
  const { filters } = home.filtering
  const choose = useChooseSaved(home)
  const { isSaving, save } = useSaveAsDefault(defaults.memberId, filters, defaults.readAgain)
  const summary = useFilterSummary(defaults.state === 'ready' ? defaults.start : emptyFilters)
  if (defaults.state === 'failed') {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-muted">
        {t('settings.loadFailed')}
        <Button look="quiet" onClick={defaults.readAgain}>
          {t('common.tryAgain')}
        </Button>
      </p>
    )
  }
  const { saved } = defaults
  return (
    <DefaultsBanner
      standing={isEmptyPreferences(saved) ? 'none' : isInUse(saved, filters) ? 'in-use' : 'ready'}
      summary={summary}
      isSaving={isSaving}
      canSave={isWorthSaving(saved, filters)}
      onLoad={() => choose(saved)}
      onSave={save}
    />
  )
}

/** Chooses the saved preferences as filters; can be undone. */
function useChooseSaved(home: Home) {
  const { t } = useTranslation()
  const { filters, restore } = home.filtering
  return (saved: RecipePreferences) => {
    restore(filtersFrom(saved, filters))
    toasts.show({
      kind: 'notice',
      title: t('settings.applied'),
      text: t('settings.appliedText'),
      action: { label: t('common.undo'), run: () => restore(filters) },
    })
  }
}

/** Whether saving would change anything, and something is chosen. */
function isWorthSaving(saved: RecipePreferences, filters: Filters): boolean {
  const isChosen = !isSamePreferences(preferencesFrom(filters), preferencesFrom(emptyFilters))
  return isChosen && !isSamePreferences(preferencesFrom(filters, saved), saved)
}

/** Whether the filters are those that the saved preferences stand for. */
function isInUse(saved: RecipePreferences, filters: Filters): boolean {
  return isSamePreferences(preferencesFrom(filtersFrom(saved, filters)), preferencesFrom(filters))
}
