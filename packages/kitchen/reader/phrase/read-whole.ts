import type { Language } from '#kitchen/options.ts'
import { type FoodSense, withClaimsOf, withDoubtsOf } from '#kitchen/reader/food/food.ts'
import { emptyReading } from '#kitchen/reader/food/segment-reading.ts'
import { coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { exactWords, foodListedAs, foodNamedBy } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { type Attempt, attemptIn, isWhole } from '#kitchen/reader/segment/attempt.ts'
import { isMeatSubstitute } from '#kitchen/reader/segment/compose.ts'
import { isCutOfMeat } from '#kitchen/reader/segment/cut-without-meat.ts'
import { replacesMeat } from '#kitchen/reader/segment/meat-likeness.ts'
import { rolesWithoutMeaning } from '#kitchen/reader/segment/pieces.ts'
import { countsInPhrase } from '#kitchen/reader/segment/read-segment.ts'
import { isJapaneseCharacter } from '#kitchen/reader/text/japanese-characters.ts'
import { languagesFor } from '#kitchen/reader/text/scripts-of.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/**
 * What the words name as a whole: first in the cook's language, then in other languages with the exact name, then in
 * any language that accounts for every word. If several other languages know the words, the food has the allergens of
 * all. Null if no language knows every word, or if one knows the words as no food. `languages` are those of the
 * script; the cook's own may be missing.
 */
export function readWhole(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt | null {
  const attemptOf = (language: Language) => attemptIn(vocabularyOf(language), text, tokens)
  const home = languages.includes(own) ? attemptOf(own) : null
  const homeIfWhole = home !== null && isWholeInOwnScript(home, text) ? home : null
  if (homeIfWhole !== null && isWritten(homeIfWhole)) return homeIfWhole
  if (home !== null && (isNoFood(home) || isOnlyDescription(home))) return null
  if (home !== null && isCutOfMeatAtHome(home, tokens))
    return own === 'en' && homeIfWhole !== null && isIngredient(homeIfWhole) ? homeIfWhole : null
  const others = languages.filter((language) => language !== own).map(attemptOf)
  const saysNone = (other: Attempt) => isNoFood(other) || (other.vocabulary.language === languages[0] && isOnlyDescription(other))
  return others.some(saysNone) ? null : bestNamed(home, homeIfWhole, others.filter(isWhole))
}

/** "Escalope citron" is meat to a French cook, although English cuts vegetables in escalopes. */
function isCutOfMeatAtHome({ reading, vocabulary }: Attempt, tokens: readonly Token[]): boolean {
  return reading.foods.length > 0 && tokens.some((token) => isCutOfMeat(token, vocabulary.language))
}

/** Simplified characters are Chinese even for a Japanese cook: 饼 is not 餅. */
function isWholeInOwnScript(home: Attempt, text: string): boolean {
  const isJapanese = ({ kind, start, end }: Token) => kind !== 'character' || isJapaneseCharacter(text.slice(start, end))
  return isWhole(home) && (home.vocabulary.language !== 'ja' || home.tokens.every(isJapanese))
}

/** The best of the readings that know every word, with what the others say. */
function bestNamed(home: Attempt | null, homeIfWhole: Attempt | null, whole: readonly Attempt[]): Attempt | null {
  const atHome = homeIfWhole === null ? [] : [homeIfWhole]
  const ranks = [whole.filter(isWritten), atHome.filter(isOneName), whole.filter(isOneName), atHome, whole]
  const alike = ranks.find(({ length }) => length > 0) ?? []
  const named = alike.find(isIngredient) ?? alike[0]
  if (named === undefined || named === home) return named ?? null
  const all = withAllOf(named, alike, home)
  // A match in another language by stem only counts as misspelt.
  return namesToTheLetter(named) ? all : { ...all, reading: { ...all.reading, known: 'misspelt' } }
}

/** Are the words one name in the language rather than several? 黄油 is butter in Chinese, not yellow oil. */
function isOneName({ vocabulary, tokens }: Attempt): boolean {
  return foodNamedBy(vocabulary, tokens) !== null
}

/** Do the words name lexicon ingredients, not only kinds? */
function isIngredient({ reading }: Attempt): boolean {
  return reading.foods.every(({ ingredient }) => ingredient !== null)
}

/**
 * Does the language have exactly this name, apart from an amount? "Brot" is German bread, and only by its stem a
 * Spanish sprout.
 */
function isWritten({ vocabulary, tokens }: Attempt): boolean {
  if (vocabulary.surfaces.has(exactWords(tokens))) return true
  // Without a number, "el" is Spanish for "the", not a German tablespoon.
  if (!tokens.some(({ kind }) => kind === 'number')) return false
  const isAmount = ({ kind, text }: Token) =>
    kind === 'number' || vocabulary.root.next.get(singular(text, vocabulary.language))?.role === 'unit'
  const name = tokens.filter((token) => !isAmount(token))
  return vocabulary.surfaces.has(exactWords(name))
}

/** Is each single-word food an exact name of the language? French "farine" matches German "Farin" only by stem. */
function namesToTheLetter({ vocabulary, reading }: Attempt): boolean {
  return reading.foods.every(({ words }) => {
    const tokens = tokenise(words)
    return tokens.length > 1 || foodListedAs(exactWords(tokens), vocabulary) !== undefined
  })
}

/** Does the language know the words as no food or as poison? */
function isNoFood({ reading }: Attempt): boolean {
  return reading.notFood.length > 0 && reading.foods.length + reading.unknown.length === 0
}

/**
 * Does the language know the words only as a description? "Rapé" means grated in French and is no Spanish fish there.
 */
export function isOnlyDescription({ reading }: Attempt): boolean {
  return reading.foods.length + reading.unknown.length + reading.notFood.length === 0
}

/**
 * Merges into a reading what other languages that know the words say, with their doubts, and the claims of the cook's
 * own partial reading. If no language has the words as one name, the doubts of the cook's language count too: French
 * does not make "tortilla de cacahuete" safer.
 */
function withAllOf(named: Attempt, alike: readonly Attempt[], home: Attempt | null): Attempt {
  const atHome = home !== null && !isImitation(named, home) ? home.reading : emptyReading()
  const known = alike.filter((other) => other !== named && other !== home).flatMap(({ reading }) => reading.foods)
  const isDoubted = atHome.unknown.length === 0 && (atHome.known === 'whole' || !isOneName(named))
  const others: FoodSense[] = isDoubted ? [...known, ...atHome.foods] : known
  const claimed: FoodSense[] = atHome.foods
  const foods = named.reading.foods.map((food) => ({
    ...food,
    ...claimed.reduce<FoodSense>(withClaimsOf, others.reduce<FoodSense>(withDoubtsOf, food)),
  }))
  return { ...named, reading: { ...named.reading, foods } }
}

/**
 * Does one language know an imitation of meat or fish where another reads the real thing: "seitan bacon", "carrot
 * lox"?
 */
function isImitation(named: Attempt, home: Attempt): boolean {
  return named.reading.foods.every(isMeatSubstitute) && (isOneName(named) || home.reading.foods.some(replacesMeat))
}

/**
 * Reads words of several languages together, "fresh 豆腐": it sets aside words that only describe, and reads the
 * rest as
 * a whole. Null if that changes nothing or the rest is unknown.
 */
export function readAcrossLanguages(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt | null {
  const described = tokensOfDescriptions(tokens, languages)
  const named = tokensOfFoodlessNames(tokens, own)
  const isNamed = (token: Token) => named.has(token) || isAnimalIn(token, own) || isCutOfMeat(token, own)
  const left = tokens.filter((token) => isNamed(token) || !(described.has(token) || saysNothing(token, languages)))
  const names = left.filter(({ kind }) => kind === 'word' || kind === 'character')
  if (names.length === 0 || left.length === tokens.length) return null
  // The whole phrase must be understood: "amandes amères" are poisonous although "amères" is only an adjective, and
  // "finement haché" is no mince.
  const all = languages.map((language) => attemptIn(vocabularyOf(language), text, tokens))
  if (all.some((attempt) => isNoFood(attempt) || isOnlyDescription(attempt) || attempt.reading.isCookedElsewhere)) return null
  // Words tried only in the cook's language need their context: the "pan" of "roasting pan".
  const isOwnOnly = own === 'en' && languages.length === 1 && languages[0] === own
  return readWhole(text, left, isOwnOnly ? languages : languagesFor(left, own), own)
}

/**
 * Does a word only describe a food, without changing which food it is, in some language of its script: "fresh",
 * "bio",
 * 新鮮?
 */
function saysNothing(token: Token, languages: readonly Language[]): boolean {
  return languages.some((language) => isDescriptionIn(token, language))
}

const isLatin = (word: string) => /^\p{Script=Latin}/u.test(word)

/** The tokens of descriptions of several words beside Latin ones: the كامل الدسم of "milk كامل الدسم". */
function tokensOfDescriptions(tokens: readonly Token[], languages: readonly Language[]): ReadonlySet<Token> {
  const isForeign = ({ kind, text }: Token) => kind === 'word' && !isLatin(text)
  if (!tokens.some(({ kind, text }) => kind === 'word' && isLatin(text)) || !tokens.some(isForeign)) return new Set()
  const covers = languages.flatMap((language) => coverWithPhrases(tokens, vocabularyOf(language), countsInPhrase))
  const phrases = covers.filter(({ from, to, place }) => to - from > 1 && place !== null && meansNothing(place))
  return new Set(
    phrases
      .map(({ from, to }) => tokens.slice(from, to))
      .filter((phrase) => phrase.every(isForeign))
      .flat(),
  )
}

/**
 * The tokens of names of several words none of which is a food alone: without "rouleaux", the "rouleaux de printemps"
 * would only describe the chicken beside them.
 */
function tokensOfFoodlessNames(tokens: readonly Token[], own: Language): ReadonlySet<Token> {
  const { root } = vocabularyOf(own)
  const meansFood = ({ text }: Token) => {
    const place = root.next.get(singular(text, own))
    return place !== undefined && (place.food !== null || place.head !== null)
  }
  const names = coverWithPhrases(tokens, vocabularyOf(own), countsInPhrase).filter(
    ({ from, to, place }) => to - from > 1 && place?.food != null && !tokens.slice(from, to).some(meansFood),
  )
  return new Set(names.flatMap(({ from, to }) => tokens.slice(from, to)))
}

/** Does the word name meat or an animal in the cook's language? "Lapin" is then no Spanish cherry. */
function isAnimalIn({ kind, text }: Token, own: Language): boolean {
  return kind === 'word' && vocabularyOf(own).root.next.get(singular(text, own))?.food?.vegetarian === 'no'
}

/** Does a word only describe a food in one language? */
export function isDescriptionIn({ kind, text }: Token, language: Language): boolean {
  if (kind !== 'word') return false
  const place = vocabularyOf(language).root.next.get(singular(text, language))
  return place !== undefined && meansNothing(place)
}

function meansNothing(place: Place): boolean {
  if (place.isRegion || place.food !== null || place.head !== null || place.cookingStyle !== null) return false
  return place.role !== null && place.role !== 'and' && rolesWithoutMeaning.includes(place.role)
}
