import type { addTyped } from '#domain/ingredients/add-typed.ts'
import type { endOfFinished, splitTyped } from '#domain/ingredients/split-typed.ts'
import type { sayAdded, sayEntryNote } from '#web/ingredients/entry-note.ts'

/** The functions that split a typed line into ingredients, and that say which words were refused. */
export interface Typing {
  addTyped: typeof addTyped
  splitTyped: typeof splitTyped
  endOfFinished: typeof endOfFinished
  sayAdded: typeof sayAdded
  sayEntryNote: typeof sayEntryNote
}

/** This code is large, since it knows words of preparation in eight languages. So it is loaded after the page. */
let typing: Typing | undefined
let loading: Promise<Typing> | undefined

/** Loads the code once, and again after a failure. */
export function loadTyping(): Promise<Typing> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined
    throw cause
  })
  return loading
}

async function load(): Promise<Typing> {
  const [{ addTyped }, { splitTyped, endOfFinished }, { sayAdded, sayEntryNote }] = await Promise.all([
    import('#domain/ingredients/add-typed.ts'),
    import('#domain/ingredients/split-typed.ts'),
    import('#web/ingredients/entry-note.ts'),
  ])
  typing = { addTyped, splitTyped, endOfFinished, sayAdded, sayEntryNote }
  return typing
}

/** The code that splits a typed line, if it is loaded. */
export const readTyping = (): Typing | undefined => typing
