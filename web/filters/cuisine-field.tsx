import { type Cuisine, cuisines } from '@potluck/kitchen/options'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cuisineTabId } from '#domain/recipes/tabs.ts'

interface CuisineFieldProps {
  chosen: readonly Cuisine[]
  isMissing: boolean
  onToggle: (cuisine: Cuisine) => void
}

/** The scrollable list of cuisines, and beside it the chosen ones in the order in which they are cooked. */
export function CuisineField({ chosen, isMissing, onToggle }: CuisineFieldProps) {
  const { t } = useTranslation()
  return (
    <fieldset
      id="cuisine-type"
      tabIndex={-1}
      className={`-ms-4 min-w-0 scroll-mt-24 border-s-2 ps-3.5 ${isMissing ? 'border-tomato' : 'border-transparent'}`}
    >
      <legend className="mb-2 text-lg font-semibold">
        {t('filters.cuisineType')}
        <span aria-hidden className="text-tomato">
          *
        </span>
        <span className={isMissing ? 'ms-2 text-sm font-semibold text-tomato' : 'sr-only'}> {t('filters.required')}</span>
      </legend>
      <div className="grid overflow-hidden rounded-card border border-edge bg-card sm:grid-cols-2">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
        <ul tabIndex={0} aria-label={t('filters.cuisineType')} className="max-h-60 overflow-y-auto overscroll-contain py-1 sm:max-h-72">
          {cuisines.map((cuisine) => (
            <li key={cuisine}>
              <CuisineRow cuisine={cuisine} isChosen={chosen.includes(cuisine)} onToggle={onToggle} />
            </li>
          ))}
        </ul>
        <div className="border-t border-line bg-shade/60 p-4 sm:border-s sm:border-t-0">
          {chosen.length === 0 ? (
            <div className="grid h-full content-center gap-1 text-center">
              <p className="font-serif text-xl">{t('filters.chooseCuisine')}</p>
              <p className="text-sm text-muted">{t('filters.chooseCuisineText')}</p>
            </div>
          ) : (
            <ol aria-label={t('filters.chosenCuisines')} className="grid gap-1">
              {chosen.map((cuisine, at) => (
                <li
                  key={cuisine}
                  className="flex min-h-11 animate-arrive items-center gap-3 rounded-control border border-line bg-card ps-3"
                >
                  <span aria-hidden className="w-4 font-serif text-lg text-tomato tabular-nums">
                    {at + 1}
                  </span>
                  <span className="min-w-0 flex-1 leading-tight">
                    {t(`options.cuisine.${cuisine}`)}
                    <span className="block text-sm text-muted">{at === 0 ? t('filters.cookedFirst') : t('filters.waits')}</span>
                  </span>
                  <button
                    type="button"
                    aria-label={t('filters.removeCuisine', { cuisine: t(`options.cuisine.${cuisine}`) })}
                    onClick={() => onToggle(cuisine)}
                    className="grid size-11 shrink-0 place-items-center text-muted hover:text-tomato"
                  >
                    <X aria-hidden size={16} strokeWidth={2} />
                  </button>
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </fieldset>
  )
}

function CuisineRow({ cuisine, isChosen, onToggle }: { cuisine: Cuisine; isChosen: boolean; onToggle: (cuisine: Cuisine) => void }) {
  const { t } = useTranslation()
  const id = `cuisine-${cuisineTabId(cuisine)}`
  const isSurprise = cuisine === 'Potluck-me'
  return (
    <label
      className={`relative flex min-h-11 items-center gap-3 px-4 -outline-offset-4! transition-colors duration-150 ${isChosen ? 'bg-ink text-paper' : 'hover:bg-shade'}`}
    >
      <input
        type="checkbox"
        className="cover"
        checked={isChosen}
        onChange={() => onToggle(cuisine)}
        aria-labelledby={`${id}-name`}
        aria-describedby={isSurprise ? `${id}-hint` : undefined}
      />
      <span aria-hidden className={`grid size-5 shrink-0 place-items-center rounded border ${isChosen ? 'border-paper' : 'border-edge'}`}>
        {isChosen && <Check size={14} strokeWidth={2.5} />}
      </span>
      <span id={`${id}-name`} className="flex-1">
        {t(`options.cuisine.${cuisine}`)}
      </span>
      {isSurprise && (
        <span id={`${id}-hint`} className={`text-sm ${isChosen ? 'text-paper' : 'text-muted'}`}>
          {t('filters.surprise')}
        </span>
      )}
    </label>
  )
}
