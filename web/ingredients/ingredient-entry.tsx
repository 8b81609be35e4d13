import { Plus } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '#kitchen/suggest/suggest.ts'
import { announce } from '#web/core/announce.tsx'
import { useWording } from '#web/core/wording.ts'
import { nextOption } from '#web/ingredients/next-option.ts'
import { suggestionId, suggestionListId } from '#web/ingredients/suggestion-ids.ts'
import { loadTyping, readTyping } from '#web/ingredients/typing.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'
import { useSuggestions } from '#web/ingredients/use-suggestions.ts'

/**
 * The one big field: Enter, a comma or Add puts what was typed on the list; a pasted list is taken apart; what is
 * known is suggested.
 */
export function IngredientEntry({ entry, isMissing }: { entry: IngredientsState; isMissing: boolean }) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { text, setText } = entry
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const field = useRef<HTMLInputElement>(null)
  /** Whether the front of the line that is being typed is on the list already. */
  const isContinued = useRef(false)
  /** What takes lines apart, once it has come in, and lines that wait for it. */
  const [typing, setTyping] = useState(readTyping)
  const waiting = useRef<string[]>([])
  const note = typing?.sayEntryNote(entry.note, t, joinAnd) ?? ''
  const { suggestions, List, load } = useSuggestions(text, entry.ingredients)
  const isExpanded = isOpen && suggestions.length > 0

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function add(typed: string) {
    setText('')
    close()
    if (!typing) {
      waiting.current.push(typed)
      entry.setAdding(true)
      return fetchTyping()
    }
    const { added } = entry.add(typing.addTyped, typed, isContinued.current)
    isContinued.current = false
    if (added.length > 0) announce(t('ingredients.added', { count: added.length, list: joinAnd(added) }))
  }

  function takeWaiting(): string[] {
    entry.setAdding(false)
    return waiting.current.splice(0)
  }

  function fetchTyping() {
    loadTyping().then(setTyping, () => {
      const lines = takeWaiting()
      // Without the network the lines are back in the field, to be sent again.
      if (lines.length > 0) setText((now) => [...lines, now].filter((line) => line !== '').join(', '))
    })
  }

  /** Takes apart what was typed before that could be done. */
  const catchUp = useEffectEvent(() => {
    const lines = takeWaiting()
    if (lines.length > 0) add(lines.join('\n'))
    else if (text !== '') type(text)
  })
  const fetchFirst = useEffectEvent(fetchTyping)
  useEffect(() => {
    if (typing) return catchUp()
    // Once the page stands.
    const timer = window.setTimeout(() => fetchFirst())
    return () => window.clearTimeout(timer)
  }, [typing])

  function submit(event: FormEvent) {
    event.preventDefault()
    add(text)
    field.current?.focus()
  }

  function type(typed: string) {
    setActive(-1)
    setOpen(true)
    // A comma finishes an ingredient; what stands behind the last one is still being typed.
    const end = typing?.endOfFinished(typed, isContinued.current) ?? -1
    if (end < 0) return setText(typed)
    add(typed.slice(0, end))
    isContinued.current = true
    setText(typed.slice(end + 1).trimStart())
  }

  /** While an input method is composing, nothing is taken apart or suggested: its own list lies under the field. */
  function compose(typed: string) {
    setText(typed)
    close()
  }

  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text')
    if (typing && typing.splitTyped(pasted).length < 2) return
    // A field of one line would lose the ends of lines.
    event.preventDefault()
    if (typing) return add(`${text},${pasted}`)
    // Before it is known whether that is a list, it is as good as typed.
    if (pasted.trim().includes('\n')) add(`${text},${pasted}`)
    else setText(`${text}${pasted}`)
  }

  function pick({ before, name }: Suggestion) {
    add(`${before}${name}`)
    field.current?.focus()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return
      event.preventDefault()
      setOpen(true)
      setActive(nextOption(event.key, isExpanded ? active : -1, suggestions.length))
    } else if (event.key === 'Enter') {
      const chosen = isExpanded ? suggestions[active] : undefined
      if (!chosen) return
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && isExpanded) {
      event.preventDefault()
      close()
    }
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
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? suggestionListId : undefined}
            aria-activedescendant={isExpanded && active >= 0 ? suggestionId(active) : undefined}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="enter"
            value={text}
            onFocus={load}
            onBlur={close}
            onChange={(event) => (isComposing(event.nativeEvent) ? compose(event.target.value) : type(event.target.value))}
            onCompositionEnd={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
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
        {isExpanded && List && <List suggestions={suggestions} active={active} onPick={pick} />}
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

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing
