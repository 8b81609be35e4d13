import { isKept } from '#domain/ingredients/rules.ts'
import type { Readings } from '#web/ingredients/readings.ts'

type Corrections = Readonly<Record<string, string>>

/**
 * The words to send for misspelt ingredients: the correction, unless the cook keeps the typed words. Returns the same
 * object if nothing has changed.
 */
export function correctionsFrom(ingredients: readonly string[], readings: Readings, before: Corrections): Corrections {
  const after = { ...before }
  for (const ingredient of ingredients) {
    const reading = readings.get(ingredient)
    if (reading === undefined || isKept(ingredient, before)) continue
    if (reading.corrected === null) delete after[ingredient]
    else after[ingredient] = reading.corrected
  }
  const isSame =
    Object.keys(after).length === Object.keys(before).length && Object.entries(after).every(([key, sent]) => before[key] === sent)
  return isSame ? before : after
}
