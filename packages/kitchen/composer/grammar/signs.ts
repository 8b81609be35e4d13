import type { Cue, SafetyProof, Task } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'

/** Safe inside temperatures in °C and °F (FoodSafety.gov, "Cook to a Safe Minimum Internal Temperature"). */
export const safeInsideTemperatures = {
  poultry: [74, 165],
  mince: [71, 160],
  'whole-cut': [63, 145],
  pork: [63, 145],
  fish: [63, 145],
  egg: [71, 160],
  'cooked-rice': [74, 165],
} as const satisfies Partial<Record<Hazard, readonly [celsius: number, fahrenheit: number]>>

/** The time and sign of a task in one language, separate and combined. */
export interface TimeAndSign {
  /** The bare duration: "5-7 minutes". */
  lasts: string
  /** The duration with its preposition: " for 5-7 minutes more". */
  time: string
  /** "until golden" with its comma or preposition. */
  until: string
  /** Duration and sign: " for 5-7 minutes, until golden", " until golden, 5 to 7 minutes". */
  ending: string
}

/** The words that prove a food safe, by hazard; long-simmered meat has its own, because tenderness proves it. */
export interface ProofWords<Words> {
  byHazard: Readonly<Record<Hazard, Words>>
  slow: Words
}

/** The proofs of a task, grouped by wording so that each wording is written once with its foods. */
export function groupedProofsOf<Words>(task: Task, { byHazard, slow }: ProofWords<Words>): { words: Words; items: Item[] }[] {
  const wordsFor = ({ hazard, isSlow }: SafetyProof) => (isSlow ? slow : byHazard[hazard])
  return [...new Set(task.proofs.map(wordsFor))].map((words) => ({
    words,
    items: task.proofs.filter((proof) => wordsFor(proof) === words).map(({ item }) => item),
  }))
}

/** Hazards whose proof is "opaque", so "tender" adds nothing. */
const opaqueHazards: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** Hazards whose proof is that the food is soft all through. */
const softnessHazards: readonly Hazard[] = ['dried-bean', 'cassava']

/**
 * The sign that a task must still give beside its proofs, or null if they already contain it. `saysSoftTwice`: the
 * language has one word for tender and for soft all through.
 */
export function cueBesideProofs({ cue, items, proofs }: Task, saysSoftTwice = false): Cue | null {
  if (cue === 'set') return proofs.length > 0 ? null : cue
  // The proof "steaming hot all through" contains the sign "hot".
  if (
    cue === 'heated' &&
    items.length > 0 &&
    items.every((item) => proofs.some((one) => one.item === item && one.hazard === 'cooked-rice'))
  )
    return null
  if (cue !== 'tender') return cue
  const isAllSeafood =
    items.length > 0 && items.every((item) => proofs.some((proof) => proof.item === item && opaqueHazards.includes(proof.hazard)))
  const isSoft = ({ hazard, isSlow }: SafetyProof) => isSlow || (saysSoftTwice && softnessHazards.includes(hazard))
  return isAllSeafood || proofs.some(isSoft) ? null : cue
}
