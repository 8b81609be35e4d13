import type { Language } from '#kitchen/options.ts'
import { type FoodSense, isPlainPlant, isSoldByRegion, mixFoods, senseUnknown } from '#kitchen/reader/food/food.ts'
import type { Head } from '#kitchen/reader/food/kind.ts'
import type { SegmentReading } from '#kitchen/reader/food/segment-reading.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { composeHead, isKnownWhole, type Modifier, replacesBase } from '#kitchen/reader/segment/compose.ts'
import {
  areFoodsBeside,
  deniesFoodBeside,
  isCompoundApart,
  isCutBesidePlants,
  isPairOfFoods,
  isPlainFoodBeside,
} from '#kitchen/reader/segment/foods-beside.ts'
import { applyMarkers } from '#kitchen/reader/segment/free-from.ts'
import { imitationOfMeat } from '#kitchen/reader/segment/meat-likeness.ts'
import { isSkipped, type Piece, wordsOf } from '#kitchen/reader/segment/pieces.ts'
import { countsFoodBefore, isArabicWith, mayNameContent, withoutUnitNames } from '#kitchen/reader/segment/unit-names.ts'
import { ambiguousWords } from '#kitchen/reader/words/ambiguous.ts'
import { isCountry } from '#kitchen/reader/words/countries.ts'

const mostVarietyWords = 3

/** The state that the functions of this file share. */
interface Reader {
  text: string
  reading: SegmentReading
  vocabulary: Vocabulary
  /** Pieces that say what a food is made without. */
  marking: readonly Piece[]
}

/** Splits pieces at "with", "in" and "from", reverses "leg of lamb", and reads each noun phrase. */
export function readPieces(pieces: readonly Piece[], reader: Reader): void {
  const { words, language } = reader.vocabulary
  let phrase: NounPhrase = { nouns: [], turned: [], isOrigin: false }
  for (const piece of pieces) {
    const role = piece.food === null ? (piece.place?.role ?? null) : null
    if (role === 'with' || role === 'from') {
      readNounPhrase(role === 'with' ? { ...phrase, nouns: phrase.nouns.map(asDish) } : phrase, reader)
      phrase = { nouns: [], turned: [], isOrigin: role === 'from' }
    } else if (role === 'of' && words.head === 'last' && language !== 'ja') {
      // Reverses "cream of chicken" to "chicken cream" and "can of beans" to "beans"; あさりの味噌汁 keeps its order.
      phrase = { ...phrase, nouns: [], turned: [...phrase.nouns, ...phrase.turned] }
    } else phrase.nouns.push(piece)
  }
  readNounPhrase(phrase, reader)
  if (mayBeDish(pieces, reader)) reader.reading.known = 'part'
}

/** A noun phrase: the nouns behind the last "of", those before it, and whether they tell where a food comes from. */
interface NounPhrase {
  nouns: Piece[]
  turned: readonly Piece[]
  isOrigin: boolean
}

function readNounPhrase({ nouns, turned, isOrigin }: NounPhrase, reader: Reader): void {
  const { reading, vocabulary } = reader
  // "Cream of celery soup" is a soup; "soup of celery cream" is no cream.
  const inOrder = nouns.at(-1)?.place?.head?.isDish === true ? [...turned, ...nouns] : [...nouns, ...turned]
  const said = inOrder.filter((piece) => !isSkipped(piece) && !isIdleCookingStyle(piece, inOrder, vocabulary))
  const named = said.filter((piece, at) => !countsFoodBefore(piece, said[at - 1], reader.text))
  const content = withoutUnitNames(named, vocabulary)
  if (mayNameContent(named, content, vocabulary)) reading.known = 'part'
  if (turned.length === 0 && isCutBesidePlants(inOrder)) reading.known = 'part'
  // Unknown words after "from" name a place of origin, which adds no food: "cream from Normandy", "eggs from
  // neighbors".
  if (!isOrigin || content.some((piece) => piece.place !== null && !isThing(piece))) readNouns(content, reader)
  else if (content.some((piece) => piece.place === null)) {
    reading.guessed = true
    reading.known = 'part'
  }
}

/** May foods with something beside them be a dish of their own? */
function mayBeDish(pieces: readonly Piece[], { reading: { foods }, vocabulary }: Reader): boolean {
  const besideFoods = pieces.filter(({ food }) => food === null)
  // A food "with" another is a dish of both: "mote con huesillo".
  const isWith = besideFoods.some(({ place }) => place?.role === 'with')
  if (isWith && foods.length > 1 && !foods.every(isPlainPlant)) return true
  if (besideFoods.some(({ place }) => place?.isRegion === true) && !foods.every(isSoldByRegion)) return true
  // Noodles of a country may be its noodle soup: 越南河粉 is phở.
  return besideFoods.some(({ words }) => isCountry(words, vocabulary.language)) && foods.some(isNoodle)
}

