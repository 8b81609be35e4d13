import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { generateRecipe } from '#domain/recipes/api.ts'
import { callEndpoint } from '#web/core/api.ts'
import { randomWord } from '#web/core/random-word.ts'
import { readStored, writeStored } from '#web/core/storage.ts'
import { KeptRecipe, keptRecipes } from '#web/recipes/card.ts'
import { Click } from '#web/recipes/click.ts'
import { makeCookbook, type UsageListener } from '#web/recipes/cookbook.ts'

const key = 'potluck.recipes'
const clicksKey = 'potluck.clicks'

/** The recipes of this visit: they survive a reload, as do clicks without an answer, and what is still being asked for is left when the page is left. */
export function useRecipes(onUsage: UsageListener) {
  const [book] = useState(() =>
    makeCookbook(
      {
        call: (input, idempotencyKey, signal) => callEndpoint(generateRecipe, input, { signal, idempotencyKey }),
        wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
        now: () => Date.now(),
        newKey: randomWord,
      },
      readStored('sessionStorage', key, z.array(KeptRecipe)),
      readStored('sessionStorage', clicksKey, z.array(Click)),
    ),
  )
  const state = useSyncExternalStore(book.subscribe, book.read)

  const takeUsage = useEffectEvent(onUsage)
  useEffect(() => book.listenToUsage((usage, isQuotaExceeded) => takeUsage(usage, isQuotaExceeded)), [book])
  useEffect(() => book.cancelAll, [book])

  const kept = useMemo(() => keptRecipes(state.cards), [state.cards])
  useEffect(() => writeStored('sessionStorage', key, kept), [kept])
  useEffect(() => writeStored('sessionStorage', clicksKey, state.clicks), [state.clicks])

  return { ...state, kept, book }
}
export type RecipesState = ReturnType<typeof useRecipes>
