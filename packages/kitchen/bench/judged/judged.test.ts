import { describe, expect, it } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { isIngredientId } from '#kitchen/lexicon/lexicon.ts'
import { complexityModes, cuisines, mealTypes, searchModes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { compare } from './compare.ts'
import { cooksRecipes } from './cooks-list.ts'
import { judgedRequests } from './requests.ts'

const requestOf = (number: number) => judgedRequests.find((judged) => judged.number === number)?.request

describe('the judged recipes', () => {
  it('the forty judged requests cover every cuisine in both modes, every meal and both complexities', () => {
    const requests = judgedRequests.map(({ request }) => request)
    expect(requests).toHaveLength(40)
    for (const cuisine of cuisines)
      for (const mode of searchModes)
        expect(
          requests.some((one) => one.cuisine === cuisine && one.searchMode === mode),
          `${cuisine} ${mode}`,
        ).toBe(true)
    for (const meal of mealTypes) expect(requests.filter((one) => one.targetMealType === meal).length).toBeGreaterThanOrEqual(4)
    for (const complexity of complexityModes)
      expect(requests.filter((one) => one.complexityMode === complexity).length).toBeGreaterThanOrEqual(10)
  })

  it('each judged request has one recipe of a cook with all of its ingredients', () => {
    expect(cooksRecipes.map(({ number }) => number).sort((a, b) => a - b)).toEqual(judgedRequests.map(({ number }) => number))
    for (const { number, ingredients } of cooksRecipes) {
      const uses = new Set(ingredients.map((line) => readPhrase(line, 'en').foods[0]?.class))
      const typed = requestOf(number)?.ingredients.map((words) => readPhrase(words, 'en').foods[0]?.class) ?? []
      expect(
        typed.filter((kind) => !uses.has(kind)),
        String(number),
      ).toEqual([])
    }
  })

  it("the cooks' recipes use words that the reader knows, with amounts", () => {
    for (const { number, ingredients } of cooksRecipes)
      for (const line of ingredients) {
        const [food, ...others] = readPhrase(line, 'en').foods
        expect(others, `${number} ${line}`).toEqual([])
        expect(food !== undefined && food.ingredient !== null && isIngredientId(food.ingredient), `${number} ${line}`).toBe(true)
        expect(food?.amount?.amount, `${number} ${line}`).toBeGreaterThan(0)
      }
  })

  it('every judged request is cooked, with amounts near those of its cook', () => {
    const ratios = judgedRequests.flatMap(({ number, request, seed }) => {
      const cooked = cook(request, seed)
      const cooks = cooksRecipes.find((one) => one.number === number)
      if (cooked.state !== 'cooked' || cooks === undefined) throw new Error(`number ${number} was not cooked`)
      return compare(request, cooked.recipe, cooks).amounts
    })
    const near = ratios.filter((ratio) => ratio >= 0.5 && ratio <= 2).length
    expect(near / ratios.length).toBeGreaterThanOrEqual(0.9)
  })
})
