import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Typing } from '#web/ingredients/typing.ts'
import type { Food, IngredientsState } from '#web/ingredients/use-ingredients.ts'
import { useTyping } from '#web/ingredients/use-typing.ts'
import { asText, useWaitingLines } from '#web/ingredients/use-waiting-lines.ts'
import { announce } from '#web/kit/announce.tsx'
import { useWording } from '#web/language/wording.ts'
import { toasts } from '#web/toasts/toasts.ts'

/**
 * Splits typed and pasted lines into ingredients. The first use of the field loads the code that splits. Earlier lines
 * wait for it, and go back into the field with a notice if it cannot be loaded.
 */
export function useTypedLines(entry: IngredientsState) {
  const { t } = useTranslation()
  const { joinAnd } = useWording()
  const { text, setText } = entry
  const waiting = useWaitingLines()
  const { typing, load } = useTyping(giveBack)
  /** Whether an earlier part of the typed line is on the list already. */
  const isContinued = useRef(false)
  /** The last words that the list refused. Duplicates do not count. */
  const refused = useRef<string[]>([])

  /** Adds a typed text. Returns the food to cook, which the list of this render lacks. Null while the text waits. */
  function add(typed: string): Food | null {
    setText('')
    if (typing) return put(typing, typed)
    waiting.keep(typed)
    load()
    return null
  }

  function put({ addTyped, sayAdded }: Typing, typed: string): Food {
    const answer = entry.add(addTyped, typed, isContinued.current)
    isContinued.current = false
    refused.current = answer.refused.filter(({ reason }) => reason !== 'duplicate').map(({ ingredient }) => ingredient)
    if (answer.added.length > 0) announce(sayAdded(answer.added, t, joinAnd))
    return answer.food
  }

  function giveBack() {
    const lines = waiting.drop()
    if (lines.length === 0) return
    setText((now) => asText([...lines, now]))
    toasts.show({ kind: 'error', title: t('crash.title'), text: t('crash.kept') })
  }

  /** Splits the lines that were typed before the code was loaded. */
  function catchUp(typing: Typing) {
    const end = typing.endOfFinished(text, false)
    const lines = [...waiting.takeAll()]
    if (end >= 0) lines.push(text.slice(0, end))
    if (lines.length > 0) put(typing, lines.join('\n'))
    if (end >= 0) goOnBehind(text, end)
  }

  const goOn = useEffectEvent((typing: Typing | undefined) => {
    if (typing) catchUp(typing)
    // These lines were sent before a reload, or before the cook left the page.
    else if (waiting.sent === 'waiting') load()
  })
  // A layout effect, since a letter that is typed between a render and a later effect would be lost.
  useLayoutEffect(() => goOn(typing), [typing])

  function goOnBehind(typed: string, end: number) {
    isContinued.current = true
    setText(typed.slice(end + 1).trimStart())
  }

  /**
   * Adds the ingredients before the last comma, and keeps the words after it in the field. Returns whether there was a
   * comma.
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

  /**
   * Splits a pasted list, with the text of the field before and after it. Returns false for a single ingredient, and
   * until the code is loaded for a single line: the browser pastes it itself.
   */
  function paste(pasted: string, before: string, after: string): boolean {
    const isList = typing ? typing.splitTyped(pasted).length > 1 : /[\r\n]/.test(pasted.trim())
    if (isList) add([before, pasted, after].filter((part) => part.trim() !== '').join(';'))
    return isList
  }

  return {
    add,
    type,
    paste,
    load,
    note: typing?.sayEntryNote(entry.note, t, joinAnd) ?? '',
    /** Whether sent lines wait for the code, or are back in the field because the code was lost, or were put away. */
    sent: waiting.sent,
    /** Whether the field has no text and no line waits. */
    isEmpty: text === '' && waiting.sent !== 'waiting',
    /** Puts away the lines that wait and the text of the field. Returns them as a text for the field. */
    drop(): string {
      const dropped = asText([...waiting.drop(), text])
      setText('')
      isContinued.current = false
      return dropped
    },
    /** Puts a text back into the field, before what is typed there. */
    putBack(text: string) {
      setText((now) => asText([text, now]))
    },
    /**
     * Puts the text of the field on the list, also an unfinished word. Returns the food to cook, or null while a line
     * waits for the code.
     */
    addRest(): Food | null {
      refused.current = []
      const rest = text.trim()
      if (rest !== '') return add(rest)
      isContinued.current = false
      return waiting.sent === 'waiting' ? null : entry.larder
    },
    /** Puts the words that the list refused last back into the field. Returns whether there were any. */
    takeBackRefused(): boolean {
      const words = refused.current
      if (words.length > 0) setText((now) => asText([...words, now]))
      return words.length > 0
    },
  }
}
export type TypedLines = ReturnType<typeof useTypedLines>
