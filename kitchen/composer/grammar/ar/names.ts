import type { Task } from '#kitchen/composer/draft.ts'
import { volume } from '#kitchen/composer/grammar/ar/measures.ts'
import { isKnownIn } from '#kitchen/composer/grammar/known-words.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { arabicForms } from '#kitchen/lexicon/forms/ar.ts'
import type { ArabicForms } from '#kitchen/lexicon/forms.ts'
import { type IngredientId, namesIn } from '#kitchen/lexicon/lexicon.ts'

/** The stored forms of an ingredient; nothing is known of a word of the cook's own. */
export function formsOf({ ingredient }: Item): ArabicForms | undefined {
  return ingredient === null ? undefined : arabicForms[ingredient]
}

/** The name in the list, without its article: "جزر", "زيت زيتون". */
export function listed(item: Item): string {
  return item.ingredient === null ? item.words : namesIn.ar[item.ingredient].list
}

/**
 * A cook's own words with their article if they are one noun or what is left of one: "الخضار", "بقايا الدجاج"; null
 * for unknown words.
 */
function ownNoun(words: string): string | null {
  const [, left = '', noun = ''] = /^(بقايا )?(\p{L}+)$/u.exec(words) ?? []
  if (noun === '' || !isKnownIn(noun, 'ar')) return null
  return `${left}${noun.startsWith('ال') ? '' : 'ال'}${noun}`
}

/** "البيستو بدون مكسرات": a name of ours with its article, and the claim behind it; null where there is none. */
function claimed({ words, kin, isNamedByClaim }: Item): string | null {
  const { list } = namesIn.ar[kin]
  return isNamedByClaim && words.startsWith(`${list} `) ? arabicForms[kin].the + words.slice(list.length) : null
}

/**
 * With its article: "الجزر", "زيت الزيتون". The cook's own words stand in quotation marks: their article is unknown.
 */
export function the(item: Item): string {
  return formsOf(item)?.the ?? claimed(item) ?? ownNoun(item.words) ?? `«${item.words}»`
}

/** What a cook would call it in a title; never more than the list keeps. */
const shortNames: Partial<Record<IngredientId, string>> = {
  'chicken-breast': 'الدجاج',
  'chicken-thigh': 'الدجاج',
  'chicken-leg': 'الدجاج',
  'ground-chicken': 'الدجاج',
  turkey: 'الديك الرومي',
  'turkey-breast': 'الديك الرومي',
  'ground-turkey': 'الديك الرومي',
  'canned-tomatoes': 'الطماطم',
  'cherry-tomato': 'الطماطم',
  'canned-tuna': 'التونة',
  tuna: 'التونة',
  'lime-juice': 'الليمون الأخضر',
  'lemon-juice': 'الليمون',
  'orange-juice': 'البرتقال',
  'apple-juice': 'التفاح',
}

/** The name in a title, with its article. */
export function inTitle(item: Item): string {
  return (item.ingredient === null ? undefined : shortNames[item.ingredient]) ?? the(item)
}

/** "أ", "أ وب", "أ وب وج": and is written onto the next word, a digit too. */
export function joined(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : `و${word}`)).join(' ')
}

/** "بالجزر", "بزيت الزيتون": with is written onto the next word. */
export function withIt(words: string): string {
  return /^[\d«]/.test(words) ? `بـ ${words}` : `ب${words}`
}

/** "الأرز والجزر ونصف الملح": names as the plan has them, with the part that this task takes. */
export function theItems(items: readonly Item[], task: Task, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const shares = parts.map((item) => `${isLast ? 'باقي' : 'نصف'} ${the(item)}`)
  return joined([...whole.map(the), ...pours.map((ml) => `${volume(ml)} من الماء`), ...shares])
}
