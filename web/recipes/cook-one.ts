import type { Cuisine } from '@potluck/kitchen/options'
import type { GenerateAnswer } from '#domain/recipes/api.ts'
import type { Usage } from '#domain/usage/usage.ts'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { nextTurn } from '#web/recipes/card.ts'
import { type AskWorld, askUntilAnswered, type Click, isUnanswered } from '#web/recipes/click.ts'
import type { CookbookStore } from '#web/recipes/cookbook-state.ts'
import type { Order } from '#web/recipes/order.ts'

export type Outcome = 'ready' | 'failed' | 'refused' | 'quota' | 'stopped'

export interface CookbookWorld extends AskWorld {
  newKey: () => string
}

export type UsageListener = (usage: Usage, isQuotaExceeded: boolean) => void

/** Cooks one cuisine at a time into its card. */
export function makeCook(store: CookbookStore, world: CookbookWorld, tellUsage: UsageListener) {
  /** The click for this request: an earlier one whose answer was lost, otherwise a new one. */
  function clickFor(cuisine: Cuisine, { input, madeFrom }: Order): Click {
    const lost = store.read().clicks.find((click) => click.input.cuisine === cuisine && click.madeFrom === madeFrom)
    if (lost) return lost
    const turn = nextTurn(store.cardOf(cuisine), madeFrom)
    const click = { key: world.newKey(), input: { ...input, cuisine, turn, requestTimestamp: world.now() }, madeFrom }
    store.keepClick(click)
    return click
  }

  function take(answer: GenerateAnswer, click: Click): Outcome {
    const { input, madeFrom } = click
    const { cuisine, turn = 0 } = input
    store.forgetClick(click)
    if ('recipe' in answer) {
      const made = { recipe: answer.recipe, typed: input.ingredients.length, madeFrom, turn }
      store.tell(cuisine, { type: 'cooked', made })
      tellUsage(answer.usage, false)
      return 'ready'
    }
    if (answer.type === 'QUOTA_EXCEEDED') {
      store.tell(cuisine, { type: 'left' })
      tellUsage(answer.usage, true)
      return 'quota'
    }
    store.tell(cuisine, { type: 'refused', answer })
    if (answer.usage) tellUsage(answer.usage, false)
    return 'refused'
  }

  function fail(error: unknown, click: Click): Outcome {
    const { cuisine, ingredients } = click.input
    const failure = error instanceof ApiFailure ? error : new ApiFailure('not_understood', { cause: error })
    const { code, pointers, retryAfter } = failure
    if (!isUnanswered(failure)) store.forgetClick(click)
    const resumesAt = retryAfter === null ? null : world.now() + retryAfter
    store.tell(cuisine, { type: 'failed', code, faulty: faultyOf(pointers, ingredients), resumesAt })
    return 'failed'
  }

  return async (cuisine: Cuisine, order: Order, signal: AbortSignal): Promise<Outcome> => {
    const click = clickFor(cuisine, order)
    store.tell(cuisine, { type: 'asked' })
    try {
      const answer = await askUntilAnswered(click, signal, world)
      return signal.aborted ? 'stopped' : take(answer, click)
    } catch (error) {
      return signal.aborted ? 'stopped' : fail(error, click)
    }
  }
}

/** The ingredients that JSON pointers into an order point at: '#/ingredients/0' is the first one. */
function faultyOf(pointers: readonly string[], ingredients: readonly string[]): string[] {
  return pointers.flatMap((pointer) => ingredients[Number(/^#\/ingredients\/(\d+)$/u.exec(pointer)?.[1] ?? -1)] ?? [])
}
