import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { writeVolume } from '#kitchen/composer/grammar/es/measures.ts'
import type { Agreement } from '#kitchen/composer/grammar/es/words.ts'
import { isKnownIn } from '#kitchen/composer/grammar/known-words.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { joinSeries } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { SpanishForms } from '#kitchen/lexicon/forms.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

export interface Noun {
  text: string
  isPlural: boolean
  isFeminine: boolean
  /** The cook's own words, whose gender is unknown. */
  isOwnWord?: boolean
}

const counted = ['piece', 'leaf', 'sheet', 'head']
const article = /^(el|la|los|las) /

/** Feminine nouns that begin with a stressed a take "el": el agua, el alga. */
const stressedAPattern = /^el (?:agua|alga)\b/

function formsOf(id: IngredientId): SpanishForms {
  return lexicon[id].es
}

/** The cook's own words stand in quotation marks, because their article is unknown. */
const quoteWords = (words: string) => `«${words}»`

/** Words whose gender is known: leftovers ("sobras de pollo"), and nouns with a telling ending ("verduras"). */
const genderEnding = /^(?:sobras|restos) de |^\p{Ll}+(?:as|os|a|o)(?= |$)/u

/** General food words whose ending does not tell the gender. */
const generalFoodWords = ['la carne']

/** The cook's own words as a Spanish noun, or null if the gender is unknown. */
function typedNoun(words: string): Noun | null {
  const the = generalFoodWords.find((one) => one.replace(article, '') === words)
  if (the !== undefined) return nounFromStored(the)
  const [found] = genderEnding.exec(words) ?? []
  const isLeft = found?.endsWith(' de ') === true
  if (found === undefined || (!isLeft && (words.includes(' ') || !isKnownIn(words, 'es')))) return null
  const [noun = ''] = found.split(' ')
  return { text: words, isPlural: noun.endsWith('s'), isFeminine: /as?$/.test(noun) }
}

/** A name with a claim, which keeps the gender of its noun ("pesto sin frutos secos"), or null without a claim. */
function claimedNoun({ words, kin, isNamedByClaim }: Item): Noun | null {
  const noun = nounFromStored(formsOf(kin).the)
  return isNamedByClaim && words.startsWith(`${noun.text} `) ? { ...noun, text: words } : null
}

/** A noun from a stored name with its article. */
function nounFromStored(the: string): Noun {
  const [, found = 'el'] = article.exec(the) ?? []
  const isFeminine = found === 'la' || found === 'las' || stressedAPattern.test(the)
  return { text: the.replace(article, ''), isPlural: found === 'los' || found === 'las', isFeminine }
}

/** The name without its article, singular or plural by the amount: "cebolla", "cebollas", "arroz". */
export function nounOf(item: Item, amount: Amount | null): Noun {
  if (item.ingredient === null)
    return (
      claimedNoun(item) ?? typedNoun(item.words) ?? { text: quoteWords(item.words), isPlural: false, isFeminine: false, isOwnWord: true }
    )
  const { the, one, many } = formsOf(item.ingredient)
  const mass = nounFromStored(the)
  if (one === undefined || many === undefined || amount === null || !counted.includes(amount.measure)) return mass
  return amount.amount <= 1 ? { ...mass, text: one, isPlural: false } : { ...mass, text: many, isPlural: true }
}

/** The name with its article, singular or plural by the amount: "la cebolla", "las cebollas", "el arroz". */
export function withArticle(item: Item, amount: Amount | null): string {
  const { text, isFeminine, isPlural, isOwnWord } = nounOf(item, amount)
  if (isOwnWord === true) return text
  const the = item.ingredient === null ? '' : formsOf(item.ingredient).the
  if (the !== '' && the.replace(article, '') === text) return the
  return `${isPlural ? (isFeminine ? 'las' : 'los') : isFeminine ? 'la' : 'el'} ${text}`
}

