import type { Task } from '#kitchen/composer/draft.ts'
import { joined, type Noun, namer, ofThe } from '#kitchen/composer/grammar/fr/names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { hash } from '#kitchen/composer/random.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** What writing a task needs to know of the recipe around it. */
export interface Speaker {
  /** "le riz, les carottes et la moitié du sel": names as the plan has them, with the part that this task takes. */
  the(items: readonly Item[], task: Task): string
  /** The same after a verb with "de": "de coriandre et de la moitié du sel". */
  of(items: readonly Item[], task: Task): string
  noun(item: Item): Noun
  /** Chooses one phrasing for the whole recipe. */
  either(...phrasings: readonly [string, ...string[]]): string
  /** Is it used in more than one step, each of which says how much? */
  isDivided(item: Item): boolean
}

const isSeasoning = (item: Item) => item.class === 'salt' || isPlainPepper(item)

/** The same task, even where its heat is left unsaid. */
const isIn = (one: Task | undefined, task: Task) => one?.items === task.items && one.and === task.and

/** Listens to a whole plan, so that each sentence fits the others. */
export function speakerFor(plan: Plan): Speaker {
  const { the, noun } = namer(plan)
  const tasks = plan.steps.flatMap((step) => step.tasks)
  const usesOf = (item: Item) => tasks.filter((task) => task.items.includes(item) || task.and.includes(item))
  const divided = new Set(plan.lines.map(({ item }) => item).filter((item) => isSeasoning(item) && usesOf(item).length > 1))
  const mood = `${plan.style}/${plan.archetype}/${plan.lines.map(({ item }) => item.words).join()}`
  const parted = (items: readonly Item[], task: Task) => {
    const parts = items.filter((item) => divided.has(item))
    const isLast = parts.every((item) => isIn(usesOf(item).at(-1), task))
    const part = `${isLast ? 'le reste' : 'la moitié'} ${joined(parts.map((item) => ofThe(noun(item).the)))}`
    return { whole: items.filter((item) => !divided.has(item)), part: parts.length === 0 ? null : part }
  }
  return {
    noun,
    isDivided: (item) => divided.has(item),
    either: (...phrasings) => phrasings[hash(`${mood}/${phrasings.join()}`) % phrasings.length] ?? phrasings[0],
    the: (items, task) => {
      const { whole, part } = parted(items, task)
      return the(whole, part === null ? [] : [part])
    },
    of: (items, task) => {
      const { whole, part } = parted(items, task)
      return joined([
        ...whole.map((item) => noun(item).of),
        ...(part === null ? [] : [part.startsWith('le ') ? `du ${part.slice(3)}` : `de ${part}`]),
      ])
    },
  }
}
