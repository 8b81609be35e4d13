import type { Language } from '#domain/options.ts'
import { type Attempt, attemptIn, isWhole } from '#kitchen/reader/attempt.ts'
import { standsInForMeat } from '#kitchen/reader/compose.ts'
import { isCutOfMeat } from '#kitchen/reader/cut-without-meat.ts'
import { type FoodSense, withClaimsOf, withDoubtsOf } from '#kitchen/reader/food.ts'
import { isJapaneseCharacter } from '#kitchen/reader/japanese-characters.ts'
import { replacesMeat } from '#kitchen/reader/meat-likeness.ts'
import { exactWords, foodNamed, listedAs } from '#kitchen/reader/phrase-tree.ts'
import { skipped } from '#kitchen/reader/pieces.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { languagesFor } from '#kitchen/reader/scripts-of.ts'
import { emptyReading } from '#kitchen/reader/segment-reading.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/**
 * What the words name as a whole: in the cook's own language if that has the very name, then in the others that have
 * it, then in whichever language accounts for every word, the cook's own first. Where several others know the words,
 * the food has the allergens of all. Null where no language knows every word, or one of them knows the words as no
 * food. `languages` are those of the words' script; the cook's own need not be among them.
 */
export function readWhole(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt | null {
  const attemptOf = (language: Language) => attemptIn(vocabularyOf(language), text, tokens)
  const home = languages.includes(own) ? attemptOf(own) : null
  // Simplified characters are Chinese under a Japanese header too: 饼 is no 餅.
  const isOwnScript =
    own !== 'ja' || tokens.every(({ kind, start, end }) => kind !== 'character' || isJapaneseCharacter(text.slice(start, end)))
  if (home !== null && isWhole(home) && isWritten(home) && isOwnScript) return home
  if (home !== null && (isNoFood(home) || saysOnlyHow(home))) return null
  // "Escalope citron" is meat to a French cook, whatever English cuts in an escalope.
  if (home !== null && home.reading.foods.length > 0 && tokens.some((token) => isCutOfMeat(token, own))) return null
  const others = languages.filter((language) => language !== own).map(attemptOf)
  if (others.some(isNoFood) || others.some((other) => other.vocabulary.language === languages[0] && saysOnlyHow(other))) return null
  const whole = others.filter(isWhole)
  const homeIfWhole = home !== null && isWhole(home) && isOwnScript ? [home] : []
  const ranks = [whole.filter(isWritten), homeIfWhole.filter(isOneName), whole.filter(isOneName), homeIfWhole, whole]
  const alike = ranks.find(({ length }) => length > 0) ?? []
  const named = alike.find(isIngredient) ?? alike[0]
  if (named === undefined || named === home) return named ?? null
  const all = withAllOf(named, alike, home)
  // By its stem alone a word of another language is a near name.
  return namesToTheLetter(named) ? all : { ...all, reading: { ...all.reading, known: 'misspelt' } }
}

/** Are the words one name in the language, not several side by side? 黄油 is butter in Chinese, not yellow oil. */
function isOneName({ vocabulary, tokens }: Attempt): boolean {
  return foodNamed(vocabulary, tokens) !== null
}

/** Do the words name ingredients of the lexicon, not kinds only? */
function isIngredient({ reading }: Attempt): boolean {
  return reading.foods.every(({ ingredient }) => ingredient !== null)
}

/**
 * Does the language have the name to the letter, with an amount or without? "Brot" is German bread, and a Spanish
 * sprout only by its stem.
 */
function isWritten({ vocabulary, tokens }: Attempt): boolean {
  if (vocabulary.surfaces.has(exactWords(tokens))) return true
  // Without a number, "el" is Spanish for "the", not a German spoon.
  if (!tokens.some(({ kind }) => kind === 'number')) return false
  const isAmount = ({ kind, text }: Token) =>
    kind === 'number' || vocabulary.root.next.get(singular(text, vocabulary.language))?.role === 'unit'
  const name = tokens.filter((token) => !isAmount(token))
  return vocabulary.surfaces.has(exactWords(name))
}

/**
 * Is each food of a single word a name of the language to the letter? French "farine" is German "Farin" only by its
 * stem.
 */
function namesToTheLetter({ vocabulary, reading }: Attempt): boolean {
  return reading.foods.every(({ words }) => {
    const tokens = tokenise(words)
    return tokens.length > 1 || listedAs(exactWords(tokens), vocabulary) !== undefined
  })
}

/** Does the language know the words as no food, or as poison? */
function isNoFood({ reading }: Attempt): boolean {
  return reading.notFood.length > 0 && reading.foods.length + reading.unknown.length === 0
}

/** Does the language know the words as a description and no food? "Rapé" is grated in French, not a Spanish fish. */
export function saysOnlyHow({ reading }: Attempt): boolean {
  return reading.foods.length + reading.unknown.length + reading.notFood.length === 0
}

/**
 * Adds to a reading what the other languages that know the words say of their food, with its doubts, and the claims
 * of the cook's own language if it reads them in part. Where no language has them as one name, the doubts of the
 * cook's own count too: "tortilla de cacahuete" is no less a tortilla in French.
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
 * Does one language know a food as made to be like meat or fish where another reads real meat or fish? "Seitan
 * bacon" has no bacon in it, "carrot lox" no lox.
 */
function isImitation(named: Attempt, home: Attempt): boolean {
  return named.reading.foods.every(standsInForMeat) && (isOneName(named) || home.reading.foods.some(replacesMeat))
}

/**
 * What words of several languages name together: "fresh 豆腐". Sets aside words without meaning for a food in one of
 * their languages, and reads the rest as a whole. Null where that changes nothing or the rest is unknown.
 */
export function readApart(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt | null {
  const left = tokens.filter((token) => isAnimalIn(token, own) || isCutOfMeat(token, own) || !saysNothing(token, languages))
  const names = left.filter(({ kind }) => kind === 'word' || kind === 'character')
  if (names.length === 0 || left.length === tokens.length) return null
  // "Amandes amères" are no almonds, though a word for "bitter" says nothing of them; "finement haché" is no mince.
  const all = languages.map((language) => attemptIn(vocabularyOf(language), text, tokens))
  if (all.some((attempt) => isNoFood(attempt) || saysOnlyHow(attempt) || attempt.reading.isCookedElsewhere)) return null
  // Words that the reader tries only in the cook's own language are of it without the other words too: the "pan" of
  // "roasting pan".
  const isOwnOnly = own === 'en' && languages.length === 1 && languages[0] === own
  return readWhole(text, left, isOwnOnly ? languages : languagesFor(left, own), own)
}

/** Does a word only describe a food, in a language of its script: "fresh", "bio", 新鮮? */
function saysNothing(token: Token, languages: readonly Language[]): boolean {
  return languages.some((language) => saysNothingIn(token, language))
}

/** Does the cook's own language have a word for meat or another animal? There "lapin" is no Spanish cherry. */
function isAnimalIn({ kind, text }: Token, own: Language): boolean {
  return kind === 'word' && vocabularyOf(own).root.next.get(singular(text, own))?.food?.vegetarian === 'no'
}

/** Does a word only describe a food, in one language? */
export function saysNothingIn({ kind, text }: Token, language: Language): boolean {
  if (kind !== 'word') return false
  const place = vocabularyOf(language).root.next.get(singular(text, language))
  if (place === undefined || place.isRegion || place.food !== null || place.head !== null || place.cookingStyle !== null) return false
  return place.role !== null && place.role !== 'and' && skipped.includes(place.role)
}
