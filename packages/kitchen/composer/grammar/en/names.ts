import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { writeVolume } from '#kitchen/composer/grammar/en/measures.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { joinSeries } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'

export interface Noun {
  text: string
  isPlural: boolean
}

const counted = ['piece', 'leaf', 'sheet']

/**
 * Do the cook's own words form a plural ("dried beans", "lentils in brine")? "hummus" and "swiss" only look like one.
 */
export function isManyWords({ words, class: kind }: Item): boolean {
  const head = words.toLowerCase().split(/ (?:in|with|from|of|on) |,/)[0] ?? ''
  return kind !== 'sweetener' && kind !== 'sauce' && /[^su]s$/.test(head.trim())
}

/** The name of an item, singular or plural by the amount: "1 onion", "2 onions", "the rice". */
export function nounOf(item: Item, amount: Amount | null): Noun {
  if (item.ingredient === null) return { text: item.words, isPlural: isManyWords(item) }
  const names: EnglishNames = lexicon[item.ingredient].en
  if (names.mass !== undefined) return { text: names.mass, isPlural: /[^su]s$/.test(names.mass) && !names.mass.endsWith('molasses') }
  const isOne = amount !== null && counted.includes(amount.measure) && amount.amount <= 1
  return isOne ? { text: names.one ?? item.words, isPlural: false } : { text: names.many ?? item.words, isPlural: true }
}

/** Joins words: "a", "a and b", "a, b and c". */
export function joinNames(words: readonly string[]): string {
  return joinSeries(words, ' and ')
}

const juiced: readonly Task['verb'][] = ['whisk', 'stir-in', 'mix', 'mash', 'toss', 'blend', 'pour-in', 'bloom']

/**
 * The names of a task's items, with the share that the task takes: "the rice, carrots and half of the salt". Brisk
 * recipes leave "the" out.
 */
export function namesOfItems(items: readonly Item[], task: Task, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const article = context.either('the ', '', 'the ', '', 'the ')
  // Is only the juice of the lemon or lime meant, as in a sauce?
  const isJuice = ({ kin, ingredient }: Item) => ingredient !== null && ['lime', 'lemon'].includes(kin) && juiced.includes(task.verb)
  const nameOf = (item: Item) => (isJuice(item) ? `${item.kin} juice` : nounOf(item, context.amountOf(item)).text)
  const named = (some: readonly Item[], first: string) => some.map((item, at) => `${at === 0 ? first : ''}${nameOf(item)}`)
  const poured = pours.map((ml) => `${writeVolume(ml)} of the water`)
  const share = isLast
    ? context.either('the rest of the ', 'remaining ', 'the rest of the ', 'the remaining ', 'what is left of the ')
    : context.either('half of the ', 'half the ', 'half of the ', 'half the ', 'half of the ')
  const shares = parts.length === 0 ? [] : [`${share}${joinNames(named(parts, ''))}`]
  return joinNames([...named(whole, article), ...poured, ...shares])
}
