import { complexityModes, searchModes } from '@potluck/kitchen/options'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#domain/filters/filters.ts'
import type { FiltersState } from '#web/filters/use-filters.ts'

/** The fields for the search mode and the complexity. */
export function StyleField({ filters, state }: { filters: Filters; state: FiltersState }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2 text-lg font-semibold">{t('filters.style')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {searchModes.map((mode) => {
            const isChosen = filters.searchMode === mode
            return (
              <label
                key={mode}
                className={`relative flex min-h-11 items-start gap-3 rounded-card border bg-card p-4 transition-colors duration-150 ${isChosen ? 'border-ink ring-1 ring-ink' : 'border-edge hover:border-ink'}`}
              >
                <input type="radio" name="search-mode" className="cover" checked={isChosen} onChange={() => state.setSearchMode(mode)} />
                <span
                  aria-hidden
                  className={`mt-1 size-4 shrink-0 rounded-full border ${isChosen ? 'border-5 border-ink' : 'border-edge'}`}
                />
                <span>
                  <span className="block font-serif text-lg leading-tight font-semibold">{t(`filters.searchMode.${mode}`)}</span>
                  <span className="mt-1 block text-sm text-muted">{t(`filters.searchModeHint.${mode}`)}</span>
                </span>
              </label>
            )
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-lg font-semibold">{t('filters.complexity')}</legend>
        <div className="inline-grid grid-cols-2 rounded-control border border-edge bg-card p-1">
          {complexityModes.map((mode) => {
            const isChosen = filters.complexityMode === mode
            return (
              <label
                key={mode}
                className={`relative grid min-h-11 place-items-center rounded-[7px] px-5 transition-colors duration-150 ${isChosen ? 'bg-ink text-paper' : 'hover:bg-shade'}`}
              >
                <input
                  type="radio"
                  name="complexity-mode"
                  className="cover"
                  checked={isChosen}
                  onChange={() => state.setComplexityMode(mode)}
                />
                {t(`filters.complexityMode.${mode}`)}
              </label>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}
