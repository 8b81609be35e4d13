import type { Task } from '#kitchen/composer/draft.ts'
import { kindInTitle } from '#kitchen/composer/grammar/kind-in-title.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { writeVolume } from '#kitchen/composer/grammar/ru/measures.ts'
import { joinSeries } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

export type GrammaticalCase = 'nominative' | 'accusative' | 'genitive' | 'instrumental'

type Forms = Readonly<Record<GrammaticalCase, string>>

function formsOf(id: IngredientId): Forms {
  return { nominative: lexicon[id].ru.list, ...lexicon[id].ru }
}

/** Names that sentences use where the list name says more. */
const sentenceNames: Partial<Record<IngredientId, Forms>> = {
  onion: { nominative: 'лук', accusative: 'лук', genitive: 'лука', instrumental: 'луком' },
  cabbage: { nominative: 'капуста', accusative: 'капусту', genitive: 'капусты', instrumental: 'капустой' },
  celery: { nominative: 'сельдерей', accusative: 'сельдерей', genitive: 'сельдерея', instrumental: 'сельдереем' },
  flour: { nominative: 'мука', accusative: 'муку', genitive: 'муки', instrumental: 'мукой' },
  yogurt: { nominative: 'йогурт', accusative: 'йогурт', genitive: 'йогурта', instrumental: 'йогуртом' },
  'white-vinegar': { nominative: 'уксус', accusative: 'уксус', genitive: 'уксуса', instrumental: 'уксусом' },
}

const leftovers: Forms = { nominative: 'остатки', accusative: 'остатки', genitive: 'остатков', instrumental: 'остатками' }

/** General words for food that a recipe writes as the cook typed them, inflected and without quotation marks. */
const generalFoodWords: readonly Forms[] = [
  { nominative: 'рыба', accusative: 'рыбу', genitive: 'рыбы', instrumental: 'рыбой' },
  { nominative: 'белая рыба', accusative: 'белую рыбу', genitive: 'белой рыбы', instrumental: 'белой рыбой' },
  { nominative: 'филе рыбы', accusative: 'филе рыбы', genitive: 'филе рыбы', instrumental: 'филе рыбы' },
  { nominative: 'рыбное филе', accusative: 'рыбное филе', genitive: 'рыбного филе', instrumental: 'рыбным филе' },
  { nominative: 'лапша', accusative: 'лапшу', genitive: 'лапши', instrumental: 'лапшой' },
  { nominative: 'бульон', accusative: 'бульон', genitive: 'бульона', instrumental: 'бульоном' },
  { nominative: 'мясо', accusative: 'мясо', genitive: 'мяса', instrumental: 'мясом' },
]

/**
 * The cook's own words: leftovers inflect the first word ("остатки курицы"); unknown words stand in quotation marks
 * without inflection.
 */
function ownWords(words: string, inCase: GrammaticalCase): string {
  const known = generalFoodWords.find(({ nominative }) => nominative === words.toLowerCase())
  if (known !== undefined) return known[inCase]
  return /^остатки \p{L}/u.test(words) ? words.replace(/^остатки/u, leftovers[inCase]) : `«${words}»`
}

/** A name with a claim, which inflects only the name ("песто без орехов"), or null without a claim. */
function nameWithClaim({ words, kin, isNamedByClaim }: Item, inCase: GrammaticalCase): string | null {
  const { nominative, [inCase]: bent } = formsOf(kin)
  return isNamedByClaim && words.startsWith(`${nominative} `) ? bent + words.slice(nominative.length) : null
}

/** The name of an item in a case. Unknown words of the cook stand in quotation marks without inflection. */
export function nameInCase(item: Item, inCase: GrammaticalCase): string {
  if (item.ingredient === null) return nameWithClaim(item, inCase) ?? ownWords(item.words, inCase)
  return (sentenceNames[item.ingredient] ?? formsOf(item.ingredient))[inCase]
}

/** The name in a title or description. */
export function titleNameInCase(item: Item, inCase: GrammaticalCase): string {
  const other = item.ingredient === null ? undefined : kindInTitle[item.ingredient]
  return other === undefined ? nameInCase(item, inCase) : formsOf(other)[inCase]
}

/** Joins words: "a", "a и b", "a, b и c". */
export function joinNames(words: readonly string[]): string {
  return joinSeries(words, ' и ')
}

/** Puts с or со before words, as they are pronounced: "с морковью", "со шпинатом". */
export function withPreposition(words: string): string {
  return words === '' ? '' : `${/^«?(?:[сзшж][^аеёиоуыэюя«]|щ)/iu.test(words) ? 'со' : 'с'} ${words}`
}

const halves: Record<GrammaticalCase, string> = {
  nominative: 'половина',
  accusative: 'половину',
  genitive: 'половины',
  instrumental: 'половиной',
}
const rests: Record<GrammaticalCase, string> = {
  nominative: 'остаток',
  accusative: 'остаток',
  genitive: 'остатка',
  instrumental: 'остатком',
}

/** The juice of a citrus fruit that is stirred in: "сок лайма". Over a dish, the fruit itself is squeezed. */
function juiceIn(item: Item, inCase: GrammaticalCase, task: Task, context: RecipeContext): string | null {
  if (task.verb === 'dress' || !context.isJuiced(item)) return null
  const { ingredient } = item
  return ingredient === 'lime' || ingredient === 'lemon' || ingredient === 'orange' ? formsOf(`${ingredient}-juice`)[inCase] : null
}

/** The names of a task's items in a case, and the share that the task takes: "морковь, лук и половину соли". */
export function namesOfItems(inCase: GrammaticalCase, items: readonly Item[], task: Task, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const names = (some: readonly Item[], ofCase: GrammaticalCase) =>
    some.map((item) => juiceIn(item, ofCase, task, context) ?? nameInCase(item, ofCase))
  const shares = parts.length === 0 ? [] : [`${(isLast ? rests : halves)[inCase]} ${joinNames(names(parts, 'genitive'))}`]
  return joinNames([...names(whole, inCase), ...pours.map((ml) => `${writeVolume(ml)} воды`), ...shares])
}
