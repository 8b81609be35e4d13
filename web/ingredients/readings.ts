import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readIngredients } from '#domain/ingredients/api.ts'
import type { IngredientReading } from '#domain/ingredients/reading.ts'
import type { Language } from '#domain/options.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { ingredientKeys } from '#web/ingredients/ingredient-keys.ts'
import { useLanguage } from '#web/language/language.ts'

/** What ingredients were read as, by their words. */
export type Readings = ReadonlyMap<string, IngredientReading>

/** Answers in the order of the ingredients. */
type Ask = (ingredients: readonly string[], language: Language, signal: AbortSignal) => Promise<readonly IngredientReading[]>

const askServer: Ask = async (ingredients, language, signal) => {
  const answer = await callEndpoint(readIngredients, { ingredients: [...ingredients], language }, { signal })
  return answer.readings
}

/** Milliseconds without a change of the list before it is sent, and before a failed call is repeated once. */
const pauses = { change: 250, failure: 5_000 }

/** The query of one ingredient's reading: filled when a list is read, and kept as long as the page is open. */
const readingQuery = (ingredient: string, language: Language) =>
  queryOptions<IngredientReading>({
    queryKey: ingredientKeys.reading(language, ingredient),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Reads a list when it has not changed for a while: all unknown ingredients in one call, none of them twice. A change
 * cancels the call for the list before; a failure shows nothing.
 */
export const readingsQuery = (client: QueryClient, ingredients: readonly string[], language: Language, ask: Ask = askServer) => {
  const missing = () => ingredients.filter((ingredient) => !client.getQueryData(readingQuery(ingredient, language).queryKey))
  return queryOptions({
    queryKey: ingredientKeys.readings(language, ingredients),
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, pauses.change))
      signal.throwIfAborted()
      const asked = missing()
      const found = await ask(asked, language, signal)
      asked.forEach((ingredient, at) => {
        client.setQueryDefaults(ingredientKeys.reading(language, ingredient), { gcTime: Number.POSITIVE_INFINITY })
        client.setQueryData(readingQuery(ingredient, language).queryKey, found[at])
      })
      return asked.length
    },
    enabled: missing().length > 0,
    retry: 1,
    retryDelay: pauses.failure,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Has a list read, and answers what of it is known. */
export function useReadings(ingredients: readonly string[], language: Language): Readings {
  const client = useQueryClient()
  const { dataUpdatedAt } = useQuery(readingsQuery(client, ingredients, language))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer makes more of the list known.
  return useMemo(
    () =>
      new Map(
        ingredients.flatMap((ingredient): [string, IngredientReading][] => {
          const reading = client.getQueryData(readingQuery(ingredient, language).queryKey)
          return reading ? [[ingredient, reading]] : []
        }),
      ),
    [client, ingredients, language, dataUpdatedAt],
  )
}

/** What one ingredient was read as in the language of this visit; undefined while that is not known. */
export function useReading(ingredient: string): IngredientReading | undefined {
  return useQuery(readingQuery(ingredient, useLanguage())).data
}
