import { wholeWordPatternOf } from '#kitchen/checker/text/phrases.ts'
import { isInWordSet, wordSetOf } from '#kitchen/checker/text/word-set.ts'
import { type FamilyName, type GeneralWordFamily, generalWordFamilies } from '#kitchen/checker/words/family-kinds.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { cacheSize, makeOnce, memoized, memoizedByKey, memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { areSameGeneric } from '#kitchen/reader/kinds/generic-names.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

/**
 * The general words of a language ("meat", "vegetables"), found by key, by the start of a key, and in running text.
 */
interface Families {
  byKey: ReadonlyMap<string, readonly GeneralWordFamily[]>
  byStem: readonly (readonly [stem: string, kind: GeneralWordFamily])[]
  inText: readonly (readonly [kind: GeneralWordFamily, words: () => RegExp])[]
}

const familyEntries: Readonly<Record<FamilyName, GeneralWordFamily>> = generalWordFamilies
const familyNames = Object.keys(generalWordFamilies).filter((name): name is FamilyName => Object.hasOwn(generalWordFamilies, name))

const familiesIn = memoizedByKey((language: Language): Families => {
  const words = checkerWordsIn[language].families
  const byKey = new Map<string, GeneralWordFamily[]>()
  const byStem: [string, GeneralWordFamily][] = []
  for (const name of familyNames) {
    for (const word of words[name] ?? []) {
      if (word.endsWith('*')) byStem.push([foodKeyOf(word.slice(0, -1), language), familyEntries[name]])
      else {
        const key = foodKeyOf(word, language)
        byKey.set(key, [...(byKey.get(key) ?? []), familyEntries[name]])
      }
    }
  }
  const { carrying } = checkerWordsIn[language]
  const inText = familyNames.flatMap((name) => {
    const [phrases, verbs] = [words[name], carrying[name]]
    return [
      ...(phrases === undefined ? [] : [[familyEntries[name], makeOnce(() => new RegExp(inTextSource(phrases, language), 'u'))] as const]),
      ...(verbs === undefined
        ? []
        : [[familyEntries[name], makeOnce(() => new RegExp(wholeWordPatternOf(verbs, language), 'u'))] as const]),
    ]
  })
  return { byKey, byStem, inText }
})

/** Japanese and Chinese general words count only without another name character before them: 肉, but not 豚肉. */
function inTextSource(phrases: readonly string[], language: Language): string {
  const source = wholeWordPatternOf(phrases, language)
  return language === 'ja' || language === 'zh'
    ? `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?:${source})(?![\\p{Script=Katakana}ー])`
    : source
}

/** Removes the German adjective ending after -frei: "glutenfreie" and "glutenfreier" name the same sauce. */
const withoutGermanFreeEnding = (word: string, language: Language) =>
  language === 'de' ? word.replace(/(?<=\p{L}frei)e[rsnm]?$/u, '') : word

/** The words of a food, folded and singular. */
export const foodKeyOf: (words: string, language: Language) => string = memoized(cacheSize, (words, language) =>
  tokenise(words)
    .filter((token) => token.kind !== 'mark')
    .map((token) => withoutGermanFreeEnding(singular(token.text, language), language))
    .join(' '),
)

function isInFamily(food: Pick<Food, 'ingredient' | 'class'>, family: GeneralWordFamily): boolean {
  const { ingredient } = food
  if (ingredient !== null && family.ids?.includes(ingredient)) return true
  if (ingredient !== null && family.idWords?.some((word) => ingredient.split('-').includes(word))) return true
  if (family.classes?.includes(food.class) !== true) return false
  return family.proteins === undefined || (ingredient !== null && family.proteins.includes(proteinOf(ingredient)))
}

function proteinOf(id: IngredientId): string {
  return lexicon[id].protein ?? ''
}

/** The families of general words that a key belongs to, memoized because recipes repeat their words. */
const familiesOf = memoized(cacheSize, (key, language): readonly GeneralWordFamily[] => {
  const { byKey, byStem } = familiesIn(language)
  const bare = withoutQualities(key, language)
  return [key, ...(bare === key ? [] : [bare])].flatMap((one) => [
    ...(byKey.get(one) ?? []),
    ...byStem.filter(([stem]) => one.startsWith(stem) && !one.slice(stem.length).includes(' ')).map(([, kind]) => kind),
  ])
})

/** Removes the preparation from a food's words: "the chopped tomatoes", "gehackte Zwiebeln", "cebolla picada". */
function withoutQualities(key: string, language: Language): string {
  const qualities = wordSetOf(checkerWordsIn[language].qualities, language)
  const words = key.split(' ')
  let [from, to] = [0, words.length]
  while (from < to && isInWordSet(words[from] ?? '', qualities)) from += 1
  while (to > from && isInWordSet(words[to - 1] ?? '', qualities)) to -= 1
  return from === to ? key : words.slice(from, to).join(' ')
}

