import type { Amount } from '#kitchen/composer/amounts.ts'
import { volume } from '#kitchen/composer/grammar/en/measures.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { englishNames } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'

export interface Noun {
  text: string
  isPlural: boolean
}

const counted = ['piece', 'leaf', 'sheet']

/** The name of an item by how much of it there is: "1 onion", "2 onions", "the rice". */
export function nounOf(item: Item, amount: Amount | null): Noun {
  if (item.ingredient === null) return { text: item.words, isPlural: false }
  const names: EnglishNames = englishNames[item.ingredient]
  if (names.mass !== undefined) return { text: names.mass, isPlural: false }
  const isOne = amount !== null && counted.includes(amount.measure) && amount.amount <= 1
  return isOne ? { text: names.one ?? item.words, isPlural: false } : { text: names.many ?? item.words, isPlural: true }
}

/** The name in front of another noun, as in "carrot soup". */
export function attributive(item: Item): string {
  if (item.ingredient === null) return item.words
  const short = shortNames[item.ingredient]
  if (short !== undefined) return short
  const names: EnglishNames = englishNames[item.ingredient]
  return names.mass ?? names.one ?? item.words
}

/** What a cook would call it in a title; never more than the list keeps. */
const shortNames: Partial<Record<IngredientId, string>> = {
  'chicken-breast': 'chicken',
  'chicken-thigh': 'chicken',
  'ground-chicken': 'chicken',
  'ground-turkey': 'turkey',
  'beef-steak': 'beef',
  'ground-beef': 'beef',
  'pork-chop': 'pork',
  'pork-tenderloin': 'pork',
  'pork-belly': 'pork',
  'ground-pork': 'pork',
  'lamb-chop': 'lamb',
  'ground-lamb': 'lamb',
  'goat-meat': 'goat',
  'canned-tomatoes': 'tomato',
  'canned-tuna': 'tuna',
  'lime-juice': 'lime',
  'lemon-juice': 'lemon',
  'orange-juice': 'orange',
  fennel: 'fennel',
  eggplant: 'eggplant',
  vanilla: 'vanilla',
  cardamom: 'cardamom',
}

/** "a", "a and b", "a, b and c". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Names items as a plan has them: "the chicken thighs, tomatoes and garlic"; `last` are words of other things that end the list. */
export function namer(plan: Plan): { the(items: readonly Item[], last?: readonly string[]): string; noun(item: Item): Noun } {
  const noun = (item: Item) => nounOf(item, plan.lines.find((line) => line.item === item)?.amount ?? null)
  const isDivided = plan.pours.size > 1
  const the = (items: readonly Item[], last: readonly string[] = []) => {
    const named = items
      .filter((item) => !(isDivided && plan.pours.has(item)))
      .map((item, at) => `${at === 0 ? 'the ' : ''}${noun(item).text}`)
    const poured = items.flatMap((item) => (isDivided && plan.pours.has(item) ? [`${volume(plan.pours.get(item) ?? 0)} of the water`] : []))
    return joined([...named, ...poured, ...last])
  }
  return { noun, the }
}
