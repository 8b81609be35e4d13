import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { generateRecipe } from '#domain/recipes/api.ts'
import { callEndpoint } from '#web/core/api.ts'
import { readStored, writeStored } from '#web/core/storage.ts'
import { KeptRecipe, keptRecipes, makeCookbook, type UsageListener } from '#web/recipes/cookbook.ts'

const key = 'potluck.recipes'

/** The recipes of this visit: they survive a reload, and what is still being asked for is left when the page is left. */
export function useRecipes(onUsage: UsageListener) {
  const [book] = useState(() =>
    makeCookbook(
      {
        call: (input, signal) => callEndpoint(generateRecipe, input, { signal }),
        wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
        now: () => Date.now(),
      },
      readStored(window.sessionStorage, key, z.array(KeptRecipe)),
    ),
  )
  const state = useSyncExternalStore(book.subscribe, book.read)

  const takeUsage = useEffectEvent(onUsage)
  useEffect(() => book.listenToUsage((usage, isQuotaExceeded) => takeUsage(usage, isQuotaExceeded)), [book])
  useEffect(() => book.cancelAll, [book])

  const kept = useMemo(() => keptRecipes(state.cards), [state.cards])
  useEffect(() => writeStored(window.sessionStorage, key, kept), [kept])

  return { ...state, kept, book }
}
export type RecipesState = ReturnType<typeof useRecipes>
