import { cues, heats, taskSubjects, verbs, vessels } from '#kitchen/composer/draft.ts'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'
import { anItem } from '#kitchen/testing/an-item.ts'
import { aPlan, planTask, type TaskInPlan, type TaskParts, type WriteTask, writtenIn } from '#kitchen/testing/grammar/a-sentence.ts'

/** The number of voices (phrasings of a whole recipe); five refreshes in a row use each once. */
const voices = 5

/** Of this many ingredients each verb meets one where not every voice is asked for. Shares no factor with `voices`. */
export const ingredientsApart = 4

/**
 * Writes every verb with every ingredient; vessel, heat and sign of doneness change from ingredient to ingredient.
 * With `inEveryVoice` each sentence is written in all voices, otherwise the voice changes too and each verb meets a
 * part of the ingredients.
 */
export function everyVerbAndIngredient(write: WriteTask, inEveryVoice: boolean): string[] {
  return sentencesOf(write, ofEveryIngredient(inEveryVoice))
}

function* verbsAndIngredients(inEveryVoice: boolean): Generator<TaskInPlan> {
  for (const [place, id] of ingredientIds.entries()) {
    const item = anItem(id)
    const proofs = safetyProofsFor([item])
    for (const [at, verb] of verbs.entries()) {
      if (!inEveryVoice && (at + Math.floor(place / vessels.length)) % ingredientsApart !== 0) continue
      const turn = at + place
      const [vessel, heat, cue] = [vessels[turn % vessels.length], heats[turn % heats.length], cues[turn % cues.length]]
      const where = { ...(vessel && { vessel }), ...(heat && { heat }), ...(cue && { cue }) }
      const task = { items: [item], minutes: [5, 7], proofs, ...where } as const
      for (let voice = 0; voice < voices; voice += 1) {
        // Changes the voice after each round of vessels, so that each verb meets each voice in each vessel.
        if (!inEveryVoice && voice !== (at + Math.floor(turn / vessels.length)) % voices) continue
        yield planTask(verb, task, voice)
      }
    }
  }
}

/**
 * Writes every verb in every vessel: with a second group of foods, without a time, and with a subject. With
 * `inEveryStyle` each sentence is written in all six styles, otherwise the style changes from vessel to vessel and each
 * subject meets half of the vessels.
 */
export function everyVerbAndVessel(write: WriteTask, inEveryStyle: boolean): string[] {
  return sentencesOf(write, inEveryVessel(inEveryStyle))
}

function* verbsAndVessels(inEveryStyle: boolean): Generator<TaskInPlan> {
  const [rice, salt, onion, tap] = [anItem('rice'), anItem('salt'), anItem('onion'), waterItem({ ml: 120 })]
  for (const [at, verb] of verbs.entries())
    for (const [place, vessel] of vessels.entries())
      for (let style = 0; style < 6; style += 1) {
        if (!inEveryStyle && style !== (at + place) % 6) continue
        const tasks: TaskParts[] = [
          { items: [rice, salt], and: [onion, tap], vessel, minutes: [1, 1] },
          { items: [rice], vessel },
          // Takes the vessels in pairs, so that each subject meets odd and even styles.
          ...taskSubjects
            .filter((_, turn) => inEveryStyle || (turn + Math.floor(place / 2)) % 2 === 0)
            .map((subject) => ({ subject, vessel, minutes: [5, 7], cue: 'golden' }) as const),
        ]
        for (const task of tasks) yield planTask(verb, task, style)
      }
}

const ofEveryIngredient = keepForAllLanguages(verbsAndIngredients)
const inEveryVessel = keepForAllLanguages(verbsAndVessels)

/** Keeps the plans of a short run in memory for all languages. The plans of a long run are too many to keep. */
function keepForAllLanguages<T>(make: (isFull: boolean) => Iterable<T>): (isFull: boolean) => Iterable<T> {
  let kept: readonly T[] | undefined
  return (isFull) => {
    if (isFull) return make(isFull)
    kept ??= [...make(isFull)]
    return kept
  }
}

/** The different sentences that a language writes for these plans. */
function sentencesOf(write: WriteTask, plans: Iterable<TaskInPlan>): string[] {
  const sentences = new Set<string>()
  for (const plan of plans) for (const sentence of writtenIn(write, plan)) sentences.add(sentence)
  return [...sentences]
}

/** Writes every ingredient as a list line, in half, one and three times its usual amount. */
export function everyLine(write: (line: PlanLine) => string): { text: string; measure: Measure }[] {
  return ingredientIds
    .flatMap((id) => aPlan([['mix', { items: [anItem(id)] }]]).lines)
    .flatMap((line) => [0.5, 1, 3].map((times) => ({ ...line, amount: { ...line.amount, amount: line.amount.amount * times } })))
    .map((line) => ({ text: write(line), measure: line.amount.measure }))
}
