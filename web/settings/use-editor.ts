import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmptyPreferences, isSamePreferences, noPreferences, type RecipePreferences } from '#domain/settings/preferences.ts'
import { isSectionEmpty, type Section, withSection } from '#domain/settings/sections.ts'
import { isSigningOut, readSession } from '#web/core/session.ts'
import { toasts } from '#web/core/toasts.ts'
import { type Editing, isUnsaved, keepMine, receive, startEditing, takeTheirs } from '#web/settings/editing.ts'
import { followSaved } from '#web/settings/follow-saved.ts'
import { keepDraft, takeDraft } from '#web/settings/kept-draft.ts'
import { lookAtSession, PreferencesFailure, savePreferences } from '#web/settings/saved-preferences.ts'

/** Where somebody chooses between what is here and what was saved elsewhere. */
export const choiceId = 'changed-elsewhere'

type Sheet = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; editing: Editing }

/** The preferences of one member on the sheet, and what can be done with them. */
export function useEditor(memberId: string) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<Sheet>({ state: 'loading' })
  const [isSaving, setSaving] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const editing = sheet.state === 'ready' ? sheet.editing : startEditing(noPreferences)

  function edit(make: (now: Editing) => Editing) {
    setSheet((now) => (now.state === 'ready' ? { state: 'ready', editing: make(now.editing) } : now))
  }

  function change(make: (now: RecipePreferences) => RecipePreferences) {
    edit((now) => ({ ...now, draft: make(now.draft) }))
  }

  const tellDraft = useEffectEvent(() => {
    toasts.show({ kind: 'notice', title: t('settings.draftKept'), text: t('settings.draftKeptText') })
  })
  const tellSignedOut = useEffectEvent(askToSignIn)
  const keep = useEffectEvent(() => {
    if (!isUnsaved(editing) || readSession().state === 'signed-in' || isSigningOut()) return
    keepDraft(memberId, editing.draft)
    tellSignedOut()
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    const follower = followSaved(memberId, {
      onFound({ preferences }) {
        const found = preferences ?? noPreferences
        const draft = takeDraft(memberId)
        if (draft && !isSamePreferences(draft, found)) tellDraft()
        setSheet((now) => ({
          state: 'ready',
          editing: now.state === 'ready' ? receive(now.editing, found) : startEditing(found, draft ?? found),
        }))
      },
      onFailed: () => setSheet((now) => (now.state === 'ready' ? now : { state: 'failed' })),
    })
    return follower.stop
  }, [memberId, attempt])
  useEffect(() => () => keep(), [])

  function askToSignIn() {
    toasts.show({ kind: 'error', title: t('settings.signInNeeded'), text: t('settings.signInNeededText') })
  }

  async function tellFailure(cause: unknown) {
    if (cause instanceof PreferencesFailure && cause.code === 'signed_out') {
      await lookAtSession().catch(() => undefined)
      // Who is found to be signed out is led to sign in, and told on the way.
      if (readSession().state === 'signed-in') askToSignIn()
      return
    }
    toasts.show({ kind: 'error', title: t('settings.saveFailed'), text: t('settings.saveFailedText') })
  }

  return {
    state: sheet.state,
    draft: editing.draft,
    hasTheirs: editing.theirs !== null,
    isUnsaved: isUnsaved(editing),
    isSaving,
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
    tryAgain() {
      setSheet({ state: 'loading' })
      setAttempt(attempt + 1)
    },
    /** Empties a section, or all; can be undone. Does nothing where there is nothing. */
    reset(section: Section | 'all') {
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
    },
    /** Whether it is saved; says why when not. What is changed meanwhile stays unsaved. */
    async save(): Promise<boolean> {
      const { draft, theirs } = editing
      if (theirs !== null) {
        toasts.show({ kind: 'error', title: t('settings.elsewhere'), text: t('settings.elsewhereText') })
        document.getElementById(choiceId)?.focus()
        return false
      }
      setSaving(true)
      try {
        await savePreferences(memberId, () => draft)
      } catch (cause) {
        await tellFailure(cause)
        return false
      } finally {
        setSaving(false)
      }
      edit((now) => startEditing(draft, now.draft))
      toasts.show({ kind: 'confirmation', title: t('settings.saved'), text: t('settings.savedText') })
      return true
    },
  }
}
export type Editor = ReturnType<typeof useEditor>
