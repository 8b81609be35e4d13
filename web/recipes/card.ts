import type { Cuisine } from '@potluck/kitchen/options'
import * as z from 'zod/mini'
import { type GenerateAnswer, GeneratedRecipe } from '#domain/recipes/api.ts'
import type { FailureCode } from '#web/calls/fetch-json.ts'

/**
 * A recipe and its origin. `typed`: the number of typed ingredients. `madeFrom`: the request as one string, to notice
 * changes. `turn`: the number of earlier recipes of the same request.
 */
const made = { recipe: GeneratedRecipe, typed: z.number(), madeFrom: z.string(), turn: z._default(z.number(), 0) }
const MadeRecipe = z.object(made)
type MadeRecipe = z.infer<typeof MadeRecipe>

/** A recipe on the page, with the other recipe of its card, which one click brings back. */
export const KeptRecipe = z.object({ ...made, other: z.optional(MadeRecipe) })
export type KeptRecipe = z.infer<typeof KeptRecipe>

type Refused = Extract<GenerateAnswer, { type: 'REFUSED' }>

interface Failure {
  code: FailureCode
  /** The ingredients that the server refused. */
  faulty: readonly string[]
  /** The time of the next possible try, in milliseconds, as the server says. Null if it does not say. */
  resumesAt: number | null
}

/** The card of one cuisine. `previous` is the earlier recipe, which stays below. */
export type Card =
  | { state: 'empty' }
  | { state: 'loading'; previous: KeptRecipe | null }
  | { state: 'ready'; kept: KeptRecipe }
  | ({ state: 'failed'; previous: KeptRecipe | null } & Failure)
  | { state: 'refused'; answer: Refused; previous: KeptRecipe | null }

export type Cards = Partial<Record<Cuisine, Card>>

/** An event of a card. */
export type CardEvent =
  | { type: 'asked' }
  /** The cook cancelled the request, or no search was left. The card goes back to its earlier state. */
  | { type: 'left' }
  | { type: 'cooked'; made: MadeRecipe }
  | { type: 'refused'; answer: Refused }
  | ({ type: 'failed' } & Failure)
  /** The card shows its other recipe. */
  | { type: 'swapped' }

export const noCard: Card = { state: 'empty' }

/** The recipe that a card can still show, in any state. */
export function keptOn(card: Card): KeptRecipe | null {
  if (card.state === 'ready') return card.kept
  return card.state === 'empty' ? null : card.previous
}

/** The card after an event. */
export function nextCard(card: Card, event: CardEvent): Card {
  const previous = keptOn(card)
  switch (event.type) {
    case 'asked':
      return { state: 'loading', previous }
    case 'left':
      return previous ? { state: 'ready', kept: previous } : noCard
    case 'cooked':
      return { state: 'ready', kept: previous ? { ...event.made, other: alone(previous) } : event.made }
    case 'refused':
      return { state: 'refused', answer: event.answer, previous }
    case 'failed': {
      const { code, faulty, resumesAt } = event
      return { state: 'failed', code, faulty, resumesAt, previous }
    }
    case 'swapped':
      return card.state === 'ready' && card.kept.other ? { state: 'ready', kept: { ...card.kept.other, other: alone(card.kept) } } : card
  }
}

const alone = ({ other: _other, ...made }: KeptRecipe): MadeRecipe => made

/** The next turn of a request: one more than the highest turn of the card's recipes from the same request. */
export function nextTurn(card: Card, madeFrom: string): number {
  const kept = keptOn(card)
  const turns = [kept, kept?.other].flatMap((made) => (made?.madeFrom === madeFrom ? [made.turn] : []))
  return Math.max(-1, ...turns) + 1
}

/** Makes cards that show these recipes. */
export const cardsOf = (kept: readonly KeptRecipe[]): Cards =>
  Object.fromEntries(kept.map((recipe) => [recipe.recipe.cuisine, { state: 'ready', kept: recipe }]))

/** The recipes that survive a reload. */
export const keptRecipes = (cards: Cards): KeptRecipe[] => Object.values(cards).flatMap((card) => keptOn(card) ?? [])
