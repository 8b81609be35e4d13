import { describe, expect, test } from 'vitest'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { languageCodes } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { handWrittenRecipesIn, soupIn, stirFryIn } from '#kitchen/testing/by-hand/in-every-language.ts'

function swapped(recipe: Recipe, [before, after]: readonly [string, string]): Recipe {
  const swap = (text: string) => text.replace(before, after)
  const spoilt = { ...recipe, ingredients: recipe.ingredients.map(swap), instructions: recipe.instructions.map(swap) }
  expect(spoilt, `"${before}" stands in the recipe`).not.toEqual(recipe)
  return spoilt
}

function withStep(recipe: Recipe, sentence: string): Recipe {
  return { ...recipe, instructions: recipe.instructions.map((text, at) => (at === 2 ? `${text} ${sentence}` : text)) }
}

function rulesIn(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ rule }) => rule))]
}

describe.each(languageCodes)('hand-written recipes in %s', (language) => {
  const words = handWrittenRecipesIn[language]
  const stirFry = stirFryIn(language)
  const soup = soupIn(language)

  test('the checker has no finding on a good recipe', () => {
    expect(checkRecipe(stirFry.request, stirFry.recipe)).toEqual([])
    expect(checkRecipe(soup.request, soup.recipe)).toEqual([])
  })

  test('the checker accepts a good recipe line by line', () => {
    for (const { request, recipe } of [stirFry, soup]) {
      expect(checkLine(request, recipe.title, 'title')).toEqual([])
      expect(checkLine(request, recipe.description, 'description')).toEqual([])
      for (const line of recipe.ingredients) expect(checkLine(request, line, 'ingredient')).toEqual([])
      for (const step of recipe.instructions) expect(checkLine(request, step, 'instruction', recipe.ingredients)).toEqual([])
    }
  })

  test.each(words.dairyLines)('the checker finds milk in an ingredient line: %s', (line) => {
    const { request, recipe } = soup
    expect(rulesIn(checkRecipe(request, { ...recipe, ingredients: [...recipe.ingredients, line] }))).toEqual(
      expect.arrayContaining(['allergen', 'diet']),
    )
    expect(rulesIn(checkLine(request, line, 'ingredient'))).toEqual(expect.arrayContaining(['allergen', 'diet']))
  })

  test.each(words.dairySteps)('the checker finds milk in a step, a title and a description: %s', (sentence) => {
    const { request, recipe } = soup
    const isFound = expect.objectContaining({ rule: 'allergen', detail: expect.objectContaining({ allergen: 'dairy' }) })
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(isFound)
    expect(checkRecipe(request, { ...recipe, title: sentence.replace(/[.。]$/, '') })).toContainEqual(isFound)
    expect(checkRecipe(request, { ...recipe, description: sentence })).toContainEqual(isFound)
    expect(checkLine(request, sentence, 'instruction', recipe.ingredients)).toContainEqual(isFound)
  })

  test.each(words.withoutDairy)('a description may say what the recipe is made without: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, { ...recipe, description: sentence })).toEqual([])
  })
})

describe.each(languageCodes)('foods and words of hand-written recipes in %s', (language) => {
  const words = handWrittenRecipesIn[language]
  const stirFry = stirFryIn(language)
  const soup = soupIn(language)

  test.each(words.unlisted)('the checker finds a food in a step that the list lacks: %s', (sentence) => {
    const { request, recipe } = stirFry
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'instructions[2]', detail: expect.objectContaining({ kind: 'not-listed' }) }),
    )
  })

  test('the checker finds each listed food that no step uses', () => {
    for (const { request, recipe } of [stirFry, soup])
      for (const [at, line] of recipe.ingredients.entries()) {
        const named = checkRecipe(request, { ...recipe, instructions: ['…'] }).filter(({ where }) => where === `ingredients[${at}]`)
        if (at !== 1 || recipe.mealType === 'soup')
          if (!(recipe.mealType === 'soup' && at === 4)) expect(rulesIn(named), line).toContain('steps-list')
      }
  })

  test.each(words.strange)('the checker finds an unknown food in a step, but only under an exclusion: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(
      expect.objectContaining({ rule: 'allergen', detail: expect.objectContaining({ kind: 'unknown-food' }) }),
    )
    expect(checkLine(aRequest({ language }), sentence, 'instruction').filter(({ detail }) => detail.kind === 'unknown-food')).toEqual([])
  })

  test.each(words.ordinary)('a step may use the ordinary words of a kitchen: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, withStep(recipe, sentence))).toEqual([])
  })

  test.each(words.foreign)('the checker finds a sentence in another language: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(expect.objectContaining({ rule: 'language' }))
  })

  test('the checker finds an allergen under its foreign name', () => {
    const { request, recipe } = soup
    const [first = ''] = words.foreign
    expect(rulesIn(checkRecipe(request, withStep(recipe, first)))).toContain('allergen')
  })
})

describe.each(languageCodes)('heat, amounts and times of hand-written recipes in %s', (language) => {
  const words = handWrittenRecipesIn[language]
  const stirFry = stirFryIn(language)

  test('the checker requires a sign or a temperature that proves chicken done', () => {
    const { request, recipe } = stirFry
    expect(rulesIn(checkRecipe(request, swapped(recipe, words.noCue)))).toEqual(['safety'])
    expect(rulesIn(checkRecipe(request, swapped(recipe, words.tooCool)))).toEqual(['safety'])
  })

  test('the checker rejects chicken that is served pink', () => {
    const { request, recipe } = stirFry
    for (const swap of words.pink) expect(rulesIn(checkRecipe(request, swapped(recipe, swap)))).toEqual(['safety'])
    for (const swap of words.notPink) expect(checkRecipe(request, swapped(recipe, swap))).toEqual([])
  })

  test('the checker rejects tenfold amounts, and the amounts for four in a recipe for forty', () => {
    const { request, recipe } = stirFry
    expect(rulesIn(checkRecipe(request, swapped(recipe, words.tenfold)))).toEqual(['amounts'])
    expect(rulesIn(checkRecipe(request, { ...recipe, servings: 40 }))).toContain('amounts')
  })

  test('the checker finds times that do not add up', () => {
    const { request, recipe } = stirFry
    expect(rulesIn(checkRecipe(request, { ...recipe, totalTime: words.shortTotal }))).toContain('times')
    expect(rulesIn(checkRecipe(request, { ...recipe, cookTime: '…' }))).toContain('times')
    expect(checkRecipe(request, swapped(recipe, words.hasty))).toContainEqual(
      expect.objectContaining({
        rule: 'times',
        where: 'instructions[0]',
        detail: expect.objectContaining({ kind: 'too-short', ingredient: 'rice' }),
      }),
    )
  })

  test.each(words.general)('a step may name its foods by a general word: %s', (before, after) => {
    const { request, recipe } = stirFry
    expect(checkRecipe(request, swapped(recipe, [before, after]))).toEqual([])
  })

  test.each(words.impossibleHeat)('the checker rejects a step with an impossible temperature: %s', (sentence) => {
    expect(checkLine(aRequest({ language }), sentence, 'instruction')).toContainEqual(expect.objectContaining({ rule: 'safety' }))
  })

  test.each(words.gaps)('the checker finds an empty slot in a step: %s', (sentence) => {
    expect(checkLine(aRequest({ language }), sentence, 'instruction')).toContainEqual(
      expect.objectContaining({ rule: 'structure', detail: { kind: 'gap' } }),
    )
  })
})