/** The endings that agree with all these nouns: "tierna" for one feminine noun, "tiernos" for mixed genders. */
export function agreementOf(nouns: readonly Noun[]): Agreement | null {
  const [first] = nouns
  if (first === undefined || nouns.some(({ isOwnWord }) => isOwnWord)) return null
  const isPlural = nouns.length > 1 || first.isPlural
  const gender = nouns.every(({ isFeminine }) => isFeminine) ? 'a' : 'o'
  return isPlural ? { n: 'n', s: 's', o: `${gender}s` } : { n: '', s: '', o: gender }
}

/** The gender and number of words with their article: "las tortitas". */
export const nounIn = (words: string): Noun => nounFromStored(words)

/** Shorter names for titles. They leave out details of the name in the ingredient list and add none. */
const shortTitleNames: Partial<Record<IngredientId, string>> = {
  'chicken-breast': 'pollo',
  'chicken-thigh': 'pollo',
  'chicken-leg': 'pollo',
  'ground-chicken': 'pollo',
  'ground-turkey': 'pavo',
  'turkey-breast': 'pavo',
  'pork-chop': 'cerdo',
  'pork-tenderloin': 'cerdo',
  'pork-belly': 'cerdo',
  'pork-shoulder': 'cerdo',
  'ground-pork': 'cerdo',
  'beef-steak': 'ternera',
  'lamb-chop': 'cordero',
  'ground-lamb': 'cordero',
  'canned-tomatoes': 'tomate',
  'canned-tuna': 'atún',
  'lime-juice': 'lima',
  'lemon-juice': 'limón',
  'orange-juice': 'naranja',
  'ground-coriander': 'cilantro molido',
  vanilla: 'vainilla',
  'bay-leaf': 'laurel',
  shiso: 'shiso',
  'star-anise': 'anís estrellado',
  'juniper-berry': 'enebro',
  cumin: 'comino',
  cardamom: 'cardamomo',
  sole: 'lenguado',
  'canned-sardines': 'sardinas',
}

/** Classes that a title names in the plural (breads, eggs); of a vegetable it names the kind. */
const severalInTitle = ['wrap', 'bread', 'pastry', 'egg']

/** The name in a title after "de" or "con": "zanahoria", "espinacas", "tortillas de maíz". */
export function nameInTitle(item: Item): string {
  if (item.ingredient === null) return nounOf(item, null).text
  const { the, one, many } = formsOf(item.ingredient)
  const isSeveral = severalInTitle.includes(item.class) || /^(?:hoja|baya|vaina|filete)s? /.test(one ?? '')
  return shortTitleNames[item.ingredient] ?? (isSeveral ? many : one) ?? the.replace(article, '')
}

/** The plural name in a title when the food is the whole dish: "peras al horno". */
export function manyInTitle(item: Item): Noun {
  if (item.ingredient === null) return nounOf(item, null)
  const short = shortTitleNames[item.ingredient]
  return short === undefined
    ? nounFromStored(formsOf(item.ingredient).the)
    : { ...nounFromStored(formsOf(item.ingredient).the), text: short, isPlural: false }
}

/** Joins words: "a", "a y b", "a, b y c". "Y" becomes "e" before the sound i. */
export function joinNames(words: readonly string[]): string {
  return joinSeries(words, /^h?i(?!e)/i.test(words.at(-1) ?? '') ? ' e ' : ' y ')
}

/** "De" contracted with an article: del arroz, de la sal. */
export function contractDe(words: string): string {
  return words.startsWith('el ') ? `del ${words.slice(3)}` : `de ${words}`
}

/**
 * The names of a task's items with articles, and the share that the task takes: "el arroz, las zanahorias y la mitad
 * de la sal".
 */
export function namesOfItems(items: readonly Item[], task: Task, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const isJuice = (item: Item) => task.verb !== 'dress' && context.isJuiced(item)
  const named = (some: readonly Item[]) =>
    some.map((item) => {
      const words = withArticle(item, context.amountOf(item))
      return isJuice(item) ? `el zumo ${contractDe(words)}` : words
    })
  const poured = pours.map((ml) => `${writeVolume(ml)} del agua`)
  const shares = parts.length === 0 ? [] : [`${isLast ? 'el resto' : 'la mitad'} ${joinNames(named(parts).map(contractDe))}`]
  return joinNames([...named(whole), ...poured, ...shares])
}
