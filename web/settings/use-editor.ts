import { useQueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmptyPreferences, noPreferences, type RecipePreferences } from '#domain/settings/preferences.ts'
import { isSectionEmpty, type Section, withSection } from '#domain/settings/sections.ts'
import { memberKeys } from '#web/cache/member-keys.ts'
import { useAction } from '#web/kit/use-action.ts'
import { isSigningOut, readSession } from '#web/session/session.ts'
import { type Editing, isUnsaved, keepMine, receive, startEditing, takeTheirs } from '#web/settings/editing.ts'
import { forgetDraft, keepDraft, readDraft } from '#web/settings/kept-draft.ts'
import { lookAtSession, PreferencesFailure, preferencesQuery, savePreferences } from '#web/settings/saved-preferences.ts'
import { toasts } from '#web/toasts/toasts.ts'

/** The id of the notice at which a member chooses between these changes and those saved elsewhere. */
export const choiceId = 'changed-elsewhere'

/** The editor of one member's preferences. `found`: the saved preferences, as they were read last. */
export function useEditor(memberId: string, found: RecipePreferences) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [draft] = useState(() => readDraft(memberId))
  const [editing, edit] = useState(() => startEditing(found, draft ?? found))
  const [received, setReceived] = useState(found)
  const saving = useAction<[], never, 'not-saved'>(save)
  if (found !== received) {
    setReceived(found)
    edit((now) => receive(now, found))
  }

  function change(make: (now: RecipePreferences) => RecipePreferences) {
    edit((now) => ({ ...now, draft: make(now.draft) }))
  }

  useKeptDraft(memberId, editing, draft !== null)

  function reset(section: Section | 'all') {
    const before = editing.draft
    if (section === 'all' ? isEmptyPreferences(before) : isSectionEmpty(before, section)) return
    const put = (others: RecipePreferences) => change((now) => (section === 'all' ? others : withSection(now, section, others)))
    put(noPreferences)
    toasts.show({
      kind: 'notice',
      title: section === 'all' ? t('settings.resetAllDone') : t('settings.resetDone', { section: t(`settings.${section}`) }),
      text: t('settings.resetText'),
      action: { label: t('common.undo'), run: () => put(before) },
    })
  }

  async function save(): Promise<{ form: 'not-saved' } | undefined> {
    const { draft, theirs } = editing
    if (theirs !== null) {
      toasts.show({ kind: 'error', title: t('settings.elsewhere'), text: t('settings.elsewhereText') })
      document.getElementById(choiceId)?.focus()
      return { form: 'not-saved' }
    }
    try {
      const { after } = await savePreferences(memberId, () => draft)
      await client.cancelQueries({ queryKey: memberKeys.preferences(memberId) })
      edit((now) => startEditing(draft, now.draft))
      client.setQueryData(preferencesQuery(memberId).queryKey, after)
    } catch (cause) {
      await tellFailure(cause)
      return { form: 'not-saved' }
    }
    toasts.show({ kind: 'confirmation', title: t('settings.saved'), text: t('settings.savedText') })
  }

  return {
    draft: editing.draft,
    hasTheirs: editing.theirs !== null,
    isUnsaved: isUnsaved(editing),
    isSaving: saving.isBusy,
    change,
    takeTheirs() {
      const before = editing
      edit(takeTheirs)
      toasts.show({
        kind: 'notice',
        title: t('settings.theirsShown'),
        action: { label: t('common.undo'), run: () => edit(({ saved }) => startEditing(saved, before.draft)) },
      })
    },
    keepMine: () => edit(keepMine),
    /** Empties a section or all sections, with a toast to undo it. Does nothing if they are empty. */
    reset,
    /**
     * Saves the preferences. Returns whether it succeeded, and says why if not. Changes made meanwhile stay unsaved.
     */
    save: async () => (await saving.run()) === 'done',
  }
}
export type Editor = ReturnType<typeof useEditor>

/**
 * Keeps unsaved changes in this tab when the session ends, and restores them with a notice when the member is back.
 */
function useKeptDraft(memberId: string, editing: Editing, wasKept: boolean) {
  const { t } = useTranslation()
  const arrive = useEffectEvent(() => {
    if (wasKept && isUnsaved(editing)) toasts.show({ kind: 'notice', title: t('settings.draftKept'), text: t('settings.draftKeptText') })
    forgetDraft()
  })
  const keep = useEffectEvent(() => {
    if (!isUnsaved(editing) || readSession().state === 'signed-in' || isSigningOut()) return
    keepDraft(memberId, editing.draft)
    askToSignIn()
  })
  useEffect(() => {
    arrive()
    return () => keep()
  }, [])
}

function askToSignIn() {
  toasts.show({ kind: 'error', title: i18next.t('settings.signInNeeded'), text: i18next.t('settings.signInNeededText') })
}

async function tellFailure(cause: unknown) {
  if (cause instanceof PreferencesFailure && cause.code === 'signed_out') {
    await lookAtSession().catch(() => undefined)
    // A member who is signed out goes to the sign-in page, where a toast says so.
    if (readSession().state === 'signed-in') askToSignIn()
    return
  }
  toasts.show({ kind: 'error', title: i18next.t('settings.saveFailed'), text: i18next.t('settings.saveFailedText') })
}
