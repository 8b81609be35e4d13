import { claimsBeyond } from '#kitchen/reader/food/food.ts'
import type { TypedFood } from '#kitchen/reader/food/reading.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { makersOfManyFoods, makersOfOneFood } from '#kitchen/reader/words/makers.ts'

/**
 * Drops a maker's name beside its product: "Butter Kerrygold" is one butter. A name that claims more than the food
 * beside it stays ("Philadelphia Kräuter" is more than herbs). The foods were read together, so no allergen of the
 * rest is marked absent.
 */
export function dropMakerNames(foods: readonly TypedFood[]): TypedFood[] {
  return foods.filter((maker) => {
    const name = foldWord(maker.words.toLowerCase())
    if (maker.known !== 'part' || !(makersOfOneFood.has(name) || makersOfManyFoods.has(name))) return true
    return !foods.some((other) => {
      if (other === maker || other.known !== 'part') return false
      const beyond = claimsBeyond(other, maker)
      return makersOfManyFoods.has(name) || beyond.allergens.length + beyond.diets.length === 0
    })
  })
}
