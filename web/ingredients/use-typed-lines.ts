import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTyping, readTyping } from '#web/ingredients/typing.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'
import { announce } from '#web/kit/announce.tsx'
import { useWording } from '#web/language/wording.ts'

/**
 * Splits typed and pasted lines into ingredients. The code that splits is loaded after the page. Earlier lines wait
 * for it, and go back into the field if it cannot be loaded.
 */
export function useTypedLines(entry: IngredientsState) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { text, setText } = entry
  /** Whether an earlier part of the typed line is on the list already. */
  const isContinued = useRef(false)
  const [typing, setTyping] = useState(readTyping)
  const waiting = useRef<string[]>([])

  function add(typed: string) {
    setText('')
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
      if (lines.length > 0) setText((now) => [...lines, now].filter((line) => line !== '').join(', '))
    })
  }

  /** Splits the lines that were typed before the code was loaded. */
  const catchUp = useEffectEvent(() => {
    const lines = takeWaiting()
    if (lines.length > 0) add(lines.join('\n'))
    else if (text !== '') type(text)
  })
  const fetchFirst = useEffectEvent(fetchTyping)
  useEffect(() => {
    if (typing) return catchUp()
    // After the first paint.
    const timer = window.setTimeout(() => fetchFirst())
    return () => window.clearTimeout(timer)
  }, [typing])

  /**
   * Adds the ingredients before the last comma, and keeps the words after it in the field. Returns whether there was a
   * comma.
   */
  function type(typed: string): boolean {
    const end = typing?.endOfFinished(typed, isContinued.current) ?? -1
    if (end < 0) {
      setText(typed)
      return false
    }
    add(typed.slice(0, end))
    isContinued.current = true
    setText(typed.slice(end + 1).trimStart())
    return true
  }

  /** Splits a pasted list. Returns false for a single ingredient, which the browser pastes itself. */
  function paste(pasted: string): boolean {
    if (typing && typing.splitTyped(pasted).length < 2) return false
    // Until the code is loaded, a single pasted line goes into the field.
    if (typing || pasted.trim().includes('\n')) add(`${text},${pasted}`)
    else setText(`${text}${pasted}`)
    return true
  }

  return { add, type, paste, note: typing?.sayEntryNote(entry.note, t, joinAnd) ?? '' }
}
