import { useState } from 'react'
import * as z from 'zod/mini'
import type { addTyped as AddTyped } from '#domain/ingredients/add-typed.ts'
import { FoodKinds } from '#domain/ingredients/kinds.ts'
import { type AddedText, removeIngredient } from '#domain/ingredients/rules.ts'
import { useSessionState } from '#web/core/storage.ts'
import { knowsPicture } from '#web/ingredients/knows-picture.ts'

/**
 * The cook's list and what she said about it: `kinds` of unknown words; `corrections` hold the words that misspelt
 * ones are sent as, or the cook's own where she keeps them.
 */
const Larder = z.object({
  ingredients: z.array(z.string()),
  useOnlyStaples: z.boolean(),
  kinds: z._default(FoodKinds, {}),
  corrections: z._default(z.record(z.string(), z.string()), {}),
})
export type Larder = z.infer<typeof Larder>

/** The food to cook: the listed ingredients, or staples alone. */
export type Food = Pick<Larder, 'ingredients' | 'useOnlyStaples'>

export const emptyLarder: Larder = { ingredients: [], useOnlyStaples: false, kinds: {}, corrections: {} }

/** What the entry has to say about the last thing that was typed. */
export type EntryNote = { state: 'none' } | { state: 'empty' } | { state: 'done'; result: AddedText }

/** What the cook has typed, kept through a reload. */
export function useIngredients() {
  const [larder, setLarder] = useSessionState('potluck.ingredients', Larder, emptyLarder)
  const [note, setNote] = useState<EntryNote>({ state: 'none' })
  const [text, setText] = useState('')

  return {
    ...larder,
    larder,
    note,
    /** The text of the field, which is not on the list yet. */
    text,
    setText,
    /**
     * `isContinued`: the line that is being typed was taken apart at a comma before; what was refused of it then is
     * still said.
     */
    add(addTyped: typeof AddTyped, text: string, isContinued: boolean) {
      const last = isContinued && note.state === 'done' ? note.result : null
      const added = addTyped(larder.ingredients, text, { knowsPicture, before: last?.added.at(-1) })
      const result = { ...added, refused: [...(last?.refused ?? []), ...added.refused] }
      const hasWords = result.added.length + result.refused.length > 0
      // Enter in an empty field is no fault once there is something on the list.
      setNote(hasWords || larder.ingredients.length > 0 ? { state: 'done', result } : { state: 'empty' })
      // A cook who types an ingredient wants it used.
      const food = { ingredients: result.ingredients, useOnlyStaples: larder.useOnlyStaples && result.added.length === 0 }
      if (result.added.length > 0) setLarder((now) => ({ ...now, ...food }))
      return { added: result.added, food }
    },
    remove(ingredient: string) {
      setNote({ state: 'none' })
      setLarder((now) => ({ ...now, ingredients: removeIngredient(now.ingredients, ingredient) }))
    },
    /** Changes what is kept of the list and of what was said of it. */
    change: setLarder,
    setUseOnlyStaples: (useOnlyStaples: boolean) => setLarder((now) => ({ ...now, useOnlyStaples })),
    /** Puts a whole list back (undo), or away (New Search). */
    restore(larder: Larder) {
      setNote({ state: 'none' })
      setText('')
      setLarder(larder)
    },
  }
}
export type IngredientsState = ReturnType<typeof useIngredients>