const isNoodle = ({ class: kind }: FoodSense) => kind === 'noodle'

/**
 * With another food in it, a name means the dish, not the rice or spice of that name: "risotto aux champignons",
 * "curry con gambas".
 */
function asDish(piece: Piece): Piece {
  const isRaw = piece.food !== null && rawClasses.includes(piece.food.class)
  return isRaw && piece.place?.head?.isDish === true ? { ...piece, food: null } : piece
}

const rawClasses: readonly FoodSense['class'][] = ['rice', 'grain', 'spice', 'spice-blend']

/**
 * Does a cooking style add nothing to its food ("fried" onion, "crispy" bacon)? In the noun's position it may be a
 * food: rice crispies.
 */
function isIdleCookingStyle(piece: Piece, all: readonly Piece[], { words }: Vocabulary): boolean {
  const on = piece.place?.cookingStyleOn ?? null
  if (on === null || piece.food !== null) return false
  if (piece.place?.head != null && piece === (words.head === 'first' ? all[0] : all.at(-1))) return false
  return !all.some((other) => {
    const made = other.food ?? other.place?.head ?? null
    return other !== piece && made !== null && on.includes(made.class)
  })
}

function readNouns(pieces: readonly Piece[], reader: Reader): void {
  const { text, reading, vocabulary } = reader
  const nouns = pieces.filter((piece) => piece.place?.role !== 'of')
  const things = nouns.filter(isThing)
  if (things.length === nouns.length || isThingByName(nouns, vocabulary)) {
    if (things.length > 0) reading.notFood.push(wordsOf(nouns, text))
    return
  }
  if (things.length > 0) reading.known = 'part'
  const left = nouns.filter((piece) => !things.includes(piece))
  const narrower = vocabulary.language === 'ar' ? kindNamedBehind(left) : null
  if (narrower !== null) {
    addFood(left, narrower, reader)
    return
  }
  const head = headOf(left, vocabulary)
  if (head === undefined) return
  // A name of two foods may be two foods here: "rice milk onions".
  const mayBeTwo = isPlainFoodBeside(head, left, vocabulary)
  if (mayBeTwo || isList(left) || isPairOfFoods(left, vocabulary) || areFoodsBeside(head, left, text, vocabulary)) {
    if (mayBeTwo || !left.every(({ food }) => food !== null && isPlainPlant(food))) reading.known = 'part'
    readSeparateFoods(left, reader)
    return
  }
  readUnderHead(head, left, vocabulary.words.head === 'first' && nouns.length < pieces.length, reader)
}

/** Reads the nouns as one food: a variety of the head noun, the head itself, or what an adjective tells. */
function readUnderHead(head: Piece, nouns: readonly Piece[], saysOf: boolean, reader: Reader): void {
  const { vocabulary } = reader
  const modifiers = nouns.filter((piece) => piece !== head)
  const kind = head.place?.head ?? null
  if (kind !== null && modifiers.length > 0 && canCompose(kind, modifiers)) readVariety(head, kind, modifiers, nouns, reader)
  else if (head.food !== null) readKnownHead(head, head.food, modifiers, saysOf, reader)
  else if (kind !== null && kind.needsFood !== 'anywhere' && modifiers.length === 0 && !isAskedAbout(head, vocabulary))
    addFood([head], senseUnknown(kind.class), reader)
  else if (isAdjectiveAlone(nouns, vocabulary)) addFood([head], head.place?.cookingStyle ?? senseUnknown('vegetable'), reader)
  else readSeparateFoods(nouns, reader)
}

function readVariety(head: Piece, kind: Head, modifiers: readonly Piece[], nouns: readonly Piece[], reader: Reader): void {
  const { text, reading, vocabulary } = reader
  reading.isHollow ||= isHollow(modifiers, vocabulary)
  const beside = modifiersOf(kind, modifiers)
  const made = composeHead(kind, beside)
  const isDoubted = isCompoundApart(head, modifiers, text, vocabulary) || deniesFoodBeside(made, head, modifiers, text, vocabulary)
  if (isDoubted || !isKnownWhole(kind, beside)) reading.known = 'part'
  addFood(nouns, made, reader)
}

