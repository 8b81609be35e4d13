import type { Task } from '#kitchen/composer/draft.ts'
import { joined } from '#kitchen/composer/grammar/en/names.ts'
import type { Speaker } from '#kitchen/composer/grammar/en/speaker.ts'
import { cueWords } from '#kitchen/composer/grammar/en/words.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5-7 minutes", "1 minute". */
export function span([shortest, most]: Minutes): string {
  if (shortest === most) return `${most} ${most === 1 ? 'minute' : 'minutes'}`
  return `${shortest}-${most} minutes`
}

/** °C with the °F that is written on ovens and thermometers. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius}°C (${fahrenheit}°F)`
}

/** Simmered this long, meat is done when it gives way. */
const slowProof = (the: string, isPlural: boolean) => `${the} ${isPlural ? 'are' : 'is'} tender enough to pull apart with a fork`

const proofWords: Record<Hazard, (the: string, isPlural: boolean) => string> = {
  poultry: (the, many) => `${the} ${many ? 'reach' : 'reaches'} ${degrees(74, 165)} inside`,
  mince: (the, many) => `${the} ${many ? 'have' : 'has'} no pink left and ${many ? 'reach' : 'reaches'} ${degrees(71, 160)}`,
  'whole-cut': (the, many) => `${the} ${many ? 'reach' : 'reaches'} at least ${degrees(63, 145)} inside`,
  pork: (the, many) => `${the} ${many ? 'reach' : 'reaches'} at least ${degrees(63, 145)} inside`,
  fish: (the, many) => `${the} ${many ? 'are' : 'is'} opaque and ${many ? 'flake' : 'flakes'} easily, ${degrees(63, 145)} inside`,
  bivalve: (the, many) => `${the} ${many ? 'have' : 'has'} opened (discard any that stay closed)`,
  crustacean: (the, many) => `${the} ${many ? 'are' : 'is'} opaque and firm all the way through`,
  egg: (the, many) => `${the} ${many ? 'are' : 'is'} set, ${degrees(71, 160)} inside`,
  'dried-bean': (the, many) => `${the} ${many ? 'are' : 'is'} soft all the way through`,
  cassava: (the, many) => `${the} ${many ? 'are' : 'is'} soft all the way through`,
  'wild-mushroom': (the, many) => `${the} ${many ? 'are' : 'is'} cooked through`,
  'cooked-rice': (the, many) => `${the} ${many ? 'are' : 'is'} steaming hot, ${degrees(74, 165)} inside`,
}

/** Seafood that is opaque is done: "tender" adds nothing to it. */
const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** "until golden and the chicken reaches 74°C (165°F) inside": the sign that a task is done, then what makes it safe. */
export function untilClause(task: Task, speaker: Speaker): string {
  const kinds = [...new Set(task.proofs.map(({ hazard, isSlow }) => (isSlow ? slowProof : proofWords[hazard])))]
  const proofs = kinds.map((words) => {
    const items = task.proofs.filter(({ hazard, isSlow }) => words === (isSlow ? slowProof : proofWords[hazard])).map(({ item }) => item)
    return words(speaker.the(items, task), items.length > 1 || items.some((item) => speaker.noun(item).isPlural))
  })
  const isAllSeafood =
    task.items.length > 0 && task.items.every((item) => task.proofs.some((proof) => proof.item === item && seafood.includes(proof.hazard)))
  const isSaid =
    (task.cue === 'set' && proofs.length > 0) || (task.cue === 'tender' && (isAllSeafood || task.proofs.some(({ isSlow }) => isSlow)))
  const cue = task.cue === null || isSaid ? [] : [cueWords[task.cue]]
  const signs = [...cue, ...proofs]
  return signs.length === 0 ? '' : `${task.minutes === null ? '' : ','} until ${joined(signs)}`
}
