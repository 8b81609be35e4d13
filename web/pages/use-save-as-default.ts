import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipePreferences } from '#domain/settings/preferences.ts'
import { toasts } from '#web/core/toasts.ts'
import { lookAtSession, PreferencesFailure, restoreSaved, savePreferences } from '#web/settings/saved-preferences.ts'

/** Keeps what is chosen on the search as a member's preferences; can be undone. */
export function useSaveAsDefault(memberId: string, onChanged: () => void) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isSaving, setSaving] = useState(false)

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

  async function save(preferences: RecipePreferences) {
    if (isSaving) return
    setSaving(true)
    try {
      const before = await savePreferences(memberId, preferences)
      toasts.show({
        kind: 'notice',
        title: t('settings.defaultSaved'),
        text: t('settings.defaultSavedText'),
        action: { label: t('common.undo'), run: () => undo(() => restoreSaved(memberId, before)) },
      })
      onChanged()
    } catch (cause) {
      await tellFailure(cause)
    } finally {
      setSaving(false)
    }
  }

  return { isSaving, save }
}
