import { describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/options.ts'
import type { Finding } from '#domain/recipes/judgement.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { aRequest } from '#kitchen/a-request.ts'
import { handWrittenRecipesIn, soupIn, stirFryIn } from '#kitchen/checker/by-hand/in-every-language.ts'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'

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

describe.each(languageCodes)('a recipe in %s', (language) => {
  const words = handWrittenRecipesIn[language]
  const stirFry = stirFryIn(language)
  const soup = soupIn(language)

  it('that is good has no finding', () => {
    expect(checkRecipe(stirFry.request, stirFry.recipe)).toEqual([])
    expect(checkRecipe(soup.request, soup.recipe)).toEqual([])
  })

  it('passes line by line as well', () => {
    for (const { request, recipe } of [stirFry, soup]) {
      expect(checkLine(request, recipe.title, 'title')).toEqual([])
      expect(checkLine(request, recipe.description, 'description')).toEqual([])
      for (const line of recipe.ingredients) expect(checkLine(request, line, 'ingredient')).toEqual([])
      for (const step of recipe.instructions) expect(checkLine(request, step, 'instruction', recipe.ingredients)).toEqual([])
    }
  })

  it.each(words.dairyLines)('hides no milk in the list: %s', (line) => {
    const { request, recipe } = soup
    expect(rulesIn(checkRecipe(request, { ...recipe, ingredients: [...recipe.ingredients, line] }))).toEqual(
      expect.arrayContaining(['allergen', 'diet']),
    )
    expect(rulesIn(checkLine(request, line, 'ingredient'))).toEqual(expect.arrayContaining(['allergen', 'diet']))
  })

  it.each(words.dairySteps)('hides no milk in a step, a title, a description: %s', (sentence) => {
    const { request, recipe } = soup
    const isFound = expect.objectContaining({ rule: 'allergen', detail: expect.objectContaining({ allergen: 'dairy' }) })
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(isFound)
    expect(checkRecipe(request, { ...recipe, title: sentence.replace(/[.。]$/, '') })).toContainEqual(isFound)
    expect(checkRecipe(request, { ...recipe, description: sentence })).toContainEqual(isFound)
    expect(checkLine(request, sentence, 'instruction', recipe.ingredients)).toContainEqual(isFound)
  })

  it.each(words.withoutDairy)('may say what it is made without: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, { ...recipe, description: sentence })).toEqual([])
  })

  it.each(words.unlisted)('names no food that is not listed: %s', (sentence) => {
    const { request, recipe } = stirFry
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'instructions[2]', detail: expect.objectContaining({ kind: 'not-listed' }) }),
    )
  })

  it('uses all that it lists, each thing of it', () => {
    for (const { request, recipe } of [stirFry, soup])
      for (const [at, line] of recipe.ingredients.entries()) {
        const named = checkRecipe(request, { ...recipe, instructions: ['…'] }).filter(({ where }) => where === `ingredients[${at}]`)
        if (at !== 1 || recipe.mealType === 'soup')
          if (!(recipe.mealType === 'soup' && at === 4)) expect(rulesIn(named), line).toContain('steps-list')
      }
  })

  it.each(words.strange)('adds nothing that nobody knows, under an exclusion: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(
      expect.objectContaining({ rule: 'allergen', detail: expect.objectContaining({ kind: 'unknown-food' }) }),
    )
    expect(checkLine(aRequest({ language }), sentence, 'instruction').filter(({ detail }) => detail.kind === 'unknown-food')).toEqual([])
  })

  it.each(words.ordinary)('may use the words of any kitchen: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, withStep(recipe, sentence))).toEqual([])
  })

  it.each(words.foreign)('is in one language: %s', (sentence) => {
    const { request, recipe } = soup
    expect(checkRecipe(request, withStep(recipe, sentence))).toContainEqual(expect.objectContaining({ rule: 'language' }))
  })

  it('has a finding for foods under foreign names, too', () => {
    const { request, recipe } = soup
    const [first = ''] = words.foreign
    expect(rulesIn(checkRecipe(request, withStep(recipe, first)))).toContain('allergen')
  })

  it('says when the chicken is done', () => {
    const { request, recipe } = stirFry
    expect(rulesIn(checkRecipe(request, swapped(recipe, words.noCue)))).toEqual(['safety'])
    expect(rulesIn(checkRecipe(request, swapped(recipe, words.tooCool)))).toEqual(['safety'])
  })

  it('never serves chicken pink', () => {
    const { request, recipe } = stirFry
    for (const swap of words.pink) expect(rulesIn(checkRecipe(request, swapped(recipe, swap)))).toEqual(['safety'])
    for (const swap of words.notPink) expect(checkRecipe(request, swapped(recipe, swap))).toEqual([])
  })

  it('has amounts that a cook would use', () => {
    const { request, recipe } = stirFry
    expect(rulesIn(checkRecipe(request, swapped(recipe, words.tenfold)))).toEqual(['amounts'])
    expect(rulesIn(checkRecipe(request, { ...recipe, servings: 40 }))).toContain('amounts')
  })

  it('has times that add up', () => {
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

  it.each(words.general)('may speak of its foods in general: %s', (before, after) => {
    const { request, recipe } = stirFry
    expect(checkRecipe(request, swapped(recipe, [before, after]))).toEqual([])
  })

  it.each(words.impossibleHeat)('is cooked at heats that a kitchen has: %s', (sentence) => {
    expect(checkLine(aRequest({ language }), sentence, 'instruction')).toContainEqual(expect.objectContaining({ rule: 'safety' }))
  })

  it.each(words.gaps)('has no empty slot: %s', (sentence) => {
    expect(checkLine(aRequest({ language }), sentence, 'instruction')).toContainEqual(
      expect.objectContaining({ rule: 'structure', detail: { kind: 'gap' } }),
    )
  })
})
