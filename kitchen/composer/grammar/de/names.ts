import type { Amount } from '#kitchen/composer/amounts.ts'
import { capitalised, inARow } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { de as formsOf } from '#kitchen/lexicon/forms/de.ts'
import type { GermanForms } from '#kitchen/lexicon/forms.ts'

const counted: readonly string[] = ['piece', 'leaf', 'sheet', 'head', 'stalk']

function stored(item: Item): GermanForms | null {
  return item.ingredient === null ? null : formsOf[item.ingredient]
}

function isOne(amount: Amount | null): boolean {
  return amount !== null && counted.includes(amount.measure) && amount.amount <= 1
}

/** Words that stand before a noun or between two, and begin with a small letter wherever they stand. */
const small =
  /^(?:und|oder|mit|ohne|vom|von|aus|in|im|der|die|das|dem|den|des|zum|zur|für|auf|etwas|ein|eine|einen|übrig|gut|fein|grob|frisch|halb|roh)$/u

/** Adjectives and participles before their noun: "gekochtes Huhn", "übriges Curry". */
const bent =
  /(?:(?:t|en|ig|lich|isch|sch|rz|ß|ot|ün|elb|and|einer|eiche?)(?:e|er|es|en|em)|^(?:roh|süß|klein|groß|jung|alt|frisch|vegan|mager|fett|zart|weich|hart|halb|saur|dunkl|hell|bunt)(?:e|er|es|en|em))$/u

/** A cook's own words as German writes them: the page makes all letters small, and nouns begin with a large one. */
export function nounsLarge(words: string): string {
  if (/\p{Lu}/u.test(words)) return words
  const all = words.split(' ')
  const isLast = (at: number) => at === all.length - 1 || small.test(all[at + 1] ?? '')
  const isAdjective = (word: string, at: number) => (isLast(at) ? at > 0 && /^ge\p{Ll}+t$/u.test(word) : bent.test(word))
  return all.map((word, at) => (small.test(word) || isAdjective(word, at) ? word : capitalised(word))).join(' ')
}

/** "Resten vom Braten", "Nudelresten": leftovers are plural. */
const leftDative = (words: string) => words.replace(/^(\p{L}*[Rr]este)(?= |$)/u, '$1n')

/** What a food is without stays with its noun: "glutenfreie Sojasauce", "veganer Käse". */
const claim = /^(\p{Ll}+frei|vegan|vegetarisch)(e[rs]?) (?=\p{Lu})/u

/**
 * A cook's own words without the adjectives before the noun, which would need inflection: "gekochtes Hühnerfleisch".
 */
const ownNoun = (words: string) => (claim.test(words) ? words : words.replace(/^(?:\p{Ll}+ )+(?=\p{Lu})/u, ''))

/** The dative of a claim: "glutenfreier Sojasauce", "glutenfreien Nudeln", "veganem Käse". */
function ownDative(words: string): string {
  const isMany = /(?:n|el|er|s)$/u.test(words) && !words.endsWith('Butter')
  return ownNoun(words).replace(claim, (_, said: string, ending: string) => `${said}${ending !== 'e' ? 'em' : isMany ? 'en' : 'er'} `)
}

/** A cook's own words in the accusative: only a masculine adjective differs, "gekochten Lachs". */
const ownAccusative = (words: string) => words.replace(/^(\p{Ll}+)er (?=\p{Lu})/u, '$1en ')

/** The accusative without an article, by how much of it there is: "Zwiebel", "Zwiebeln", "schwarzen Pfeffer". */
export function bareOf(item: Item, amount: Amount | null): string {
  const forms = stored(item)
  if (forms === null) return ownAccusative(nounsLarge(item.words))
  return isOne(amount) && forms.one !== undefined && !/^(?:Stange|Blatt) /.test(forms.one) ? forms.one : forms.bare
}

/** The nominative in the list: "schwarzer Pfeffer". */
export function listedOf(item: Item, amount: Amount): string {
  const forms = stored(item)
  if (forms === null) return nounsLarge(item.words)
  if (!counted.includes(amount.measure) && amount.measure !== 'can') return forms.listed ?? forms.bare
  return (isOne(amount) ? forms.one : forms.many) ?? forms.listed ?? forms.bare
}

/** After "mit": "Äpfeln", "schwarzem Pfeffer". */
export function withOf(item: Item): string {
  return stored(item)?.with ?? leftDative(ownDative(nounsLarge(item.words)))
}

/** After "mit" in a title, where juice is called by its fruit: "Zitrone". */
export function withInTitle(item: Item): string {
  return ['lemon-juice', 'lime-juice', 'orange-juice'].includes(item.kin) ? titleOf(item) : withOf(item)
}

/** In a title: "Pfeffer". */
export function titleOf(item: Item): string {
  const forms = stored(item)
  return forms === null ? ownNoun(nounsLarge(item.words)) : (forms.short ?? forms.bare)
}

/**
 * The word before another noun, with a hyphen at its end if it needs one: "Karotten", "Miso-"; null where no
 * compound exists.
 */
export function compoundOf(item: Item): string | null {
  return stored(item)?.compound ?? null
}

/** "a", "a und b", "a, b und c". */
export function joined(words: readonly string[]): string {
  return inARow(words, ' und ')
}
