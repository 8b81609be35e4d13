import type { Language } from '@potluck/kitchen/options'
import type { IngredientReading } from '@potluck/kitchen/reading'
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { readIngredients } from '#domain/ingredients/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { ingredientKeys } from '#web/ingredients/ingredient-keys.ts'
import { useLanguage } from '#web/language/language.ts'

/** The readings of ingredients, by their typed words. */
export type Readings = ReadonlyMap<string, IngredientReading>

/** Returns the readings in the order of the ingredients. */
type Ask = (ingredients: readonly string[], language: Language, signal: AbortSignal) => Promise<readonly IngredientReading[]>

const askServer: Ask = async (ingredients, language, signal) => {
  const answer = await callEndpoint(readIngredients, { ingredients: [...ingredients], language }, { signal })
  return answer.readings
}

/**
 * Milliseconds. `change`: the list is sent after this time without a change. `failure`: a failed call is repeated once
 * after this time.
 */
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
 * Reads a list when it has not changed for a while. One call reads all new ingredients, and no ingredient is read
 * twice. A changed list cancels the call for the old list. A failure shows nothing.
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

/** Asks the server to read a list. Returns the readings known so far. */
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

/** The reading of one ingredient in the language of this visit. Undefined until it is known. */
export function useReading(ingredient: string): IngredientReading | undefined {
  return useQuery(readingQuery(ingredient, useLanguage())).data
}
