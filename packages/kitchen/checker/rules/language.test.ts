import { describe, expect, test } from 'vitest'
import { aCompote, aFrittata } from '#kitchen/testing/a-recipe.ts'
import { withoutStructure } from '#kitchen/testing/answered.ts'
import { rulesBroken } from '#kitchen/testing/rules-broken.ts'

describe('the language rule', () => {
  test('the language rule requires the requested language', () => {
    const { request, recipe } = aCompote()
    expect(rulesBroken(request, { ...recipe, language: 'de' })).toContain('language')
    const german = {
      ...withoutStructure(recipe),
      instructions: [
        'Die Äpfel schälen und in dünne Scheiben schneiden, dann mit den Rosinen und dem Zimt in einem Topf bei mittlerer Hitze kochen.',
      ],
    }
    expect(rulesBroken(request, german)).toContain('language')
  })

  test("the language rule accepts foreign letters only from the cook's own words", () => {
    const { request, recipe } = aFrittata()
    const spoiled = { ...recipe, description: 'С грибами.' }
    expect(rulesBroken(request, spoiled)).toEqual(['language'])
    expect(rulesBroken({ ...request, ingredients: [...request.ingredients, 'С грибами'] }, spoiled)).not.toContain('language')
  })
})
