import type { Amount } from '#kitchen/composer/amounts.ts'
import { capitalised, joinSeries } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { GermanForms } from '#kitchen/lexicon/forms.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

const counted: readonly string[] = ['piece', 'leaf', 'sheet', 'head', 'stalk']

function storedForms(item: Item): GermanForms | null {
  return item.ingredient === null ? null : lexicon[item.ingredient].de
}

function isOne(amount: Amount | null): boolean {
  return amount !== null && counted.includes(amount.measure) && amount.amount <= 1
}

/** Words that keep a small first letter: prepositions, conjunctions, articles, and adjectives without an ending. */
const lowerCaseWords =
  /^(?:und|oder|mit|ohne|vom|von|aus|in|im|der|die|das|dem|den|des|zum|zur|für|auf|etwas|ein|eine|einen|übrig|gut|fein|grob|frisch|halb|roh)$/u

/** Inflected adjectives and participles before a noun: "gekochtes Huhn", "übriges Curry". */
const inflectedAdjectives =
  /(?:(?:t|en|ig|lich|isch|sch|rz|ß|ot|ün|elb|and|einer|eiche?)(?:e|er|es|en|em)|^(?:roh|süß|klein|groß|jung|alt|frisch|vegan|mager|fett|zart|weich|hart|halb|saur|dunkl|hell|bunt)(?:e|er|es|en|em))$/u

/**
 * The cook's own words in German spelling. The page lower-cases typed ingredients, so nouns get their capital back.
 */
export function capitaliseNouns(words: string): string {
  if (/\p{Lu}/u.test(words)) return words
  const all = words.split(' ')
  const isLast = (at: number) => at === all.length - 1 || lowerCaseWords.test(all[at + 1] ?? '')
  const isAdjective = (word: string, at: number) => (isLast(at) ? at > 0 && /^ge\p{Ll}+t$/u.test(word) : inflectedAdjectives.test(word))
  return all.map((word, at) => (lowerCaseWords.test(word) || isAdjective(word, at) ? word : capitalised(word))).join(' ')
}

/** The dative plural of leftovers: "Resten vom Braten", "Nudelresten". */
const leftDative = (words: string) => words.replace(/^(\p{L}*[Rr]este)(?= |$)/u, '$1n')

/** A claim before its noun: "glutenfreie Sojasauce", "veganer Käse". */
const claimPattern = /^(\p{Ll}+frei|vegan|vegetarisch)(e[rs]?) (?=\p{Lu})/u

/**
 * The cook's own words without adjectives before the noun, which would need inflection ("gekochtes Hühnerfleisch").
 * Claims stay.
 */
const typedNoun = (words: string) => (claimPattern.test(words) ? words : words.replace(/^(?:\p{Ll}+ )+(?=\p{Lu})/u, ''))

/**
 * The dative of the cook's own words with their claim: "glutenfreier Sojasauce", "glutenfreien Nudeln", "veganem
 * Käse".
 */
function ownDative(words: string): string {
  const isMany = /(?:n|el|er|s)$/u.test(words) && !words.endsWith('Butter')
  return typedNoun(words).replace(
    claimPattern,
    (_, said: string, ending: string) => `${said}${ending !== 'e' ? 'em' : isMany ? 'en' : 'er'} `,
  )
}

/** The accusative of the cook's own words: only a masculine adjective changes, as in "gekochten Lachs". */
const ownAccusative = (words: string) => words.replace(/^(\p{Ll}+)er (?=\p{Lu})/u, '$1en ')

/** The accusative without an article, singular or plural by the amount: "Zwiebel", "Zwiebeln", "schwarzen Pfeffer". */
export function accusativeOf(item: Item, amount: Amount | null): string {
  const forms = storedForms(item)
  if (forms === null) return ownAccusative(capitaliseNouns(item.words))
  return isOne(amount) && forms.one !== undefined && !/^(?:Stange|Blatt) /.test(forms.one) ? forms.one : forms.bare
}

/** The nominative in a list: "schwarzer Pfeffer". */
export function nominativeOf(item: Item, amount: Amount): string {
  const forms = storedForms(item)
  if (forms === null) return capitaliseNouns(item.words)
  if (!counted.includes(amount.measure) && amount.measure !== 'can') return forms.listed ?? forms.bare
  return (isOne(amount) ? forms.one : forms.many) ?? forms.listed ?? forms.bare
}

/** The dative after "mit": "Äpfeln", "schwarzem Pfeffer". */
export function dativeAfterMit(item: Item): string {
  return storedForms(item)?.with ?? leftDative(ownDative(capitaliseNouns(item.words)))
}

/** The dative after "mit" in a title, where juice is named by its fruit: "Zitrone". */
export function dativeInTitle(item: Item): string {
  return ['lemon-juice', 'lime-juice', 'orange-juice'].includes(item.kin) ? titleNameOf(item) : dativeAfterMit(item)
}

/** The name in a title: "Pfeffer". */
export function titleNameOf(item: Item): string {
  const forms = storedForms(item)
  return forms === null ? typedNoun(capitaliseNouns(item.words)) : (forms.short ?? forms.bare)
}

/**
 * The first part of a compound noun, with a hyphen if it needs one: "Karotten", "Miso-"; null if no compound exists.
 */
export function compoundPartOf(item: Item): string | null {
  return storedForms(item)?.compound ?? null
}

/** Joins words: "a", "a und b", "a, b und c". */
export function joinNames(words: readonly string[]): string {
  return joinSeries(words, ' und ')
}