/** Do the words beside a head noun prove too little that it is one? */
function isHollow(modifiers: readonly Piece[], { words, language }: Vocabulary): boolean {
  const areFoodless = modifiers.every(({ food, place }) => food === null && place?.cookingStyle == null)
  if (words.head === 'first' && areFoodless) return true
  // A head noun found only inside an unknown word is weak: "engineering" is no German "Ring".
  if (words.joints !== undefined && modifiers.every(({ food, place }) => food === null && place === null)) return true
  // Chinese and Japanese read each other's last character (鮑魚 is no 魚), so a half-known word is weak there.
  return hanLanguages.includes(language) && modifiers.some(({ place }) => place === null)
}

const cheeses: readonly FoodSense['class'][] = ['hard-cheese', 'soft-cheese']
/** Ingredients whose name is the name of the whole family, with the classes of the family. */
const families: Partial<Record<string, readonly FoodSense['class'][]>> = { cheese: cheeses, pasta: ['pasta'], rice: ['rice'] }

/**
 * The food that an Arabic noun of its family stands before: جبن مزاريلا is mozzarella, مكرونا
 * سباكيتي spaghetti.
 */
function kindNamedBehind([noun, name, ...others]: readonly Piece[]): FoodSense | null {
  const family = families[noun?.food?.ingredient ?? '']
  if (family === undefined || others.length > 0 || name?.food == null) return null
  if (!family.includes(name.food.class)) return null
  return name.food.ingredient === null ? { ...name.food, ingredient: noun?.food?.ingredient ?? null } : name.food
}

const isThing = ({ food, place }: Piece) => food === null && place?.head == null && place?.role === 'thing'

/**
 * Is it a thing named after a food: an egg timer, a Käsereibe? In languages with the noun first only the last word
 * may
 * say so ("essence de vanille").
 */
function isThingByName(nouns: readonly Piece[], { words }: Vocabulary): boolean {
  const named = words.head === 'first' ? nouns[0] : nouns.at(-1)
  return named !== undefined && isThing(named)
}

const shortestList = 3

/**
 * Are the nouns a list without commas: three or more ingredients (牛奶鸡蛋面粉)? Of two, one may describe the
 * other.
 */
function isList(nouns: readonly Piece[]): boolean {
  return nouns.length >= shortestList && nouns.every(({ food }) => food !== null && food.ingredient !== null)
}

/** Must the cook be asked what a single word means: масло is butter or oil? */
function isAskedAbout({ key }: Piece, { language }: Vocabulary): boolean {
  return ambiguousWords[language]?.has(key) === true
}

/** Is the noun missing after an adjective, as on Russian labels: "соевый" may be any soya food? */
function isAdjectiveAlone(nouns: readonly Piece[], { language }: Vocabulary): boolean {
  return language === 'ru' && nouns.length === 1 && nouns[0]?.place?.cookingStyle != null
}

const hanLanguages: readonly Language[] = ['ja', 'zh']

/** Is it a cheese named before its place, as in Japanese too: プロヴォローネ・ヴァルパダーナ? */
function isCheeseByName(nouns: readonly Piece[]): boolean {
  const [first, ...others] = nouns
  const isCheese = first?.food?.class === 'hard-cheese' || first?.food?.class === 'soft-cheese'
  return isCheese && others.every(({ place }) => place === null)
}

/** The head noun among these nouns. */
function headOf(nouns: readonly Piece[], { language, words: { head } }: Vocabulary): Piece | undefined {
  const named = withoutStylesAtTheEdge(nouns, head)
  if (head === 'first') return named[0]
  if (language === 'ja' && isCheeseByName(nouns)) return nouns[0]
  if (head === 'last') return named.at(-1)
  return nouns.find(({ place }) => place?.head != null) ?? nouns.find(({ food }) => food !== null) ?? nouns[0]
}

/** Removes cooking styles from the noun's position: "chicken teriyaki", "kung pao de pollo". */
function withoutStylesAtTheEdge(nouns: readonly Piece[], head: 'first' | 'last' | 'either'): readonly Piece[] {
  const isNoun = ({ food, place }: Piece) => food !== null || place?.head != null || place?.cookingStyle == null
  const at = head === 'first' ? nouns.findIndex(isNoun) : nouns.findLastIndex(isNoun)
  if (at < 0) return nouns
  return head === 'first' ? nouns.slice(at) : nouns.slice(0, at + 1)
}

/** Reads the foods of a phrase that is not understood as a whole; each gap between them is one unknown. */
function readSeparateFoods(pieces: readonly Piece[], reader: Reader): void {
  const { text, reading } = reader
  let run: Piece[] = []
  const close = () => {
    if (run.length > 0) {
      reading.unknown.push(wordsOf(run, text))
      if (pieces.length > run.length) reading.known = 'part'
    }
    run = []
  }
  for (const piece of pieces) {
    if (piece.food === null) run.push(piece)
    else {
      close()
      addFood([piece], piece.food, reader)
    }
  }
  close()
}

