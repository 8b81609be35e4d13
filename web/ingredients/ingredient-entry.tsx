import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { splitTyped } from '#domain/ingredients/rules.ts'
import { announce } from '#web/core/announce.tsx'
import { useWording } from '#web/core/wording.ts'
import { useEntryNote } from '#web/ingredients/use-entry-note.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'

/** The one big field: Enter, a comma or Add puts what was typed on the list; a pasted list is taken apart. */
export function IngredientEntry({ entry, isMissing }: { entry: IngredientsState; isMissing: boolean }) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const note = useEntryNote(entry.note)

  function add(typed: string) {
    const { added } = entry.add(typed)
    setText('')
    if (added.length > 0) announce(t('ingredients.added', { count: added.length, list: joinAnd(added) }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    add(text)
    field.current?.focus()
  }

  function type(typed: string) {
    // A comma finishes an ingredient; what stands behind the last one is still being typed.
    const end = Math.max(...[',', ';', '、', '，', '،'].map((mark) => typed.lastIndexOf(mark)))
    if (end < 0 || splitTyped(typed.slice(0, end)).length === 0) return setText(typed)
    add(typed.slice(0, end))
    setText(typed.slice(end + 1).trimStart())
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (splitTyped(pasted).length < 2) return
    event.preventDefault()
    add(`${text},${pasted}`)
  }

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor="ingredient" className="sr-only">
        {t('ingredients.field')}
      </label>
      <div
        className={`flex items-stretch gap-2 rounded-card border bg-card p-2 outline-offset-2 outline-tomato has-[input:focus-visible]:outline-3 ${isMissing ? 'border-tomato' : 'border-edge'}`}
      >
        <input
          ref={field}
          id="ingredient"
          type="text"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="enter"
          value={text}
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          placeholder={t('ingredients.placeholder')}
          aria-describedby="ingredient-note ingredient-hint"
          aria-invalid={note !== '' || isMissing}
          className="min-h-12 w-full min-w-0 rounded-control bg-transparent px-3 text-lg outline-none placeholder:text-muted sm:text-xl"
        />
        <button
          type="submit"
          className="inline-flex min-h-12 shrink-0 items-center gap-1.5 rounded-control bg-ink px-4 font-semibold text-paper transition-opacity duration-150 hover:opacity-85"
        >
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          {t('ingredients.add')}
        </button>
      </div>
      <p id="ingredient-note" role="status" className="text-base font-semibold text-tomato not-empty:mt-2">
        {note}
      </p>
      <p id="ingredient-hint" className="mt-2 text-sm text-muted">
        {t('ingredients.hint')}
      </p>
    </form>
  )
}
