import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#domain/filters/filters.ts'
import { noPreferences, preferencesFrom, type RecipePreferences } from '#domain/settings/preferences.ts'
import { askAgain } from '#web/cache/ask-again.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { useFilterSummary } from '#web/filters/use-filter-summary.ts'
import { useAction } from '#web/kit/use-action.ts'
import { useWording } from '#web/language/wording.ts'
import { lookAtSession, PreferencesFailure, restoreSaved, savePreferences } from '#web/settings/saved-preferences.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** Saves the chosen filters as a member's preferences, with a toast to undo it. */
export function useSaveAsDefault(memberId: string, filters: Filters) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const onChanged = () => askAgain(client, { queryKey: memberKeys.preferences(memberId) })
  const { joinAnd } = useWording()
  const list = useFilterSummary(filters)
  const navigate = useNavigate()

  async function tellFailure(cause: unknown) {
    if (!(cause instanceof PreferencesFailure) || cause.code !== 'signed_out') {
      toasts.show({ kind: 'error', title: t('settings.saveFailed'), text: t('settings.saveFailedText') })
      return
    }
    toasts.show({
      kind: 'error',
      title: t('settings.signInNeeded'),
      text: t('settings.signInNeededHome'),
      action: { label: t('settings.signIn'), run: () => navigate({ to: '/auth/signin', search: { next: '/' } }) },
    })
    await lookAtSession().catch(() => undefined)
  }

  async function undo(putBack: () => Promise<void>) {
    try {
      await putBack()
    } catch (cause) {
      return tellFailure(cause)
    }
    onChanged()
    toasts.show({ kind: 'confirmation', title: t('settings.defaultUndone') })
  }

  /** Says what a new search starts with now, and what happened to the other saved meal types. */
  function said(before: RecipePreferences, kept: RecipePreferences): string {
    const start = list === '' ? t('settings.defaultSavedStyle') : t('settings.defaultSavedText', { list })
    const others = joinAnd(kept.mealTypes.slice(1).map((mealType) => t(`options.mealType.${mealType}`)))
    if (others !== '') return `${start} ${t('settings.defaultSavedOthers', { list: others })}`
    return before.mealTypes.length > 0 && kept.mealTypes.length === 0 ? `${start} ${t('settings.defaultSavedNoMeal')}` : start
  }

  const { isBusy, run } = useAction<[], never, never>(async () => {
    try {
      const { before, after } = await savePreferences(memberId, (saved) => preferencesFrom(filters, saved))
      toasts.show({
        kind: 'notice',
        title: t('settings.defaultSaved'),
        text: said(before.preferences ?? noPreferences, after.preferences),
        action: { label: t('common.undo'), run: () => undo(() => restoreSaved(memberId, before)) },
      })
      onChanged()
    } catch (cause) {
      await tellFailure(cause)
    }
  })

  return { isSaving: isBusy, save: () => void run() }
}
