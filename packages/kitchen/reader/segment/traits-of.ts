import { hazardOf, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { FoodTrait } from '#kitchen/reader/food/food-traits.ts'
import type { Food, TypedFood } from '#kitchen/reader/food/reading.ts'
import { isSpooned, saysLeftover } from '#kitchen/reader/segment/leftover-dishes.ts'
import { foldedWordsOf } from '#kitchen/reader/text/folded-words.ts'
import { plainTokensOf } from '#kitchen/reader/text/plain-tokens.ts'
import { finderOf } from '#kitchen/reader/text/word-parts.ts'
import { crispWords } from '#kitchen/reader/words/traits/crisp-foods.ts'
import { ownNameWords } from '#kitchen/reader/words/traits/own-names.ts'
import { poultryWords } from '#kitchen/reader/words/traits/poultry.ts'
import { readyMadeWords } from '#kitchen/reader/words/traits/ready-made.ts'
import { saltFishWords } from '#kitchen/reader/words/traits/salt-fish.ts'
import { sausageWords } from '#kitchen/reader/words/traits/sausages.ts'
import type { TraitWords, WordsByLanguage } from '#kitchen/reader/words/traits/trait-words.ts'

/** The spelling without umlauts, which German keyboards elsewhere need: Gefluegel for Geflügel. */
const withoutUmlauts = (word: string) => word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')

const allWords = ({ de = [], ...others }: WordsByLanguage) => [...Object.values(others).flat(), ...de, ...de.map(withoutUmlauts)]

interface Row extends TraitWords {
  isSaidIn: (text: string) => boolean
}

const rows: readonly Row[] = [...poultryWords, ...sausageWords, ...saltFishWords, ...crispWords, ...ownNameWords, ...readyMadeWords].map(
  (row) => {
    const split = row.isExact ? plainTokensOf : foldedWordsOf
    const isSaid = finderOf(allWords(row.words), split, row.stands)
    const isExcepted = finderOf(allWords(row.except ?? {}), split)
    return {
      ...row,
      isSaidIn: (text) => {
        const tokens = split(text)
        return isSaid(tokens) && !isExcepted(tokens)
      },
    }
  },
)

/** The phrase that a cook typed, and whether it names one food. */
interface Typed {
  phrase: string
  isOneFood: boolean
}

function hasByWords(row: Row, food: Food, { phrase, isOneFood }: Typed): boolean {
  if (row.on?.includes(food.class) === false || (row.isMeat && food.pescatarian !== 'no')) return false
  if (row.like !== undefined && row.like !== (food.ingredient ?? food.like)) return false
  const isInPhrase = row.in === 'phrase' || (row.in === 'phrase-of-one' && isOneFood)
  return row.isSaidIn(isInPhrase ? phrase : food.words)
}

/**
 * May the food be a bird, or minced of one, although no word says so? Meat that is not known as a whole may be, and a
 * sausage whose animal has no row: nobody said that it is none ("capon sausages", "turky sausages").
 */
function mayBeOfBird(food: Food | TypedFood, isSausage: boolean): boolean {
  if (food.class === 'poultry') return food.vegetarian === 'no'
  if (food.ingredient !== null || food.pescatarian === 'yes') return false
  const isKnownWhole = !('known' in food) || food.known === 'whole'
  if (food.class === 'meat') return isSausage || !isKnownWhole
  return !isKnownWhole && (food.class === 'mince' || (food.class === 'cured-meat' && isSausage))
}

/** The traits of a typed food: those of its ingredient's row, and those that the cook's words tell. */
export function traitsOf(food: Food | TypedFood, typed: Typed): readonly FoodTrait[] {
  const { ingredient, form } = food
  const found = new Set<FoodTrait>(ingredient === null ? [] : lexicon[ingredient].traits)
  if (ingredient !== null && hazardOf(ingredient) === 'poultry') found.add('poultry')
  for (const row of rows) if (!found.has(row.trait) && hasByWords(row, food, typed)) found.add(row.trait)
  if (mayBeOfBird(food, found.has('sausage'))) found.add('poultry')
  if (form !== undefined && saysLeftover(form.words)) found.add('leftover')
  const isLeftoverDish = form?.is === 'dish'
  if ((isLeftoverDish || food.class === 'dish') && isSpooned(isLeftoverDish ? form.words : food.words)) found.add('spooned')
  return [...found]
}
