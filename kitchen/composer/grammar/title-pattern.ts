import type { Headline } from '#kitchen/composer/headline.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

/** What a title can be made of. `Flavour` is a word, or what a word is still to be made of. */
interface TitleParts<Flavour> {
  /** The dish with its kitchen, in three ways or more: with five, five turns in a row have five titles. */
  ways: readonly [plain: string, another: string, third: string, ...more: string[]]
  /** At most two; none where the dish names what it is made with already. */
  flavours: readonly Flavour[]
  /** The dish with its flavours; `isAll` is false where only the first is named. */
  flavoured(flavours: readonly Flavour[], isAll: boolean): string
}

/** Chooses one of different titles by the turn, so that the next turns never repeat this one. */
export function titleBy<Flavour>({ style }: Plan, { ways, flavours, flavoured }: TitleParts<Flavour>): string {
  const [plain, another, third, ...more] = ways
  // Each place has its own words with flavours and without, so that two dishes of one name get different titles:
  // only the first place names two flavours, and only the third names one alone.
  const patterns = [
    flavours.length > 1 ? flavoured(flavours, true) : plain,
    another,
    flavours.length > 0 ? flavoured(flavours.slice(0, 1), false) : third,
    ...more,
  ]
  return (patterns[style % patterns.length] ?? plain).replace(/ {2,}/g, ' ').replace(/ ,/g, ',').trim()
}

/** The first two different names of the flavours that the dish does not say already. */
export function flavoursBeside(written: string, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !written.includes(name)).slice(0, 2)
}

/** What the sentence under the title speaks of. */
interface Topic {
  /** Its main things, or else what fills, or else the first on the list. */
  about: readonly Item[]
  /** At most two, in the order of the list. */
  flavours: readonly Item[]
}

/** Reads off a plan and its headline what the sentence under the title speaks of. */
export function topicOf(plan: Plan, { mains, accents }: Headline): Topic {
  const items = plan.lines.map((line) => line.item).filter((item) => item.class !== 'water')
  const filling = items.filter(isStarchy).slice(0, 1)
  const inBatter = items.filter((item) => item.class === 'egg' || item.class === 'milk').slice(0, 2)
  const named = mains.length > 0 ? mains : filling.length > 0 ? filling : inBatter
  return {
    about: named.length > 0 ? named : items.slice(0, 1),
    flavours: items.filter((item) => accents.includes(item)).slice(0, 2),
  }
}

/** The hollowed and filled food of stuffed vegetables. */
export function hollowedIn(plan: Plan): Item[] {
  return plan.steps.flatMap((step) => step.tasks).flatMap((task) => (task.verb === 'hollow' ? task.items : []))
}
