import type { addTyped } from '#domain/ingredients/add-typed.ts'
import type { endOfFinished, splitTyped } from '#domain/ingredients/split-typed.ts'
import type { sayEntryNote } from '#web/ingredients/entry-note.ts'

/** What takes a typed line apart into ingredients, and says what of it was refused. */
export interface Typing {
  addTyped: typeof addTyped
  splitTyped: typeof splitTyped
  endOfFinished: typeof endOfFinished
  sayEntryNote: typeof sayEntryNote
}

/** The code knows what is done to food in eight languages; it is loaded after the page. */
let typing: Typing | undefined

/** Loads the code: the field does so after the first paint, and again for a line that is typed after a failure. */
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

/** What takes a typed line apart, if it has come in. */
export const readTyping = (): Typing | undefined => typing
