import type { Measure } from '#domain/recipes/recipe.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { cues, heats, startDraft, type Task, taskSubjects, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type RecipeContext, recipeContextOf } from '#kitchen/composer/grammar/recipe-context.ts'
import { waterItem } from '#kitchen/composer/item.ts'
import type { Plan, PlanLine } from '#kitchen/composer/plan.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'

/** Writes one task of a plan as a sentence. */
export type WriteTask = (task: Task, plan: Plan, context: RecipeContext) => string
type TaskParts = Partial<Omit<Task, 'verb' | 'opens'>>

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** A plan with these tasks, for tests. */
export function aPlan(tasks: readonly (readonly [Verb, TaskParts])[], style = 0): Plan {
  const draft = startDraft()
  for (const [verb, task] of tasks) draft.add(verb, task)
  return planFrom(draft, { ...dish, style })
}

/** A plan with a task and its continuation, and the context that is the same in every language. */
interface TaskInPlan {
  tasks: readonly Task[]
  plan: Plan
  context: RecipeContext
}

function inPlan(verb: Verb, task: TaskParts, style: number): TaskInPlan {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  const plan = planFrom(draft, { ...dish, style })
  return { tasks: draft.tasks, plan, context: recipeContextOf(plan) }
}

/** The sentences that a language writes for a plan. */
function writtenIn(write: WriteTask, { tasks, plan, context }: TaskInPlan): string[] {
  return tasks.map((one) => write(one, plan, context))
}

/** The sentences for a task and for its continuation. */
export function writtenSentencesOf(write: WriteTask, verb: Verb, task: TaskParts, style = 0): string[] {
  return writtenIn(write, inPlan(verb, task, style))
}

/** The number of voices (phrasings of a whole recipe); five refreshes in a row use each once. */
const voices = 5

/**
 * Writes every verb with every ingredient; vessel, heat and sign of doneness change from ingredient to ingredient.
 * With `inEveryVoice` each sentence is written in all voices, otherwise the voice changes too and each verb meets a
 * part of the ingredients.
 */
export function everyVerbAndIngredient(write: WriteTask, inEveryVoice: boolean): Set<string> {
  const sentences = new Set<string>()
  for (const one of ofEveryIngredient(inEveryVoice)) for (const sentence of writtenIn(write, one)) sentences.add(sentence)
  return sentences
}

function* verbsAndIngredients(inEveryVoice: boolean) {
  for (const [place, id] of ingredientIds.entries()) {
    const item = anItem(id)
    const proofs = safetyProofsFor([item])
    for (const [at, verb] of verbs.entries()) {
      if (!inEveryVoice && (at + Math.floor(place / vessels.length)) % 2 !== 0) continue
      const turn = at + place
      const [vessel, heat, cue] = [vessels[turn % vessels.length], heats[turn % heats.length], cues[turn % cues.length]]
      const where = { ...(vessel && { vessel }), ...(heat && { heat }), ...(cue && { cue }) }
      const task = { items: [item], minutes: [5, 7], proofs, ...where } as const
      for (let voice = 0; voice < voices; voice += 1) {
        // Changes the voice after each round of vessels, so that each verb meets each voice in each vessel.
        if (!inEveryVoice && voice !== (at + Math.floor(turn / vessels.length)) % voices) continue
        yield inPlan(verb, task, voice)
      }
    }
  }
}

/**
 * Writes every verb in every vessel: with a second group of foods, without a time, and with a subject. The style
 * changes from vessel to vessel, or all six are written.
 */
export function everyVerbAndVessel(write: WriteTask, inEveryStyle: boolean): Set<string> {
  const sentences = new Set<string>()
  for (const one of inEveryVessel(inEveryStyle)) for (const sentence of writtenIn(write, one)) sentences.add(sentence)
  return sentences
}

function* verbsAndVessels(inEveryStyle: boolean) {
  const [rice, salt, onion, tap] = [anItem('rice'), anItem('salt'), anItem('onion'), waterItem({ ml: 120 })]
  for (const [at, verb] of verbs.entries())
    for (const [place, vessel] of vessels.entries())
      for (let style = 0; style < 6; style += 1) {
        if (!inEveryStyle && style !== (at + place) % 6) continue
        const tasks: TaskParts[] = [
          { items: [rice, salt], and: [onion, tap], vessel, minutes: [1, 1] },
          { items: [rice], vessel },
          ...taskSubjects.map((subject) => ({ subject, vessel, minutes: [5, 7], cue: 'golden' }) as const),
        ]
        for (const task of tasks) yield inPlan(verb, task, style)
      }
}

const ofEveryIngredient = keepForAllLanguages(verbsAndIngredients)
const inEveryVessel = keepForAllLanguages(verbsAndVessels)

/** Keeps plans in memory for all eight languages, which share them. The full set is too large to keep. */
function keepForAllLanguages<T>(make: (isFull: boolean) => Iterable<T>): (isFull: boolean) => Iterable<T> {
  let kept: readonly T[] | undefined
  return (isFull) => {
    if (isFull) return make(isFull)
    kept ??= [...make(isFull)]
    return kept
  }
}

/** Writes every ingredient as a list line, in half, one and three times its usual amount. */
export function everyLine(write: (line: PlanLine) => string): { text: string; measure: Measure }[] {
  return ingredientIds
    .flatMap((id) => aPlan([['mix', { items: [anItem(id)] }]]).lines)
    .flatMap((line) => [0.5, 1, 3].map((times) => ({ ...line, amount: { ...line.amount, amount: line.amount.amount * times } })))
    .map((line) => ({ text: write(line), measure: line.amount.measure }))
}
