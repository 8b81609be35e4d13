import { type Draft, startDraft, type Task } from '#kitchen/composer/draft.ts'
import { longestMinutes, safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Filling } from '#kitchen/composer/match/fill.ts'
import { startLate } from '#kitchen/composer/method/start-late.ts'
import type { Dish, Move } from '#kitchen/composer/repertoire/dish.ts'
import { hazardIn, verbFacts } from '#kitchen/composer/techniques.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'

/** A move with the foods that it takes. */
interface Taken {
  move: Move
  items: readonly Item[]
  and: readonly Item[]
}

/** The moves of a dish for what is in its slots: those with foods, whose conditions hold. */
export function movesFor({ method }: Dish, filling: Filling): Move[] {
  const isFilled = (name: string) => (filling.get(name)?.length ?? 0) > 0
  return method.filter(
    ({ of, onlyWith, onlyWithout }) =>
      (onlyWith === undefined || isFilled(onlyWith)) &&
      (onlyWithout === undefined || !isFilled(onlyWithout)) &&
      (of.length === 0 || of.some(isFilled)),
  )
}

/** The slots that the moves of a dish use. What stands in another slot is not in the recipe. */
export function inUse(dish: Dish, filling: Filling): Filling {
  const used = new Set(movesFor(dish, filling).flatMap(({ of, and = [] }) => [...of, ...and]))
  return new Map([...filling].filter(([name]) => used.has(name)))
}

/** Turns the method of a dish into tasks for the foods in its slots. */
export function tasksFor(dish: Dish, filling: Filling): Draft {
  const foodsIn = (names: readonly string[] = []) => names.flatMap((name) => filling.get(name) ?? [])
  const taken = movesFor(dish, filling).map((move): Taken => ({ move, items: foodsIn(move.of), and: foodsIn(move.and) }))
  const provenAt = lastHeats(taken, foodsIn)
  const draft = startDraft()
  const firstOven = taken.find(({ move }) => move.oven !== undefined && move.verb !== 'preheat')?.move.oven
  if (firstOven !== undefined && taken.every(({ move }) => move.verb !== 'preheat')) draft.add('preheat', { oven: firstOven })
  taken.forEach(({ move, items, and }, at) => {
    const minutes = minutesFor(move, items)
    const proven = [...provenAt].filter(([, last]) => last === at).map(([item]) => item)
    draft.add(move.verb, {
      items,
      and,
      ...(move.subject !== undefined && { subject: move.subject }),
      ...(move.vessel !== undefined && { vessel: move.vessel }),
      ...(move.heat !== undefined && { heat: move.heat }),
      ...(move.oven !== undefined && { oven: move.oven }),
      ...(move.cue !== undefined && { cue: move.cue }),
      ...(move.handwork !== undefined && { handwork: move.handwork }),
      ...(move.aside && { lane: 'side' }),
      ...(move.phase !== undefined && { phase: move.phase }),
      joins: move.joins === true,
      continues: move.continues === true,
      minutes,
      proofs: proven.length === 0 ? [] : proofsFor(proven, move),
    })
  })
  return { ...draft, tasks: startLate(draft.tasks), isInOrder: true }
}

function proofsFor(items: readonly Item[], { verb }: Move): Task['proofs'] {
  return safetyProofsFor(items, verbFacts[verb].heat ?? undefined)
}

/** The minutes of a move; without its own, those that its slowest food needs. */
function minutesFor({ verb, minutes }: Move, items: readonly Item[]): Minutes | null {
  if (minutes !== undefined) return minutes
  const { heat } = verbFacts[verb]
  return heat === null || items.length === 0 ? null : longestMinutes(items, heat)
}

/** For each food with a hazard, the index of the move that proves it done: the last that says so, or that heats it. */
function lastHeats(taken: readonly Taken[], foodsIn: (names?: readonly string[]) => Item[]): ReadonlyMap<Item, number> {
  const last = new Map<Item, number>()
  const isTimed = ({ move, items }: Taken) => minutesFor(move, items) !== null && move.phase !== 'rest'
  taken.forEach((one, at) => {
    if (isTimed(one)) for (const item of one.items) if (hazardIn(item) !== null) last.set(item, at)
  })
  taken.forEach(({ move }, at) => {
    for (const item of foodsIn(move.proves)) if (hazardIn(item) !== null) last.set(item, at)
  })
  return last
}