/** Do words that are known only by kind contain this ingredient: "grated carrot" is carrot? */
function isReadAs(id: IngredientId, words: string, language: Language): boolean {
  const written = tokenise(words)
    .map(({ text }) => text)
    .join(' ')
  const bare = withoutQualities(written, language)
  return bare !== written && onlyFoodIn(bare, language) === id
}

/** Is the food pressed from this ingredient: "le jus du pamplemousse" comes from the listed grapefruit? */
function isPressedOf(id: IngredientId, { words, class: pressed }: Food, language: Language): boolean {
  return pressed === 'drink' && lexicon[id].class === 'citrus' && onlyFoodIn(words.split(' ').slice(1).join(' '), language) === id
}

/** The ingredient of a text that names exactly one food, or null. */
const onlyFoodIn = memoized(cacheSize, (text, language): IngredientId | null => {
  const [only, ...more] = findFoods(text, language)
  return more.length === 0 ? (only?.ingredient ?? null) : null
})

/**
 * Does a word in a step name a listed food, by the same ingredient or a more general word? A narrower word does not
 * count.
 */
export function isSameFood(mentioned: Food, listed: Food, language: Language): boolean {
  if (mentioned.ingredient !== null && mentioned.ingredient === listed.ingredient) return true
  if (areSameGeneric(mentioned.words, listed.words)) return true
  const key = foodKeyOf(mentioned.words, language)
  if (familiesOf(key, language).some((family) => isInFamily(listed, family))) return true
  if (mentioned.ingredient !== null && listed.ingredient !== null) return false
  if (mentioned.ingredient === null && listed.ingredient !== null) {
    if (isReadAs(listed.ingredient, mentioned.words, language) || isPressedOf(listed.ingredient, mentioned, language)) return true
  }
  // "The rind of 1 lemon" contains a number, which is removed.
  const known = foodKeyOf(listed.words, language).replace(/\d+ /g, '')
  return known === key || ` ${known} `.includes(` ${key} `)
}

/** The foods that a text mentions, prepared for comparison with each listed food. */
interface Mentions {
  ingredients: ReadonlySet<IngredientId>
  families: readonly GeneralWordFamily[]
  /** The mentioned foods that are known only by kind. */
  byKind: readonly Food[]
}

const collectMentions = memoizedByObject(
  (mentioned: readonly Food[], language: Language): Mentions => ({
    ingredients: new Set(mentioned.flatMap(({ ingredient }) => ingredient ?? [])),
    families: [...new Set(mentioned.flatMap(({ words }) => familiesOf(foodKeyOf(words, language), language)))],
    byKind: mentioned.filter(({ ingredient }) => ingredient === null),
  }),
)

/** Does any word of a step name a food of the list, by the rule of `isSameFood`? */
export function isSameAsAnyFood(mentioned: readonly Food[], listed: Food, language: Language): boolean {
  const { ingredients, families, byKind } = collectMentions(mentioned, language)
  if (listed.ingredient !== null && ingredients.has(listed.ingredient)) return true
  if (families.some((family) => isInFamily(listed, family))) return true
  // Two ingredients can only match by name or family, so foods known by kind need no check here.
  return (listed.ingredient === null ? mentioned : byKind).some((food) => isSameFood(food, listed, language))
}

const generalWordsIn = memoizedByKey((language: Language) =>
  memoizedByKey((_key: string, listed: Food): readonly RegExp[] =>
    familiesIn(language).inText.flatMap(([kind, words]) => (isInFamily(listed, kind) ? [words()] : [])),
  ),
)

/** The general words for a listed food: by its ingredient, or by its class when it has no ingredient. */
function wordsFor(listed: Food, language: Language): readonly RegExp[] {
  return generalWordsIn(language)(listed.ingredient ?? `any ${listed.class}`, listed)
}

/** A folded text that is searched once for each general word. */
export interface GeneralWordSearch {
  contains(words: RegExp): boolean
}

/** Prepares a folded text for the search for general words. */
export const prepareGeneralWordSearch: (plain: string, language: Language) => GeneralWordSearch = memoized(cacheSize, (plain) => ({
  contains: memoizedByKey((words: RegExp) => words.test(plain)),
}))

/** Does a text use a general word for a listed food, even a word that is a food itself: "обжарьте мясо"? */
export function isNamedByGeneralWord(text: GeneralWordSearch, listed: Food, language: Language): boolean {
  return wordsFor(listed, language).some((words) => text.contains(words))
}
