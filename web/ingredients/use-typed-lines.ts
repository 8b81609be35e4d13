import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#web/core/announce.tsx'
import { useWording } from '#web/core/wording.ts'
import { loadTyping, readTyping } from '#web/ingredients/typing.ts'
import type { IngredientsState } from '#web/ingredients/use-ingredients.ts'

/**
 * Splits typed and pasted lines into ingredients. The code for it is loaded after the page; lines sent before wait for
 * it, and go back into the field if it cannot be loaded.
 */
export function useTypedLines(entry: IngredientsState) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { text, setText } = entry
  /** Whether the front of the line that is being typed is on the list already. */
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

  /** Takes apart what was typed before that could be done. */
  const catchUp = useEffectEvent(() => {
    const lines = takeWaiting()
    if (lines.length > 0) add(lines.join('\n'))
    else if (text !== '') type(text)
  })
  // In the turn that draws it: a letter that is typed between a render and a later effect would be lost.
  useLayoutEffect(() => {
    if (typing) catchUp()
  }, [typing])
  const fetchFirst = useEffectEvent(fetchTyping)
  useEffect(() => {
    if (typing) return
    // Once the page stands.
    const timer = window.setTimeout(() => fetchFirst())
    return () => window.clearTimeout(timer)
  }, [typing])

  /**
   * A comma finishes an ingredient; the words behind the last comma are still being typed. Answers whether one was
   * finished.
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

  /** Takes a pasted list apart. Answers whether it did: one ingredient is pasted by the browser. */
  function paste(pasted: string): boolean {
    if (typing && typing.splitTyped(pasted).length < 2) return false
    // As long as nothing can be taken apart, one pasted line is as good as typed.
    if (typing || pasted.trim().includes('\n')) add(`${text},${pasted}`)
    else setText(`${text}${pasted}`)
    return true
  }

  return { add, type, paste, note: typing?.sayEntryNote(entry.note, t, joinAnd) ?? '' }
}
