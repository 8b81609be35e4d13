import { expect, test } from 'vitest'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import { aLentilSoup } from '#kitchen/testing/a-recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

const { request, recipe } = aLentilSoup()

test('the allergen rule finds an allergen in an ingredient line and quotes its words', () => {
  const spoiled = withText(recipe, 'coconut milk', 'cream')
  expect(checkRecipe(request, spoiled)).toContainEqual({
    rule: 'allergen',
    where: 'ingredients[5]',
    detail: { allergen: 'dairy', words: 'cream', certainty: 'yes' },
  })
})

test('the allergen rule finds an allergen in a step, a title and a description', () => {
  const inStep = {
    ...recipe,
    instructions: recipe.instructions.map((text, at) => (at === 3 ? `${text} Top with chopped peanuts.` : text)),
  }
  expect(checkRecipe(request, inStep)).toContainEqual(expect.objectContaining({ rule: 'allergen', where: 'instructions[3]' }))
  expect(checkRecipe(request, { ...recipe, title: 'Buttery Lentils with Butter' })).toContainEqual(
    expect.objectContaining({ rule: 'allergen', where: 'title' }),
  )
  expect(checkRecipe(request, { ...recipe, description: 'Finish with a spoon of yogurt.' })).toContainEqual(
    expect.objectContaining({ rule: 'allergen', where: 'description' }),
  )
})

test('the allergen rule finds no allergen that the text denies', () => {
  expect(rulesBroken(request, { ...recipe, description: 'Creamy without cream, no butter, dairy-free and peanut-free.' })).toEqual([])
})

test('the allergen rule finds no allergen in a name that only sounds like one: cocoa butter', () => {
  for (const line of ['2 tbsp cocoa butter', '1 can butter beans', '1 butternut squash', '200 ml coconut cream', '1 tsp cream of tartar']) {
    expect(checkLine(aRequest({ allergens: ['dairy', 'peanut'], searchMode: 'ideas' }), line, 'ingredient')).toEqual([])
  }
})

test('the allergen rule finds an unknown food while anything is excluded', () => {
  expect(checkLine(aRequest({ allergens: ['eggs'], searchMode: 'ideas' }), '2 tbsp zblorp', 'ingredient')).toEqual([
    { rule: 'allergen', where: 'ingredients[0]', detail: { allergen: null, words: 'zblorp', certainty: 'unknown' } },
  ])
  expect(checkLine(aRequest({ searchMode: 'ideas' }), '2 tbsp zblorp', 'ingredient')).toEqual([])
})

test('the allergen rule reads a general word in a step as the listed food: noodles as rice noodles', () => {
  const gluten = aRequest({ allergens: ['gluten'], searchMode: 'ideas' })
  expect(checkLine(gluten, 'Drain the noodles.', 'instruction', ['200 g rice noodles'])).toEqual([])
  expect(checkLine(gluten, 'Drain the noodles.', 'instruction', ['200 g egg noodles'])).toContainEqual(
    expect.objectContaining({ rule: 'allergen' }),
  )
})

test('the allergen rule reads "butter" in a step as dairy, even when the list has vegan butter', () => {
  const dairy = aRequest({ allergens: ['dairy'], searchMode: 'ideas' })
  expect(checkLine(dairy, 'Melt the butter.', 'instruction', ['50 g vegan butter'])).toContainEqual(
    expect.objectContaining({ rule: 'allergen' }),
  )
  expect(checkLine(dairy, 'Melt the vegan butter.', 'instruction', ['50 g vegan butter'])).toEqual([])
})
