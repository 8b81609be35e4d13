import type { Suggestion } from '@potluck/kitchen/suggest'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { suggestionId, suggestionListId } from '#web/ingredients/suggestion-ids.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'
import { useSuggestionBox } from '#web/ingredients/use-suggestion-box.ts'
import type { TypedLines } from '#web/ingredients/use-typed-lines.ts'

interface IngredientEntryProps {
  entry: IngredientsState
  lines: TypedLines
  isMissing: boolean
}

/**
 * The field for ingredients. Enter, a comma or Add puts the typed words on the list. The field splits a pasted list
 * and suggests known ingredients.
 */
export function IngredientEntry({ entry, lines, isMissing }: IngredientEntryProps) {
  const { t } = useTranslation()
  const { text, setText } = entry
  const field = useRef<HTMLInputElement>(null)
  const box = useSuggestionBox(text, entry.ingredients, pick)

  function add(typed: string) {
    box.close()
    lines.add(typed)
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add(text)
  }

  function pick({ before, name }: Suggestion) {
    add(`${before}${name}`)
  }

  /** Loads what typing needs when the field is first used; after a failure, with the next word. */
  function loadAll() {
    lines.load()
    box.load()
  }

  function type(typed: string) {
    if (text === '') box.load()
    if (lines.type(typed)) box.close()
    else box.open()
  }

  /**
   * While an input method composes, the field does not split. It suggests only on a touch screen, where the keyboard
   * composes every word and has room for its candidates: elsewhere the list of the input method covers that place.
   */
  function compose(typed: string) {
    setText(typed)
    if (window.matchMedia('(pointer: coarse)').matches) box.open()
    else box.close()
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const before = value.slice(0, selectionStart ?? value.length)
    const after = value.slice(selectionEnd ?? value.length)
    // A one-line field would lose the line breaks.
    if (lines.paste(event.clipboardData.getData('text'), before, after)) event.preventDefault()
  }

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="ingredient" className="sr-only">
        {t('ingredients.field')}
      </label>
      <div className="relative">
        <div
          className={`flex items-stretch gap-2 rounded-card border bg-card p-2 outline-offset-2 outline-tomato has-[input:focus-visible]:outline-3 ${isMissing ? 'border-tomato' : 'border-edge'}`}
        >
          <input
            ref={field}
            id="ingredient"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={box.isExpanded}
            aria-controls={box.isExpanded ? suggestionListId : undefined}
            aria-activedescendant={box.isExpanded && box.active >= 0 ? suggestionId(box.active) : undefined}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="enter"
            value={text}
            onFocus={loadAll}
            onBlur={box.close}
            onChange={(event) => (isComposing(event.nativeEvent) ? compose(event.target.value) : type(event.target.value))}
            onCompositionEnd={(event) => type(event.currentTarget.value)}
            onKeyDown={box.press}
            onPaste={paste}
            placeholder={t('ingredients.placeholder')}
            aria-describedby="ingredient-note ingredient-hint"
            aria-invalid={lines.note !== '' || isMissing}
            className="min-h-12 w-full min-w-0 rounded-control bg-transparent px-3 text-lg outline-none placeholder:text-muted sm:text-xl"
          />
          <AddButton />
        </div>
        {box.isExpanded && box.List && <box.List suggestions={box.suggestions} active={box.active} onPick={pick} />}
      </div>
      <p id="ingredient-note" role="status" className="text-base font-semibold text-tomato not-empty:mt-2">
        {lines.note}
      </p>
      <p id="ingredient-hint" className="mt-2 text-sm text-muted">
        {t('ingredients.hint')}
      </p>
    </form>
  )
}

function AddButton() {
  const { t } = useTranslation()
  return (
    <button
      type="submit"
      className="inline-flex min-h-12 shrink-0 items-center gap-1.5 rounded-control bg-ink px-4 font-semibold text-paper transition-opacity duration-150 hover:opacity-85"
    >
      <Plus aria-hidden size={18} strokeWidth={1.75} />
      {t('ingredients.add')}
    </button>
  )
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing
