import { isNameOfListedFoods } from '#kitchen/checker/reading/dishes.ts'
import { foodKeyOf, isSameFood } from '#kitchen/checker/text/families.ts'
import { containsPhrase, isWholePhrase, matchesOf, wholeWordPatternOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { tokensOf } from '#kitchen/checker/text/tokens-of.ts'
import { accompanimentWordsIn } from '#kitchen/checker/words/accompaniments.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import { type FoundFood, findDishes } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/** A dish that a text names. */
interface Mention {
  dish: FoundFood
  /** The dish is served with this recipe, on it or under it. */
  isBeside: boolean
  /** The text works on the dish: "turn the pancakes". */
  isWorkedOn: boolean
}

/** A recipe whose texts the checker searches, and the facts that decide what counts. */
interface SearchedRecipe {
  recipe: Recipe
  listed: readonly Food[]
  excluded: readonly Allergen[]
  /** Only one line is judged: the title and the other steps are not there. */
  isLine: boolean
}

/**
 * The dishes that a recipe names but does not make, such as the custard a cake is served with, keyed by the text that
 * names them. A recipe makes the dishes of its title, and those that a step works on when the list holds a part of
 * them.
 */
export function dishesNotMadeHere(it: SearchedRecipe): ReadonlyMap<string, readonly FoundFood[]> {
  const { title, description, instructions, language } = it.recipe
  const steps = instructions.map((text) => mentionsIn(text, language))
  const inTitle = mentionsIn(title, language)
  const inDescription = mentionsIn(description, language)
  if (inTitle.length + inDescription.length === 0 && steps.every((mentions) => mentions.length === 0)) return nowhere
  const own = it.isLine
    ? []
    : [...inTitle.filter((one) => !isAccompanimentInTitle(one, inTitle, it.recipe)), ...steps.flat().filter((one) => isMade(one, it))]
  const isListed = ({ dish }: Mention) => it.listed.some((food) => isSameFood(dish, food, language)) || isNameOfListedFoods(dish, it)
  const isBrought = (mention: Mention) =>
    !isListed(mention) &&
    (it.isLine ? mention.isBeside && isImpossible(mention.dish, it) : !own.some(({ dish }) => isSameDish(dish, mention.dish, language)))
  const isFalse = (mention: Mention) => isImpossible(mention.dish, it) && !isMadeAnyWay(mention.dish, language) && !isListed(mention)
  const places = [
    ['title', inTitle.filter((one) => isFalse(one) || (!it.isLine && isBrought(one)))],
    ['description', inDescription.filter(isBrought)],
    ...steps.map((mentions, at) => [`instructions[${at}]`, mentions.filter(isBrought)] as const),
  ] as const
  return new Map(places.map(([where, mentions]) => [where, mentions.map(({ dish }) => dish)]))
}

const nowhere: ReadonlyMap<string, readonly FoundFood[]> = new Map()

const mentionsIn = memoized(cacheSize, (text, language): readonly Mention[] =>
  findDishes(text, language, tokensOf(text)).map((dish) => ({ dish, ...roleInText(dish, text, language) })),
)

/**
 * Is this dish the accompaniment in a title: the dumplings of "soup with dumplings", but not of "dumpling soup" or
 * "soupe de raviolis"?
 */
function isAccompanimentInTitle({ dish }: Mention, all: readonly Mention[], { title, language }: Recipe): boolean {
  const [before, after] = [foldText(title.slice(0, dish.start)), foldText(title.slice(dish.end))]
  const { titleWith, titleBeside, meals } = borders(language)
  if (titleWith.test(before) || titleBeside.test(after)) return true
  const meal = matchesOf(meals, before).at(-1)
  const ends = [
    ...(meal === undefined ? [] : [meal.index + meal[0].length]),
    ...all.flatMap((other) => (other.dish.end <= dish.start ? [other.dish.end] : [])),
  ]
  return ends.some((end) => !isOneName(before.slice(end), language))
}

/** Do the words between two nouns make them one name: nothing, "de", or の? */
function isOneName(between: string, language: Language): boolean {
  const words = between.trim()
  return words === '' || /[の的]$/u.test(words) || vocabularyOf(language).words.of.some((of) => foldText(of) === words)
}

/** A step works on the dish, and the list holds a part of it. */
function isMade({ dish, isBeside, isWorkedOn }: Mention, { listed, excluded, recipe }: SearchedRecipe): boolean {
  if (isBeside) return false
  if (isWorkedOn && isMadeAnyWay(dish, recipe.language)) return true
  const parts = allergens.filter((one) => dish.contains[one] === 'yes' || dish.contains[one] === 'likely')
  return !parts.some((one) => excluded.includes(one)) && parts.some((one) => listed.some(({ contains }) => contains[one] !== 'no'))
}

/** A dish that always contains an excluded food, so this recipe cannot make it. */
function isImpossible({ contains }: Food, { excluded }: SearchedRecipe): boolean {
  return excluded.some((one) => contains[one] === 'yes')
}

function isMadeAnyWay({ words }: Food, language: Language): boolean {
  return isWholePhrase(foldText(words), accompanimentWordsIn[language].madeAnyWay, language)
}

/** Do two names mean the same dish: quiche and quiche lorraine, cake and cheesecake? */
function isSameDish(one: Food, other: Food, language: Language): boolean {
  const [first, second] = [foodKeyOf(one.words, language), foodKeyOf(other.words, language)]
  return first.includes(second) || second.includes(first)
}

/** The patterns of one language around the name of a dish. */
interface Borders {
  before: RegExp
  after: RegExp
  spokenOf: RegExp
  titleWith: RegExp
  titleBeside: RegExp
  meals: RegExp
}

const smallWords = "(?:\\s+[\\p{L}']+){0,2}\\s*$"

const borders = memoizedByKey((language: Language): Borders => {
  const { before, after, spokenOf, titleWith, titleBeside, meals } = accompanimentWordsIn[language]
  const isUnspaced = language === 'ja' || language === 'zh'
  const pattern = (phrases: Phrases, first: string, last: string) =>
    new RegExp(`${first}(?:${wholeWordPatternOf(phrases, language)})${last}`, 'u')
  return {
    before: pattern(before, '', isUnspaced ? '.{0,3}$' : smallWords),
    after: pattern(after, '^\\s*', ''),
    spokenOf: pattern(spokenOf, '', "\\s*(?:\\s[\\p{L}']+\\s*)?'?$"),
    titleWith: pattern(titleWith, '', ''),
    titleBeside: pattern(titleBeside, '', ''),
    meals: new RegExp(wholeWordPatternOf(meals, language), 'gu'),
  }
})

/** Whether a text names a dish as something served beside, and whether it works on the dish. */
function roleInText(dish: FoundFood, text: string, language: Language): Omit<Mention, 'dish'> {
  const sentence = sentencesOf(text).find(({ start, text: words }) => start <= dish.start && start + words.length >= dish.end)
  if (sentence === undefined) return { isBeside: false, isWorkedOn: false }
  const isServing = containsPhrase(foldText(sentence.text), accompanimentWordsIn[language].serving, language)
  const { before, after, spokenOf } = borders(language)
  const front = foldText(text.slice(sentence.start, dish.start))
  const isSpokenOf = spokenOf.test(front)
  const isNear = before.test(front) || after.test(foldText(text.slice(dish.end)))
  return { isBeside: isServing && isNear && !isSpokenOf, isWorkedOn: isSpokenOf && !isServing }
}
