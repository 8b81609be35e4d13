import { memoizedByKey } from '#kitchen/memoize.ts'
import { allergens, type Language } from '#kitchen/options.ts'
import type { LeftOutOfFood } from '#kitchen/reader/food/reading.ts'
import { spoiledIn } from '#kitchen/reader/kinds/not-food/household.ts'
import { poisonsIn, thingsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import {
  addFood,
  createPhrasePlace,
  createPlace,
  foodNamedBy,
  keysOf,
  newPlace,
  parseName,
  writtenName,
} from '#kitchen/reader/match/phrase-tree.ts'
import type { Role, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { addDishes } from '#kitchen/reader/vocabulary/add-dishes.ts'
import { ingredientNames } from '#kitchen/reader/vocabulary/ingredient-names.ts'
import { addKinds } from '#kitchen/reader/vocabulary/kind-names.ts'
import { ar } from '#kitchen/reader/words/ar.ts'
import { commonEndings } from '#kitchen/reader/words/common-endings.ts'
import { cookedElsewhereIn } from '#kitchen/reader/words/cooked-elsewhere.ts'
import { de } from '#kitchen/reader/words/de.ts'
import { en } from '#kitchen/reader/words/en.ts'
import { es } from '#kitchen/reader/words/es.ts'
import { fr } from '#kitchen/reader/words/fr.ts'
import { ja } from '#kitchen/reader/words/ja.ts'
import { ru } from '#kitchen/reader/words/ru.ts'
import type { ReaderWords } from '#kitchen/reader/words/words.ts'
import { zh } from '#kitchen/reader/words/zh.ts'

const otherThanAllergens = ['nuts', 'lactose', 'wheat'] as const

const readerWordsIn: Record<Language, ReaderWords> = { en, es, fr, de, ru, ar, ja, zh }

function addRole(vocabulary: Vocabulary, phrases: readonly string[], role: Role): void {
  for (const phrase of phrases) {
    const keys = keysOf(tokenise(phrase), vocabulary.language)
    if (keys.length === 0) continue
    const at = createPlace(vocabulary.root, keys)
    at.role ??= role
  }
}

/**
 * Adds neutral words, words for places, and words for food cooked elsewhere. A neutral word that is also a food stays
 * a food, even beside another food.
 */
function addNeutral(vocabulary: Vocabulary): void {
  const { neutral, placeNames } = vocabulary.words
  for (const phrase of neutral) {
    const at = createPhrasePlace(vocabulary, phrase)
    if (at.food === null && at.head === null && at.cookingStyle === null) at.role ??= 'preparation'
  }
  for (const phrase of placeNames) createPhrasePlace(vocabulary, phrase).isRegion = true
  for (const phrase of cookedElsewhereIn(vocabulary.language)) {
    const at = createPhrasePlace(vocabulary, phrase)
    at.isCookedElsewhere = true
    at.role ??= 'preparation'
  }
}

/** Adds poison names before every other meaning that is no food: "yew", "pill". */
function addPoisons(vocabulary: Vocabulary): void {
  for (const name of spoiledIn[vocabulary.language]) createPhrasePlace(vocabulary, name).role = 'spoiled'
  for (const name of poisonsIn[vocabulary.language]) createPhrasePlace(vocabulary, name).role = 'poison'
}

function addFreeFrom(vocabulary: Vocabulary, phrases: readonly string[], what: LeftOutOfFood | 'none'): void {
  for (const phrase of phrases) createPhrasePlace(vocabulary, phrase).freeFrom ??= what
}

function addSynonyms(vocabulary: Vocabulary): void {
  for (const [said, meant] of Object.entries(vocabulary.words.synonyms)) {
    const food = foodNamedBy(vocabulary, tokenise(meant))
    if (food !== null) addFood(vocabulary, parseName(said, vocabulary.language), food)
  }
}

function addPairs(vocabulary: Vocabulary): void {
  for (const [said, meant] of Object.entries(vocabulary.words.pairs ?? {})) {
    const [one, other] = meant.map((name) => foodNamedBy(vocabulary, tokenise(name)))
    if (!one || !other) continue
    const name = parseName(said, vocabulary.language)
    addFood(vocabulary, name, one)
    createPlace(vocabulary.root, name.keys).alsoFood = other
  }
}

/** Builds a vocabulary in steps, so that a server can answer other calls in between. */
function* build(language: Language): Generator<void, Vocabulary> {
  const words = readerWordsIn[language]
  const vocabulary: Vocabulary = {
    language,
    words,
    root: newPlace(),
    dishes: newPlace(),
    ownThings: new Set(),
    spellings: new Map(),
    surfaces: new Map(),
  }
  for (const [name, food] of ingredientNames(language)) {
    addFood(vocabulary, parseName(name, language), food)
    yield
  }
  addPairs(vocabulary)
  yield
  addRole(vocabulary, words.and, 'and')
  addRole(vocabulary, words.with, 'with')
  addRole(vocabulary, words.from, 'from')
  addRole(vocabulary, words.of, 'of')
  addRole(vocabulary, words.without.before, 'without')
  addRole(vocabulary, words.without.after, 'free')
  addRole(vocabulary, words.vegan, 'vegan')
  addRole(vocabulary, words.meatless, 'meatless')
  addRole(vocabulary, words.numbers, 'number')
  addRole(vocabulary, words.units, 'unit')
  yield
  addRole(vocabulary, words.preparation, 'preparation')
  yield
  for (const phrase of words.otherThings) createPhrasePlace(vocabulary, phrase).isOtherThing = true
  for (const ending of commonEndings[language] ?? []) createPhrasePlace(vocabulary, ending).isCommonEnding = true
  for (const allergen of allergens) addFreeFrom(vocabulary, words.allergens[allergen] ?? [], allergen)
  addFreeFrom(vocabulary, words.nuts, 'nuts')
  addFreeFrom(vocabulary, words.lactose, 'lactose')
  addFreeFrom(vocabulary, words.wheat, 'wheat')
  addFreeFrom(vocabulary, words.otherFreeFrom, 'none')
  for (const what of [...allergens, ...otherThanAllergens])
    for (const name of words.saysWithout?.[what] ?? []) createPhrasePlace(vocabulary, name).saysWithout = what
  yield
  yield* addKinds(vocabulary)
  // Runs after the rows are added, because a synonym takes over every fact of the name it stands for.
  addSynonyms(vocabulary)
  yield
  addNeutral(vocabulary)
  yield
  yield* addDishes(vocabulary)
  yield
  addRole(vocabulary, thingsIn[language], 'thing')
  // Stems without umlauts and plurals match loosely, so exact names are kept too.
  if (words.joints !== undefined) for (const name of thingsIn[language]) vocabulary.ownThings.add(writtenName(tokenise(name)))
  yield
  addPoisons(vocabulary)
  return vocabulary
}

const wordsOfAbsence = memoizedByKey((language: Language): ReadonlySet<string> => {
  const { before, after } = readerWordsIn[language].without
  return new Set([...before, ...after].flatMap((phrase) => keysOf(tokenise(phrase), language)))
})

/** May the word belong to a claim like "without" or "free"? It needs no vocabulary, which takes a second to build. */
export function mayLeaveOut({ text }: Token, language: Language): boolean {
  return wordsOfAbsence(language).has(singular(text, language))
}

// Kept by hand, because a vocabulary is built in steps.
const built = new Map<Language, Vocabulary>()
const underWay = new Map<Language, Generator<void, Vocabulary>>()

/** Every name of a language as a tree of words, built on first use. */
export function vocabularyOf(language: Language): Vocabulary {
  for (;;) {
    const known = built.get(language) ?? takeStep(language)
    if (known !== null) return known
  }
}

/**
 * Builds a language's vocabulary in steps below about 20 ms each, so that a server can answer in between. A call to
 * `vocabularyOf` meanwhile finishes the rest.
 */
export function* vocabularySteps(language: Language): Generator<void> {
  while (!built.has(language)) {
    takeStep(language)
    yield
  }
}

/** The vocabulary after its last step, otherwise null. */
function takeStep(language: Language): Vocabulary | null {
  const steps = underWay.get(language) ?? build(language)
  // A failed build starts again with the next call, which then throws the cause instead of using a partial vocabulary.
  underWay.delete(language)
  const step = steps.next()
  if (!step.done) {
    underWay.set(language, steps)
    return null
  }
  built.set(language, step.value)
  return step.value
}
