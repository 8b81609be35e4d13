import type { Language } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { randomRequest, typedName } from '#kitchen/a-request.ts'
import { anItem } from '#kitchen/composer/an-item.ts'
import { cues, heats, startDraft, subjects, type Task, type Verb, verbs, vessels } from '#kitchen/composer/draft.ts'
import { proofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { contextOf, type RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { water } from '#kitchen/composer/item.ts'
import type { Plan, PlanLine } from '#kitchen/composer/plan.ts'
import { planFrom } from '#kitchen/composer/plan-from.ts'
import { englishNames, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'

type WriteTask = (task: Task, plan: Plan, context: RecipeContext) => string
type TaskParts = Partial<Omit<Task, 'verb' | 'opens'>>

const kitchen = { method: 'Italian', flavour: 'Italian' } as const
const dish = { archetype: 'stew', kitchen, cuisine: 'Italian', mealType: 'entrée', servings: 4 } as const

/** A plan of these tasks, for tests. */
export function aPlan(tasks: readonly (readonly [Verb, TaskParts])[], style = 0): Plan {
  const draft = startDraft()
  for (const [verb, task] of tasks) draft.add(verb, task)
  return planFrom(draft, { ...dish, style })
}

/** A task, and then the same going on, in a plan. */
function spoken(verb: Verb, task: TaskParts, style: number): { tasks: readonly Task[]; plan: Plan } {
  const draft = startDraft()
  draft.add(verb, task)
  draft.add(verb, { ...task, continues: true })
  return { tasks: draft.tasks, plan: planFrom(draft, { ...dish, style }) }
}

/** What a language writes of such a plan. */
function writtenIn(write: WriteTask, { tasks, plan }: ReturnType<typeof spoken>): string[] {
  const context = contextOf(plan)
  return tasks.map((one) => write(one, plan, context))
}

/** A task as it is written, and then the same going on. */
export function sentencesOf(write: WriteTask, verb: Verb, task: TaskParts, style = 0): string[] {
  return writtenIn(write, spoken(verb, task, style))
}

/** The voices in which a recipe may be written: one for each refresh of five. */
const voices = 5

/**
 * Milliseconds that a test of every verb and ingredient may take on a busy machine: hundreds of thousands of
 * sentences.
 */
export const everyVerbTimeout = 180_000

/**
 * Every verb done to every ingredient, in some vessel, on some heat, with some sign, which turn from ingredient to
 * ingredient. Unless all voices are wanted, the voice turns too, and each verb is done to every other run of
 * ingredients, as long as there are vessels.
 */
export function everyVerbAndIngredient(write: WriteTask, inEveryVoice: boolean): Set<string> {
  const sentences = new Set<string>()
  for (const one of ofEveryIngredient(inEveryVoice)) for (const sentence of writtenIn(write, one)) sentences.add(sentence)
  return sentences
}

function* verbsAndIngredients(inEveryVoice: boolean) {
  for (const [place, id] of ingredientIds.entries()) {
    const item = anItem(id)
    const proofs = proofsFor([item])
    for (const [at, verb] of verbs.entries()) {
      if (!inEveryVoice && (at + Math.floor(place / vessels.length)) % 2 !== 0) continue
      const turn = at + place
      const [vessel, heat, cue] = [vessels[turn % vessels.length], heats[turn % heats.length], cues[turn % cues.length]]
      const where = { ...(vessel && { vessel }), ...(heat && { heat }), ...(cue && { cue }) }
      const task = { items: [item], minutes: [5, 7], proofs, ...where } as const
      for (let voice = 0; voice < voices; voice += 1) {
        // The voice turns when all vessels have: each verb meets each voice in each vessel.
        if (!inEveryVoice && voice !== (at + Math.floor(turn / vessels.length)) % voices) continue
        yield spoken(verb, task, voice)
      }
    }
  }
}

/**
 * Every verb in every vessel: with a second group, without a time, with what food has become. In one of the six
 * styles, which turns from vessel to vessel, unless all are wanted.
 */
export function everyVerbAndVessel(write: WriteTask, inEveryStyle: boolean): Set<string> {
  const sentences = new Set<string>()
  for (const one of inEveryVessel(inEveryStyle)) for (const sentence of writtenIn(write, one)) sentences.add(sentence)
  return sentences
}

function* verbsAndVessels(inEveryStyle: boolean) {
  const [rice, salt, onion, tap] = [anItem('rice'), anItem('salt'), anItem('onion'), water({ ml: 120 })]
  for (const [at, verb] of verbs.entries())
    for (const [place, vessel] of vessels.entries())
      for (let style = 0; style < 6; style += 1) {
        if (!inEveryStyle && style !== (at + place) % 6) continue
        const tasks: TaskParts[] = [
          { items: [rice, salt], and: [onion, tap], vessel, minutes: [1, 1] },
          { items: [rice], vessel },
          ...subjects.map((subject) => ({ subject, vessel, minutes: [5, 7], cue: 'golden' }) as const),
        ]
        for (const task of tasks) yield spoken(verb, task, style)
      }
}

const ofEveryIngredient = keptForAll(verbsAndIngredients)
const inEveryVessel = keptForAll(verbsAndVessels)

/**
 * Plans are the same in every language: thought out once in a process for all eight. In full they are too many to
 * keep.
 */
function keptForAll<T>(make: (isFull: boolean) => Iterable<T>): (isFull: boolean) => Iterable<T> {
  let kept: readonly T[] | undefined
  return (isFull) => {
    if (isFull) return make(isFull)
    kept ??= [...make(isFull)]
    return kept
  }
}

/** Every ingredient as a line of the list: half of what a dish takes, that, and three times as much. */
export function everyLine(write: (line: PlanLine) => string): Set<string> {
  const lines = new Set<string>()
  for (const id of ingredientIds) {
    const [line] = aPlan([['mix', { items: [anItem(id)] }]]).lines
    if (!line?.amount) continue
    const { measure, amount } = line.amount
    for (const times of [0.5, 1, 3]) lines.add(write({ ...line, amount: { measure, amount: amount * times } }))
  }
  return lines
}

/** A request a cook might send in a language, made from a number. */
export function aRequestIn(language: Language, seed: number): RecipeRequest {
  const request = randomRequest(seed)
  if (language === 'en') return request
  const typed = new Map(ingredientIds.map((id) => [typedName(englishNames[id]), namesIn[language][id].list]))
  return { ...request, language, ingredients: request.ingredients.map((words) => typed.get(words) ?? words) }
}
