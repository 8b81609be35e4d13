import { describe, expect, test } from 'vitest'
import { readCase } from '#kitchen/checker/reading/case.ts'
import { extractQuotes, quotesOf } from '#kitchen/checker/text/quotes.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'

function quotesIn(language: 'ja' | 'fr' | 'en', ...typed: string[]) {
  const foods = typed.flatMap((words) => readPhrase(words, language).foods)
  return quotesOf(
    foods.map((food) => ({ words: food.words, food })),
    language,
  )
}

describe("quotes of the cook's own words", () => {
  test("a quote means what the cook's words were read as, although the recipe's language finds another food in it", () => {
    const { foods, rest } = extractQuotes('「Tempeh Bacon」とベーコンを焼く。', quotesIn('ja', 'tempeh bacon'))
    expect(foods).toMatchObject([{ words: 'Tempeh Bacon', vegetarian: 'yes' }])
    expect(rest).toBe('「            」とベーコンを焼く。')
  })

  test("words that the recipe's language knows are no quote", () => {
    expect(quotesIn('en', 'nuts')).toEqual([])
    expect(quotesIn('fr', 'pommes de terre')).toEqual([])
  })

  test('a quote hides no food beside it and no food in another spelling', () => {
    const request = aRequest({ ingredients: ['tempeh bacon', 'zblorp'], language: 'ja', dietTypes: ['vegetarian'] })
    const recipe: Recipe = {
      ...{ title: 'tempeh baconの炒めもの', description: '', imageUrl: null, prepTime: '5分', cookTime: '5分', servings: 4 },
      ...{ difficulty: 'Easy', mealType: 'entrée', cuisine: 'Italian', language: 'ja' },
      ingredients: ['tempeh bacon 80g', 'ベーコン 80g'],
      instructions: ['tempeh baconとベーコンを焼く。'],
    }
    const it = readCase(request, recipe, [])
    expect(it.lines.map(({ reading }) => reading.foods.map(({ vegetarian }) => vegetarian))).toEqual([['yes'], ['no']])
    expect(it.steps.flatMap(({ found }) => found.map(({ vegetarian }) => vegetarian)).sort()).toEqual(['no', 'yes'])
  })
})
