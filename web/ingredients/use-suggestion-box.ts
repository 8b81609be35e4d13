import type { Suggestion } from '@potluck/kitchen/suggest'
import { type KeyboardEvent, useState } from 'react'
import { nextOption } from '#web/ingredients/next-option.ts'
import { useSuggestions } from '#web/ingredients/use-suggestions.ts'

/** The suggestions below the field: whether they are shown, which one the arrow keys have reached, and the keys. */
export function useSuggestionBox(typed: string, taken: readonly string[], onPick: (suggestion: Suggestion) => void) {
  const [isOpen, setOpen] = useState(false)
  /** The ingredient that the arrow keys have reached. Names that come in later may move it to another row. */
  const [chosen, setChosen] = useState<Suggestion['ingredient'] | null>(null)
  const { suggestions, List, load } = useSuggestions(typed, taken)
  const isExpanded = isOpen && suggestions.length > 0
  const active = suggestions.findIndex(({ ingredient }) => ingredient === chosen)

  function close() {
    setOpen(false)
    setChosen(null)
  }

  function move(key: 'ArrowDown' | 'ArrowUp'): boolean {
    if (suggestions.length === 0) return false
    setOpen(true)
    const next = nextOption(key, isExpanded ? active : -1, suggestions.length)
    setChosen(suggestions[next]?.ingredient ?? null)
    return true
  }

  function pickActive(): boolean {
    const suggestion = isExpanded ? suggestions[active] : undefined
    if (suggestion) onPick(suggestion)
    return suggestion !== undefined
  }

  /** Also closes a list whose names have not come in yet. Answers whether there was one to see. */
  function dismiss(): boolean {
    close()
    return isExpanded
  }

  /** Whether the suggestions take the key. */
  function takesKey(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') return move(key)
    if (key === 'Enter') return pickActive()
    return key === 'Escape' && dismiss()
  }

  return {
    suggestions,
    List,
    load,
    active,
    isExpanded,
    open() {
      setChosen(null)
      setOpen(true)
    },
    close,
    press(event: KeyboardEvent) {
      if (!event.nativeEvent.isComposing && takesKey(event.key)) event.preventDefault()
    },
  }
}
