import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { type GenerateInput, generateRecipe } from '#domain/recipes/api.ts'
import { callEndpoint } from '#web/calls/call-endpoint.ts'
import { randomWord } from '#web/kit/random-word.ts'
import { onForgotten, readStored, writeStored } from '#web/kit/storage.ts'
import { KeptRecipe, keptRecipes } from '#web/recipes/card.ts'
import { Click } from '#web/recipes/click.ts'
import type { UsageListener } from '#web/recipes/cook-one.ts'
import { type Cookbook, makeCookbook } from '#web/recipes/cookbook.ts'

const key = 'potluck.recipes'
const clicksKey = 'potluck.clicks'

/**
 * The recipes of this visit. Recipes and clicks without an answer survive a reload. Leaving the page cancels its
 * requests, and keeps nothing of a card but its recipes.
 */
export function useRecipes(onUsage: UsageListener) {
  const [book] = useState(bookOfTab)
  const state = useSyncExternalStore(book.subscribe, book.read)
  const tellUsage = useEffectEvent(onUsage)
  useEffect(() => {
    const stopListening = book.listenToUsage((usage, isQuotaExceeded) => tellUsage(usage, isQuotaExceeded))
    return () => {
      stopListening()
      book.restore(keptRecipes(book.read().cards))
    }
  }, [book])
  const kept = useMemo(() => keptRecipes(state.cards), [state.cards])
  return { ...state, kept, book }
}
export type RecipesState = ReturnType<typeof useRecipes>

/** The cookbook of this tab, once it is open. It outlives the page, so that 'Undo' works after a visit elsewhere. */
let ofTab: Cookbook | undefined
onForgotten(key, () => {
  const forgotten = ofTab
  ofTab = undefined
  forgotten?.restore([])
})

function bookOfTab(): Cookbook {
  ofTab ??= openBook()
  return ofTab
}

/** Opens the cookbook of this tab, and stores each change of it until it is forgotten. */
function openBook(): Cookbook {
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
  let written = book.read()
  book.subscribe(() => {
    if (book !== ofTab) return
    const { cards, clicks } = book.read()
    if (cards !== written.cards) writeStored('sessionStorage', key, keptRecipes(cards))
    if (clicks !== written.clicks) writeStored('sessionStorage', clicksKey, clicks)
    written = book.read()
  })
  return book
}
