import { useQuery } from '@tanstack/react-query'
import type { Near } from '#web/ingredients/chip-view.ts'
import { ingredientKeys } from '#web/ingredients/ingredient-keys.ts'
import { nearestNames } from '#web/ingredients/suggestion-shelf.ts'
import { useLanguage } from '#web/language/language.ts'

/** The largest number of similar names. */
const most = 4

/** Similar names for unknown words: those that this browser suggests, and those that the server's reader found. */
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
