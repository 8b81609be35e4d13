import { allergens, type Language } from '#domain/options.ts'
import { addDishes } from '#kitchen/reader/add-dishes.ts'
import { ingredientNames } from '#kitchen/reader/ingredient-names.ts'
import { addKinds } from '#kitchen/reader/kind-names.ts'
import { spoiledIn } from '#kitchen/reader/kinds/not-food/household.ts'
import { poisonsIn, thingsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { addFood, cutName, foodNamed, keysOf, newPlace, reach, reachPhrase, writtenName } from '#kitchen/reader/phrase-tree.ts'
import type { Role, Vocabulary } from '#kitchen/reader/place.ts'
import type { LeftOutOfFood } from '#kitchen/reader/reading.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'
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

const wordsIn: Record<Language, ReaderWords> = { en, es, fr, de, ru, ar, ja, zh }

function addRole(vocabulary: Vocabulary, phrases: readonly string[], role: Role): void {
  for (const phrase of phrases) {
    const keys = keysOf(tokenise(phrase), vocabulary.language)
    if (keys.length === 0) continue
    const at = reach(vocabulary.root, keys)
    at.role ??= role
  }
}

/**
 * Words that say nothing of a food: a word that is a food too stays one, and is not left aside where another stands
 * beside it.
 */
function addNeutral(vocabulary: Vocabulary): void {
  const { neutral, placeNames } = vocabulary.words
  for (const phrase of neutral) {
    const at = reachPhrase(vocabulary, phrase)
    if (at.food === null && at.head === null && at.cookingStyle === null) at.role ??= 'preparation'
  }
  for (const phrase of placeNames) reachPhrase(vocabulary, phrase).isRegion = true
  for (const phrase of cookedElsewhereIn(vocabulary.language)) {
    const at = reachPhrase(vocabulary, phrase)
    at.isCookedElsewhere = true
    at.role ??= 'preparation'
  }
}

/** A name of harm comes before every other meaning that is no food: "yew", "pill". */
function addPoisons(vocabulary: Vocabulary): void {
  for (const name of spoiledIn[vocabulary.language]) reachPhrase(vocabulary, name).role = 'spoiled'
  for (const name of poisonsIn[vocabulary.language]) reachPhrase(vocabulary, name).role = 'poison'
}

function addFreeFrom(vocabulary: Vocabulary, phrases: readonly string[], what: LeftOutOfFood | 'none'): void {
  for (const phrase of phrases) reachPhrase(vocabulary, phrase).freeFrom ??= what
}

function addSynonyms(vocabulary: Vocabulary): void {
  for (const [said, meant] of Object.entries(vocabulary.words.synonyms)) {
    const food = foodNamed(vocabulary, tokenise(meant))
    if (food !== null) addFood(vocabulary, cutName(said, vocabulary.language), food)
  }
}

function addPairs(vocabulary: Vocabulary): void {
  for (const [said, meant] of Object.entries(vocabulary.words.pairs ?? {})) {
    const [one, other] = meant.map((name) => foodNamed(vocabulary, tokenise(name)))
    if (!one || !other) continue
    const name = cutName(said, vocabulary.language)
    addFood(vocabulary, name, one)
    reach(vocabulary.root, name.keys).alsoFood = other
  }
}

/** Builds a vocabulary in steps. A server that takes them answers other calls between two of them. */
function* build(language: Language): Generator<void, Vocabulary> {
  const words = wordsIn[language]
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
    addFood(vocabulary, cutName(name, language), food)
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
  for (const phrase of words.otherThings) reachPhrase(vocabulary, phrase).isOtherThing = true
  for (const ending of commonEndings[language] ?? []) reachPhrase(vocabulary, ending).isCommonEnding = true
  for (const allergen of allergens) addFreeFrom(vocabulary, words.allergens[allergen] ?? [], allergen)
  addFreeFrom(vocabulary, words.nuts, 'nuts')
  addFreeFrom(vocabulary, words.lactose, 'lactose')
  addFreeFrom(vocabulary, words.wheat, 'wheat')
  addFreeFrom(vocabulary, words.otherFreeFrom, 'none')
  for (const what of [...allergens, ...otherThanAllergens])
    for (const name of words.saysWithout?.[what] ?? []) reachPhrase(vocabulary, name).saysWithout = what
  yield
  yield* addKinds(vocabulary)
  // With all that rows say of the names that they stand for.
  addSynonyms(vocabulary)
  yield
  addNeutral(vocabulary)
  yield
  yield* addDishes(vocabulary)
  yield
  addRole(vocabulary, thingsIn[language], 'thing')
  // Stems are loose where umlauts and plurals are left out.
  if (words.joints !== undefined) for (const name of thingsIn[language]) vocabulary.ownThings.add(writtenName(tokenise(name)))
  yield
  addPoisons(vocabulary)
  return vocabulary
}

const built = new Map<Language, Vocabulary>()
const underWay = new Map<Language, Generator<void, Vocabulary>>()

/** Every name of a language as a tree of words, built at the first use of that language. */
export function vocabularyOf(language: Language): Vocabulary {
  for (;;) {
    const known = built.get(language) ?? takeStep(language)
    if (known !== null) return known
  }
}

/**
 * Builds the vocabulary of a language in steps of less than some 20 ms, so that a server can answer between two of
 * them. `vocabularyOf` in the middle of it does the rest.
 */
export function* vocabularySteps(language: Language): Generator<void> {
  while (!built.has(language)) {
    takeStep(language)
    yield
  }
}

/** The vocabulary when this was the last step. */
function takeStep(language: Language): Vocabulary | null {
  const steps = underWay.get(language) ?? build(language)
  // A build that fails is begun anew by the next call, which fails with the cause and not with an empty vocabulary.
  underWay.delete(language)
  const step = steps.next()
  if (!step.done) {
    underWay.set(language, steps)
    return null
  }
  built.set(language, step.value)
  return step.value
}