/** Can the modifiers name a variety? Too many unknown words are a sentence. */
function canCompose(kind: Head, modifiers: readonly Piece[]): boolean {
  if (kind.needsFood === 'anywhere' && modifiers.every(({ food, place }) => food === null && place?.cookingStyle == null)) return false
  if (kind.onlyWhenReplaced === true && !modifiersOf(kind, modifiers).some((modifier) => replacesBase(modifier, kind))) return false
  return modifiers.filter((piece) => piece.food === null).length <= mostVarietyWords
}

function modifiersOf({ class: made }: Head, pieces: readonly Piece[]): readonly Modifier[] {
  return pieces.map((piece) => {
    const cookingStyle = cookingStyleOf(piece, made)
    if (cookingStyle === null) return { words: isArabicWith(piece) ? piece.words : piece.key, food: piece.food, within: piece.within }
    if (piece.food !== null) return { words: piece.key, food: mixFoods(piece.food, [cookingStyle]), isCookingStyle: true }
    return { words: piece.key, food: cookingStyle, isCookingStyle: true, within: piece.within }
  })
}

/** The properties that a cooking style adds to a food of this class; null if it adds none. */
function cookingStyleOf({ place }: Piece, made: FoodSense['class']): FoodSense | null {
  const on = place?.cookingStyleOn ?? null
  return on === null || on.includes(made) ? (place?.cookingStyle ?? null) : null
}

function readKnownHead(head: Piece, food: FoodSense, modifiers: readonly Piece[], saysOf: boolean, reader: Reader): void {
  const strange = modifiers.filter(
    ({ food, place }) => food === null && place?.freeFrom == null && place?.head == null && place?.cookingStyle == null,
  )
  if (strange.length > mostVarietyWords) {
    readSeparateFoods([...modifiers, head], reader)
    return
  }
  reader.reading.guessed ||= strange.length > 0
  if (strange.length > 0 || modifiers.some(isNounOfAnother)) reader.reading.known = 'part'
  const likeness = imitationOfMeat(
    food,
    modifiers.flatMap((piece) => piece.food ?? []),
    saysOf,
  )
  if (likeness !== null) {
    reader.reading.known = 'part'
    addFood([...modifiers, head], likeness, reader)
    return
  }
  const isWayOfMaking = (piece: Piece) => piece.place?.cookingStyleOn != null && cookingStyleOf(piece, food.class) !== null
  const besides = modifiers.filter((piece) => piece.food !== null && !isWayOfMaking(piece))
  if (besides.length > 0 && !(isPlainPlant(food) && besides.every((piece) => piece.food !== null && isPlainPlant(piece.food))))
    reader.reading.known = 'part'
  for (const piece of besides) if (piece.food !== null) addFood([piece], piece.food, reader)
  const styles = modifiers.flatMap((piece) => {
    const cookingStyle = cookingStyleOf(piece, food.class)
    if (piece.food === null) return [cookingStyle ?? piece.within ?? []].flat().map((sense) => ({ piece, sense }))
    // "Tandoori" is a spice alone and a cooking style beside meat: "poulet tandoori", "pollo teriyaki".
    return cookingStyle !== null && isWayOfMaking(piece) ? [{ piece, sense: mixFoods(cookingStyle, [piece.food]) }] : []
  })
  if (styles.length === 0) {
    addFood([head], food, reader)
    return
  }
  const mixed = mixFoods(
    food,
    styles.map(({ sense }) => sense),
  )
  addFood([...styles.map(({ piece }) => piece), head], mixed, reader)
}

/** Is the piece a noun that names a food by itself: the 鲑 of 鲑枝豆? */
function isNounOfAnother({ food, place }: Piece): boolean {
  return food === null && place?.head != null && place.head.needsFood === undefined && place.cookingStyle === null && place.role === null
}

function addFood(pieces: readonly Piece[], sense: FoodSense, { text, reading, vocabulary, marking }: Reader): void {
  const name = pieces.map(({ words }) => words).join(' ')
  const place = pieces.at(-1)?.place
  const senses = place?.alsoFood != null && place.food === sense ? [sense, place.alsoFood] : [sense]
  for (const one of senses) {
    const marked = applyMarkers(one, name, reading.markers, vocabulary)
    if (marked.ingredient !== null && reading.foods.some((food) => food.ingredient === marked.ingredient)) continue
    // A changed food without an ingredient's name keeps all its claims: vegan mozzarella is no mozzarella.
    const isNameless = marked.ingredient === null && marked !== one
    reading.foods.push({ words: wordsOf(isNameless ? [...marking, ...pieces] : pieces, text), ...marked })
  }
}
