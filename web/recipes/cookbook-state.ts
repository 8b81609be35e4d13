import type { Cuisine } from '@potluck/kitchen/options'
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

/** The most clicks that are kept: two for each cuisine and some. */
const mostClicks = 20

/** The state of a cookbook, and the ways to change it. */
export function makeCookbookStore(kept: readonly KeptRecipe[], clicks: readonly Click[]) {
  let state: CookbookState = { cards: cardsOf(kept), run: { state: 'idle' }, clicks }
  const listeners = new Set<() => void>()

  function change(next: Partial<CookbookState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  const cardOf = (cuisine: Cuisine): Card => state.cards[cuisine] ?? noCard

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
      change({ clicks: [...state.clicks, click].slice(-mostClicks) })
    },
    forgetClick({ key }: Click) {
      change({ clicks: state.clicks.filter((click) => click.key !== key) })
    },
  }
}
export type CookbookStore = ReturnType<typeof makeCookbookStore>
