import { useTranslation } from 'react-i18next'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { settings } from '#locales/en/settings.ts'
import { addSentences } from '#web/language/i18n.ts'
import type { Home } from '#web/pages/use-home.ts'
import { toasts } from '#web/toasts/toasts.ts'

addSentences({ settings })

/**
 * Returns a function that applies the start filters to a new search that waits for them. Null says that they cannot be
 * had, and changes no filter. It returns whether a new search was waiting.
 */
export function useEndWaiting(home: Home) {
  const { t } = useTranslation()
  const choose = useChoose(home)
  return (start: Filters | null): boolean => {
    const { awaiting, setAwaiting, filtering } = home
    if (awaiting === null) return false
    setAwaiting(null)
    if (start === null) toasts.show({ kind: 'error', title: t('settings.loadFailed'), text: t('settings.notApplied') })
    // Filters that the cook chose meanwhile stay.
    else if (filtering.filters === awaiting) choose(start)
    return true
  }
}

/**
 * Returns a function that replaces the filters by those of the saved preferences, or by none, with a toast to undo it.
 */
export function useChoose(home: Home) {
  const { t } = useTranslation()
  const { filters, restore } = home.filtering
  return (next: Filters) => {
    restore(next)
    toasts.show({
      kind: 'notice',
      title: next === emptyFilters ? t('ingredients.newSearchDone') : t('settings.applied'),
      text: next === emptyFilters ? t('ingredients.newSearchText') : t('settings.appliedText'),
      action: { label: t('common.undo'), run: () => restore(filters) },
    })
  }
}
