import { describe, expect, test } from 'vitest'
import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

const noneOf = (text: string, language: Language, asked: readonly Allergen[]) => {
  const { contains } = inspectPhrase(text, language)
  return asked.filter((one) => contains[one] === 'no')
}

describe('dishes whose names end in a plain food', () => {
  test.each<[Language, string, readonly Allergen[]]>([
    ['en', 'tempura shrimp', ['gluten', 'eggs']],
    ['en', 'leftover tempura shrimp', ['gluten', 'eggs']],
    ['en', 'crab cakes', ['gluten', 'eggs']],
    ['en', 'prawn cocktail', ['eggs']],
    ['en', 'sesame noodles', ['gluten', 'soybean', 'eggs']],
    ['en', 'scalloped potatoes', ['dairy']],
    ['en', 'dal makhani', ['dairy']],
    ['en', 'stuffed tomatoes', allergens],
    ['en', 'battered mushrooms', ['gluten', 'eggs']],
    ['en', 'chicken fried rice', ['soybean', 'eggs', 'gluten']],
    ['en', 'kung pao chicken', ['soybean', 'gluten']],
    ['en', 'sweet and sour pork', ['soybean', 'gluten']],
    ['en', 'chicken katsu', ['gluten', 'eggs']],
    ['en', 'tandoori chicken', ['dairy']],
    ['en', 'fried chicken', ['gluten', 'eggs']],
    ['en', 'beef jerky', ['soybean', 'gluten']],
    ['en', 'vegetable lasagne', ['dairy', 'gluten']],
    ['en', 'lasagne', ['dairy']],
    ['en', 'Snickers', ['dairy', 'eggs', 'soybean', 'peanut']],
    ['en', 'dukkah', ['peanut']],
    ['en', 'cooking spray', ['soybean']],
    ['es', 'arroz frito', ['soybean', 'eggs', 'gluten']],
    ['es', 'pollo tandoori', ['dairy']],
    ['es', 'tomates rellenos', allergens],
    ['es', 'pescado frito', ['gluten']],
    ['fr', 'cocktail de crevettes', ['eggs']],
    ['fr', 'poulet tandoori', ['dairy']],
    ['fr', 'riz cantonais', ['soybean', 'eggs', 'gluten']],
    ['fr', 'sole meunière', ['dairy', 'gluten']],
    ['fr', 'tomates farcies', allergens],
    ['fr', 'poulet kung pao', ['soybean', 'gluten']],
    ['fr', 'galettes de sarrasin', ['gluten']],
    ['de', 'Tempura Garnelen', ['gluten', 'eggs']],
    ['de', 'Seezunge Müllerin Art', ['dairy', 'gluten']],
    ['de', 'gefüllte Tomaten', allergens],
    ['de', 'Hähnchen Tandoori', ['dairy']],
    ['de', 'Garnelencocktail', ['eggs']],
  ])('the reader rules out no allergen that a dish is made with: %s %s', (language, text, asked) => {
    expect(noneOf(text, language, asked)).toEqual([])
  })

  test.each<[string, Allergen]>([
    ['battered mushrooms', 'gluten'],
    ['fried chicken', 'gluten'],
    ['chicken milanese', 'gluten'],
    ['tandoori chicken', 'dairy'],
    ['scalloped potatoes', 'dairy'],
    ['kung pao chicken', 'soybean'],
  ])('the reader finds the usual allergen of a dish: %s', (text, allergen) => {
    expect(['likely', 'yes']).toContain(inspectPhrase(text, 'en').contains[allergen])
  })
})

test.each<[Language, string, string]>([
  ['en', 'roast chicken', 'chicken'],
  ['en', 'crispy bacon', 'bacon'],
  ['en', 'fried onions', 'onion'],
  ['en', 'grilled shrimp', 'shrimp'],
  ['en', 'pan-fried salmon', 'salmon'],
  ['en', 'stir-fried beef', 'beef'],
  ['en', 'lasagne sheets', 'lasagna-sheets'],
  ['es', 'pollo a la plancha', 'chicken'],
  ['fr', 'poulet rôti', 'chicken'],
  ['de', 'gebratenes Hähnchen', 'chicken'],
  ['de', 'knuspriger Speck', 'bacon'],
])('the reader reads a plainly prepared food as the food: %s %s', (language, text, id) => {
  expect(inspectPhrase(text, language).ingredients).toEqual([id])
})

test.each<[Language, string, readonly string[]]>([
  ['en', 'Chicken Fried Rice with Chives', ['chicken', 'rice', 'chives']],
  ['fr', 'Riz sauté aux poireaux', ['rice', 'leek']],
  ['de', 'Gebratener Reis mit Hähnchen', ['rice', 'chicken']],
])('the reader names the foods in a dish name as the recipe lists them: %s %s', (language, text, ids) => {
  expect(findFoods(text, language).map(({ ingredient }) => ingredient)).toEqual(ids)
})
