import type { Language } from '#kitchen/options.ts'
import { asPossibility, type FoodSense, senseOfKind, withDoubtsOf } from '#kitchen/reader/food/food.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { ordinaryWordsLikeDishes } from '#kitchen/reader/kinds/no-dish-in-prose.ts'
import { worldDishesIn } from '#kitchen/reader/kinds/world-dishes.ts'
import { coverWithPhrases, foodOfChunk } from '#kitchen/reader/match/cover.ts'
import { addFood, createPlace, foodAt, keysOf, type Name, parseName } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { addClaims } from '#kitchen/reader/vocabulary/kind-names.ts'

/**
 * Adds the dish names that recipe text may use. If the reader finds no food in a name, the name becomes a food that a
 * cook may type too; other names keep their reading ("chicken satay" contains chicken, "ramen" are noodles). Yields
 * after each dish (`vocabularySteps`).
 */
export function* addDishes(vocabulary: Vocabulary): Generator<void> {
  const { language } = vocabulary
  const not = new Set(ordinaryWordsLikeDishes[language].map((name) => keyOf(name, language)))
  const typed = kindsIn[language].foods.filter(({ isTypedOnly, isNeverInProse }) => isTypedOnly && !isNeverInProse)
  for (const kind of [...typed, ...worldDishesIn(language)]) {
    const names = kind.names.filter((name) => !not.has(keyOf(name, language)))
    addDish(vocabulary, { ...kind, names })
    yield
  }
}

function keyOf(name: string, language: Language): string {
  return keysOf(tokenise(name), language).join(' ')
}

function addDish(vocabulary: Vocabulary, kind: NamedKind): void {
  // An allergen or diet that the row does not mention is unknown.
  const sense = senseOfKind({ ...kind, otherwise: 'unknown', dietAtWorst: 'meat' })
  for (const written of kind.names) {
    const name = parseName(written, vocabulary.language)
    const known = foodAt(vocabulary, name)
    if (known === null) addTyped(vocabulary, name, { sense, sharesDoubts: kind.sharesDoubts === true })
    else if (known.ingredient === null && kind.sharesDoubts)
      addClaims(vocabulary, name, known, withDoubtsOf(known, asPossibility(senseOfKind(kind))))
    const place = createPlace(vocabulary.dishes, name.keys)
    place.food = mergeSenses([place.food, known, sense])
  }
}

/**
 * Adds a name as a cook types it: as a food of its own if the reader finds no food in it, or too little for a
 * ready-made dish.
 */
function addTyped(vocabulary: Vocabulary, name: Name, { sense, sharesDoubts }: { sense: FoodSense; sharesDoubts: boolean }): void {
  const tokens = name.tokens.filter(({ kind }) => kind !== 'mark')
  const chunks = coverWithPhrases(tokens, vocabulary, (place) => place.food !== null || place.head !== null || place.cookingStyle !== null)
  const isRead = chunks.some(({ place }) => place !== null) || endsInName(tokens.at(-1)?.text ?? '', vocabulary)
  if (isRead && !sharesDoubts) return
  const parts = chunks.flatMap((chunk) => foodOfChunk(chunk, tokens) ?? chunk.place?.cookingStyle ?? [])
  const whole = mergeSenses([...parts, isRead ? asPossibility(sense) : sense])
  if (whole === null) return
  const place = createPlace(vocabulary.root, name.keys)
  if (place.food === null) place.isTypedOnly = true
  addFood(vocabulary, name, { ...whole, ingredient: null })
}

const shortestEnding = 4

/** Does a word end in a known name, as German compounds do? */
function endsInName(word: string, { root, words }: Vocabulary): boolean {
  if (words.joints === undefined) return false
  return Array.from(word).some((_, at) => at > 0 && word.length - at >= shortestEnding && root.next.has(word.slice(at)))
}

/** Merges what several rows say about one name. */
function mergeSenses(senses: readonly (FoodSense | null)[]): FoodSense | null {
  return senses.reduce((all, one) => (all === null ? one : one === null ? all : withDoubtsOf(all, one)), null)
}
