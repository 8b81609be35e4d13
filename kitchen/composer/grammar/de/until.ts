import type { Task } from '#kitchen/composer/draft.ts'
import { joined, withOf } from '#kitchen/composer/grammar/de/names.ts'
import { cueAdverbs, cueWords } from '#kitchen/composer/grammar/de/words.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Hazard, Minutes } from '#kitchen/lexicon/ingredient.ts'

/** "5–7 Minuten", "1 Minute". */
export function span([shortest, most]: Minutes): string {
  if (shortest === most) return `${most} ${most === 1 ? 'Minute' : 'Minuten'}`
  return `${shortest}–${most} Minuten`
}

/** °C with the °F that is written on foreign thermometers. */
export function degrees(celsius: number, fahrenheit: number): string {
  return `${celsius}°C (${fahrenheit}°F)`
}

/** Clauses after "bis"; `of` says whose inside is meant, `lead` names what went into the pan before. */
type ProofWords = (of: string, lead: string) => readonly string[]

/** Simmered this long, meat is done when it gives way. */
const slowProof: ProofWords = (_, lead) => [`${lead}alles so zart ist, dass es sich mit einer Gabel zerteilen lässt`]

const kernel =
  (celsius: number, fahrenheit: number): ProofWords =>
  (of) => [`die Kerntemperatur${of} ${degrees(celsius, fahrenheit)} beträgt`]

const whole = kernel(63, 145)

const proofWords: Record<Hazard, ProofWords> = {
  poultry: kernel(74, 165),
  mince: (of, lead) => ['alles durchgebraten ist', ...kernel(71, 160)(of, lead)],
  'whole-cut': whole,
  pork: whole,
  fish: () => [`der Fisch nicht mehr glasig ist, sich leicht zerteilen lässt und im Kern ${degrees(63, 145)} hat`],
  bivalve: () => ['sich alle Schalen geöffnet haben (geschlossene wegwerfen)'],
  crustacean: (_, lead) => [`${lead}alles undurchsichtig und durchgehend fest ist`],
  egg: () => [`das Ei durch und durch gestockt ist und im Kern ${degrees(71, 160)} hat`],
  'dried-bean': (_, lead) => [`${lead}alles durch und durch weich ist`],
  cassava: (_, lead) => [`${lead}alles durch und durch weich ist`],
  'wild-mushroom': (_, lead) => [`${lead}alles gut durchgegart ist`],
  'cooked-rice': (of, lead) => ['alles durch und durch dampfend heiß ist', ...kernel(74, 165)(of, lead)],
}

/** Seafood that is opaque is done: "zart" adds nothing to it. */
const seafood: readonly Hazard[] = ['fish', 'bivalve', 'crustacean']

/** What a task says of its end: a word before the verb ("goldbraun") and a clause after it (", bis …"). */
export interface Ending {
  how: string
  until: string
}

function proofsOf(task: Task): string[] {
  const wordsFor = ({ hazard, isSlow }: Task['proofs'][number]) => (isSlow ? slowProof : proofWords[hazard])
  const proven = task.proofs.map(({ item }) => item)
  // Where other food is in the pan, it is said whose inside is meant.
  const isAlone = task.items.length === proven.length && task.items.every((item) => proven.includes(item))
  const said = [...new Set(task.proofs.map(wordsFor))].flatMap((words) => {
    const items: Item[] = task.proofs.filter((proof) => wordsFor(proof) === words).map(({ item }) => item)
    const before = items.filter((item) => !task.items.includes(item))
    return words(
      isAlone ? '' : ` bei ${joined(items.map(withOf))}`,
      before.length === 0 || task.items.length === 0 ? '' : `bei ${joined(before.map(withOf))} `,
    )
  })
  return [...new Set(said)]
}

/** "alles zart ist" and "alles durchgebraten ist" are said in one: "alles zart und durchgebraten ist". */
function merged(signs: readonly string[]): string[] {
  const said = signs.flatMap((sign) => /^alles (.+) ist$/.exec(sign)?.[1] ?? [])
  // What is soft or hot all through need not be called tender or hot too.
  const isThrough = said.some((state) => state.includes('durch und durch'))
  const states = said.filter((state) => !isThrough || !['zart', 'heiß'].includes(state))
  const others = signs.filter((sign) => !/^alles .+ ist$/.test(sign))
  return states.length === 0 ? others : [`alles ${joined(states)} ist`, ...others]
}

/** The sign that a task is done, then what makes it safe. */
export function endingOf(task: Task): Ending {
  const proofs = proofsOf(task)
  const isAllSeafood =
    task.items.length > 0 && task.items.every((item) => task.proofs.some((proof) => proof.item === item && seafood.includes(proof.hazard)))
  const isSaid =
    (task.cue === 'set' && proofs.length > 0) || (task.cue === 'tender' && (isAllSeafood || task.proofs.some(({ isSlow }) => isSlow)))
  const cue = isSaid ? null : task.cue
  const how = cue === null ? undefined : cueAdverbs[cue]
  const signs = [...(cue === null || how !== undefined ? [] : cueWords[cue].split('; ')), ...proofs]
  return { how: how === undefined ? '' : ` ${how}`, until: signs.length === 0 ? '' : `, bis ${joined(merged(signs))}` }
}
