import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { spanishForms } from '#kitchen/lexicon/forms/es.ts'
import type { SpanishForms } from '#kitchen/lexicon/forms.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

export interface Noun {
  text: string
  isPlural: boolean
  isFeminine: boolean
}

const counted = ['piece', 'leaf', 'sheet']
const article = /^(el|la|los|las) /

function formsOf(id: IngredientId): SpanishForms {
  return spanishForms[id]
}

/** A word of the cook's own stands in quotation marks: nobody knows its article. */
const quoted = (words: string) => `«${words}»`

/** The name without its article, by how much of it there is: "cebolla", "cebollas", "arroz". */
export function nounOf(item: Item, amount: Amount | null): Noun {
  if (item.ingredient === null) return { text: quoted(item.words), isPlural: false, isFeminine: false }
  const { the, one, many } = formsOf(item.ingredient)
  const [, found = 'el'] = article.exec(the) ?? []
  const isFeminine = found === 'la' || found === 'las'
  const isPlural = found === 'los' || found === 'las'
  if (one === undefined || many === undefined) return { text: the.replace(article, ''), isPlural, isFeminine }
  const isOne = amount !== null && counted.includes(amount.measure) && amount.amount <= 1
  return { text: isOne ? one : many, isPlural: !isOne, isFeminine }
}

/** "la cebolla" where there is one, "las cebollas", "el arroz". */
export function withArticle(item: Item, amount: Amount | null): string {
  if (item.ingredient === null) return quoted(item.words)
  const { the, one } = formsOf(item.ingredient)
  const { text, isFeminine, isPlural } = nounOf(item, amount)
  if (one === undefined || isPlural) return the
  // A feminine noun that begins with a stressed a takes "el": el alga.
  return `${isFeminine ? 'la' : 'el'} ${text}`
}

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
  'lamb-chop': 'cordero',
  'ground-lamb': 'cordero',
  'canned-tomatoes': 'tomate',
  'canned-tuna': 'atún',
  'lime-juice': 'lima',
  'lemon-juice': 'limón',
  'orange-juice': 'naranja',
  'ground-coriander': 'cilantro molido',
  vanilla: 'vainilla',
  cardamom: 'cardamomo',
}

/** The name in a title, after "de" or "con": "zanahoria", "espinacas". */
export function inTitle(item: Item): string {
  if (item.ingredient === null) return quoted(item.words)
  const { the, one } = formsOf(item.ingredient)
  return shortNames[item.ingredient] ?? one ?? the.replace(article, '')
}

/** "a", "a y b", "a, b y c"; y is e before the sound of i. */
export function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  if (words.length < 2) return last
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`
}

/** "de" before a name with its article: del arroz, de la sal. */
export function ofThe(words: string): string {
  return words.startsWith('el ') ? `del ${words.slice(3)}` : `de ${words}`
}
