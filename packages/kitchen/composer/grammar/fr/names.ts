import type { Amount } from '#kitchen/composer/amounts.ts'
import type { Task } from '#kitchen/composer/draft.ts'
import { writeVolume } from '#kitchen/composer/grammar/fr/measures.ts'
import { isKnownIn } from '#kitchen/composer/grammar/known-words.ts'
import type { RecipeContext, TakenShare } from '#kitchen/composer/grammar/recipe-context.ts'
import { joinSeries } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { FrenchForms } from '#kitchen/lexicon/forms.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** A name as sentences use it. The cook's own words keep quotation marks and have no article. */
export interface Noun {
  /** The name with its article: "les carottes", "« gouda »". */
  the: string
  /** The name after "de": "de carottes", "d'ail", "de gouda". */
  of: string
  /** Without its article: "carottes". */
  bare: string
  isPlural: boolean
  isFeminine: boolean
  /** The cook's own words, whose gender is unknown. */
  isOwnWord: boolean
}

/** Measures of food that is counted by its own name: "2 carottes", "1 chou-fleur", "4 feuilles de laurier". */
const counted = ['piece', 'leaf', 'sheet', 'head']

const article = /^(?:les |le |la |l')/u

/** The name of an item, singular or plural by the amount: "1 oignon", "les oignons", "le riz". */
export function nounOf(item: Item, amount: Amount | null): Noun {
  if (item.ingredient === null) return claimedNoun(item) ?? ownWord(item.words)
  const forms = lexicon[item.ingredient].fr
  const { one, many } = forms
  if (one === undefined || many === undefined || amount === null || !counted.includes(amount.measure)) return nounFromStored(forms)
  return amount.amount < 2
    ? singularNoun(forms, one)
    : nounFromStored({ ...forms, the: `les ${many}`, of: `${isElided(forms) ? "d'" : 'de '}${many}` })
}

/** A name with a claim, which keeps the gender of its noun ("pesto sans noix"), or null without a claim. */
function claimedNoun({ words, kin, isNamedByClaim }: Item): Noun | null {
  const noun = nounFromStored(lexicon[kin].fr)
  const claim = words.startsWith(`${noun.bare} `) ? words.slice(noun.bare.length) : null
  if (isNamedByClaim !== true || claim === null) return null
  return { ...noun, the: noun.the + claim, of: noun.of + claim, bare: words }
}

const isElided = ({ of }: FrenchForms) => of.startsWith("d'")

function nounFromStored({ the, of, isFeminine }: FrenchForms): Noun {
  return {
    the,
    of,
    bare: the.replace(article, ''),
    isPlural: the.startsWith('les '),
    isFeminine: isFeminine === true,
    isOwnWord: false,
  }
}

/** The singular of a food with a plural name; gender and first letter decide the article. */
function singularNoun(forms: FrenchForms, one: string): Noun {
  const isFeminine = forms.isFeminine === true
  const the = isElided(forms) ? `l'${one}` : `${isFeminine ? 'la' : 'le'} ${one}`
  return { the, of: isElided(forms) ? `d'${one}` : `de ${one}`, bare: one, isPlural: false, isFeminine, isOwnWord: false }
}

/** Are the words leftovers ("restes de poulet")? These are masculine plural, whatever the food is. */
const areLeftovers = (words: string) => /^restes(?: de | d'|$)/u.test(words)

/** Is the name a plural ("légumes rôtis")? Plurals share one article in both genders. */
const isSeveral = (words: string) =>
  areLeftovers(words) || (/^\p{Ll}+[sx](?: \p{Ll}+[sx])*$/u.test(words) && isKnownIn(words.replace(/ .*$/u, ''), 'fr'))

/**
 * General words for food (fish, broth, meat) that a recipe writes as the cook typed them, with an article and without
 * quotation marks.
 */
const generalFoodWords: ReadonlyMap<string, FrenchForms> = new Map(
  (
    [
      { the: 'le poisson', of: 'de poisson' },
      { the: 'le poisson blanc', of: 'de poisson blanc' },
      { the: 'le filet de poisson', of: 'de filet de poisson' },
      { the: 'les filets de poisson', of: 'de filets de poisson' },
      { the: 'le bouillon', of: 'de bouillon' },
      { the: 'la viande', of: 'de viande', isFeminine: true },
    ] satisfies FrenchForms[]
  ).map((forms) => [forms.the.replace(article, ''), forms]),
)

function ownWord(words: string): Noun {
  const known = generalFoodWords.get(words.toLowerCase())
  if (known !== undefined) return nounFromStored(known)
  return {
    the: isSeveral(words) ? `les ${words}` : `« ${words} »`,
    of: /^[aàâeéèêiîoôuùûœ]/iu.test(words) ? `d'${words}` : `de ${words}`,
    bare: words,
    isPlural: isSeveral(words),
    isFeminine: false,
    isOwnWord: !areLeftovers(words),
  }
}

const short = (the: string, of: string, isFeminine = false): FrenchForms => ({ the, of, ...(isFeminine && { isFeminine }) })

const chicken = short('le poulet', 'de poulet')
const pork = short('le porc', 'de porc')
const lamb = short("l'agneau", "d'agneau")

/** Shorter names for titles. They leave out details of the name in the ingredient list and add none. */
const shortForms: Partial<Record<IngredientId, FrenchForms>> = {
  'chicken-breast': chicken,
  'chicken-thigh': chicken,
  'chicken-leg': chicken,
  'ground-chicken': chicken,
  'turkey-breast': short('la dinde', 'de dinde', true),
  'ground-turkey': short('la dinde', 'de dinde', true),
  'beef-steak': short('le bœuf', 'de bœuf'),
  'pork-chop': pork,
  'pork-tenderloin': pork,
  'pork-belly': pork,
  'pork-shoulder': pork,
  'ground-pork': pork,
  'lamb-chop': lamb,
  'lamb-shank': lamb,
  'ground-lamb': lamb,
  'canned-tomatoes': short('les tomates', 'de tomates', true),
  'canned-tuna': short('le thon', 'de thon'),
  'lime-juice': short('le citron vert', 'de citron vert'),
  'lemon-juice': short('le citron', 'de citron'),
  'orange-juice': short("l'orange", "d'orange", true),
  vanilla: short('la vanille', 'de vanille', true),
  cardamom: short('la cardamome', 'de cardamome', true),
  cumin: short('le cumin', 'de cumin'),
  garlic: short("l'ail", "d'ail"),
}

/** The name in a title: short and without an amount. */
export function titleNoun(item: Item): Noun {
  if (item.ingredient === null) return { ...ownWord(item.words), the: areLeftovers(item.words) ? `les ${item.words}` : item.words }
  return nounFromStored(shortForms[item.ingredient] ?? lexicon[item.ingredient].fr)
}

/** Joins words: "a", "a et b", "a, b et c". */
export function joinNames(words: readonly string[]): string {
  return joinSeries(words, ' et ')
}

/** "À" contracted with an article: "aux carottes", "au riz", "à la menthe", "à l'ail". */
export function contractA({ the, isOwnWord }: Noun): string {
  if (isOwnWord && !the.startsWith('les ')) return `à base ${ownWord(the.replace(/^« | »$/gu, '')).of}`
  if (the.startsWith('les ')) return `aux ${the.slice(4)}`
  return the.startsWith('le ') ? `au ${the.slice(3)}` : `à ${the}`
}

/** "De" contracted with an article: "du riz", "des carottes", "de la menthe", "de l'ail". */
export function contractDe(the: string): string {
  if (the.startsWith('les ')) return `des ${the.slice(4)}`
  return the.startsWith('le ') ? `du ${the.slice(3)}` : `de ${the}`
}

/** The name of an item for its amount in the plan. */
export function nounIn(item: Item, context: RecipeContext): Noun {
  return nounOf(item, context.amountOf(item))
}

/**
 * The juice of a citrus fruit that is stirred in, "le jus du citron vert"; over a dish, the fruit itself is squeezed.
 */
function juiceOr(noun: Noun, item: Item, task: Task, context: RecipeContext): Pick<Noun, 'the' | 'of'> {
  if (task.verb === 'dress' || !context.isJuiced(item)) return noun
  return { the: `le jus ${contractDe(noun.the)}`, of: `de jus ${noun.of}` }
}

/** The share of a divided seasoning: "la moitié du sel", "le reste du poivre"; null if nothing is divided. */
function partIn({ parts, isLast }: TakenShare, context: RecipeContext): string | null {
  if (parts.length === 0) return null
  return `${isLast ? 'le reste' : 'la moitié'} ${joinNames(parts.map((item) => contractDe(nounIn(item, context).the)))}`
}

/**
 * The names of a task's items with articles, and the share that the task takes: "le riz, les carottes et la moitié du
 * sel".
 */
export function namesOfItems(items: readonly Item[], task: Task, context: RecipeContext): string {
  const taken = context.take(items, task)
  const part = partIn(taken, context)
  return joinNames([
    ...taken.whole.map((item) => juiceOr(nounIn(item, context), item, task, context).the),
    ...taken.pours.map((ml) => `${writeVolume(ml)} d'eau`),
    ...(part === null ? [] : [part]),
  ])
}

/** The same names after a verb with "de": "de coriandre et de la moitié du sel". */
export function namesOfItemsAfterDe(items: readonly Item[], task: Task, context: RecipeContext): string {
  const taken = context.take(items, task)
  const part = partIn(taken, context)
  return joinNames([
    ...taken.whole.map((item) => juiceOr(nounIn(item, context), item, task, context).of),
    ...taken.pours.map((ml) => `de ${writeVolume(ml)} d'eau`),
    ...(part === null ? [] : [contractDe(part)]),
  ])
}
