import { asDish, isDishName } from '#kitchen/reader/dish-names.ts'
import { type FoodSense, senseOfKind, withClaimsOf, withDoubtsOf } from '#kitchen/reader/food.ts'
import { ingredientNames } from '#kitchen/reader/ingredient-names.ts'
import { genericNamesIn } from '#kitchen/reader/kinds/generic-names.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'
import { mashedPotatoesIn } from '#kitchen/reader/kinds/mashed-potatoes.ts'
import { poisonsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { stockCubesIn } from '#kitchen/reader/kinds/stock-cubes.ts'
import { addFood, cutName, foodAt, foodNamed, type Name, reach, reachPhrase, writtenName } from '#kitchen/reader/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { turnedNames } from '#kitchen/reader/russian.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'

/** Adds the foods that are known by kind only, the nouns that govern a name and the adjectives that put something into a food. */
export function addKinds(vocabulary: Vocabulary): void {
  const { language } = vocabulary
  const { foods, heads, manners } = kindsIn[language]
  for (const head of heads) for (const word of head.heads) reachPhrase(vocabulary, word).head ??= head
  const own = new Set(vocabulary.words.ownNames)
  const dishes: (readonly [Name, FoodSense])[] = []
  for (const kind of [...genericNamesIn(language), mashedPotatoesIn(language), ...foods, stockCubesIn(language)]) {
    const sense = senseOfKind(kind)
    for (const written of kind.names) {
      const name = cutName(written, language)
      const known = own.has(written) ? null : foodAt(vocabulary, name)
      if (known !== null && known !== sense) {
        addClaims(vocabulary, name, known, kind.sharesDoubts ? withDoubtsOf(known, sense) : withClaimsOf(known, sense))
        continue
      }
      if (kind.like === undefined && isDishName(name.keys, sense, vocabulary)) dishes.push([name, sense])
      else addFood(vocabulary, name, sense)
    }
  }
  // What a dish is named after must be known before the dish is.
  for (const [name, sense] of dishes) addFood(vocabulary, name, asDish(name.keys, sense, vocabulary))
  if (language === 'ru') addTurnedNames(vocabulary)
  for (const kind of manners) for (const name of kind.names) reachPhrase(vocabulary, name).manner = senseOfKind(kind)
}

/** A name of two foods stays the first, but has what either has: a cook who may not eat the one must not be given the other. */
function addClaims({ root, surfaces }: Vocabulary, { tokens, keys }: Name, known: FoodSense, both: FoodSense): void {
  if (both === known) return
  const at = reach(root, keys)
  const exact = writtenName(tokens)
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
  for (const [name, sense] of ingredientNames(language)) add(name, sense)
  for (const kind of kindsIn[language].foods) for (const name of kind.names) add(name, senseOfKind(kind))
  for (const name of poisonsIn[language]) for (const turned of turnedNames(name)) reachPhrase(vocabulary, turned).role = 'poison'
}
