import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#web/core/announce.tsx'
import { toasts } from '#web/core/toasts.ts'
import { useWording } from '#web/core/wording.ts'
import { loadTyping, readTyping, type Typing } from '#web/ingredients/typing.ts'
import type { Food, IngredientsState } from '#web/ingredients/use-ingredients.ts'

/**
 * Splits typed and pasted lines into ingredients. The first use of the field loads the code for it; lines sent before
 * wait for it, and go back into the field with a notice if it cannot be loaded.
 */
export function useTypedLines(entry: IngredientsState) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { text, setText } = entry
  /** Whether the front of the line that is being typed is on the list already. */
  const isContinued = useRef(false)
  const [typing, setTyping] = useState(readTyping)
  const waiting = useRef<string[]>([])
  const [sent, setSent] = useState<'none' | 'waiting' | 'dropped'>('none')

  function add(typed: string) {
    setText('')
    if (typing) return put(typing, typed)
    waiting.current.push(typed)
    setSent('waiting')
    load()
  }

  function put({ addTyped, sayAdded }: Typing, typed: string) {
    const { added } = entry.add(addTyped, typed, isContinued.current)
    isContinued.current = false
    if (added.length > 0) announce(sayAdded(added, t, joinAnd))
  }

  function load() {
    if (!typing) loadTyping().then(setTyping, giveBack)
  }

  function giveBack() {
    const lines = waiting.current.splice(0)
    if (lines.length === 0) return
    setSent('dropped')
    setText((now) => [...lines, now].filter((line) => line !== '').join(', '))
    toasts.show({ kind: 'error', title: t('crash.title'), text: t('crash.kept') })
  }

  /** Takes apart what was typed before that could be done. */
  const catchUp = useEffectEvent((typing: Typing) => {
    const end = typing.endOfFinished(text, false)
    const lines = waiting.current.splice(0)
    if (end >= 0) lines.push(text.slice(0, end))
    setSent('none')
    if (lines.length > 0) put(typing, lines.join('\n'))
    if (end >= 0) goOnBehind(text, end)
  })
  // In the turn that draws it: a letter that is typed between a render and a later effect would be lost.
  useLayoutEffect(() => {
    if (typing) catchUp(typing)
  }, [typing])

  function goOnBehind(typed: string, end: number) {
    isContinued.current = true
    setText(typed.slice(end + 1).trimStart())
  }

  /**
   * A comma finishes an ingredient; the words behind the last comma are still being typed. Answers whether one was
   * finished.
   */
  function type(typed: string): boolean {
    if (text === '') load()
    const end = typing?.endOfFinished(typed, isContinued.current) ?? -1
    if (end < 0) {
      setText(typed)
      return false
    }
    add(typed.slice(0, end))
    goOnBehind(typed, end)
    return true
  }

  /** Takes a pasted list apart. Answers whether it did: one ingredient is pasted by the browser. */
  function paste(pasted: string): boolean {
    if (typing && typing.splitTyped(pasted).length < 2) return false
    // As long as nothing can be taken apart, one pasted line is as good as typed.
    if (typing || pasted.trim().includes('\n')) add(`${text},${pasted}`)
    else type(`${text}${pasted}`)
    return true
  }

  return {
    add,
    type,
    paste,
    load,
    note: typing?.sayEntryNote(entry.note, t, joinAnd) ?? '',
    /** Whether sent lines wait for the code, or never come on the list: it was lost, or they were put away. */
    sent,
    /** Puts away the lines that wait. */
    drop() {
      waiting.current = []
      setSent('dropped')
    },
    /**
     * Puts the text of the field on the list, the word that is still being typed too. Answers the food to cook, which
     * this render's list lacks; null while a line waits for the code.
     */
    addRest(): Food | null {
      const rest = text.trim()
      if (typing && rest !== '') {
        setText('')
        return entry.add(typing.addTyped, rest, false).food
      }
      if (rest !== '') add(rest)
      return waiting.current.length > 0 ? null : entry.larder
    },
  }
}
export type TypedLines = ReturnType<typeof useTypedLines>
