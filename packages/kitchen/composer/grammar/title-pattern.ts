import type { Headline } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** The parts that a title is built from. `Flavour` is a word or the data of one. */
interface TitleParts<Flavour> {
  /**
   * At least three wordings of the dish, with the cuisine if the title names it. Each recipe asked for again uses the
   * next wording.
   */
  ways: readonly [plain: string, another: string, third: string, ...more: string[]]
  /** At most two flavours; none if the dish word already contains them. */
  flavours: readonly Flavour[]
  /** The dish with its flavours; `isAll` is false if only the first is named. */
  flavoured(flavours: readonly Flavour[], isAll: boolean): string
}

/** Chooses one of several titles by the turn, so that consecutive turns get different titles. */
export function chooseTitle<Flavour>({ style }: Plan, { ways, flavours, flavoured }: TitleParts<Flavour>): string {
  const [plain, another, third, ...more] = ways
  // The titles of the five turns, each with and without flavours. Only the first names two flavours and only the third
  // names one alone, so two dishes with one name get different titles.
  const patterns = [
    flavours.length > 1 ? flavoured(flavours, true) : plain,
    another,
    flavours.length > 0 ? flavoured(flavours.slice(0, 1), false) : third,
    ...more,
  ]
  return (patterns[style % patterns.length] ?? plain).replace(/ {2,}/g, ' ').replace(/ ,/g, ',').trim()
}

/** The first two different flavour names that the dish name does not contain. */
export function flavoursBeside(written: string, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !written.includes(name)).slice(0, 2)
}

/** The foods that the description under the title names. */
interface Topic {
  /** The main foods, else the starch, else the first food on the list. */
  about: readonly Item[]
  /** At most two flavours, in list order. */
  flavours: readonly Item[]
}

/** Finds the foods of the description from a plan and its headline. */
export function descriptionTopicOf(plan: Plan, { mains, accents }: Headline): Topic {
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const filling = items.filter(isStarchy).slice(0, 1)
  const inBatter = items.filter((item) => item.class === 'egg' || item.class === 'milk').slice(0, 2)
  const named = mains.length > 0 ? mains : filling.length > 0 ? filling : inBatter
  return {
    about: named.length > 0 ? named : items.slice(0, 1),
    flavours: items.filter((item) => accents.includes(item)).slice(0, 2),
  }
}

/** The hollowed food of stuffed vegetables. */
export function stuffedFoodsIn(plan: Plan): Item[] {
  return plan.steps.flatMap((step) => step.tasks).flatMap((task) => (task.verb === 'hollow' ? task.items : []))
}
