import { useQuery } from '@tanstack/react-query'
import type { Near } from '#web/ingredients/chip-view.ts'
import { ingredientKeys } from '#web/ingredients/ingredient-keys.ts'
import { nearestNames } from '#web/ingredients/suggestion-shelf.ts'
import { useLanguage } from '#web/language/language.ts'

/** So many names are offered. */
const most = 4

/**
 * Names that may be meant by unknown words: those that this browser suggests for the words, and those that the reader
 * knows.
 */
export function useNearNames(ingredient: string, unknown: { words: readonly string[]; near: readonly Near[] } | null): Near[] {
  const language = useLanguage()
  const [words = ingredient] = unknown?.words ?? []
  const { data: suggested = [] } = useQuery({
    queryKey: ingredientKeys.nearNames(language, words),
    queryFn: () => nearestNames(words, language),
    enabled: unknown !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (unknown === null) return []
  const named = suggested.slice(0, most - 1).map((name): Near => ({ name, phrase: ingredient.replace(words, () => name.toLowerCase()) }))
  const all = [...named, ...unknown.near]
  return all.filter(({ phrase }, at) => phrase !== ingredient && all.findIndex((other) => other.phrase === phrase) === at).slice(0, most)
}
