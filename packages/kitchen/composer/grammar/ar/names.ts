import type { Task } from '#kitchen/composer/draft.ts'
import { writeVolume } from '#kitchen/composer/grammar/ar/measures.ts'
import { isKnownIn } from '#kitchen/composer/grammar/known-words.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { ArabicForms } from '#kitchen/lexicon/forms.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** The stored Arabic forms of an ingredient; undefined for the cook's own words. */
export function formsOf({ ingredient }: Item): ArabicForms | undefined {
  return ingredient === null ? undefined : lexicon[ingredient].ar
}

/** The name in a list, without the article: "جزر", "زيت زيتون". */
export function listNameOf(item: Item): string {
  return item.ingredient === null ? item.words : lexicon[item.ingredient].ar.list
}

/**
 * The cook's own words with an article if they are a known noun or its leftovers: "الخضار", "بقايا الدجاج"; null for
 * unknown words.
 */
function typedNoun(words: string): string | null {
  const [, left = '', noun = ''] = /^(بقايا )?(\p{L}+)$/u.exec(words) ?? []
  if (noun === '' || !isKnownIn(noun, 'ar')) return null
  return `${left}${noun.startsWith('ال') ? '' : 'ال'}${noun}`
}

/** A name with its article and a claim after it, "البيستو بدون مكسرات", or null without a claim. */
function nameWithClaim({ words, kin, isNamedByClaim }: Item): string | null {
  const { list } = lexicon[kin].ar
  return isNamedByClaim && words.startsWith(`${list} `) ? lexicon[kin].ar.the + words.slice(list.length) : null
}

/**
 * The name with its article: "الجزر", "زيت الزيتون". The cook's own words stand in quotation marks, because their
 * article is unknown.
 */
export function nameWithArticle(item: Item): string {
  return formsOf(item)?.the ?? nameWithClaim(item) ?? typedNoun(item.words) ?? `«${item.words}»`
}

/** Shorter names for titles. They leave out details of the name in the ingredient list and add none. */
const shortTitleNames: Partial<Record<IngredientId, string>> = {
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
export function nameInTitle(item: Item): string {
  return (item.ingredient === null ? undefined : shortTitleNames[item.ingredient]) ?? nameWithArticle(item)
}

/** Joins words with "and", which attaches to the next word or digit: "أ", "أ وب", "أ وب وج". */
export function joinNames(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : `و${word}`)).join(' ')
}

/** Attaches "with" to a name: "بالجزر", "بزيت الزيتون". */
export function withPreposition(words: string): string {
  return /^[\d«]/.test(words) ? `بـ ${words}` : `ب${words}`
}

/** The names of a task's items with articles, and the share that the task takes: "الأرز والجزر ونصف الملح". */
export function namesOfItems(items: readonly Item[], task: Task, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const shares = parts.map((item) => `${isLast ? 'باقي' : 'نصف'} ${nameWithArticle(item)}`)
  return joinNames([...whole.map(nameWithArticle), ...pours.map((ml) => `${writeVolume(ml)} من الماء`), ...shares])
}
