import type { IngredientReading } from '#domain/ingredients/reading.ts'
import type { Language } from '#domain/options.ts'

/** What reading needs of the page. `read` answers in the order of the ingredients; `later` answers how to call it off. */
export interface ReadingWorld {
  read: (ingredients: readonly string[], language: Language, signal: AbortSignal) => Promise<readonly IngredientReading[]>
  later: (run: () => void, milliseconds: number) => () => void
}

export type Readings = ReadonlyMap<string, IngredientReading>

/** Milliseconds that the list stands still before it is asked about, and before it is asked about once more where that failed. */
const pauses = { change: 250, failure: 5_000 }

/** Under what a reading is kept: the same words are other food in another language. */
export const readingKey = (ingredient: string, language: Language) => `${language} ${ingredient}`

/** What the ingredients of this tab were read as. Every phrase is asked about once, all new ones in one call; a failure is quiet. */
export function makeReadingStore({ read, later }: ReadingWorld) {
  let readings: Readings = new Map()
  const listeners = new Set<() => void>()
  let stop = () => {}

  function ask(ingredients: readonly string[], language: Language, isLast: boolean) {
    const controller = new AbortController()
    let callOff = () => {}
    stop = () => {
      controller.abort()
      callOff()
    }
    const take = (found: readonly IngredientReading[]) => {
      if (controller.signal.aborted) return
      const fresh = found.map((reading, at): [string, IngredientReading] => [readingKey(ingredients[at] ?? '', language), reading])
      readings = new Map([...readings, ...fresh])
      for (const listener of listeners) listener()
    }
    read(ingredients, language, controller.signal).then(take, () => {
      if (!controller.signal.aborted && !isLast) callOff = later(() => ask(ingredients, language, true), pauses.failure)
    })
  }

  return {
    read: () => readings,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Asks for what is not known of a list, once the list stands still. What is under way for another list is left. */
    want(ingredients: readonly string[], language: Language) {
      stop()
      const missing = ingredients.filter((ingredient) => !readings.has(readingKey(ingredient, language)))
      stop = missing.length === 0 ? () => {} : later(() => ask(missing, language, false), pauses.change)
    },
    stop: () => stop(),
  }
}
