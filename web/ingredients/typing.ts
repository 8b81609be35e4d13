import type { addTyped } from '#domain/ingredients/add-typed.ts'
import type { endOfFinished, splitTyped } from '#domain/ingredients/split-typed.ts'
import type { sayEntryNote } from '#web/ingredients/entry-note.ts'

/** The functions that split a typed line into ingredients, and that say which words were refused. */
export interface Typing {
  addTyped: typeof addTyped
  splitTyped: typeof splitTyped
  endOfFinished: typeof endOfFinished
  sayEntryNote: typeof sayEntryNote
}

/** This code is large, since it knows words of preparation in eight languages. So it is loaded after the page. */
let typing: Typing | undefined

/** Loads the code. The field does so after the first paint, and again for a line that is typed after a failure. */
export async function loadTyping(): Promise<Typing> {
  if (typing) return typing
  const [{ addTyped }, { splitTyped, endOfFinished }, { sayEntryNote }] = await Promise.all([
    import('#domain/ingredients/add-typed.ts'),
    import('#domain/ingredients/split-typed.ts'),
    import('#web/ingredients/entry-note.ts'),
  ])
  typing = { addTyped, splitTyped, endOfFinished, sayEntryNote }
  return typing
}

/** The code that splits a typed line, if it is loaded. */
export const readTyping = (): Typing | undefined => typing
