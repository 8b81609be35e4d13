import { Check, PencilLine } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isEmptyPreferences } from '#domain/settings/preferences.ts'
import { Button } from '#web/kit/button.tsx'
import type { Editor } from '#web/settings/use-editor.ts'

/** The state of the preferences, with the buttons that save and reset. It stays visible while the sections scroll. */
export function SaveBar({ editor }: { editor: Editor }) {
  const { t } = useTranslation()
  const { isUnsaved, isSaving } = editor
  const status = useRef<HTMLParagraphElement>(null)
  /** While saving, the button is disabled and loses the focus. The words beside it take the focus. */
  async function save() {
    await editor.save()
    if (document.activeElement === document.body) status.current?.focus()
  }

  const Icon = isUnsaved ? PencilLine : Check
  return (
    <div className="save-bar sticky bottom-0 z-10 -mx-4 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      <p ref={status} role="status" tabIndex={-1} className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden size={20} strokeWidth={1.75} className={isUnsaved ? 'text-turmeric-text' : 'text-basil'} />
        {isUnsaved ? t('settings.unsaved') : t('settings.allSaved')}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>button]:flex-1">
        <Button
          aria-disabled={isEmptyPreferences(editor.draft)}
          onClick={() => editor.reset('all')}
          className="aria-disabled:border-line aria-disabled:text-muted"
        >
          {t('settings.resetAll')}
        </Button>
        <Button look="primary" disabled={!isUnsaved || isSaving} onClick={save}>
          {isSaving ? t('settings.saving') : t('settings.saveChanges')}
        </Button>
      </div>
    </div>
  )
}
