import { useState } from 'react'
import * as z from 'zod/mini'
import type { addTyped as AddTyped } from '#domain/ingredients/add-typed.ts'
import { FoodKinds } from '#domain/ingredients/kinds.ts'
import { type AddedText, putBack, removeIngredient } from '#domain/ingredients/rules.ts'
import { knowsPicture } from '#web/ingredients/knows-picture.ts'
import { useSessionState } from '#web/kit/storage.ts'

/**
 * The cook's list, with the cook's answers about it. `kinds`: the kind of food of unknown words. `corrections`: the
 * words to send for misspelt words, or the typed words if the cook keeps them.
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

/** The note about the last typed text. */
export type EntryNote = { state: 'none' } | { state: 'empty' } | { state: 'done'; result: AddedText }

/** The typed ingredients, kept through a reload. */
export function useIngredients() {
  const [larder, setLarder] = useSessionState('potluck.ingredients', Larder, emptyLarder)
  const [note, setNote] = useState<EntryNote>({ state: 'none' })
  const [text, setText] = useSessionState('potluck.typed', z.string(), '')

  return {
    ...larder,
    larder,
    note,
    /** The text of the field, which is not on the list yet. It is kept through a reload too. */
    text,
    setText,
    /** `isContinued`: an earlier part of the same line was added at a comma. Its refusals stay in the note. */
    add(addTyped: typeof AddTyped, text: string, isContinued: boolean) {
      const last = isContinued && note.state === 'done' ? note.result : null
      const added = addTyped(larder.ingredients, text, { knowsPicture, before: last?.added.at(-1) })
      const result = { ...added, refused: [...(last?.refused ?? []), ...added.refused] }
      const hasWords = result.added.length + result.refused.length > 0
      // Enter in an empty field is no fault if the list has an ingredient.
      setNote(hasWords || larder.ingredients.length > 0 ? { state: 'done', result } : { state: 'empty' })
      // A cook who adds an ingredient wants it in the recipe, so staples-only is unchecked.
      const food = { ingredients: result.ingredients, useOnlyStaples: larder.useOnlyStaples && result.added.length === 0 }
      if (result.added.length > 0) setLarder((now) => ({ ...now, ...food }))
      return { added: result.added, refused: added.refused, food }
    },
    remove(ingredient: string) {
      setNote({ state: 'none' })
      setLarder((now) => ({ ...now, ingredients: removeIngredient(now.ingredients, ingredient) }))
    },
    /** Undoes a removal: puts ingredients of an earlier list back. What was typed or answered since then stays. */
    putBack: (before: readonly string[], taken: readonly string[]) =>
      setLarder((now) => ({ ...now, ingredients: putBack(now.ingredients, before, taken) })),
    /** Changes the list and the answers about it. */
    change: setLarder,
    setUseOnlyStaples: (useOnlyStaples: boolean) => setLarder((now) => ({ ...now, useOnlyStaples })),
    /** Replaces the whole list, by an empty one (New Search) or an earlier one (its undo). The field keeps its text. */
    restore(larder: Larder) {
      setNote({ state: 'none' })
      setLarder(larder)
    },
  }
}
export type IngredientsState = ReturnType<typeof useIngredients>
