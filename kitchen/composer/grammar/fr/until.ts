import type { Task } from '#kitchen/composer/draft.ts'
import type { Speaker } from '#kitchen/composer/grammar/fr/speaker.ts'
import { cueWords } from '#kitchen/composer/grammar/fr/words.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5 à 7 minutes", "1 minute", "8 heures". */
export function span([shortest, most]: Minutes): string {
  if (shortest === most && most >= 120 && most % 60 === 0) return `${most / 60} heures`
  if (shortest === most) return `${most} ${most === 1 ? 'minute' : 'minutes'}`
  return `${shortest} à ${most} minutes`
}

/** °C with the °F that is written on some ovens and thermometers. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius} °C (${fahrenheit} °F)`
}

type Proof = (the: string, isPlural: boolean) => string

const reaches =
  (celsius: number, fahrenheit: number, least = ''): Proof =>
  (the, many) =>
    `${the} ${many ? 'atteignent' : 'atteigne'} ${least}${degrees(celsius, fahrenheit)} à cœur`

/** Simmered this long, meat is done when it gives way. */
const slowProof: Proof = (the, many) => `${the} se ${many ? 'détachent' : 'détache'} facilement à la fourchette`
const soft: Proof = (the, many) => `${the} ${many ? 'soient parfaitement tendres' : 'soit parfaitement tendre'} à cœur`

/** Clauses after "jusqu'à ce que", in words that have no gender. */
const proofWords: Record<Hazard, Proof> = {
  poultry: reaches(74, 165),
  mince: (the, many) =>
    `${the} ${many ? "n'aient" : "n'ait"} plus aucune trace rose et ${many ? 'atteignent' : 'atteigne'} ${degrees(71, 160)} à cœur`,
  'whole-cut': reaches(63, 145, 'au moins '),
  pork: reaches(63, 145, 'au moins '),
  fish: (the, many) =>
    `${the} ${many ? "soient opaques et s'effeuillent" : "soit opaque et s'effeuille"} facilement, à ${degrees(63, 145)} à cœur`,
  bivalve: (the, many) => `${the} ${many ? "s'ouvrent" : "s'ouvre"} (jeter ce qui reste fermé)`,
  crustacean: (the, many) => `${the} ${many ? 'soient opaques et fermes' : 'soit opaque et ferme'} à cœur`,
  egg: (the, many) => `${the} ${many ? 'soient' : 'soit'} bien pris, à ${degrees(71, 160)} à cœur`,
  'dried-bean': soft,
  cassava: soft,
  'wild-mushroom': (the, many) => `${the} ${many ? 'arrivent' : 'arrive'} à cuisson complète`,
  'cooked-rice': (the, many) => `${the} ${many ? 'fument et atteignent' : 'fume et atteigne'} ${degrees(74, 165)} à cœur`,
}

const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** ", jusqu'à ce que le tout soit bien doré et que le poulet atteigne 74 °C à cœur": the sign that a task is done, then what makes it safe. */
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
  const signs = [...(task.cue === null || isSaid ? [] : [cueWords[task.cue]]), ...proofs]
  return signs.length === 0 ? '' : `, jusqu'à ce que ${joinedClauses(signs)}`
}

/** "A", "A et que B", "A, que B et que C". */
function joinedClauses(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses[0] ?? ''
  return `${clauses.slice(0, -1).join(', que ')} et que ${clauses.at(-1)}`
}
