import { useState } from 'react'
import * as z from 'zod/mini'
import { type AddedText, addTyped, removeIngredient } from '#domain/ingredients/rules.ts'
import { useSessionState } from '#web/core/storage.ts'
import { knowsPicture } from '#web/ingredients/knows-picture.ts'

const Larder = z.object({ ingredients: z.array(z.string()), useOnlyStaples: z.boolean() })
export type Larder = z.infer<typeof Larder>

export const emptyLarder: Larder = { ingredients: [], useOnlyStaples: false }

/** What the entry has to say about the last thing that was typed. */
export type EntryNote = { state: 'none' } | { state: 'empty' } | { state: 'done'; result: AddedText }

/** What the cook has typed, kept through a reload. */
export function useIngredients() {
  const [larder, setLarder] = useSessionState('potluck.ingredients', Larder, emptyLarder)
  const [note, setNote] = useState<EntryNote>({ state: 'none' })

  return {
    ...larder,
    note,
    /** `isContinued`: the line that is being typed was taken apart at a comma before; what was refused of it then is still told. */
    add(text: string, isContinued = false): AddedText {
      const last = isContinued && note.state === 'done' ? note.result : null
      const added = addTyped(larder.ingredients, text, { knowsPicture, before: last?.added.at(-1) })
      const result = { ...added, refused: [...(last?.refused ?? []), ...added.refused] }
      const hasWords = result.added.length + result.refused.length > 0
      // Enter in an empty field is no fault once there is something on the list.
      setNote(hasWords || larder.ingredients.length > 0 ? { state: 'done', result } : { state: 'empty' })
      // Who types an ingredient wants it used.
      if (result.added.length > 0) setLarder({ ingredients: result.ingredients, useOnlyStaples: false })
      return result
    },
    remove(ingredient: string) {
      setNote({ state: 'none' })
      setLarder((now) => ({ ...now, ingredients: removeIngredient(now.ingredients, ingredient) }))
    },
    setUseOnlyStaples: (useOnlyStaples: boolean) => setLarder((now) => ({ ...now, useOnlyStaples })),
    /** Puts a whole list back (undo), or away (New Search). */
    restore(larder: Larder) {
      setNote({ state: 'none' })
      setLarder(larder)
    },
  }
}
export type IngredientsState = ReturnType<typeof useIngredients>
