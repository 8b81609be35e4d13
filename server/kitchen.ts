import { cook } from '#kitchen/cook.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import type { Kitchen } from '#server/world.ts'

/** The kitchen as the server's handlers use it. */
export const kitchen: Kitchen = {
  cook,
  spends: null,
  canRead: (words, language) => inspectPhrase(words, language).ingredients.length > 0,
}
