import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type GenerateInput, generateRecipe } from '#domain/recipes/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { randomWord } from '#web/kit/random-word.ts'
import { readStored, writeStored } from '#web/kit/storage.ts'
import { KeptRecipe, keptRecipes } from '#web/recipes/card.ts'
import { Click } from '#web/recipes/click.ts'
import type { UsageListener } from '#web/recipes/cook-one.ts'
import { makeCookbook } from '#web/recipes/cookbook.ts'

const key = 'potluck.recipes'
const clicksKey = 'potluck.clicks'

/**
 * The recipes of this visit. Recipes and clicks without an answer survive a reload. Leaving the page cancels its
 * requests. Only the first `onUsage` is used.
 */
export function useRecipes(onUsage: UsageListener) {
  const [book] = useState(() => openBook(onUsage))
  const state = useSyncExternalStore(book.subscribe, book.read)
  useEffect(() => book.cancelAll, [book])
  const kept = useMemo(() => keptRecipes(state.cards), [state.cards])
  return { ...state, kept, book }
}
export type RecipesState = ReturnType<typeof useRecipes>

/** Opens the cookbook of this tab, and stores each change of it. */
function openBook(onUsage: UsageListener) {
  const world = {
    call: (input: GenerateInput, idempotencyKey: string, signal: AbortSignal) =>
      callEndpoint(generateRecipe, input, { signal, idempotencyKey }),
    wait: (milliseconds: number) => new Promise<void>((resolve) => window.setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
    newKey: randomWord,
  }
  const book = makeCookbook(
    world,
    readStored('sessionStorage', key, z.array(KeptRecipe)),
    readStored('sessionStorage', clicksKey, z.array(Click)),
  )
  book.listenToUsage(onUsage)
  let written = book.read()
  book.subscribe(() => {
    const { cards, clicks } = book.read()
    if (cards !== written.cards) writeStored('sessionStorage', key, keptRecipes(cards))
    if (clicks !== written.clicks) writeStored('sessionStorage', clicksKey, clicks)
    written = book.read()
  })
  return book
}
