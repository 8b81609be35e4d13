import type { Task } from '#kitchen/composer/draft.ts'
import { writeVolume } from '#kitchen/composer/grammar/de/measures.ts'
import { accusativeOf, dativeAfterMit, joinNames } from '#kitchen/composer/grammar/de/names.ts'
import { endingOf, timeOf } from '#kitchen/composer/grammar/de/until.ts'
import { heatWords, otherVesselWords, shortIn, shortInto, subjectWords, vesselWords } from '#kitchen/composer/grammar/de/words.ts'
import { objectOf } from '#kitchen/composer/grammar/phrase.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** The words of a task; a word that the task does not need is empty. Sentences end in the infinitive. */
export interface TaskWords {
  task: Task
  /** The object in the accusative: "Zwiebeln", "den Teig". */
  x: string
  /** The object in the dative after "mit": "Äpfeln", "dem Teig". */
  withX: string
  /** The second group of foods. */
  and: string
  withAnd: string
  /** The place at its first mention: " in einer großen Pfanne". */
  inside: string
  /** The goal at its first mention: " in eine große Pfanne". */
  into: string
  /** The goal at later mentions: " in die Pfanne". */
  shortInto: string
  /** The place at later mentions: " in der Pfanne". */
  shortIn: string
  /** The heat: " bei mittlerer Hitze". */
  over: string
  /** The duration: " weitere 5–7 Minuten". */
  time: string
  /** " goldbraun", right before the verb */
  how: string
  /** The sign of doneness as a clause: ", bis es duftet". */
  until: string
  either: RecipeContext['either']
}

/** The forms of an item's name in one case, also for a part of the salt or pepper. */
interface CaseForms {
  name(item: Item): string
  half: string
  rest(item: Item): string
}

/** The names of a task's items in one case, with the share that the task takes. */
function namesIn(items: readonly Item[], task: Task, context: RecipeContext, { name, half, rest }: CaseForms): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  return joinNames([
    ...whole.map(name),
    ...pours.map((ml) => `${writeVolume(ml)} Wasser`),
    ...(isLast ? parts.map((item) => `${rest(item)} ${name(item)}`) : []),
    ...(parts.length === 0 || isLast ? [] : [`${parts.length > 1 ? 'je ' : ''}${half} ${joinNames(parts.map(name))}`]),
  ])
}

/** The juice of a citrus fruit that is stirred in: "Limettensaft". Over a dish, the fruit itself is squeezed. */
function juiceIn(item: Item, task: Task, context: RecipeContext): string | null {
  if (task.verb === 'dress' || !context.isJuiced(item)) return null
  const { ingredient } = item
  return ingredient === 'lime' || ingredient === 'lemon' || ingredient === 'orange' ? lexicon[`${ingredient}-juice`].de.bare : null
}

/** Splits a task into the words that sentences are built from. */
export function taskWordsOf(task: Task, context: RecipeContext): TaskWords {
  const bare = (item: Item) => juiceIn(item, task, context) ?? accusativeOf(item, context.amountOf(item))
  const dativeOf = (item: Item) => juiceIn(item, task, context) ?? dativeAfterMit(item)
  // Only salt (neuter), coconut milk (feminine) and pepper (masculine) are ever divided between steps.
  const rest = (item: Item) => (item.class === 'salt' ? 'restliches' : item.class === 'coconut' ? 'restliche' : 'restlichen')
  const accusative = (items: readonly Item[]) => namesIn(items, task, context, { name: bare, half: 'die halbe Menge', rest })
  const dative = (items: readonly Item[]) =>
    namesIn(items, task, context, {
      name: dativeOf,
      half: 'der halben Menge',
      rest: (item) => (item.class === 'coconut' ? 'restlicher' : 'restlichem'),
    })
  const { either } = context
  const subject = task.subject === null ? null : subjectWords[task.subject]
  const vessel = task.vessel === null ? null : vesselWords[task.vessel]
  const others = task.vessel === null ? [] : (otherVesselWords[task.vessel] ?? [])
  const inside = vessel === null ? '' : ` ${either(vessel.in, ...others.map((other) => other.in))}`
  const into = vessel === null ? '' : ` ${either(vessel.into, ...others.map((other) => other.into))}`
  return {
    task,
    x: objectOf(task, subject?.[0] ?? null, accusative, joinNames),
    withX: objectOf(task, subject?.[1] ?? null, dative, joinNames),
    and: accusative(task.and),
    withAnd: dative(task.and),
    inside,
    into,
    shortInto: task.vessel === null ? ' in die Pfanne' : ` ${shortInto[task.vessel] ?? vesselWords[task.vessel].into}`,
    shortIn: task.vessel === null ? ' in der Pfanne' : ` ${shortIn[task.vessel] ?? vesselWords[task.vessel].in}`,
    over: task.heat === null ? '' : ` ${either(...heatWords[task.heat])}`,
    time: timeOf(task, context),
    ...endingOf(task, context),
    either,
  }
}
