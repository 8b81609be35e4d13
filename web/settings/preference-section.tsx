import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSectionEmpty, type Section } from '#domain/settings/sections.ts'
import { Button } from '#web/kit/button.tsx'
import { Fold } from '#web/kit/fold.tsx'
import type { Editor } from '#web/settings/use-editor.ts'
import { useSectionSummary } from '#web/settings/use-section-summary.ts'

/** One collapsible section with its own reset button. */
export function PreferenceSection({ section, editor, children }: { section: Section; editor: Editor; children: ReactNode }) {
  const { t } = useTranslation()
  const title = t(`settings.${section}`)
  const summary = useSectionSummary(editor.draft, section)
  return (
    <Fold title={title} summary={summary}>
      {children}
      <Button
        aria-label={t('settings.resetSectionOf', { section: title })}
        // Not `disabled`, so that the pressed button keeps the focus.
        aria-disabled={isSectionEmpty(editor.draft, section)}
        onClick={() => editor.reset(section)}
        className="mt-6 aria-disabled:border-line aria-disabled:text-muted"
      >
        <RotateCcw aria-hidden size={18} strokeWidth={1.75} />
        {t('settings.resetSection')}
      </Button>
    </Fold>
  )
}
