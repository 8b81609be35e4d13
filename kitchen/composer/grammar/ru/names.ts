import { pourOf } from '#kitchen/composer/grammar/ru/measures.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Plan } from '#kitchen/composer/plan.ts'
import { ru as forms } from '#kitchen/lexicon/forms/ru.ts'
import { type IngredientId, namesIn } from '#kitchen/lexicon/lexicon.ts'

export type Case = 'nominative' | 'accusative' | 'genitive' | 'instrumental'

type Forms = Readonly<Record<Case, string>>

function formsOf(id: IngredientId): Forms {
  return { nominative: namesIn.ru[id].list, ...forms[id] }
}

/** What a cook calls it while cooking, where the list says more. */
const spoken: Partial<Record<IngredientId, Forms>> = {
  onion: { nominative: 'лук', accusative: 'лук', genitive: 'лука', instrumental: 'луком' },
  cabbage: { nominative: 'капуста', accusative: 'капусту', genitive: 'капусты', instrumental: 'капустой' },
  celery: { nominative: 'сельдерей', accusative: 'сельдерей', genitive: 'сельдерея', instrumental: 'сельдереем' },
  flour: { nominative: 'мука', accusative: 'муку', genitive: 'муки', instrumental: 'мукой' },
  yogurt: { nominative: 'йогурт', accusative: 'йогурт', genitive: 'йогурта', instrumental: 'йогуртом' },
  'white-vinegar': { nominative: 'уксус', accusative: 'уксус', genitive: 'уксуса', instrumental: 'уксусом' },
}

/** What a cook would call it in a title; never more than the list keeps. */
const inTitles: Partial<Record<IngredientId, IngredientId>> = {
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
  'canned-tomatoes': 'tomato',
  'canned-tuna': 'tuna',
  'lime-juice': 'lime',
  'lemon-juice': 'lemon',
  'orange-juice': 'orange',
}

/** The name of an item in a case. A cook's own word that nobody knows stands in quotation marks and is never bent. */
export function named(item: Item, inCase: Case): string {
  if (item.ingredient === null) return `«${item.words}»`
  return (spoken[item.ingredient] ?? formsOf(item.ingredient))[inCase]
}

/** The name for a title or a description. */
export function titled(item: Item, inCase: Case): string {
  const other = item.ingredient === null ? undefined : inTitles[item.ingredient]
  return other === undefined ? named(item, inCase) : formsOf(other)[inCase]
}

/** "a", "a и b", "a, b и c". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`
}

/** с or со, as it is spoken: "с морковью", "со шпинатом". */
export function withPreposition(words: string): string {
  return words === '' ? '' : `${/^«?(?:[сзшж][^аеёиоуыэюя«]|щ)/iu.test(words) ? 'со' : 'с'} ${words}`
}

/** Names items in a case as a plan has them; `last` are words of other things that end the list. */
export function namer(plan: Plan): (items: readonly Item[], inCase: Case, last?: readonly string[]) => string {
  const isDivided = plan.pours.size > 1
  return (items, inCase, last = []) => {
    const names = items.filter((item) => !(isDivided && plan.pours.has(item))).map((item) => named(item, inCase))
    const poured = items.flatMap((item) => (isDivided && plan.pours.has(item) ? [pourOf(plan.pours.get(item) ?? 0)] : []))
    return joined([...names, ...poured, ...last])
  }
}
