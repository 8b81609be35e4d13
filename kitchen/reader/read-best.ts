import { type Allergen, allergens, type Language } from '#domain/options.ts'
import { foodThatSoundsLike } from '#kitchen/reader/arabic-sounds.ts'
import { type Attempt, attemptIn, isClear, isWhole } from '#kitchen/reader/attempt.ts'
import { standsInForMeat } from '#kitchen/reader/compose.ts'
import type { FoodSense } from '#kitchen/reader/food.ts'
import { replacesMeat } from '#kitchen/reader/meat-likeness.ts'
import { correctTokens, hasAccent, misspeltPoison } from '#kitchen/reader/misspelt.ts'
import { knowsNothing } from '#kitchen/reader/misspelt-characters.ts'
import { withNearNames } from '#kitchen/reader/near-name-doubts.ts'
import { exactWords, keysOf, listedAs, placeAt } from '#kitchen/reader/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { readApart, readWhole, saysNothingIn } from '#kitchen/reader/read-whole.ts'
import { isLatin } from '#kitchen/reader/romanised.ts'
import { emptyReading } from '#kitchen/reader/segment-reading.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

/** Known words of any language come before a guess at a misspelt one, and that before a guess at a variety's name. */
export function readBest(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt {
  const best = readNearest(text, tokens, languages, own)
  if (languages[0] === undefined) return best
  // A word read in another language than the cook's own may be misspelt in any: "Ling hi" of "Ling Zhi".
  const isHome = best.vocabulary.language === own || (languages.includes(own) && tokens.length === 1)
  const asked = isHome ? mostLikely(languages[0], languages, best) : languages
  const near = [...new Set([...asked, best.vocabulary.language])].map(vocabularyOf)
  return withNearNames(best, text, tokens, near, languages.map(vocabularyOf))
}

/**
 * The languages in which a run may have been misspelt: the cook's own, the one it was read in, English, and for
 * Chinese characters Chinese and Japanese.
 */
function mostLikely(preferred: Language, languages: readonly Language[], { vocabulary }: Attempt): Language[] {
  return [...new Set<Language>([preferred, vocabulary.language, 'en', ...languages.filter((one) => one === 'ja' || one === 'zh')])]
}

function readNearest(text: string, tokens: readonly Token[], languages: readonly Language[], own: Language): Attempt {
  const known = readWhole(text, tokens, languages, own) ?? readApart(text, tokens, languages, own)
  if (known !== null && !mayBeMisspelt(known, text, languages)) return asOneName(known, text, languages)
  const attempts = languages.map((language) => attemptIn(vocabularyOf(language), text, tokens))
  const poison = misspeltPoison(text, tokens, attempts)
  const refused = attempts.find(({ reading }) => reading.notFood.length > 0) ?? poison
  // "champigons de Paris" is no city: a name that is put right comes before a word that is no food.
  const meant = poison === undefined && !attempts.some(isListedAsNoFood) ? correctedIn(text, tokens, attempts) : []
  return (
    meant.find(isWhole) ??
    readInferred(
      text,
      tokens,
      attempts.filter((attempt) => !restsOnSayingHow(attempt, own)),
      refused === undefined ? meant : [],
      refused,
    )
  )
}

/** Whether a language has the very words as no food: "mousse à raser". */
function isListedAsNoFood({ vocabulary, tokens }: Attempt): boolean {
  const role = placeAt(vocabulary.root, keysOf(tokens, vocabulary.language))?.role
  return role === 'thing' || role === 'poison' || role === 'spoiled'
}

/** Misspelt words put right, as the cook's own language reads them then and as English does. */
function correctedIn(text: string, tokens: readonly Token[], attempts: readonly Attempt[]): Attempt[] {
  return attempts
    .filter(({ vocabulary }, at) => at === 0 || vocabulary.language === 'en')
    .flatMap(({ vocabulary }) => correctTokens(text, tokens, attempts, vocabulary) ?? [])
}

/** What can be inferred of words that no language knows as a whole: the clearest reading first. */
function readInferred(
  text: string,
  tokens: readonly Token[],
  attempts: readonly Attempt[],
  meant: readonly Attempt[],
  refused: Attempt | undefined,
): Attempt {
  const [own] = attempts
  const clear = attempts.find((attempt, at) => isClear(attempt) && (at === 0 || !attempt.reading.isHollow))
  const list = attempts.find(isListOfFoods)
  if (list !== undefined && list.reading.foods.length > (own?.reading.foods.length ?? 0)) return list
  if (own !== undefined && clear === own) return asOneName(own, text, languagesOf(attempts))
  if (own !== undefined && clear !== undefined) {
    if (isRatherMisspelt(clear, own, text)) return own
    return asOneName(orAsElsewhere(clear, text, languagesOf(attempts.slice(attempts.indexOf(clear) + 1))), text, languagesOf(attempts))
  }
  if (refused !== undefined) return refused
  const corrected = meant.find(isClear)
  if (corrected !== undefined) return corrected
  const heard = own === undefined || own.reading.foods.length > 0 ? null : foodThatSoundsLike(tokens, own.vocabulary)
  if (own !== undefined && heard !== null) {
    const words = text.slice(tokens[0]?.start, tokens.at(-1)?.end)
    return { ...own, reading: { ...emptyReading(), known: 'misspelt', foods: [{ words, ...heard }] } }
  }
  const trusted = attempts.filter((attempt) => attempt === own || !attempt.reading.isHollow)
  const guessed = trusted.find(({ reading }) => reading.unknown.length === 0)
  const partial = [...trusted, ...meant].find(({ reading }) => reading.foods.length > 0)
  return guessed ?? partial ?? own ?? { reading: emptyReading(), vocabulary: vocabularyOf('en'), tokens }
}

/**
 * Three foods and more, with every character known to a language: 牛奶鸡蛋面粉 is no flour with an unknown Japanese name.
 */
function isListOfFoods(attempt: Attempt): boolean {
  return isClear(attempt) && attempt.reading.foods.length > 2 && attempt.tokens.every(({ kind }) => kind !== 'word')
}

/**
 * Does another language make a food of a word that describes one in the cook's own? "Chopped zblorp" is no Spanish
 * "chopped".
 */
function restsOnSayingHow({ reading, vocabulary }: Attempt, own: Language): boolean {
  if (vocabulary.language === own) return false
  return reading.foods.some(({ words }) => tokenise(words).every((token) => saysNothingIn(token, own)))
}

const languagesOf = (attempts: readonly Attempt[]) => attempts.map(({ vocabulary }) => vocabulary.language)

/**
 * A word that the cook's own language does not know and several others do: one that has it as it is written comes
 * before one that knows a word of the same stem, and then the one that says more of what not everybody may eat.
 * "Brot" is German bread, not the Spanish "brote".
 */
function orAsElsewhere(attempt: Attempt, text: string, languages: readonly Language[]): Attempt {
  const { reading, tokens, vocabulary } = attempt
  if (tokens.length > 1) return attempt
  const isExact = (one: Vocabulary) => one.surfaces.has(exactWords(tokens))
  const losesNone = (one: Attempt, other: Attempt) =>
    other.reading.foods.every((food) => one.reading.foods.some((known) => losesNothingOf(food, known)))
  const others = languages
    .map((language) => attemptIn(vocabularyOf(language), text, tokens))
    .filter((other) => isClear(other) && !other.reading.isHollow && other.reading.foods.length > 0 && !losesNone(attempt, other))
  if (reading.foods.length === 0) return attempt
  const exact = others.find((other) => isExact(other.vocabulary))
  return exact !== undefined && !isExact(vocabulary) ? exact : (others.find((other) => losesNone(other, attempt)) ?? attempt)
}

/**
 * Is a word that only another language knows one letter from a food of the cook's own language with an allergen?
 * "Bred" is a leaf in French, but bread to an English cook. Then the cook is asked.
 */
function isRatherMisspelt({ reading, tokens }: Attempt, own: Attempt, text: string): boolean {
  if (tokens.filter(({ kind }) => kind === 'word').length !== 1) return false
  const meant = correctTokens(text, tokens, [own], own.vocabulary)
  const isSafe = (food: FoodSense) => reading.foods.some((read) => losesNothingOf(food, read))
  return meant !== null && isClear(meant) && !meant.reading.foods.every(isSafe)
}

/** Are words that another language knows more likely misspelt ones of the cook's own? */
function mayBeMisspelt(known: Attempt, text: string, [preferred]: readonly Language[]): boolean {
  if (preferred === undefined) return false
  if (known.vocabulary.language === preferred) return preferred === 'zh' && isHollowInChinese(known, text)
  // "Cèpes" is French on every page, not crepes.
  const [only, ...more] = known.tokens
  const isAccented = only !== undefined && more.length === 0 && isLatin(only) && hasAccent(text.slice(only.start, only.end))
  if (isAccented && listedAs(only.text, known.vocabulary) !== undefined) return false
  return isRatherMisspelt(known, attemptIn(vocabularyOf(preferred), text, known.tokens), text)
}

/** Whether Chinese characters say nothing of a food by their parts, and are a slip away from one: 升菜 is 生菜. */
function isHollowInChinese({ reading, tokens, vocabulary }: Attempt, text: string): boolean {
  if (reading.foods.length === 0 || !knowsNothing(reading) || vocabulary.surfaces.has(exactWords(tokens))) return false
  return correctTokens(text, tokens, [], vocabulary) !== null
}

/**
 * Several foods in one language may be the name of one ingredient in another: "gruyere rapé" is grated cheese, not
 * cheese and oil.
 */
function asOneName(attempt: Attempt, text: string, languages: readonly Language[]): Attempt {
  const { reading, tokens, vocabulary } = attempt
  if (new Set(reading.foods.map(({ words }) => words)).size < 2) return attempt
  const others = languages
    .filter((language) => language !== vocabulary.language)
    .map((language) => attemptIn(vocabularyOf(language), text, tokens))
  const one = others.find((other) => {
    const [only, ...more] = other.reading.foods
    if (only === undefined || more.length > 0 || !only.words.includes(' ') || !isClear(other)) return false
    // "seitan bacon" has no bacon in it, in whatever order the language puts its words.
    if (other.vocabulary.language === 'en' && standsInForMeat(only) && reading.foods.some(replacesMeat)) return true
    return only.ingredient !== null && reading.foods.every((food) => losesNothingOf(food, only))
  })
  return one ?? attempt
}

/** Has one food for certain every allergen that the other has for certain? */
function losesNothingOf(other: FoodSense, food: FoodSense): boolean {
  const isIn = (allergen: Allergen, { contains }: FoodSense) => contains[allergen] === 'yes' || contains[allergen] === 'likely'
  return (
    allergens.every((allergen) => !isIn(allergen, other) || isIn(allergen, food)) &&
    (['vegan', 'vegetarian', 'pescatarian'] as const).every((diet) => other[diet] !== 'no' || food[diet] === 'no')
  )
}
