import { useTranslation } from 'react-i18next'

/** The checkbox 'No ingredients other than staples'. */
export function StaplesOnly({ isChosen, onChange }: { isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-base">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 rounded accent-ink"
      />
      {t('ingredients.staplesOnly')}
    </label>
  )
}
