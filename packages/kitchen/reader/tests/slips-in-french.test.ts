import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string) => readPhrase(text, 'fr').foods.map(({ ingredient }) => ingredient)

describe('French foods as hasty cooks type them', () => {
  test.each([
    ['escaloppes de poullet', 'chicken-breast'],
    ['mergez', 'sausage'],
    ['seleri branche', 'celery'],
    ['obergine', 'eggplant'],
    ['roqfort', 'blue-cheese'],
  ])('the reader corrects a usual misspelling of a French word and rules out no allergen: %s', (typed, ingredient) => {
    const { foods } = readPhrase(typed, 'fr')
    expect(foods.map((food) => [food.ingredient, food.known])).toEqual([[ingredient, 'misspelt']])
    expect(Object.values(foods[0]?.contains ?? { none: 'no' })).not.toContain('no')
  })

  test.each([
    ['lait coco', 'coconut-milk'],
    ['sucre canne', 'sugar'],
    ['har. verts', 'green-beans'],
    ['tom. concassées', 'canned-tomatoes'],
    ['conc. tomate', 'tomato-paste'],
    ['vin. balsam.', 'balsamic-vinegar'],
    ['far. de sarrasin', 'buckwheat-flour'],
    ['vin blc', 'white-wine'],
    ['2 bt de thon au nat', 'canned-tuna'],
    ['framb. surg.', 'raspberry'],
    ['3 blan de poulet', 'chicken-breast'],
    ['2 càs de sce soja', 'soy-sauce'],
  ])('the reader knows the short form of a French name: %s', (typed, ingredient) => {
    expect(foodsOf(typed)).toEqual([ingredient])
  })
})

test('a name without a word for a food stays a food beside another one', () => {
  const { foods } = readPhrase('rouleaux de printemps au poulet', 'fr')
  expect(foods).toHaveLength(2)
  expect(foods.map(({ contains }) => contains.gluten)).not.toContain('no')
})

test.each([
  'Karim Benali',
  'Marie-Ève Tremblay',
  'Saint-Étienne-du-Rouvray',
  'gare de Lyon',
  'crème antimycose',
  'thermomètre de cuisson',
  'mélanger jusqu’à obtenir une pâte lisse',
  'faire griller les courgettes',
])('the reader finds no food in a person, a place, a thing or a step of a recipe: %s', (text) => {
  const { foods, notFood } = readPhrase(text, 'fr')
  expect([foods.length === 0 || notFood.length > 0, notFood.length]).toEqual([true, 1])
})
