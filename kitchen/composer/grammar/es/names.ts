import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { volume } from '#kitchen/composer/grammar/es/measures.ts'
import type { Agreement } from '#kitchen/composer/grammar/es/words.ts'
import { isKnownIn } from '#kitchen/composer/grammar/known-words.ts'
import type { RecipeContext } from '#kitchen/composer/grammar/recipe-context.ts'
import { inARow } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { spanishForms } from '#kitchen/lexicon/forms/es.ts'
import type { SpanishForms } from '#kitchen/lexicon/forms.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

export interface Noun {
  text: string
  isPlural: boolean
  isFeminine: boolean
  /** A word of the cook's own: its gender is unknown. */
  isOwnWord?: boolean
}

const counted = ['piece', 'leaf', 'sheet', 'head']
const article = /^(el|la|los|las) /

/** Feminine nouns that begin with a stressed a take "el": el agua, el alga. */
const stressed = /^el (?:agua|alga)\b/

function formsOf(id: IngredientId): SpanishForms {
  return spanishForms[id]
}

/** A word of the cook's own stands in quotation marks: its article is unknown. */
const quoted = (words: string) => `«${words}»`

/** Leftovers of a food, and a noun whose ending tells its gender: "sobras de pollo", "verduras". */
const ending = /^(?:sobras|restos) de |^\p{Ll}+(?:as|os|a|o)(?= |$)/u

/** Words for many foods whose ending tells no gender. */
const generic = ['la carne']

/** A cook's own words in Spanish; null where their gender is unknown. */
function ownNoun(words: string): Noun | null {
  const the = generic.find((one) => one.replace(article, '') === words)
  if (the !== undefined) return spoken(the)
  const [found] = ending.exec(words) ?? []
  const isLeft = found?.endsWith(' de ') === true
  if (found === undefined || (!isLeft && (words.includes(' ') || !isKnownIn(words, 'es')))) return null
  const [noun = ''] = found.split(' ')
  return { text: words, isPlural: noun.endsWith('s'), isFeminine: /as?$/.test(noun) }
}

/** "Pesto sin frutos secos" is of the gender of pesto; null where no claim stands behind a name of ours. */
function claimedNoun({ words, kin, isNamedByClaim }: Item): Noun | null {
  const noun = spoken(formsOf(kin).the)
  return isNamedByClaim && words.startsWith(`${noun.text} `) ? { ...noun, text: words } : null
}

/** A name as it is stored with its article. */
function spoken(the: string): Noun {
  const [, found = 'el'] = article.exec(the) ?? []
  const isFeminine = found === 'la' || found === 'las' || stressed.test(the)
  return { text: the.replace(article, ''), isPlural: found === 'los' || found === 'las', isFeminine }
}

/** The name without its article, by how much of it there is: "cebolla", "cebollas", "arroz". */
export function nounOf(item: Item, amount: Amount | null): Noun {
  if (item.ingredient === null)
    return claimedNoun(item) ?? ownNoun(item.words) ?? { text: quoted(item.words), isPlural: false, isFeminine: false, isOwnWord: true }
  const { the, one, many } = formsOf(item.ingredient)
  const mass = spoken(the)
  if (one === undefined || many === undefined || amount === null || !counted.includes(amount.measure)) return mass
  return amount.amount <= 1 ? { ...mass, text: one, isPlural: false } : { ...mass, text: many, isPlural: true }
}

/** "la cebolla" where there is one, "las cebollas", "el arroz". */
export function withArticle(item: Item, amount: Amount | null): string {
  const { text, isFeminine, isPlural, isOwnWord } = nounOf(item, amount)
  if (isOwnWord === true) return text
  const the = item.ingredient === null ? '' : formsOf(item.ingredient).the
  if (the !== '' && the.replace(article, '') === text) return the
  return `${isPlural ? (isFeminine ? 'las' : 'los') : isFeminine ? 'la' : 'el'} ${text}`
}

/** The endings of what agrees with all of these: one feminine noun is "tierna", a mixed company "tiernos". */
export function agreementOf(nouns: readonly Noun[]): Agreement | null {
  const [first] = nouns
  if (first === undefined || nouns.some(({ isOwnWord }) => isOwnWord)) return null
  const isPlural = nouns.length > 1 || first.isPlural
  const gender = nouns.every(({ isFeminine }) => isFeminine) ? 'a' : 'o'
  return isPlural ? { n: 'n', s: 's', o: `${gender}s` } : { n: '', s: '', o: gender }
}

/** The gender and number of words with their article: "las tortitas". */
export const nounIn = (words: string): Noun => spoken(words)

/** What a cook would call it in a title; never more than the list keeps. */
const shortNames: Partial<Record<IngredientId, string>> = {
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

/** Breads and leaves come in numbers; of a vegetable a title names the kind. */
const severalInTitle = ['wrap', 'bread', 'pastry', 'egg']

/** The name in a title, after "de" or "con": "zanahoria", "espinacas", "tortillas de maíz". */
export function inTitle(item: Item): string {
  if (item.ingredient === null) return nounOf(item, null).text
  const { the, one, many } = formsOf(item.ingredient)
  const isSeveral = severalInTitle.includes(item.class) || /^(?:hoja|baya|vaina|filete)s? /.test(one ?? '')
  return shortNames[item.ingredient] ?? (isSeveral ? many : one) ?? the.replace(article, '')
}

/** The name in a title where the dish is nothing but these: "peras al horno". */
export function manyInTitle(item: Item): Noun {
  if (item.ingredient === null) return nounOf(item, null)
  const short = shortNames[item.ingredient]
  return short === undefined
    ? spoken(formsOf(item.ingredient).the)
    : { ...spoken(formsOf(item.ingredient).the), text: short, isPlural: false }
}

/** "a", "a y b", "a, b y c"; y is e before the sound of i. */
export function joined(words: readonly string[]): string {
  return inARow(words, /^h?i(?!e)/i.test(words.at(-1) ?? '') ? ' e ' : ' y ')
}

/** "de" before a name with its article: del arroz, de la sal. */
export function ofThe(words: string): string {
  return words.startsWith('el ') ? `del ${words.slice(3)}` : `de ${words}`
}

/** "el arroz, las zanahorias y la mitad de la sal": names as the plan has them, with the part that this task takes. */
export function theItems(items: readonly Item[], task: Task, context: RecipeContext): string {
  const { whole, pours, parts, isLast } = context.take(items, task)
  const isJuice = (item: Item) => task.verb !== 'dress' && context.isJuiced(item)
  const named = (some: readonly Item[]) =>
    some.map((item) => {
      const words = withArticle(item, context.amountOf(item))
      return isJuice(item) ? `el zumo ${ofThe(words)}` : words
    })
  const poured = pours.map((ml) => `${volume(ml)} del agua`)
  const shares = parts.length === 0 ? [] : [`${isLast ? 'el resto' : 'la mitad'} ${joined(named(parts).map(ofThe))}`]
  return joined([...named(whole), ...poured, ...shares])
}
