import type { Suggestion } from '@potluck/kitchen/suggest'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#domain/languages.ts'
import { suggestionId, suggestionListId } from '#web/ingredients/suggestion-ids.ts'

interface SuggestionListProps {
  suggestions: readonly Suggestion[]
  /** The index of the option that the arrow keys have reached, or -1. */
  active: number
  onPick: (suggestion: Suggestion) => void
}

/** The suggestions under the field. The focus stays in the field. A tap or a click takes a suggestion. */
export function SuggestionList({ suggestions, active, onPick }: SuggestionListProps) {
  const { t } = useTranslation()
  return (
    <div
      id={suggestionListId}
      role="listbox"
      aria-label={t('ingredients.suggestions')}
      className="absolute inset-x-0 top-full z-20 mt-1.5 animate-arrive overflow-hidden rounded-card border border-edge bg-card py-1.5 shadow-float"
    >
      {suggestions.map((suggestion, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
        <div
          key={suggestion.ingredient}
          id={suggestionId(at)}
          role="option"
          dir={directionOf(suggestion.language)}
          aria-selected={at === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(suggestion)}
          className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-1.5 sm:px-5 ${at === active ? 'bg-shade shadow-[inset_3px_0_0_var(--color-tomato)] rtl:shadow-[inset_-3px_0_0_var(--color-tomato)]' : 'hover:bg-shade'}`}
        >
          <bdi lang={suggestion.language} className="text-lg leading-tight">
            {suggestion.name}
          </bdi>
          <span className="text-sm text-muted">
            {suggestion.listName && <bdi lang={suggestion.language}>{suggestion.listName}</bdi>}
            {suggestion.listName && suggestion.translation && ' · '}
            {suggestion.translation && <bdi>{suggestion.translation}</bdi>}
          </span>
        </div>
      ))}
    </div>
  )
}
