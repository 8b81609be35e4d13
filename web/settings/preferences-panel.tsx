import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { noPreferences, type RecipePreferences } from '#domain/settings/preferences.ts'
import { Button } from '#web/kit/button.tsx'
import { Notice } from '#web/kit/notice.tsx'
import { CookingChoices } from '#web/settings/cooking-choices.tsx'
import { CuisineChoices } from '#web/settings/cuisine-choices.tsx'
import { DietaryChoices } from '#web/settings/dietary-choices.tsx'
import { LeaveGuard } from '#web/settings/leave-guard.tsx'
import { PreferenceSection } from '#web/settings/preference-section.tsx'
import { PreferencesSkeleton } from '#web/settings/preferences-skeleton.tsx'
import { SaveBar } from '#web/settings/save-bar.tsx'
import { preferencesQuery } from '#web/settings/saved-preferences.ts'
import { choiceId, type Editor, useEditor } from '#web/settings/use-editor.ts'

/** The preferences of a member in three sections, and the bar that saves them. */
export function PreferencesPanel({ memberId }: { memberId: string }) {
  const { t } = useTranslation()
  const { data: saved, isPending, refetch } = useQuery(preferencesQuery(memberId))
  if (isPending) return <PreferencesSkeleton />
  if (!saved) {
    return (
      <Notice look="error" title={t('settings.loadFailed')} action={<Button onClick={() => refetch()}>{t('common.tryAgain')}</Button>}>
        {t('settings.loadFailedText')}
      </Notice>
    )
  }
  return <Sections memberId={memberId} saved={saved.preferences ?? noPreferences} />
}

function Sections({ memberId, saved }: { memberId: string; saved: RecipePreferences }) {
  const editor = useEditor(memberId, saved)
  return (
    <>
      {/* The focused element must not hide behind the bar. */}
      <div className="grid gap-6 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28">
        {editor.hasTheirs && <ChangedElsewhere editor={editor} />}
        <PreferenceSection section="dietary" editor={editor}>
          <DietaryChoices editor={editor} />
        </PreferenceSection>
        <PreferenceSection section="cooking" editor={editor}>
          <CookingChoices editor={editor} />
        </PreferenceSection>
        <PreferenceSection section="cuisine" editor={editor}>
          <CuisineChoices editor={editor} />
        </PreferenceSection>
      </div>
      <SaveBar editor={editor} />
      <LeaveGuard editor={editor} />
    </>
  )
}

function ChangedElsewhere({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  return (
    <div id={choiceId} tabIndex={-1} className="scroll-mt-6">
      <Notice
        look="notice"
        title={t('settings.elsewhere')}
        action={
          <div className="flex flex-wrap gap-3">
            <Button onClick={editor.takeTheirs}>{t('settings.takeTheirs')}</Button>
            <Button onClick={editor.keepMine}>{t('settings.keepMine')}</Button>
          </div>
        }
      >
        {t('settings.elsewhereText')}
      </Notice>
    </div>
  )
}
