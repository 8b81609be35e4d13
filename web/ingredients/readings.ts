import { useSyncExternalStore } from 'react'
import { readIngredients } from '#domain/ingredients/api.ts'
import type { IngredientReading } from '#domain/ingredients/reading.ts'
import { callEndpoint } from '#web/core/api.ts'
import { useLanguage } from '#web/core/language.ts'
import { makeReadingStore, type Readings, readingKey } from '#web/ingredients/reading-store.ts'

/** What the ingredients of this tab were read as. */
export const readings = makeReadingStore({
  async read(ingredients, language, signal) {
    const answer = await callEndpoint(readIngredients, { ingredients: [...ingredients], language }, { signal })
    return answer.readings
  },
  later(run, milliseconds) {
    const timer = window.setTimeout(run, milliseconds)
    return () => window.clearTimeout(timer)
  },
})

export function useReadings(): Readings {
  return useSyncExternalStore(readings.subscribe, readings.read)
}

/** What one ingredient was read as in the language of this visit; undefined while that is not known. */
export function useReading(ingredient: string): IngredientReading | undefined {
  const language = useLanguage()
  return useReadings().get(readingKey(ingredient, language))
}
