import type { Allergen, Language } from '#domain/options.ts'
import { englishNames, type IngredientId, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'
import { asDish, isDishName } from '#kitchen/reader/dish-names.ts'
import {
  type FoodSense,
  perAllergen,
  senseOfIngredient,
  senseOfKind,
  withClaimsOf,
  withDoubtsOf,
  worseCertainty,
} from '#kitchen/reader/food.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { poisonsIn, thingsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { stockCubesIn } from '#kitchen/reader/kinds/stock-cubes.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { turnedNames } from '#kitchen/reader/russian.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { ar } from '#kitchen/reader/words/ar.ts'
import { de } from '#kitchen/reader/words/de.ts'
import { en } from '#kitchen/reader/words/en.ts'
import { es } from '#kitchen/reader/words/es.ts'
import { fr } from '#kitchen/reader/words/fr.ts'
import { ja } from '#kitchen/reader/words/ja.ts'
import { ru } from '#kitchen/reader/words/ru.ts'
import type { ReaderWords } from '#kitchen/reader/words/words.ts'
import { zh } from '#kitchen/reader/words/zh.ts'

const wordsIn: Record<Language, ReaderWords> = { en, es, fr, de, ru, ar, ja, zh }

/** Most phrases go on nowhere: their last places share one empty map. */
const nothing = new Map<string, Place>()

function place(): Place {
  return {
    next: nothing,
    food: null,
    alsoFood: null,
    exactly: null,
    role: null,
    head: null,
    freeFrom: null,
    saysWithout: null,
    manner: null,
    isOtherThing: false,
  }
}

/** The words of a phrase as they are looked up. */
export function keysOf(tokens: readonly Token[], language: Language): string[] {
  return tokens.filter((token) => token.kind !== 'mark').map((token) => singular(token.text, language))
}

/** The exact words of a run of tokens, in one string. */
export function exactWords(tokens: readonly Token[]): string {
  return tokens.map((token) => token.text).join(' ')
}

function reach(root: Place, keys: readonly string[]): Place {
  let at = root
  for (const key of keys) {
    let next = at.next.get(key)
    if (next === undefined) {
      next = place()
      if (at.next === nothing) at.next = new Map()
      at.next.set(key, next)
    }
    at = next
  }
  return at
}

/** A name, cut into words once. */
interface Name {
  tokens: readonly Token[]
  keys: readonly string[]
}

function cutName(name: string, language: Language): Name {
  const tokens = tokenise(name)
  return { tokens, keys: keysOf(tokens, language) }
}

function addFood(vocabulary: Vocabulary, { tokens, keys }: Name, food: FoodSense): void {
  if (keys.length === 0) return
  const at = reach(vocabulary.root, keys)
  const exact = exactWords(tokens.filter((token) => token.kind !== 'mark'))
  if (!vocabulary.surfaces.has(exact)) vocabulary.surfaces.set(exact, food)
  if (at.food === null) at.food = food
  else if (at.food !== food) {
    at.exactly ??= new Map()
    if (!at.exactly.has(exact)) at.exactly.set(exact, food)
  }
  for (const key of keys) {
    const senses = vocabulary.spellings.get(key)
    if (senses === undefined) vocabulary.spellings.set(key, keys.length === 1 ? [food] : [])
    else if (keys.length === 1 && !senses.includes(food)) senses.push(food)
  }
}

function addRole(vocabulary: Vocabulary, phrases: readonly string[], role: Role): void {
  for (const phrase of phrases) {
    const keys = keysOf(tokenise(phrase), vocabulary.language)
    if (keys.length === 0) continue
    const at = reach(vocabulary.root, keys)
    at.role ??= role
  }
}

/** A name of harm comes before every other meaning that is no food: "yew", "pill". */
function addPoisons(vocabulary: Vocabulary): void {
  for (const name of poisonsIn[vocabulary.language]) reach(vocabulary.root, keysOf(tokenise(name), vocabulary.language)).role = 'poison'
}

function addFreeFrom(vocabulary: Vocabulary, phrases: readonly string[], allergen: Allergen | 'none'): void {
  for (const phrase of phrases) reach(vocabulary.root, keysOf(tokenise(phrase), vocabulary.language)).freeFrom ??= allergen
}

/** Names in order of trust: what we call it before what else it may be called. */
function* namesOfFoods(language: Language): Generator<[string, FoodSense]> {
  if (language === 'en') {
    for (const id of ingredientIds) {
      const { one, many, mass }: EnglishNames = englishNames[id]
      for (const name of [one, many, mass]) if (name !== undefined) yield [name, senseOfIngredient(id)]
    }
    for (const id of ingredientIds) for (const name of englishNames[id].also) yield [name, senseOfIngredient(id)]
    return
  }
  const names = namesIn[language]
  const senses = new Map(ingredientIds.map((id) => [id, senseAsSold(id, language)]))
  for (const [id, sense] of senses) yield [names[id].list, sense]
  for (const [id, sense] of senses) for (const name of names[id].also) yield [name, sense]
}

/** What an ingredient is where the language is spoken: mayonnaise in Japan is made of soya oil. */
function senseAsSold(id: IngredientId, language: Language): FoodSense {
  const sense = senseOfIngredient(id)
  const likely = kindsIn[language].asSold?.[id] ?? []
  if (likely.length === 0) return sense
  return {
    ...sense,
    contains: perAllergen((allergen) => worseCertainty(sense.contains[allergen], likely.includes(allergen) ? 'likely' : 'no')),
  }
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

/** The food that a run of tokens names as a whole, or null. */
export function foodNamed(vocabulary: Vocabulary, tokens: readonly Token[]): FoodSense | null {
  return foodAt(vocabulary, { tokens, keys: keysOf(tokens, vocabulary.language) })
}

function foodAt({ root }: Vocabulary, { tokens, keys }: Name): FoodSense | null {
  let at: Place | undefined = root
  for (const key of keys) at = at?.next.get(key)
  return at?.exactly?.get(exactWords(tokens)) ?? at?.food ?? null
}

function addKinds(vocabulary: Vocabulary): void {
  const { language, root } = vocabulary
  const { foods, heads, manners } = kindsIn[language]
  for (const head of heads) for (const word of head.heads) reach(root, keysOf(tokenise(word), language)).head ??= head
  const own = new Set(vocabulary.words.ownNames)
  const dishes: (readonly [Name, FoodSense])[] = []
  for (const kind of [...foods, stockCubesIn(language)]) {
    const sense = senseOfKind(kind)
    for (const written of kind.names) {
      const name = cutName(written, language)
      const known = own.has(written) ? null : foodAt(vocabulary, name)
      if (known !== null && known !== sense) {
        if (known.ingredient !== null)
          addClaims(vocabulary, name, known, kind.sharesDoubts ? withDoubtsOf(known, sense) : withClaimsOf(known, sense))
        continue
      }
      if (isDishName(name.keys, sense, vocabulary)) dishes.push([name, sense])
      else addFood(vocabulary, name, sense)
    }
  }
  // What a dish is named after must be known before the dish is.
  for (const [name, sense] of dishes) addFood(vocabulary, name, asDish(name.keys, sense, vocabulary))
  if (language === 'ru') addTurnedNames(vocabulary)
  for (const kind of manners) for (const name of kind.names) reach(root, keysOf(tokenise(name), language)).manner = senseOfKind(kind)
}

/** A name of two foods keeps its ingredient, but has what either has: a cook who may not eat the one must not be given the other. */
function addClaims({ root, surfaces }: Vocabulary, { tokens, keys }: Name, known: FoodSense, both: FoodSense): void {
  if (both === known) return
  const at = reach(root, keys)
  const exact = exactWords(tokens.filter((token) => token.kind !== 'mark'))
  // A name that only its ending makes like the other's says nothing of the other: Spanish vainilla, vainillas.
  if (at.food === known && surfaces.get(exact) === known) at.food = both
  at.exactly ??= new Map()
  at.exactly.set(exact, both)
  surfaces.set(exact, both)
}

/** Russian labels put the adjective last: "мука рисовая". */
function addTurnedNames(vocabulary: Vocabulary): void {
  const { language } = vocabulary
  const add = (name: string, sense: FoodSense) => {
    const turned = turnedNames(name).map((one) => cutName(one, language))
    if (turned.length === 0) return
    const own = foodNamed(vocabulary, tokenise(name))
    const meant = sense.ingredient === null ? (own ?? sense) : sense
    for (const one of turned) if (foodAt(vocabulary, one) === null) addFood(vocabulary, one, meant)
  }
  for (const [name, sense] of namesOfFoods(language)) add(name, sense)
  for (const kind of kindsIn[language].foods) for (const name of kind.names) add(name, senseOfKind(kind))
  for (const name of poisonsIn[language])
    for (const turned of turnedNames(name)) reach(vocabulary.root, keysOf(tokenise(turned), language)).role = 'poison'
}

function build(language: Language): Vocabulary {
  const words = wordsIn[language]
  const vocabulary: Vocabulary = { language, words, root: place(), spellings: new Map(), surfaces: new Map() }
  for (const [name, food] of namesOfFoods(language)) addFood(vocabulary, cutName(name, language), food)
  addSynonyms(vocabulary)
  addPairs(vocabulary)
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
  addRole(vocabulary, words.preparation, 'preparation')
  for (const phrase of words.otherThings) reach(vocabulary.root, keysOf(tokenise(phrase), language)).isOtherThing = true
  for (const [allergen, names] of Object.entries(words.allergens)) if (isAllergen(allergen)) addFreeFrom(vocabulary, names, allergen)
  addFreeFrom(vocabulary, words.otherFreeFrom, 'none')
  for (const [allergen, names] of Object.entries(words.saysWithout ?? {})) {
    if (!isAllergen(allergen)) continue
    for (const name of names) reach(vocabulary.root, keysOf(tokenise(name), language)).saysWithout = allergen
  }
  addKinds(vocabulary)
  addRole(vocabulary, thingsIn[language] ?? [], 'thing')
  addPoisons(vocabulary)
  return vocabulary
}

function isAllergen(name: string): name is Allergen {
  return name in { dairy: 0, gluten: 0, eggs: 0, peanut: 0, shellfish: 0, soybean: 0, mushroom: 0 }
}

const built = new Map<Language, Vocabulary>()

/** Every name of a language as a tree of words, built at the first use of that language. */
export function vocabularyOf(language: Language): Vocabulary {
  const known = built.get(language)
  if (known !== undefined) return known
  const vocabulary = build(language)
  built.set(language, vocabulary)
  return vocabulary
}
