import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import { emptyReading } from '#kitchen/reader/food/segment-reading.ts'
import { exactWords, foodListedAs, keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { inUsualOrder } from '#kitchen/reader/phrase/noun-first.ts'
import { isDescriptionIn, readAcrossLanguages, readWhole } from '#kitchen/reader/phrase/read-whole.ts'
import { isLatin } from '#kitchen/reader/phrase/romanised.ts'
import { type Attempt, attemptIn, isWhole, knowsEveryWord } from '#kitchen/reader/segment/attempt.ts'
import { isMeatSubstitute } from '#kitchen/reader/segment/compose.ts'
import { replacesMeat } from '#kitchen/reader/segment/meat-likeness.ts'
import { foodThatSoundsLike } from '#kitchen/reader/spelling/arabic-sounds.ts'
import { heardInGerman, usualSlip } from '#kitchen/reader/spelling/everyday-slips.ts'
import { correctTokens, hasAccent, misspeltPoison } from '#kitchen/reader/spelling/misspelt.ts'
import { hasNoIngredientOrClaim } from '#kitchen/reader/spelling/misspelt-characters.ts'
import { withNearNames } from '#kitchen/reader/spelling/near-name-doubts.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/**
 * Chooses the best reading among languages: known words first, then a corrected misspelling, then a guessed variety.
 */
export function readBest(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt {
  const nearest = asPartOfOtherName(readNearest(text, tokens, languages, own), tokens, languages)
  const best = own === 'en' && nearest.vocabulary.language === own ? inUsualOrder(nearest, text, tokens) : nearest
  if (languages[0] === undefined) return best
  // A word read in a foreign language may be misspelt in any: "Ling hi" of "Ling Zhi".
  const isHome = best.vocabulary.language === own || (languages.includes(own) && tokens.length === 1)
  const asked = isHome ? mostLikely(languages[0], languages, best) : languages
  const near = [...new Set([...asked, best.vocabulary.language])].map(vocabularyOf)
  return withNearNames(best, text, tokens, near, languages.map(vocabularyOf))
}

/**
 * A reading word by word of what only another language lists as a name is known in part: a French "bar" is a fish, a
 * "snack bar" is none.
 */
function asPartOfOtherName(attempt: Attempt, tokens: readonly Token[], languages: readonly Language[]): Attempt {
  const name = exactWords(tokens)
  const lists = ({ surfaces }: Vocabulary) => surfaces.has(name)
  if (attempt.reading.known === 'part' || tokens.length < 2 || lists(attempt.vocabulary)) return attempt
  if (!languages.some((language) => lists(vocabularyOf(language)))) return attempt
  return { ...attempt, reading: { ...attempt.reading, known: 'part' } }
}

/**
 * The languages in which a run may be misspelt: the cook's own, the one it was read in, English, and for Chinese
 * characters Chinese and Japanese.
 */
function mostLikely(preferred: Language, languages: readonly Language[], { vocabulary }: Attempt): Language[] {
  return [...new Set<Language>([preferred, vocabulary.language, 'en', ...languages.filter((one) => one === 'ja' || one === 'zh')])]
}

function readNearest(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt {
  const known = readWhole(text, tokens, languages, own) ?? readAcrossLanguages(text, tokens, languages, own)
  // A usual misspelling wins over a name: "Rosmarien" is no Rosemarie, "Butta" no foreign cheese.
  const isUsual = tokens.some(({ text: word }) => usualSlip(word, own) !== null)
  const compound = own === 'de' && known?.vocabulary.language === own ? asHeardCompound(known, text, languages) : null
  if (compound !== null) return compound
  const isElsewhere = own === 'de' && isUsual && known?.vocabulary.language !== own
  if (known !== null && !isElsewhere && !mayBeMisspelt(known, text, languages)) return asOneName(known, text, languages)
  return readUnclear(text, tokens, languages, own, isUsual)
}

/** The reading of words that no language knows as a whole. */
function readUnclear(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language, isUsual: boolean): Attempt {
  const attempts = languages.map((language) => attemptIn(vocabularyOf(language), text, tokens))
  const poison = misspeltPoison(text, tokens, attempts)
  const refused = attempts.find(({ reading }) => reading.notFood.length > 0) ?? poison
  // A corrected name wins over a word that is no food: "champigons de Paris" is not a city.
  const meant = poison === undefined && (isUsual || !attempts.some(isListedAsNoFood)) ? correctedIn(text, tokens, attempts) : []
  const whole = meant.find(isWhole)
  if (whole !== undefined) return whole
  const said = attempts.filter((attempt) => !restsOnSayingHow(attempt, own))
  return readInferred(text, tokens, said, refused === undefined ? meant : [], refused)
}

/**
 * A German compound whose first part is unknown, if it is a slip of an everyday one: "Roggnmehl offen" is more than
 * some
 * flour.
 */
function asHeardCompound(known: Attempt, text: string, languages: readonly Language[]): Attempt | null {
  const { reading, tokens, vocabulary } = known
  const isSlip = ({ kind, text: word }: Token) => kind === 'word' && !vocabulary.spellings.has(word) && heardInGerman(word) !== null
  if (!reading.foods.some(({ ingredient }) => ingredient === null) || !tokens.some(isSlip)) return null
  const attempts = languages.map((language) => attemptIn(vocabularyOf(language), text, tokens))
  const meant = correctTokens(text, tokens, attempts, vocabulary)
  return meant !== null && isWhole(meant) && meant.reading.foods.every(({ ingredient }) => ingredient !== null) ? meant : null
}

/** Does the language list exactly these words as no food: "mousse à raser"? */
function isListedAsNoFood({ vocabulary, tokens }: Attempt): boolean {
  const role = placeAt(vocabulary.root, keysOf(tokens, vocabulary.language))?.role
  return role === 'thing' || role === 'poison' || role === 'spoiled'
}

/** The readings after correcting misspelt words, in the cook's language and in English. */
function correctedIn(text: string, tokens: readonly Token[], attempts: readonly Attempt[]): Attempt[] {
  return attempts
    .filter(({ vocabulary }, at) => at === 0 || vocabulary.language === 'en')
    .flatMap(({ vocabulary }) => correctTokens(text, tokens, attempts, vocabulary) ?? [])
}

/** The readings inferred from words that no language knows as a whole, the clearest first. */
function readInferred(
  text: string,
  tokens: readonly Token[],
  attempts: readonly Attempt[],
  meant: readonly Attempt[],
  refused: Attempt | undefined,
): Attempt {
  const [own] = attempts
  const clear = attempts.find((attempt, at) => knowsEveryWord(attempt) && (at === 0 || !attempt.reading.isHollow))
  const list = attempts.find(isListOfFoods)
  if (list !== undefined && list.reading.foods.length > (own?.reading.foods.length ?? 0)) return list
  if (own !== undefined && clear !== undefined) {
    if (clear !== own && isRatherMisspelt(clear, own, text)) return own
    const further = languagesOf(attempts.slice(attempts.indexOf(clear) + 1))
    return asOneName(clear === own ? own : orAsElsewhere(clear, text, further), text, languagesOf(attempts))
  }
  return refused ?? meant.find(knowsEveryWord) ?? asHeard(own, text, tokens) ?? leastUnknown(attempts, meant, tokens)
}

/** The food that unknown Arabic words sound like. */
function asHeard(own: Attempt | undefined, text: string, tokens: readonly Token[]): Attempt | null {
  const heard = own === undefined || own.reading.foods.length > 0 ? null : foodThatSoundsLike(tokens, own.vocabulary)
  if (own === undefined || heard === null) return null
  const words = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
  return { ...own, reading: { ...emptyReading(), known: 'misspelt', foods: [{ words, ...heard }] } }
}

function leastUnknown(attempts: readonly Attempt[], meant: readonly Attempt[], tokens: readonly Token[]): Attempt {
  const [own] = attempts
  const trusted = attempts.filter((attempt) => attempt === own || !attempt.reading.isHollow)
  const guessed = trusted.find(({ reading }) => reading.unknown.length === 0)
  const partial = [...trusted, ...meant].find(({ reading }) => reading.foods.length > 0)
  return guessed ?? partial ?? own ?? { reading: emptyReading(), vocabulary: vocabularyOf('en'), tokens }
}

/**
 * Does the reading find three or more foods, every character known: 牛奶鸡蛋面粉? Such a list is better than one
 * unknown
 * Japanese name.
 */
function isListOfFoods(attempt: Attempt): boolean {
  return knowsEveryWord(attempt) && attempt.reading.foods.length > 2 && attempt.tokens.every(({ kind }) => kind !== 'word')
}

/**
 * Does another language take a description in the cook's language for a food? "Chopped zblorp" is not Spanish
 * "chopped".
 */
function restsOnSayingHow({ reading, vocabulary }: Attempt, own: Language): boolean {
  if (vocabulary.language === own) return false
  return reading.foods.some(({ words }) => tokenise(words).every((token) => isDescriptionIn(token, own)))
}

const languagesOf = (attempts: readonly Attempt[]) => attempts.map(({ vocabulary }) => vocabulary.language)

/**
 * Chooses among other languages that know a word: exact spelling wins over a shared stem, then the reading with more
 * allergens and broken diets. "Brot" is German bread, not Spanish "brote".
 */
function orAsElsewhere(attempt: Attempt, text: string, languages: readonly Language[]): Attempt {
  const { reading, tokens, vocabulary } = attempt
  if (tokens.length > 1) return attempt
  const isExact = (one: Vocabulary) => one.surfaces.has(exactWords(tokens))
  const losesNone = (one: Attempt, other: Attempt) =>
    other.reading.foods.every((food) => one.reading.foods.some((known) => losesNothingOf(food, known)))
  const others = languages
    .map((language) => attemptIn(vocabularyOf(language), text, tokens))
    .filter((other) => knowsEveryWord(other) && !other.reading.isHollow && other.reading.foods.length > 0 && !losesNone(attempt, other))
  if (reading.foods.length === 0) return attempt
  const exact = others.find((other) => isExact(other.vocabulary))
  return exact !== undefined && !isExact(vocabulary) ? exact : (others.find((other) => losesNone(other, attempt)) ?? attempt)
}

/**
 * Is a word of another language one letter from a food with an allergen in the cook's language? "Bred" is a French
 * leaf vegetable, but an English cook may mean bread, so the cook is asked.
 */
function isRatherMisspelt({ reading, tokens }: Attempt, own: Attempt, text: string): boolean {
  if (tokens.filter(({ kind }) => kind === 'word').length !== 1) return false
  const meant = correctTokens(text, tokens, [own], own.vocabulary)
  const isSafe = (food: FoodSense) => reading.foods.some((read) => losesNothingOf(food, read))
  return meant !== null && knowsEveryWord(meant) && !meant.reading.foods.every(isSafe)
}

/** Are the words of another language more likely misspelt words of the cook's language? */
function mayBeMisspelt(known: Attempt, text: string, [preferred]: readonly Language[]): boolean {
  if (preferred === undefined) return false
  if (known.vocabulary.language === preferred) return preferred === 'zh' && isHollowInChinese(known, text)
  // An accent decides: "cèpes" is French, not misspelt crepes.
  const [only, ...more] = known.tokens
  const isAccented = only !== undefined && more.length === 0 && isLatin(only) && hasAccent(text.slice(only.start, only.end))
  if (isAccented && foodListedAs(only.text, known.vocabulary) !== undefined) return false
  return isRatherMisspelt(known, attemptIn(vocabularyOf(preferred), text, known.tokens), text)
}

/** Do Chinese characters mean no food by their parts, but are one slip from a food: 升菜 is 生菜? */
function isHollowInChinese({ reading, tokens, vocabulary }: Attempt, text: string): boolean {
  if (reading.foods.length === 0 || !hasNoIngredientOrClaim(reading) || vocabulary.surfaces.has(exactWords(tokens))) return false
  return correctTokens(text, tokens, [], vocabulary) !== null
}

/**
 * Prefers a language in which the words are one ingredient: "gruyere rapé" is grated cheese, not cheese and a fish.
 */
function asOneName(attempt: Attempt, text: string, languages: readonly Language[]): Attempt {
  const { reading, tokens, vocabulary } = attempt
  if (new Set(reading.foods.map(({ words }) => words)).size < 2) return attempt
  const others = languages
    .filter((language) => language !== vocabulary.language)
    .map((language) => attemptIn(vocabularyOf(language), text, tokens))
  const one = others.find((other) => {
    const [only, ...more] = other.reading.foods
    if (only === undefined || more.length > 0 || !only.words.includes(' ') || !knowsEveryWord(other)) return false
    // Meat substitutes stay meatless in any word order: "seitan bacon".
    if (other.vocabulary.language === 'en' && isMeatSubstitute(only) && reading.foods.some(replacesMeat)) return true
    return only.ingredient !== null && reading.foods.every((food) => losesNothingOf(food, only))
  })
  return one ?? attempt
}

/** Does `food` certainly contain every allergen that `other` certainly contains? */
function losesNothingOf(other: FoodSense, food: FoodSense): boolean {
  const isIn = (allergen: Allergen, { contains }: FoodSense) => contains[allergen] === 'yes' || contains[allergen] === 'likely'
  return (
    allergens.every((allergen) => !isIn(allergen, other) || isIn(allergen, food)) &&
    (['vegan', 'vegetarian', 'pescatarian'] as const).every((diet) => other[diet] !== 'no' || food[diet] === 'no')
  )
}
