import type { Cuisine } from '#domain/options.ts'
import { type Card, type CardEvent, type Cards, cardsOf, type KeptRecipe, nextCard, noCard } from '#web/recipes/card.ts'
import type { Click } from '#web/recipes/click.ts'

/**
 * The progress of 'Generate All Selected'. `number` counts from 1. While pausing it is the number of the next recipe.
 */
export type Run =
  | { state: 'idle' }
  | { state: 'cooking' | 'pausing'; number: number; count: number; cuisine: Cuisine }
  | { state: 'finished'; ready: number; count: number }
  | { state: 'stopped' }

export interface CookbookState {
  cards: Cards
  run: Run
  /**
   * The clicks without an answer yet, and those whose answer was lost. The same choices use the same click again,
   * which the server charges once.
   */
  clicks: readonly Click[]
}

/** The state of a cookbook, and the ways to change it. */
export function makeCookbookStore(kept: readonly KeptRecipe[], clicks: readonly Click[]) {
  let state: CookbookState = { cards: cardsOf(kept), run: { state: 'idle' }, clicks }
  const listeners = new Set<() => void>()

  function change(next: Partial<CookbookState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const cardOf = (cuisine: Cuisine): Card => state.cards[cuisine] ?? noCard
  const clicksOfOthers = (cuisine: Cuisine) => state.clicks.filter(({ input }) => input.cuisine !== cuisine)

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    cardOf,
    tell(cuisine: Cuisine, event: CardEvent) {
      change({ cards: { ...state.cards, [cuisine]: nextCard(cardOf(cuisine), event) } })
    },
    keepClick(click: Click) {
      change({ clicks: [...clicksOfOthers(click.input.cuisine), click] })
    },
    forgetClick(cuisine: Cuisine) {
      change({ clicks: clicksOfOthers(cuisine) })
    },
  }
}
export type CookbookStore = ReturnType<typeof makeCookbookStore>
