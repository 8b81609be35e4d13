import * as z from 'zod/mini'
import type { Cuisine } from '#domain/options.ts'
import { type GenerateAnswer, GeneratedRecipe } from '#domain/recipes/api.ts'
import type { FailureCode } from '#web/calls/fetch-json.ts'

/**
 * A recipe with what it was made from: how many ingredients were typed, the request in one string to tell a change
 * by, and which turn of that request it is, counted from 0.
 */
const made = { recipe: GeneratedRecipe, typed: z.number(), madeFrom: z.string(), turn: z._default(z.number(), 0) }
const MadeRecipe = z.object(made)
type MadeRecipe = z.infer<typeof MadeRecipe>

/** A recipe on the page, and the other one of its card: the recipe before it, which one click brings back. */
export const KeptRecipe = z.object({ ...made, other: z.optional(MadeRecipe) })
export type KeptRecipe = z.infer<typeof KeptRecipe>

type Refused = Extract<GenerateAnswer, { type: 'REFUSED' }>

interface Failure {
  code: FailureCode
  /** The ingredients that the server could not take as such. */
  faulty: readonly string[]
  /** When the server says that asking again makes sense, in milliseconds; null where it does not say. */
  resumesAt: number | null
}

/** What the tab of one cuisine shows. A recipe that was there stays below whatever comes instead of the next one. */
export type Card =
  | { state: 'empty' }
  | { state: 'loading'; previous: KeptRecipe | null }
  | { state: 'ready'; kept: KeptRecipe }
  | ({ state: 'failed'; previous: KeptRecipe | null } & Failure)
  | { state: 'refused'; answer: Refused; previous: KeptRecipe | null }

export type Cards = Partial<Record<Cuisine, Card>>

/** What can happen to a card. */
export type CardEvent =
  | { type: 'asked' }
  /** The cook has left the request, or no search was left: the card is as it was before. */
  | { type: 'left' }
  | { type: 'cooked'; made: MadeRecipe }
  | { type: 'refused'; answer: Refused }
  | ({ type: 'failed' } & Failure)
  /** The other recipe of the card takes the place of the one that is shown. */
  | { type: 'swapped' }

export const noCard: Card = { state: 'empty' }

/** The recipe a card can still show, whatever has happened since. */
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

/** The turn that a request asks for next: one further than the recipes of the card that the same request made. */
export function nextTurn(card: Card, madeFrom: string): number {
  const kept = keptOn(card)
  const turns = [kept, kept?.other].flatMap((made) => (made?.madeFrom === madeFrom ? [made.turn] : []))
  return Math.max(-1, ...turns) + 1
}

/** The cards that show recipes. */
export const cardsOf = (kept: readonly KeptRecipe[]): Cards =>
  Object.fromEntries(kept.map((recipe) => [recipe.recipe.cuisine, { state: 'ready', kept: recipe }]))

/** The recipes that survive a reload. */
export const keptRecipes = (cards: Cards): KeptRecipe[] => Object.values(cards).flatMap((card) => keptOn(card) ?? [])
